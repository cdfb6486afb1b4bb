"""Hold a contest: on all cores or a cluster, until it is decided, and go on after a stop."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from itertools import combinations
from pathlib import Path
from statistics import fmean

from wormery.research.arena.contest import Contest, Fixture, fixtures, rotations
from wormery.research.arena.game import GameResult, player_of
from wormery.research.arena.points import score_against
from wormery.research.arena.record import ContestFile
from wormery.research.arena.report import ContestReport, reported
from wormery.research.arena.sequential import DecisionRule, Trial, Verdict
from wormery.research.parallel import Parallel, finished

Tell = Callable[[GameResult], None]


def hold(  # noqa: PLR0913 - how it is held
    contest: Contest,
    *,
    jobs: int = 1,
    tell: Tell = lambda _: None,
    record: Path | None = None,
    until: DecisionRule | None = None,
    parallel: Parallel | None = None,
) -> ContestReport:
    """Play a contest; *tell* hears of every game.

    With a *record* its games are kept in that file and not played again. With *until* each meeting
    ends as soon as it is decided; which deals count does not depend on who finished first.
    """
    course = Course(contest, until)
    with closing(ContestFile(record, contest)) if record else nullcontext() as kept:
        for result in kept.games.values() if kept else ():
            if course.take(result):
                tell(result)
        work, crew = player_of(contest), parallel or Parallel(jobs)
        for result in finished(work, course.due(), crew):
            if kept:
                kept.add(result)
            course.take(result)
            tell(result)
    return reported(contest, course.counted(), course.verdicts)


class Course:
    """How far a contest has come."""

    def __init__(self, contest: Contest, until: DecisionRule | None = None) -> None:
        self.contest, self.until = contest, until
        self._wanted = frozenset(fixtures(contest))
        self._turns = rotations(contest)
        self._results: dict[Fixture, GameResult] = {}
        self._trials = [_Meeting(pairs, until) for pairs in map(_pairs, contest.meetings)]

    def due(self) -> Iterator[Fixture]:
        """The games that are still to be played, as far as can be said when they are asked for."""
        for fixture in fixtures(self.contest):
            if fixture not in self._results and not self._trials[fixture.meeting].is_decided:
                yield fixture

    def take(self, result: GameResult) -> bool:
        """A game is finished; False for one that nobody asked for."""
        if result.fixture not in self._wanted:
            return False
        self._results[result.fixture] = result
        trial = self._trials[result.meeting]
        while (games := self._deal(result.meeting, trial.deals)) and not trial.is_decided:
            trial.add(games)
        return True

    def _deal(self, meeting: int, deal: int) -> Sequence[GameResult]:
        """The games of a deal if it was played in all seatings, else none."""
        turns = [Fixture(meeting, deal, rotation) for rotation in range(self._turns)]
        is_whole = all(turn in self._results for turn in turns)
        return [self._results[turn] for turn in turns] if is_whole else ()

    def counted(self) -> Sequence[GameResult]:
        """The games that count, by deal; none after the deal that decided a meeting."""
        return [
            self._results[fixture]
            for fixture in fixtures(self.contest)
            if fixture in self._results and self._trials[fixture.meeting].counts(fixture.deal)
        ]

    @property
    def verdicts(self) -> Mapping[tuple[int, int], Verdict | None]:
        """What was decided about any two bots."""
        return {
            pair: trial.verdict
            for meeting in self._trials
            for pair, trial in meeting.trials.items()
        }


def _pairs(bots: Sequence[int]) -> Sequence[tuple[int, int]]:
    return list(combinations(bots, 2))


class _Meeting:
    """What is known of some bots that meet, by the deals they played in all seatings, in order."""

    def __init__(self, pairs: Sequence[tuple[int, int]], until: DecisionRule | None) -> None:
        self.deals = 0
        self.trials = {pair: Trial(until) for pair in pairs} if until else {}

    @property
    def is_decided(self) -> bool:
        return bool(self.trials) and all(trial.verdict for trial in self.trials.values())

    def counts(self, deal: int) -> bool:
        return not self.is_decided or deal < self.deals

    def add(self, games: Sequence[GameResult]) -> None:
        self.deals += 1
        for pair, trial in self.trials.items():
            trial.add(fmean(score_against(game, *pair) for game in games))
