"""Addresses: whom a limit counts as one, and whose forwarded headers are believed."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

_ONE_HOME = 64  # bits of an IPv6 address; the rest is anybody's choice who lives there


def network(address: str) -> str:
    """An address as limits count it: IPv6 by its /64, which one household has to itself."""
    if ":" not in address:
        return address
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    mapped = read.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    return str(IPv6Network((read, _ONE_HOME), strict=False))


class Proxies:
    """The reverse proxies in front of a server: many people come from one such address."""

    def __init__(self, listed: str) -> None:
        words = [word.strip() for word in listed.split(",") if word.strip()]
        self._all = "*" in words
        self._names = frozenset(words)
        self._networks = _networks(words)

    def trusts(self, address: str) -> bool:
        """Whether an address is one of them."""
        if self._all or address in self._names:
            return True
        try:
            read = ip_address(address)
        except ValueError:
            return False
        return any(read in each for each in self._networks)


def _networks(words: Sequence[str]) -> list[IPv4Network | IPv6Network]:
    found = []
    for word in words:
        try:
            found.append(ip_network(word))
        except ValueError:
            continue  # a name, or *
    return found
