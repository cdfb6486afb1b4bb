"""Bots that play Das Wurmt, from one that a child beats to one that remembers and looks ahead.

The lower levels err like people: they forget heads they have seen, count no cards, believe what
they are told, say what they lay, and take what is there without a thought for who comes next.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from random import Random
from time import monotonic, thread_time

import numpy as np
from msgspec.structs import replace

from wormery.bots.wurmt.belief import new_history
from wormery.bots.wurmt.choice import MOST_PLAYS, ROOM, judge
from wormery.bots.wurmt.habits import EVEN, NO_BELIEF, Habit, People, Situation, table_of
from wormery.bots.wurmt.info import box_for, info_of
from wormery.bots.wurmt.learned import Training, belief, weights
from wormery.bots.wurmt.memory import Memory, faded, heard, looked
from wormery.bots.wurmt.reading import Beliefs, read, weighed
from wormery.bots.wurmt.search import measure_luck, try_out
from wormery.bots.wurmt.sight import BUSY
from wormery.bots.wurmt.supposing import note, recall_tells, supposed
from wormery.bots.wurmt.watch import Watch, watched
from wormery.core import Millis
from wormery.core.bot import Bot, Ladder, Level
from wormery.core.compiled import IS_COMPILED
from wormery.core.dice import dice_of
from wormery.games.wurmt import BedView, Command, Lay, News, Options
from wormery.games.wurmt.commands import Play
from wormery.games.wurmt.kernel.beds import number_of, play_of
from wormery.games.wurmt.kernel.hidden import Weights
from wormery.games.wurmt.kernel.rules import BLIND, State
from wormery.games.wurmt.news import GameBegan, TakenBackNews
from wormery.games.wurmt.options import values_of

Choose = Callable[[Situation], Play]

READING, LONGEST = 0.025, 0.065
"""Seconds of a processor that anybody here spends at most on what others did, and on a play."""

ROUNDS = ((6, 96), (4, 128), (2, 192))
"""So many plays are tried in so many worlds, then the best of them in more, each round as long."""

AT_ONCE = 2  # worlds between two looks at the clock

TURNS = 1
"""So many of one's own turns are looked ahead; two take twice the time, to be half as sure."""

FULL_HAND = 7
"""With bigger hands there are too many ways to refresh to try them out."""

PRIOR = 10.0
"""As many worlds as what the net says at first sight is worth.

What worlds say of a play differs from first sight by 0.013 to 0.017 of the win, and from world to
world by 0.04 to 0.06, luck aside: about ten times the square.
"""

FAR = 0.06
"""A play that looks worse than the best by more than this is not tried: worlds differ from first
sight by a third of that, where two plays are compared."""


@dataclass(frozen=True)
class Mind:
    """What makes a level: how it chooses, how it remembers, and how it talks."""

    choose: Choose
    slip: float = 0.0  # the chance to forget a head, whenever one looks
    counts: bool = True  # whether one remembers what was thrown away
    candour: float = 0.0  # how often one says what one lays; else anything
    knows_people: bool = False  # whether one reads from what others do what their heads may be
    believes: bool = False  # whether one learned that beforehand, from the play of many
    training: Training = "net"
    trust: float = inf  # by how much a claim makes a head likelier at most; 1 is not to listen


