"""The server's own log: a JSON object a line, without tokens, cookies or query strings."""

import logging
import sys
from typing import Any

import msgspec

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; whatever was given as `extra` becomes a field."""
        fields: dict[str, object] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        fields |= {key: value for key, value in record.__dict__.items() if key not in _OWN}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=str).decode()


class NoRefusedSockets(logging.Filter):
    """Leaves out what uvicorn says of every socket that is refused with an answer over HTTP.

    It forgets that such an answer completes the handshake, and calls it an error of ours.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to tell it."""
        return record.msg != "ASGI callable returned without completing handshake."


def config(level: str) -> dict[str, Any]:
    """What uvicorn is told about logging; its access log stays off, ours has no secrets."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"no_refused_sockets": {"()": NoRefusedSockets}},
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["no_refused_sockets"],
                "stream": sys.stderr,
            }
        },
        "loggers": {
            "wormery": {"level": level.upper(), "handlers": ["stderr"], "propagate": False},
            # uvicorn names the whole path of every socket, query string and all, and warns of all
            # nonsense that strangers send: errors only.
            "uvicorn": {"level": "ERROR", "handlers": ["stderr"], "propagate": False},
        },
    }
