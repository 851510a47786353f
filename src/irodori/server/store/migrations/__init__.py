"""Alembic's migrations of the database."""
