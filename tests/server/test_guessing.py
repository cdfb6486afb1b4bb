"""Guessing codes of tables: slow for one address, slow for many, and hopeless in a large house."""

from pathlib import Path

import httpx
import pytest

from tests.server.clients import server
from wormery.server.http.routes import tidy_code
from wormery.server.limits import AT_ALL_MISSES, Guessing
from wormery.table.house.codes import ONE_IN, Codes, code_length


def test_whoever_guesses_runs_out(tmp_path: Path) -> None:
    """TB-16, TB-18: twenty guesses a second went on for ever; the right code is refused, too."""
    with (
        server(str(tmp_path / "t.db"), code_misses_per_hour=10.0) as running,
        httpx.Client(base_url=running.url) as http,
    ):
        http.post("/api/guest", json={"name": "Ann"})
        code = http.post("/api/tables", json={"game": "tally", "seats": 2}).json()["code"]
        for _ in range(50):
            assert http.get(f"/api/codes/{code}").status_code == 200
        found = [http.get(f"/api/codes/WRNG{n:02}").status_code for n in range(20)]
        assert found == [404] * 10 + [429] * 10
        assert http.get(f"/api/codes/{code}").status_code == 429


def test_many_who_guess_together_have_one_try_each() -> None:
    """And whoever has not guessed before is let through."""
    guessing = Guessing(60.0)
    for number in range(int(AT_ALL_MISSES)):
        who = f"guesser {number}"
        assert guessing.may_ask(who)
        guessing.missed(who)
    assert not guessing.may_ask("guesser 7")
    assert guessing.may_ask("ann")


@pytest.mark.parametrize("tables", [1, 1_000, 2_000, 50_000, 1_000_000, 10**9])
def test_codes_grow_with_the_house(tables: int) -> None:
    """A guess hits any table at most once in a million times; codes stay readable."""
    length = code_length(tables)
    assert 32**length / tables >= ONE_IN
    assert length == 6 or 32 ** (length - 1) / tables < ONE_IN
    code = Codes(tables)()
    assert tidy_code(code) == code


def test_a_small_house_keeps_short_codes() -> None:
    assert len(Codes()()) == 6
    assert len(Codes(5_000)()) == 7
