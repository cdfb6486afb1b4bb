"""One page that tells what a study found: by itself, without anything from the network."""

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files

from wormery import __version__
from wormery.research.lab.charts import Bar, histogram, intervals, number, percent
from wormery.research.lab.measures import SettingSummary, in_minutes, quantile
from wormery.research.lab.plan import StudyPlan
from wormery.research.standing import Estimate

MOST_HISTOGRAMS = 6


def page(plan: StudyPlan, found: Sequence[SettingSummary], *, command: str, data: str) -> str:
    """The whole page."""
    parts = [
        _short(plan, found),
        _seats(found),
        _length(plan, found),
        _leads(found),
        _skill(plan, found),
        _numbers(plan, found),
        _method(plan, found, command, data),
    ]
    style = files("wormery.research.lab").joinpath("page.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(plan.title)}</title><style>{style}</style></head><body><main>"
        f"<h1>{escape(plan.title)}</h1>{''.join(parts)}</main></body></html>\n"
    )


def _section(title: str, text: str, *plots: str) -> str:
    figures = "".join(f"<figure>{plot}</figure>" for plot in plots)
    return (
        f"<section><h2>{escape(title)}</h2><p>{text}</p>"
        f'<div class="plots">{figures}</div></section>'
    )


def _short(plan: StudyPlan, found: Sequence[SettingSummary]) -> str:
    unfair = [each.label for each in found if each.is_seat_unfair]
    games = sum(each.games for each in found)
    fair = (
        f"Some seat wins more or less than its share in: {', '.join(unfair)}."
        if unfair
        else "No seat wins more or less than its share, as far as these games can tell."
    )
    longest, shortest = (pick(found, key=lambda each: each.length.value) for pick in (max, min))
    unit = _unit(plan)
    facts = [
        f"{games} games between equal bots (level {plan.level}), in {len(found)} settings.",
        fair,
        f"A game takes {number(shortest.length.value)} ({shortest.label}) to"
        f" {number(longest.length.value)} {unit} ({longest.label}) on average.",
    ]
    watched = [(each.lead_changes.value, each.label) for each in found if each.lead_changes]
    if watched:
        most, label = max(watched)
        facts.append(f"The lead changes {number(most)} times a game in {label}, the most.")
    skills = [skill for each in found for skill in each.skills]
    if skills:
        one = [skill.score.value for skill in skills if skill.steps == 1]
        facts.append(
            f"One step on the ladder of bots is worth {percent(min(one))} to {percent(max(one))}"
            " of the points; 50 % would be all luck."
        )
    return f"<ul class='short'>{''.join(f'<li>{escape(fact)}</li>' for fact in facts)}</ul>"


def _seats(found: Sequence[SettingSummary]) -> str:
    plots = []
    for seats in sorted({each.seats for each in found}):
        bars = [
            Bar(
                f"{each.label} · {seat + 1}",
                share,
                not share.low <= 1 / seats <= share.high,
            )
            for each in found
            if each.seats == seats
            for seat, share in enumerate(each.shares)
        ]
        top = min(1.0, max(2 / seats, *(bar.estimate.high for bar in bars)))
        about = f"What every seat wins, {seats} at the table"
        plots.append(intervals(bars, about=about, span=(0.0, top), fair=1 / seats))
    text = (
        "What each seat (1, 2 …) wins when all bots are equal; the dashed line is its fair share. "
        "A seat in another colour is off by more than chance explains 95 times in 100: "
        "of twenty fair seats, one is."
    )
    return _section("Is every seat as good?", text, *plots)


def _length(plan: StudyPlan, found: Sequence[SettingSummary]) -> str:
    unit = _unit(plan)
    bars = [Bar(each.label, each.length) for each in found]
    plots = [intervals(bars, about=f"Mean length in {unit}", said=number)]
    for each in found[:MOST_HISTOGRAMS]:
        about = f"{each.label}: how long games were, in {unit}"
        label = f"<figcaption>{escape(each.label)}</figcaption>"
        plots.append(label + histogram(each.lengths, about=about, unit=unit))
    low, high = quantile(found[0].lengths, 0.1), quantile(found[0].lengths, 0.9)
    text = (
        f"In {unit}, on average. Of the games of {escape(found[0].label)} eight of ten took"
        f" {number(low)} to {number(high)}."
    )
    return _section("How long does it take?", text, *plots)


