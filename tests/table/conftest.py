"""Tests that need a PostgreSQL server say so, and can be left out openly."""

from tests.services import pytest_collection_modifyitems, pytest_configure

__all__ = ["pytest_collection_modifyitems", "pytest_configure"]
