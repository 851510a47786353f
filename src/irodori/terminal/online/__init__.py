"""A table that a server keeps: its link, who one is there, the line to it, and what one knows of it."""
