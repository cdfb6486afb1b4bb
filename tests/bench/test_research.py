"""The benchmark of environments: it measures every form of every game."""

import pytest

from wormery.bench import research


def test_every_form_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "_pettingzoo", lambda: ())  # its benchmark takes five seconds
    monkeypatch.setattr(research, "GAMES_AT_ONCE", 16)
    measures = list(research.measured(0.01))
    engines = {measure.engine for measure in measures}
    assert {f"vector, {name}" for name in ("wormi", "wurmt", "wormlord")} <= engines
    assert {"gymnasium", "OpenSpiel wormery_wurmt", "OpenSpiel hearts"} <= engines
    assert all(measure.count > 0 and measure.rate > 0 for measure in measures)
