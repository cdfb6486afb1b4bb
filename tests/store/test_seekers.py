"""Whoever wants to play somebody now is given the one who has waited longest (TB-27)."""

import pytest
from msgspec.structs import replace

from tests.store.places import Place, play
from wormery.store import seekers
from wormery.store.ids import GuestId, Moment, TableId
from wormery.store.seekers import (
    CLAIM_MS,
    PATIENCE_MS,
    Found,
    Paired,
    Seeker,
    TooManyWait,
    Waits,
    agreed,
)
from wormery.store.store import Store

LOTTE = Seeker(GuestId("lotte"), "wormi", b'{"a":1}', flexible=True, name="Lotte", face="bow")
EMIL = replace(LOTTE, guest=GuestId("emil"), name="Emil")
GRETA = replace(LOTTE, guest=GuestId("greta"), name="Greta")
NOW = Moment(1_000_000)
TABLE = TableId("t")


def test_two_who_want_the_same_are_brought_together(place: Place) -> None:
    """TB-27: the one who waited longest first, and everybody once."""

    async def scene(store: Store) -> None:
        assert await store.seek(LOTTE, NOW) == Waits()
        assert await store.seek(LOTTE, NOW) == Waits()
        await store.seek(replace(GRETA, game="wurmt"), NOW)
        assert await store.seek(EMIL, NOW) == Paired(LOTTE)
        assert await store.seek(LOTTE, NOW) == Waits()
        assert await store.seek(GRETA, NOW) == Waits()
        assert await store.found(LOTTE.guest, TABLE)
        assert await store.seek(LOTTE, NOW) == Found(TABLE)
        assert not await store.found(LOTTE.guest, TABLE)

    play(place, scene)


def test_options_have_to_suit_both(place: Place) -> None:
    """TB-27"""
    strict = replace(LOTTE, flexible=False)
    other = replace(EMIL, options=b"{}", flexible=False)

    async def scene(store: Store) -> None:
        await store.seek(strict, NOW)
        assert await store.seek(other, NOW) == Waits()
        assert await store.seek(replace(other, flexible=True), NOW) == Paired(strict)

    play(place, scene)
    assert agreed(strict, replace(other, flexible=True)) == strict.options
    assert agreed(LOTTE, other) == other.options
    assert agreed(LOTTE, replace(other, flexible=True)) == LOTTE.options


def test_whoever_is_no_longer_there_is_found_by_nobody(place: Place) -> None:
    """TB-27: who closes the page says so, or asks no more."""

    async def scene(store: Store) -> None:
        await store.seek(LOTTE, NOW)
        await store.stop_seeking(LOTTE.guest)
        assert await store.seek(EMIL, NOW) == Waits()
        assert await store.seek(GRETA, Moment(NOW + PATIENCE_MS + 1)) == Waits()
        assert not await store.found(EMIL.guest, TABLE)

    play(place, scene)


def test_who_was_found_by_a_server_that_died_waits_on(place: Place) -> None:
    """TB-27"""

    async def scene(store: Store) -> None:
        await store.seek(LOTTE, NOW)
        assert await store.seek(EMIL, NOW) == Paired(LOTTE)
        half = Moment(NOW + CLAIM_MS // 2)
        assert await store.seek(LOTTE, half) == Waits()
        assert await store.seek(GRETA, half) == Waits()
        after = Moment(NOW + CLAIM_MS + 1)
        assert await store.seek(LOTTE, after) == Paired(GRETA)

    play(place, scene)


def test_only_so_many_wait(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """TB-27, TB-16"""
    from wormery.store.postgres import seekers as in_postgres  # noqa: PLC0415

    monkeypatch.setattr(seekers, "MOST", 1)
    monkeypatch.setattr(in_postgres, "MOST", 1)

    async def scene(store: Store) -> None:
        await store.seek(LOTTE, NOW)
        await store.seek(LOTTE, NOW)
        with pytest.raises(TooManyWait):
            await store.seek(replace(EMIL, game="wurmt"), NOW)

    play(place, scene)
