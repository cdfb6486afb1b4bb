"""What somebody has played is found again page by page; tables can be put away."""

from tests.store.places import ANNA, LONG, Place, play
from tests.store.test_directory import EMIL, LOTTE, listing, put
from wormery.store.directory import OVER
from wormery.store.games import FinishedGame, GameKey
from wormery.store.ids import EMPTY, Moment, TableId
from wormery.store.store import Store


async def finish(store: Store, name: str, *games: FinishedGame) -> None:
    """Games end at a table."""
    table = TableId(name)
    fence = await store.lease(table, ANNA, LONG)
    await store.append(table, EMPTY, [], fence, listing(name.upper(), status=OVER), games)
    await store.release(table, fence)


def game(number: int, ended: int) -> FinishedGame:
    """A game of Lotte's and Emil's."""
    return FinishedGame(number, Moment(ended), ((LOTTE, b"lotte's"), (EMIL, b"emil's")))


def test_games_come_latest_first_and_in_pages(place: Place) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "a", game(1, 10), game(2, 30))
        await finish(store, "b", game(1, 20))
        first = await store.games_of(LOTTE, limit=2)
        assert [(each.code, each.key.number) for each in first] == [("A", 2), ("B", 1)]
        assert first[0].data == b"lotte's"
        rest = await store.games_of(LOTTE, first[-1].key, limit=2)
        assert [each.key for each in rest] == [GameKey(Moment(10), TableId("a"), 1)]
        assert await store.games_of(LOTTE, rest[-1].key) == []
        assert len(await store.games_of(EMIL)) == 3

    play(place, scene)


def test_games_that_end_at_one_moment_are_told_apart(place: Place) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "a", game(1, 10), game(2, 10))
        await finish(store, "b", game(1, 10))
        seen = []
        (found,) = await store.games_of(LOTTE, limit=1)
        while True:
            seen.append((found.key.table, found.key.number))
            following = await store.games_of(LOTTE, found.key, limit=1)
            if not following:
                break
            (found,) = following
        assert seen == [("b", 1), ("a", 2), ("a", 1)]

    play(place, scene)


def test_a_table_that_was_put_away_comes_back_when_it_changes_or_is_wanted(place: Place) -> None:
    async def scene(store: Store) -> None:
        table = await put(store, "a", listing("A", guests=(LOTTE, EMIL), updated=Moment(5)))
        await store.put_away(LOTTE, table, Moment(7))
        assert await store.tables_of(LOTTE) == []
        assert len(await store.tables_of(EMIL)) == 1
        await put(store, "a", listing("A", guests=(LOTTE, EMIL), updated=Moment(8)))
        assert len(await store.tables_of(LOTTE)) == 1
        await store.put_away(LOTTE, table, Moment(9))
        await store.put_away(LOTTE, table, None)
        assert len(await store.tables_of(LOTTE)) == 1

    play(place, scene)
