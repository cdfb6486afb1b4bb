"""`wormery protocol`: write down the protocol, for people and for the web client."""

from pathlib import Path
from typing import Annotated

import typer

from wormery.app import coaches, games
from wormery.protocol.markdown import handbook
from wormery.protocol.typescript import typescript

HANDBOOK = Path("docs/protocol.md")
TYPES = Path("web/src/lib/protocol")


def written() -> dict[Path, str]:
    """What the files should hold, by their places in the repository."""
    return {
        HANDBOOK: handbook(games(), coaches(games())),
        **{TYPES / file: text for file, text in typescript(games(), coaches(games())).items()},
    }


def protocol(
    root: Annotated[Path, typer.Argument(help="The repository.")] = Path(),
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether they are stale.")
    ] = False,
) -> None:
    """Write docs/protocol.md and web/src/lib/protocol from the Structs."""
    stale = [
        path
        for path, text in written().items()
        if not (root / path).is_file() or (root / path).read_text("utf-8") != text
    ]
    for path in stale:
        typer.echo(f"{path} {'is stale' if check else 'written'}")
        if not check:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(written()[path], "utf-8")
    if check and stale:
        raise typer.Exit(1)
