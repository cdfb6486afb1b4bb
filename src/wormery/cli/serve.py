"""`wormery serve`: open the house for people and bots."""

from dataclasses import Field, fields
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from wormery.app import serve_with_workers
from wormery.server.settings import Settings


def serve(**chosen: Any) -> None:
    """Serve tables of all games; every flag can be set in the environment, too."""
    chosen["origins"] = tuple(each.strip() for each in chosen["origins"].split(",") if each.strip())
    settings = Settings(**chosen)
    raise typer.Exit(serve_with_workers(settings, warm=True))


def _flag(setting: Field[Any]) -> Parameter:
    """A setting as an option of the command; a list of several is given with commas."""
    kind, default = (str, "") if setting.default == () else (setting.type, setting.default)
    option = typer.Option(
        envvar=f"WORMERY_{setting.name.upper()}",
        help=setting.metadata["meaning"],
        **setting.metadata["bounds"],
    )
    return Parameter(
        setting.name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option]
    )


_FLAGS = [_flag(setting) for setting in fields(Settings)]
serve.__signature__ = Signature(_FLAGS)  # type: ignore[attr-defined]
serve.__annotations__ = {flag.name: flag.annotation for flag in _FLAGS}
