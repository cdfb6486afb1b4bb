"""The coach of Wormi: hints with reasons, reviews that show something better, puzzles proved."""

from random import Random

import pytest

from wormery.bots.wormi.puzzles import shipped
from wormery.coaches.wormi import review as coach_wormi_review
from wormery.coaches.wormi.coach import COACH, hint, reply
from wormery.coaches.wormi.hint import advised, joined, measured
from wormery.coaches.wormi.puzzles import list_puzzles, try_puzzle
from wormery.coaches.wormi.review import look, records
from wormery.coaches.wormi.views import Explore, Explored, Remark, TryPuzzle
from wormery.core import Millis, Refusal, Seat, Setup
from wormery.games import wormi
from wormery.games.wormi import BLUE, Move, Position, Resign, read_position
from wormery.games.wormi.board import Square
from wormery.games.wormi.moving import is_worm, moved

LESSON = (
    "c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 "
    "c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b"
)
GAME = f"""[Start "{LESSON}"]

1. 15:f2-g3 9:g6-f7
2. 10:d8-f8 6:e8-d9
3. 2:d4-b6 10:c2-b1
4. 16:d6-f2 2:g4-f3
5. 14:e3-f4
blue
"""
NEARLY = (
    "f8,e9,d8,e7,d6,c7,b6,a5,b4,c3,c9,e3,f2,g3,f4,e5 "
    "g6,f5,g4,b3,a6,f7,e4,d7,c8,b9,a8,b7,c6,b5,c4,d3 b"
)
"""Blue finishes in two by 11:c9-c5, and by nothing else."""

BUDGET = Millis(2_000)
PATIENT = 60_000  # milliseconds; a sure finish is found long before


def _match(position: str = LESSON) -> wormi.Match:
    options = wormi.Options(position=position)
    match = None
    for event in wormi.begin(Setup(2, options), Random(1)):
        match = wormi.evolve(match, event)
    assert match is not None
    return match


def _remarks(record: str) -> list[Remark]:
    found = look(record)
    remarks = list(found.remarks)
    assert len(remarks) == found.parts
    return remarks


def test_a_hint_is_a_move_that_the_view_lists() -> None:
    """The path is the one that the page can draw."""
    match = _match()
    seen = wormi.view(match, match.blue)
    found = hint(seen, (), Random(1), BUDGET)
    assert found.move in seen.moves
    assert 0 < found.mine < 20


def test_who_is_not_to_move_gets_no_hint() -> None:
    """TB-11: there is nothing to do."""
    match = _match()
    other = Seat(1) if match.blue == 0 else Seat(0)
    for seat in (other, None):
        with pytest.raises(Refusal) as refused:
            hint(wormi.view(match, seat), (), Random(1), BUDGET)
        assert refused.value.rule == "TB-11"


def test_a_sure_finish_is_called_sure_and_the_last_move_a_finish() -> None:
    """The reason tells what is proved."""
    before = read_position(NEARLY)
    first = advised(before, PATIENT)
    assert (first.move.piece, first.move.to, first.why, first.mine) == (11, "c5", "sure", 2)
    attempt = try_puzzle(TryPuzzle(_number(before), (Move(11, Square("c5")),)))
    after = Position(attempt.stills[-1].pieces, BLUE)
    last = advised(after, PATIENT)
    assert last.why == "finishes"
    assert is_worm(moved(after, last.move.piece, last.move.to).pieces[BLUE])


def _number(position: Position) -> int:
    return next(
        each.number
        for each in list_puzzles().puzzles
        if try_puzzle(TryPuzzle(each.number)).stills[0].pieces == position.pieces
        and each.length == 2
    )


def test_a_piece_joins_the_neighbours_that_it_did_not_touch_before() -> None:
    """WI-13: a link is between consecutive numbers."""
    position = read_position(NEARLY)
    assert joined(position, 11, Square("c5")) == ()
    assert joined(read_position(LESSON), 15, Square("g3")) == ()
    assert joined(read_position(LESSON), 2, Square("b6")) == (3,)


def test_a_review_has_a_remark_for_every_moment() -> None:
    """The distances come down to nothing for the winner."""
    remarks = _remarks(GAME)
    assert [remark.number for remark in remarks] == list(range(10))
    assert [remark.side for remark in remarks[:3]] == [None, 0, 1]
    assert remarks[-1].distances[BLUE] == 0
    assert remarks[0].distances[BLUE] == 5
    assert [remark.lost for remark in remarks if remark.side == BLUE] == [0.0] * 5


