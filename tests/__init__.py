"""A package of its own: a library that the benchmarks bring has one of this name too."""
