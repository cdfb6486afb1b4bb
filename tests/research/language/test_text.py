"""The games in words: what is said, what is read, and what is never told."""

import random
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from wormery.core import Refusal, Seat
from wormery.games.catalogue import GAMES
from wormery.games.wurmt.news import SpiedNews
from wormery.games.wurmt.view import CardView
from wormery.research.language import TextEnv, TextTable
from wormery.research.language.story import story
from wormery.words.languages import LANGUAGES

NAMES = [game.ABOUT.name for game in GAMES]
every_game = pytest.mark.parametrize("game", NAMES)


def played(env: TextEnv, rng: Random, most: int = 400) -> list[tuple[int, str]]:
    """A game of anybody, by texts alone; what was seen, and by whom."""
    seen = []
    for _ in range(most):
        player, observation = env.get_observation()
        seen.append((player, observation))
        done, info = env.step(f"I think I will play [{rng.choice(env.table.legal())}]")
        assert "refused" not in info, info
        if done:
            break
    return seen


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_is_read_as_it_is_written(game: str, language: str) -> None:
    env = TextEnv(game, language=language)
    env.reset(seed=5)
    rng = Random(f"{game}/{language}")
    for _ in range(25):
        table = env.table
        legal = table.legal()
        view = table.game.view(table._run.state, table.seat)
        for text in legal:
            assert table.seat is not None
            command = table._command(text, table.seat, view)
            assert table._words.write(view, command, table.speech) == text
        env.step(rng.choice(legal))
        if table.seat is None:
            break


@every_game
def test_the_same_seed_and_texts_are_the_same_game(game: str) -> None:
    before = random.getstate()
    games = []
    for _ in range(2):
        env = TextEnv(game, bots={1: "easy"})
        env.reset(seed=3)
        games.append(played(env, Random("same"), 12))
    assert games[0] == games[1]
    assert random.getstate() == before


def test_a_game_is_played_to_its_end_and_rewarded() -> None:
    env = TextEnv("wurmt", language="nl")
    env.reset(num_players=3, seed=1)
    seen = played(env, Random("end"))
    assert {player for player, _ in seen} == {0, 1, 2}
    rewards, info = env.close()
    assert sum(rewards.values()) == pytest.approx(1)
    assert info["reason"] == "most_points"
    assert "afgelopen" in env.get_observation()[1]
    with pytest.raises(Refusal, match="TB-03"):
        env.step("1 1")


def test_what_is_hidden_is_not_told() -> None:
    """DW-33: two deals that differ in hidden cards alone are told in the same words."""
    table = TextTable("wurmt", seats=2, seed="secret")
    bed = table._run.state
    told = table.observation(0)
    hidden = msgspec.structs.replace(bed, pile=tuple(reversed(bed.pile)), aside=bed.aside[::-1])
    table._run.state = hidden
    assert table.observation(0) == told
    swapped = msgspec.structs.replace(
        bed,
        hands=(bed.hands[0], tuple(_other_value(card) for card in bed.hands[1])),
    )
    table._run.state = swapped
    assert table.observation(0) == told


def _other_value(card: object) -> object:
    value = getattr(card, "value", None)
    return card if value is None else msgspec.structs.replace(card, value=8 - value)  # type: ignore[type-var]


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_happened_is_told_until_one_says_something(game: str, language: str) -> None:
    """Others' moves stand in the observation once, and the own spy's secret is told to no other."""
    table, rng = TextTable(game, seats=2, seed="story", language=language), Random("story")
    title, told = table.speech.say("story"), 0
    for _ in range(30):
        if table.seat is None:
            break
        seat = table.seat
        text = table.observation(seat)
        assert table.observation(seat) == text
        told += title in text
        table.play(rng.choice(table.legal()))
    assert told > 5


def test_the_story_keeps_a_spys_secret() -> None:
    """DW-26"""
    speech = TextTable("wurmt", seats=2).speech
    spied = SpiedNews(Seat(0), CardView(None, action="spy"), 2)
    assert story([spied], speech) == ["Seat 1 looked at the head of worm 3."]
    known = msgspec.structs.replace(spied, value=7)
    assert story([known], speech) == ["You looked: worm 3 hides a 7."]


