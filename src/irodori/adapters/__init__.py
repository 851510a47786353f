"""Doors for research: the games under the interfaces that learning programs expect. Each needs `irodori[research]`."""
