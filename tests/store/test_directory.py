"""Tables and guests are found again."""

from msgspec.structs import replace

from tests.store.places import ANNA, GARDEN, LONG, Place, play
from wormery.store.directory import OPEN, OVER, DueTable, Guest, ListedTable, Listing
from wormery.store.ids import EMPTY, GuestId, Moment, TableId
from wormery.store.store import Store

LOTTE, EMIL = GuestId("lotte"), GuestId("emil")


def listing(code: str, **changes: object) -> Listing:
    """A listing of a public table that waits."""
    plain = Listing(code=code, public=True, status=OPEN, updated=Moment(5), data=b'{"a":1}')
    return replace(plain, **changes)


async def put(store: Store, name: str, written: Listing) -> TableId:
    """Write a listing, as a table does, and let the table go."""
    table = TableId(name)
    fence = await store.lease(table, ANNA, LONG)
    await store.append(table, EMPTY, [], fence, written)
    await store.release(table, fence)
    return table


def test_a_table_is_found_by_its_code(place: Place) -> None:
    written = listing("WORM", guests=(LOTTE, EMIL, LOTTE), public=False, data=b"\x00\xff")

    async def scene(store: Store) -> None:
        table = await put(store, "a", written)
        await put(store, "b", listing("ROPE"))
        assert await store.find("WORM") == ListedTable(table, written)
        assert await store.find("KNOT") is None
        assert await store.table_count() == 2
        assert await store.listing(GARDEN) is None

    play(place, scene)


def test_a_card_is_replaced_with_its_code_and_guests(place: Place) -> None:
    async def scene(store: Store) -> None:
        table = await put(store, "a", listing("WORM", guests=(LOTTE,)))
        await put(store, "a", listing("ROPE", guests=(EMIL,), status="playing"))
        assert await store.find("WORM") is None
        assert await store.listing(table) == listing("ROPE", guests=(EMIL,), status="playing")
        assert await store.tables_of(LOTTE) == []
        assert [listed.table for listed in await store.tables_of(EMIL)] == [table]

    play(place, scene)


def test_public_tables_that_wait_are_listed_latest_first(place: Place) -> None:
    async def scene(store: Store) -> None:
        await put(store, "a", listing("A", updated=Moment(1)))
        await put(store, "b", listing("B", updated=Moment(3)))
        await put(store, "c", listing("C", updated=Moment(2)))
        await put(store, "d", listing("D", public=False))
        await put(store, "e", listing("E", status="playing"))
        assert [listed.listing.code for listed in await store.open_tables()] == ["B", "C", "A"]
        assert [listed.listing.code for listed in await store.open_tables(limit=2)] == ["B", "C"]

    play(place, scene)


def test_public_tables_are_watched_while_a_game_is_on_and_shortly_after(place: Place) -> None:
    """Games that are on come first, then those that ended since a moment."""

    async def scene(store: Store) -> None:
        await put(store, "a", listing("A", updated=Moment(1), status="playing"))
        await put(store, "b", listing("B", updated=Moment(3), status="playing"))
        await put(store, "c", listing("C", updated=Moment(9), status=OVER))
        await put(store, "d", listing("D", updated=Moment(4), status=OVER))
        await put(store, "e", listing("E", updated=Moment(8), status="playing", public=False))
        await put(store, "f", listing("F", updated=Moment(8)))
        found = await store.watchable(Moment(5))
        assert [listed.listing.code for listed in found] == ["B", "A", "C"]
        assert [each.listing.code for each in await store.watchable(Moment(5), limit=1)] == ["B"]

    play(place, scene)


def test_the_tables_of_a_guest_are_listed_latest_first(place: Place) -> None:
    async def scene(store: Store) -> None:
        await put(store, "a", listing("A", guests=(LOTTE,), updated=Moment(1), status=OVER))
        await put(store, "b", listing("B", guests=(EMIL, LOTTE), updated=Moment(2), public=False))
        await put(store, "c", listing("C", guests=(EMIL,)))
        assert [listed.listing.code for listed in await store.tables_of(LOTTE)] == ["B", "A"]
        assert [listed.listing.code for listed in await store.tables_of(LOTTE, limit=1)] == ["B"]

    play(place, scene)