def _leads(found: Sequence[SettingSummary]) -> str:
    changes = [Bar(each.label, each.lead_changes) for each in found if each.lead_changes]
    lost = [Bar(each.label, each.lost_leads) for each in found if each.lead_changes]
    if not changes:
        return ""
    text = (
        "How often another one takes the lead, a game; and how often the one who led at half-time"
        " did not win. Much of both is tense; a lead that means nothing is luck."
    )
    return _section(
        "Does the lead change?",
        text,
        "<figcaption>Lead changes a game</figcaption>"
        + intervals(changes, about="Lead changes a game", said=number),
        "<figcaption>Led at half-time, and did not win</figcaption>"
        + intervals(lost, about="Led at half-time and did not win", span=(0.0, 1.0)),
    )


def _skill(plan: StudyPlan, found: Sequence[SettingSummary]) -> str:
    told = [each for each in found if each.skills]
    if not told:
        return ""
    plots = []
    for each in told:
        ordered = sorted(each.skills, key=lambda skill: (skill.steps, skill.better))
        bars = [
            Bar(f"{skill.better} against {skill.worse}", skill.score, skill.score.low <= 0.5)
            for skill in ordered
        ]
        about = f"{each.label}: how often the better one wins"
        plots.append(
            f"<figcaption>{escape(each.label)}</figcaption>"
            + intervals(bars, about=about, span=(0.0, 1.0), fair=0.5)
        )
    text = (
        "What the better of two levels wins, with both on equally many seats; steps apart on the"
        f" ladder grow downwards (levels {', '.join(map(escape, plan.levels))}). 50 % is all luck,"
        " 100 % all skill. A pair in another colour is not told apart by these games."
    )
    return _section("Skill or luck?", text, *plots)


def _numbers(plan: StudyPlan, found: Sequence[SettingSummary]) -> str:
    columns: Sequence[tuple[str, Callable[[SettingSummary], str]]] = (
        ("games", lambda each: str(each.games)),
        (_unit(plan), lambda each: _told(each.length, number)),
        ("lead changes", lambda each: _told(each.lead_changes, number)),
        ("half-time lead lost", lambda each: _told(each.lead_changes and each.lost_leads, percent)),
        ("shared or drawn", lambda each: _told(each.draws, percent)),
    )
    head = "".join(f"<th>{escape(name)}</th>" for name, _ in columns)
    rows = "".join(
        f"<tr><th scope='row'>{escape(each.label)}</th>"
        + "".join(f"<td>{escape(tell(each))}</td>" for _, tell in columns)
        + "</tr>"
        for each in found
    )
    return (
        "<section><h2>All numbers</h2><div class='wide'><table><thead><tr><th>setting</th>"
        f"{head}</tr></thead><tbody>{rows}</tbody></table></div></section>"
    )


def _told(estimate: Estimate | None, said: Callable[[float], str]) -> str:
    if estimate is None:
        return "–"
    return f"{said(estimate.value)} ({said(estimate.low)} to {said(estimate.high)})"


def _method(plan: StudyPlan, found: Sequence[SettingSummary], command: str, data: str) -> str:
    forfeits = sum(each.forfeits for each in found)
    lost = f" {forfeits} games were forfeited." if forfeits else ""
    return (
        "<section><h2>How this was measured</h2><p>Bots played whole games by the rules, every"
        f" setting with the same seeds ({escape(plan.seed)}), Wormery {escape(__version__)}."
        f" Brackets and lines are intervals of 95 %.{lost} The data, one row a game, are in"
        f" <code>{escape(data)}</code>. To repeat it:</p><pre>{escape(command)}</pre></section>"
    )


def _unit(plan: StudyPlan) -> str:
    return "minutes" if in_minutes(plan) else "moves"
