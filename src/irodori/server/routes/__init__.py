"""HTTP and JSON: everything but the play itself."""
