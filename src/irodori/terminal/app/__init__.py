"""The terminal as a full screen, in Textual. It names no game: each draws itself in its own folder."""