class Player(Bot[BedView, Play]):
    """Somebody in a seat, who remembers."""

    remembers = True

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.memory = Memory()
        self._watch: Watch | None = None
        self.beliefs: Beliefs = {}
        self.history = new_history()
        self.table: Situation | None = None  # as it looked to the last thought

    def observe(self, news: News) -> None:
        """Something happened."""
        self.memory = heard(self.memory, news)
        if isinstance(news, GameBegan):
            self._watch = None
            self.history = new_history()
        if isinstance(news, GameBegan | TakenBackNews):
            self.beliefs = {}
        if self._watch is not None:
            self._watch = watched(self._watch, news)

    def choose(
        self,
        view: BedView,
        listed: Sequence[Command],  # noqa: ARG002 - the view has them
        rng: Random,
        budget: Millis,
    ) -> Play | None:
        """The play to make; None in others' turns, and while people say who begins (DW-42)."""
        if view.player != view.seat or not view.moves:
            return None
        mind = self._mind
        self.memory = faded(looked(self.memory, view), mind.slip, rng)
        memory = self.memory if mind.counts else _without_counting(self.memory)
        info = info_of(view, memory)
        if mind.knows_people and not is_blind(view.options):
            self._follow(view, info, rng, budget)
        people = self._people(view.options)
        likely = weighed(info, people.tells if mind.knows_people else EVEN, self.beliefs)
        self.table = table_of(view, info, likely, rng, budget, people=people)
        play = mind.choose(self.table)
        if isinstance(play, Lay) and view.options.announce:
            return replace(play, claim=_claim(view, play, mind.candour, rng))
        return play

    def _people(self, options: Options) -> People:
        """Everybody at the table, of whom all are taken for players of one's own mind."""
        (net, tells), mind = weights(self._mind.training), self._mind
        learned = belief() if mind.believes and is_usual(options) else NO_BELIEF
        return People(net, tells_for(options, tells), learned, self.history, mind.trust)

    def _follow(self, view: BedView, info: State, rng: Random, budget: Millis) -> None:
        """Think about what the others did since the last look, and watch from here on."""
        assert view.seat is not None
        last, box = self._watch, box_for(view.options, len(view.backs))
        people = self._people(view.options)
        if last is not None:
            recall_tells(last.info, info)
        if last is not None and len(people.belief):
            note(last.plays, box, info, self.history)
            self.beliefs = supposed(box, info, view.seat, self.history, people.belief)
        elif last is not None and IS_COMPILED:
            self.beliefs = read(
                last.decisions,
                box,
                info,
                self.beliefs,
                mind=(people.net, people.tells),
                dice=dice_of(rng.getrandbits(60)),
                seconds=min(READING, 0.2 * budget / 1000),
            )
        before = None if last is None else last.before
        self._watch = Watch(box, view.seat, info, before=before and before.read())


def _without_counting(memory: Memory) -> Memory:
    return Memory(heads=memory.heads, backs=memory.backs)


def _claim(view: BedView, lay: Lay, candour: float, rng: Random) -> int:
    """What is said of a head: the truth now and then, else anything, whatever it is (DW-31)."""
    value = view.hand[lay.slot].value
    if value is not None and rng.random() < candour:
        return value
    return rng.choice(values_of(view.options))


# Ways to choose


def playful(table: Situation) -> Play:
    """Any card, anywhere."""
    slot = table.rng.choice(sorted({play.slot for play in table.plays}))
    return table.rng.choice([play for play in table.plays if play.slot == slot])


def dabbling(table: Situation) -> Play:
    """Takes the points at hand five times in six, as far as it sees them; else any card."""
    return (EAGER.choose if table.rng.random() < EAGERNESS else playful)(table)


BLURS = {"1": 2.35, "2": 1.1, "3": 0.024}
"""By level: what a play is misjudged by, in points, or of the win where the net judges it."""

EAGER, EAGERNESS = Habit(blur=BLURS["1"]), 0.85

CAREFUL = Habit(fear=0.5)


def is_blind(options: Options) -> bool:
    """Whether nobody sees the values in hand (DW-05): the net was trained with open eyes."""
    return options.reading == "blind"


def is_usual(options: Options) -> bool:
    """Whether the cards and lengths are those on the box: of others nobody knows how they go."""
    usual = Options()
    return (
        not is_blind(options)
        and sorted(options.values_per_colour) == sorted(usual.values_per_colour)
        and (options.low, options.high) == (usual.low, usual.high)
    )


def tells_for(options: Options, tells: Weights) -> Weights:
    """How people lay heads, in games with the cards and lengths on the box; else nobody knows."""
    return tells if is_usual(options) else EVEN


@dataclass(frozen=True)
class Opinion:
    """Plays and what the net says of them, the best first."""

    plays: tuple[int, ...]
    values: tuple[float, ...]

    def near(self, far: float) -> "Opinion":
        """Without plays that are worse than the best by more than *far*."""
        count = sum(value >= self.values[0] - far for value in self.values)
        return Opinion(self.plays[:count], self.values[:count])


