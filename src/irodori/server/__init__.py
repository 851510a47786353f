"""The server: tables over HTTP and WebSockets, kept in one database."""
