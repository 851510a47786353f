"""The engine that all games share; it knows none of them."""
