"""The database: entries of tables, and the little that is kept beside them."""