WAYS = [
    ("wormi", ["piece 1 to g3", "1 g3", "f4 g3", "I move f4-g3!", "b1 g3", "[1 g3]"]),
    ("wurmt", ["{card} {worm}", "lay card {card} on worm {worm}", "card {card} -> worm {worm}."]),
]


@pytest.mark.parametrize(("game", "texts"), WAYS)
def test_people_say_moves_in_many_ways(game: str, texts: Sequence[str]) -> None:
    states = set()
    for text in texts:
        table = TextTable(game, seats=2, seed="x")
        card, worm = next((m.split() for m in table.legal() if len(m.split()) == 2), ("1", "1"))
        table.play(text.format(card=card, worm=worm))
        states.add(table.observation(0))
    assert len(states) == 1


def test_wormlord_is_played_by_verbs_and_cells() -> None:
    table = TextTable("wormlord", seed="x", language="de", bots={1: "plan1@beginner"})
    table.play("Ich knote jetzt.")
    assert "deinen Knoten in der Hand" in table.observation(0)
    (first, *_) = [move for move in table.legal() if move.startswith("legen")]
    table.play(first.split()[1])  # the cell alone will do
    assert "leer" in table.observation(0)
    table.play("warten")
    assert table.seat == 0


@every_game
@pytest.mark.parametrize(
    "text", ["", "hello", "99 z9", "{", '{"type": "fly"}', "[]", "💥" * 5000, "1" * 3000]
)
def test_what_cannot_be_read_is_refused_and_changes_nothing(game: str, text: str) -> None:
    """TB-01"""
    table = TextTable(game, seed="bad")
    before = table.observation(0)
    with pytest.raises(Refusal) as refused:
        table.play(text)
    assert len(str(refused.value)) < 600
    assert table.observation(0) == before


def test_an_illegal_move_is_refused_by_its_rule_in_the_players_language() -> None:
    """WI-06, DW-11"""
    table = TextTable("wormi", seed="x", language="fr")
    with pytest.raises(Refusal, match=r"WI-\d\d: .*[a-z]") as refused:
        table.play('{"type": "move", "piece": 1, "to": "a6"}')
    assert refused.value.detail[0].isupper()
    table = TextTable("wormi", seed="x")
    squares = [move.split()[1] for move in table.legal()]
    shared = next(square for square in squares if squares.count(square) > 1)
    with pytest.raises(Refusal, match="several moves"):
        table.play(shared)


def test_ten_mistakes_in_a_row_lose() -> None:
    env = TextEnv("wormi", show_moves=True)
    env.reset()
    for turn in range(10):
        done, info = env.step("no")
        assert "refused" in info
        assert done == (turn == 9)
        assert "cannot be read" in env.get_observation()[1]
        assert "You can:" in env.get_observation()[1]
    assert env.close()[0] == {0: 0.0, 1: 1.0}


@pytest.mark.parametrize(
    ("wrong", "choices"),
    [
        ("no game", {"game": "go"}),
        ("languages", {"language": "xx"}),
        ("seats", {"options": {"hand_size": 99}}),
        ("clock", {"options": {"clock": {"type": "turn", "seconds": 30}}}),
        ("no bot", {"bots": {0: "grandmaster"}}),
        ("no seat", {"bots": {7: "easy"}}),
        ("programs", {"bots": {0: "exec:touch owned"}}),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: str, choices: dict[str, object]) -> None:
    """TB-04"""
    with pytest.raises(Refusal, match=wrong if wrong not in ("seats", "clock") else "TB-0"):
        TextEnv(**{"game": "wurmt", **choices})  # type: ignore[arg-type]


def test_reset_comes_first() -> None:
    """TB-03"""
    with pytest.raises(Refusal, match="reset comes first"):
        TextEnv("wormi").get_observation()
