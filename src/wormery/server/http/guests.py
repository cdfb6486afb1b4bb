"""Guests: people who play at once, known by a token that only they have."""

import secrets
from collections import OrderedDict
from hashlib import sha256

from msgspec.structs import replace

from wormery.store.directory import Directory, Guest
from wormery.store.ids import GuestId
from wormery.table.alarms import Now
from wormery.table.seating.faces import Face, any_face
from wormery.table.seating.names import checked

COOKIE = "wormery_guest"
_COOKIE = COOKIE.encode()
YEAR = 365 * 24 * 60 * 60
MOST_REMEMBERED = 20_000


class Guests:
    """Who is who; the store keeps the hash of a token, never the token."""

    def __init__(self, directory: Directory, now: Now, most: int = MOST_REMEMBERED) -> None:
        self._directory = directory
        self._now = now
        self._most = most  # that are remembered
        self._known: OrderedDict[bytes, Guest] = OrderedDict()

    async def welcome(self, name: str, face: Face | None = None) -> tuple[Guest, str]:
        """A new guest, and the token that proves it; refused if the name is none (TB-08)."""
        token = secrets.token_urlsafe(32)
        now = self._now()
        known = GuestId(secrets.token_hex(8))
        guest = Guest(known, hash_token(token), checked(name), now, now, face or any_face())
        await self._save(guest)
        return guest, token

    async def rename(self, guest: Guest, name: str, face: Face | None = None) -> Guest:
        """A guest under another name, perhaps with another face."""
        look = face or guest.face or any_face()
        renamed = replace(guest, name=checked(name), seen=self._now(), face=look)
        await self._save(renamed)
        return renamed

    async def find(self, token: str | None) -> Guest | None:
        """Whose token this is; None for no token, or a forged one."""
        if not token or len(token) > 100:
            return None
        hashed = hash_token(token)
        known = self._known.get(hashed)
        if known is None:
            known = await self._directory.guest_by_token_hash(hashed)
            if known is not None:
                self._remember(known)
        return known

    async def _save(self, guest: Guest) -> None:
        await self._directory.save_guest(guest)
        self._remember(guest)

    def _remember(self, guest: Guest) -> None:
        self._known[guest.token_hash] = guest
        if len(self._known) > self._most:
            self._known.popitem(last=False)


def token_in(headers: list[tuple[bytes, bytes]]) -> str | None:
    """The token that a request carries: a cookie, or a bearer's."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].decode("latin-1").strip()
    found = (_cookie(value) for name, value in headers if name == b"cookie")
    return next((token for token in found if token is not None), None)


def _cookie(header: bytes) -> str | None:
    """Our cookie among those of a header, found in one pass however long it is."""
    for pair in header.split(b";"):
        name, is_pair, value = pair.partition(b"=")
        if is_pair and name.strip() == _COOKIE:
            return value.strip().strip(b'"').decode("latin-1")
    return None


def hash_token(token: str) -> bytes:
    """What the store knows of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
