"""Clocks, chance, options and reading: what all games share."""

from pathlib import Path
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from wormery.bots.wurmt import sight
from wormery.core import (
    Latest,
    LatestStep,
    Millis,
    Refusal,
    Seat,
    choices,
    commitment,
    compiled,
    convert,
    decode,
    drawn,
    generator,
)
from wormery.core.clock import Bank, PerMove, flag_falls, think, wound
from wormery.games import wormi
from wormery.games.catalogue import GAMES, game_named


class Sample(Struct, forbid_unknown_fields=True):
    """Options of every kind."""

    colour: Annotated[Literal["red", "green"], Meta(description="A colour")] = "red"
    size: Annotated[int, Meta(ge=1, le=9)] = 3
    loud: bool = False
    names: tuple[str, ...] = ()
    pair: tuple[int, bool] = (1, True)
    clock: Bank | None = None


def test_options_are_described_for_people() -> None:
    described = {choice.name: choice for choice in choices(Sample)}
    assert described["colour"].values == "green | red"
    assert described["colour"].meaning == "A colour"
    assert described["size"].values == "1 to 9"
    assert described["loud"].values == "true | false"
    assert described["names"].values == "[text, ...]"
    assert described["pair"].values == "[a number, true | false]"
    assert described["clock"].values.startswith("{type: bank, limit: 1000 to")
    assert [described[name].default for name in ("colour", "size", "names")] == ["red", "3", "[]"]


def test_chance_repeats_for_its_seed_and_the_promise_hides_it() -> None:
    assert generator("a").random() == generator("a").random() != generator("b").random()
    assert commitment("a") != commitment("b")
    assert "a1b2c3" not in commitment("a1b2c3")


def test_a_drawn_game_shares_the_point() -> None:
    assert drawn("agreed", 2).scores == (0.5, 0.5)
    assert drawn("agreed", 2).winners == ()


@given(st.lists(st.integers(0, 5_000), min_size=1, max_size=20), st.integers(0, 2_000))
def test_a_bank_loses_what_was_thought_and_gains_the_bonus(spent: list[int], bonus: int) -> None:
    """WI-17"""
    clock = think(wound(Bank(200_000, bonus), 2), Seat(0), Millis(0))
    now = 0
    for number, span in enumerate(spent, start=1):
        now += span
        clock = think(clock, Seat(number % 2), Millis(now))
    total = sum(clock.left)
    assert total == 400_000 - sum(spent) + bonus * len(spent)
    assert flag_falls(clock) == now + clock.left[len(spent) % 2]


def test_a_clock_that_stands_still_has_no_flag() -> None:
    """WI-17"""
    clock = wound(PerMove(5_000), 3)
    assert flag_falls(clock) is None
    assert flag_falls(think(clock, Seat(2), Millis(70))) == 5_070
    assert flag_falls(think(think(clock, Seat(2), Millis(70)), None, Millis(80))) is None


@pytest.mark.parametrize("junk", [b"", b"\xff", b"{}", b"NaN", b"1e300", b"1.5", "\ud800"])
def test_what_cannot_be_read_is_refused(junk: bytes | str) -> None:
    """TB-01"""
    with pytest.raises(Refusal, match="TB-01"):
        decode(int, junk)


def test_plain_data_are_read_as_strictly_as_json() -> None:
    """TB-01"""
    assert convert(Sample, {"size": 4}) == Sample(size=4)
    for junk in ({"size": 4.5}, {"size": "4"}, {"more": 1}, None, [1], {"size": 10**400}):
        with pytest.raises(Refusal, match="TB-01"):
            convert(Sample, junk)


def test_games_are_found_by_name() -> None:
    """TB-04"""
    assert game_named("wormi") is wormi
    assert len({game.ABOUT.name for game in GAMES}) == len(GAMES)
    with pytest.raises(Refusal, match="TB-04"):
        game_named("chess")


def test_a_refusal_reads_like_one() -> None:
    assert str(Refusal("WI-05", "not your turn")) == "WI-05: not your turn"
    assert str(Refusal("WI-05")) == "WI-05"


def test_the_latest_answer_is_remembered_for_the_very_value_only() -> None:
    """Values are told apart by identity: an equal one is asked about anew."""
    asked: list[tuple[int, ...]] = []

    @Latest
    def total(numbers: tuple[int, ...]) -> int:
        asked.append(numbers)
        return sum(numbers)

    one, other = (1, 2, int("300")), (1, 2, int("300"))
    assert [total(one), total(one), total(other), total(one)] == [303] * 4
    assert len(asked) == 3


def test_what_was_decided_is_not_worked_out_again_when_it_is_told() -> None:
    asked: list[int] = []

    @LatestStep
    def added(state: tuple[int, ...] | None, event: int) -> tuple[int, ...]:
        asked.append(event)
        return (*(state or ()), event)

    state, event = added(None, int("301")), int("302")
    decided = added(state, event)
    assert added(state, event) is decided
    assert asked == [301, 302]
    assert added(decided, event) == (301, 302, 302)
    assert added(state, int("303")) == (301, 303)
    assert added(state, event) == decided
    assert len(asked) == 5


def test_a_kernel_is_compiled_anew_when_a_constant_elsewhere_changes() -> None:
    """What it imports is compiled in, through other modules as well, names of functions or not."""
    reached = {path.as_posix() for path in compiled._reached(Path(sight.__file__))}
    assert any(path.endswith("games/wurmt/kernel/rules.py") for path in reached)
    assert any(path.endswith("core/compiled.py") for path in reached)
