"""A house full of tables, and what it takes to look after them."""

from wormery.table.house.house import House
from wormery.table.house.opening import Open

__all__ = ["House", "Open"]
