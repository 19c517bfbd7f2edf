"""The server: live tables over HTTP, kept in a database."""