def test_a_lost_tempo_is_shown_with_something_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is called lost without a line that proves it."""
    monkeypatch.setattr(coach_wormi_review, "THINKING", PATIENT)
    record = f'[Start "{NEARLY}"]\n\n1. 1:f8-g9\npink\n'
    remarks = _remarks(record)
    slip = remarks[1]
    assert slip.lost >= 1
    assert slip.better[0].text == "11:c9-c5"
    assert all((remark.lost >= 1) == bool(remark.better) for remark in remarks)


def test_what_is_not_finished_is_not_reviewed() -> None:
    """TB-20: neither by a review nor by asking what if."""
    going_on = GAME.replace("5. 14:e3-f4\nblue\n", "*\n")
    for ask in (lambda: look(going_on), lambda: reply(Explore(going_on, 0))):
        with pytest.raises(Refusal) as refused:
            ask()
        assert refused.value.rule == "TB-20"


def test_a_game_without_end_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """TB-16"""
    monkeypatch.setattr(coach_wormi_review, "MOST_MOVES", 8)
    with pytest.raises(Refusal) as refused:
        look(GAME)
    assert refused.value.rule == "TB-16"


def test_the_games_of_a_match_are_written_down() -> None:
    """WI-18: both games of a pair, each with its winner by colour."""
    match, events = None, list[wormi.Event]()
    opening = wormi.begin(Setup(2, wormi.Options(position=LESSON, fairness="pair")), Random(1))
    for event in opening:
        match, events = wormi.evolve(match, event), [*events, event]
    assert match is not None
    for seat in (Seat(0), Seat(0)):
        for event in wormi.decide(match, seat, Resign(), Millis(5)):
            match, events = wormi.evolve(match, event), [*events, event]
    results = [wormi.read_record(text).result for text in records(events)]
    assert sorted(results) == ["blue", "pink"]
    broken_off = records(opening)
    assert [wormi.read_record(text).result for text in broken_off] == ["draw"]


def test_what_if_goes_by_the_rules() -> None:
    """WI-06, WI-07: another move is tried, and an illegal one refused."""
    answer = reply(Explore(GAME, 8, (Move(14, Square("f4")),)))
    assert isinstance(answer, Explored)
    assert answer.distances[BLUE] == 0
    assert answer.moves == ()
    other = reply(Explore(GAME, 2, (), show=True))
    assert isinstance(other, Explored)
    assert other.hint is not None
    assert other.hint.move in other.moves
    with pytest.raises(Refusal) as refused:
        reply(Explore(GAME, 2, (Move(1, Square("g1")),)))
    assert refused.value.rule.startswith("WI-")


def test_distances_of_a_finished_worm_are_nothing() -> None:
    """WI-14"""
    end = wormi.replayed(wormi.read_record(GAME)).position
    assert measured(end)[BLUE] == 0


def test_all_shipped_puzzles_are_listed_once_the_easy_ones_first() -> None:
    """Two hundred of them."""
    listed = list_puzzles().puzzles
    assert [each.number for each in listed] == list(range(1, len(shipped()) + 1))
    grades = [each.grade for each in listed]
    assert grades == sorted(grades, key=["easy", "medium", "hard"].index)
    assert set(grades) == {"easy", "medium", "hard"}


@pytest.mark.parametrize("number", [1, 40, 90, 130, 150, 200])
def test_who_follows_the_solution_solves_the_puzzle(number: int) -> None:
    """Whatever the other one does, in as many moves as promised."""
    tried: tuple[Move, ...] = ()
    found = try_puzzle(TryPuzzle(number, show=True))
    while found.verdict == "open":
        assert found.best is not None
        assert found.best in found.moves
        tried = (*tried, Move(found.best.piece, found.best.to))
        found = try_puzzle(TryPuzzle(number, tried, show=True))
    assert found.verdict == "solved"
    assert len(tried) == found.puzzle.length
    assert is_worm(found.stills[-1].pieces[found.puzzle.side])


def test_a_wrong_move_goes_astray_and_nothing_follows() -> None:
    """TB-03: the other one is saved, the moves can be taken back only."""
    before = read_position(NEARLY)
    wrong = Move(1, Square("g9"))
    found = try_puzzle(TryPuzzle(_number(before), (wrong,)))
    assert found.verdict == "astray"
    assert found.moves == ()
    assert len(found.stills) == 3
    with pytest.raises(Refusal) as refused:
        try_puzzle(TryPuzzle(_number(before), (wrong, wrong)))
    assert refused.value.rule == "TB-03"


def test_a_puzzle_that_is_not_there() -> None:
    """TB-18"""
    with pytest.raises(Refusal) as refused:
        try_puzzle(TryPuzzle(9_999))
    assert refused.value.rule == "TB-18"


def test_the_coach_says_what_it_teaches() -> None:
    """Pages offer only that."""
    assert COACH.subjects == ("hint", "review", "lessons")