def test_a_guest_with_several_seats_at_a_table_finds_it_once(place: Place) -> None:
    async def scene(store: Store) -> None:
        await put(store, "a", listing("A", guests=(LOTTE, EMIL, LOTTE)))
        await put(store, "b", listing("B", guests=(EMIL, LOTTE), updated=Moment(7)))
        for guest in (LOTTE, EMIL):
            assert [listed.listing.code for listed in await store.tables_of(guest)] == ["B", "A"]

    play(place, scene)


def test_tables_that_are_due_come_in_their_order_and_in_pages(place: Place) -> None:
    async def scene(store: Store) -> None:
        for name, due in (("b", 20), ("a", 20), ("d", 10), ("c", 30)):
            await put(store, name, listing(name, status="playing", due=Moment(due)))
        await put(store, "e", listing("e"))
        first = await store.due(Moment(30), limit=3)
        assert first == [DueTable(Moment(10), TableId("d")), *_due(20, "a", "b")]
        assert await store.due(Moment(30), first[-1], limit=3) == _due(30, "c")
        assert await store.due(Moment(30), _due(30, "c")[0]) == []
        assert await store.due(Moment(29), first[-1]) == []
        await put(store, "d", listing("d", status=OVER))
        assert (await store.due(Moment(30)))[0].table == "a"

    play(place, scene)


def test_what_a_living_server_holds_need_not_be_woken(place: Place) -> None:
    async def scene(store: Store) -> None:
        tables = [await put(store, name, listing(name, due=Moment(7))) for name in "abcd"]
        await store.lease(tables[0], ANNA, LONG)
        await store.lease(tables[1], ANNA, LONG)
        assert await store.due(Moment(7), limit=1) == _due(7, "c")
        assert await store.due(Moment(7), limit=2) == _due(7, "c", "d")
        await store.renew(ANNA, 0)
        assert await store.due(Moment(7)) == _due(7, "a", "b", "c", "d")

    play(place, scene)


def test_a_listing_reads_back_when_it_is_due_and_when_somebody_was_there(place: Place) -> None:
    async def scene(store: Store) -> None:
        written = listing("A", due=Moment(9), seen=Moment(4))
        table = await put(store, "a", written)
        assert await store.listing(table) == written

    play(place, scene)


def test_it_is_told_for_how_long_no_server_was_up(place: Place) -> None:
    async def scene(store: Store) -> None:
        assert await store.absence(Moment(0), Moment(100)) == 0
        await store.save_absence(Moment(10), Moment(20))
        await store.save_absence(Moment(50), Moment(60))
        await store.save_absence(Moment(52), Moment(59))  # another one tells of the same
        for since, until, absent in ((0, 100, 20), (15, 55, 10), (20, 50, 0), (52, 57, 5)):
            assert await store.absence(Moment(since), Moment(until)) == absent

    play(place, scene)


def _due(due: int, *tables: str) -> list[DueTable]:
    return [DueTable(Moment(due), TableId(table)) for table in tables]


def test_a_guest_is_known_by_the_hash_of_a_token(place: Place) -> None:
    lotte = Guest(LOTTE, b"\x00" * 32, "Lotte", Moment(1), Moment(1))

    async def scene(store: Store) -> None:
        assert await store.guest_by_token_hash(lotte.token_hash) is None
        await store.save_guest(lotte)
        assert await store.guest_by_token_hash(lotte.token_hash) == lotte
        changed = replace(lotte, name="Charlotte", seen=Moment(9), token_hash=b"\x01" * 32)
        await store.save_guest(changed)
        assert await store.guest_by_token_hash(lotte.token_hash) is None
        assert await store.guest_by_token_hash(changed.token_hash) == changed

    play(place, scene)