def opinion(table: Situation, blur: float = 0.0) -> Opinion:
    """What the net says of every play, at first sight."""
    table.sight[BUSY] = 1
    plays, values = np.zeros(MOST_PLAYS, dtype=np.int64), np.zeros(MOST_PLAYS)
    room = np.zeros(ROOM, dtype=np.float32)
    count = judge(table.box, table.info, table.people.net, table.sight, room, plays, values)
    rated = [
        (float(values[number]) + table.rng.gauss(0, blur), int(plays[number]))
        for number in range(count)
    ]
    rated.sort(reverse=True)
    return Opinion(tuple(play for _, play in rated), tuple(value for value, _ in rated))


def knowing(blur: float) -> Choose:
    """Who plays what the net likes best, give or take a *blur*."""

    def choose(table: Situation) -> Play:
        if is_blind(table.view.options):
            return CAREFUL.choose(table)
        play = opinion(table, blur).plays[0]
        return play_of(play, table.front(play))

    return choose


def foreseeing(table: Situation) -> Play:
    """Who tries the plays that look good in worlds that may be true."""
    seconds = min(LONGEST, 0.8 * table.budget / 1000)
    until = monotonic() + 0.8 * table.budget / 1000
    options = table.view.options
    first = guess(table) if is_blind(options) else opinion(table)
    if not is_blind(options):
        first = first.near(FAR)
    play = first.plays[0]
    if len(first.plays) > 1 and IS_COMPILED and options.hand_size <= FULL_HAND:
        play = _tried(table, first, seconds, until)
    return play_of(play, table.front(play))


def guess(table: Situation) -> Opinion:
    """What a careful player says of every play without seeing its own values (DW-05)."""
    rated = CAREFUL.rated(table)
    likely = tuple(0.5 + POINT * worth for worth, _ in rated)
    return Opinion(tuple(number_of(play) for _, play in rated), likely)


POINT = 0.02  # of the win, that a point is worth about


def _tried(table: Situation, first: Opinion, seconds: float, until: float) -> int:
    """The play that does best in the worlds tried in so many seconds of a processor, *until* then.

    Every round has its share of the time, so that with many players, whose worlds take longer,
    there are fewer worlds and still as many rounds.
    """
    people, box = table.people, table.box.copy()
    box[BLIND] = 0  # people in a world know their cards; else nobody could play it on
    width = ROUNDS[0][0]
    plays = np.array(first.plays[:width], dtype=np.int64)
    luck, said = np.zeros((len(plays), 10)), people.heard(table.view)
    if not is_blind(table.view.options):
        measure_luck(box, table.info, people.net, table.weights, plays, luck)
    totals = PRIOR * np.array(first.values[:width])
    tries = np.full(len(plays), PRIOR)
    dice = dice_of(table.rng.getrandbits(60))
    end = thread_time()
    for width, worlds in ROUNDS:
        end += seconds / len(ROUNDS)
        leading = np.argsort(-totals / tries, kind="stable")[:width]
        chosen, lucky, found = plays[leading], luck[leading], np.zeros(len(leading))
        for _ in range(worlds // AT_ONCE):
            if monotonic() > until or thread_time() > end:
                break
            try_out(
                box,
                table.info,
                people.net,
                people.tells,
                people.belief,
                people.history,
                said,
                table.weights,
                chosen,
                lucky,
                found,
                AT_ONCE,
                TURNS,
                dice,
            )
            tries[leading] += AT_ONCE
        totals[leading] += found
    return int(plays[np.argmax(totals / tries)])


def level(name: str, mind: Mind) -> Level:
    """A rung: players of one mind, each with a memory of its own."""
    return Level(name, partial(Player, mind))


SOBER = 2.0
"""A claim makes a head twice as likely at most, whoever said it."""

MINDS = {
    "1": Mind(dabbling, slip=1.0, counts=False, candour=1.0),
    "2": Mind(Habit(blur=BLURS["2"]).choose, slip=0.48, counts=False, candour=0.6),
    "3": Mind(knowing(blur=BLURS["3"]), slip=0.16, training="earlier"),
    "4": Mind(foreseeing, knows_people=True, believes=True, trust=SOBER),
}

LEVELS = tuple(level(name, mind) for name, mind in MINDS.items())
"""The ladder: 1 plays about, 2 looks at the turn, 3 has played a lot, 4 looks ahead."""

LADDER = Ladder(LEVELS, population="wormery.bots.wurmt.population")
