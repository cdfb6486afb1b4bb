"""The built web client: its files, and its page for every address that is one of its own.

A file is sent compressed where it was built so, and the page in the reader's language.
"""

import os
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from wormery.words import Language, language_of_header

FOREVER = "public, max-age=31536000, immutable"
PAGE = "index.html"
HOME, ANY = "home", "index"
"""Pages there is one of in every language: for the first address, and for all others."""
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""Codings that files are built in, the smallest first."""


class WebClient(StaticFiles):
    """Serves files; an address without an ending is a place inside the page."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; there are no sockets here."""
        if scope["type"] == "http":
            await super().__call__(scope, receive, send)
        else:
            await WebSocketClose()(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page."""
        try:
            response = await super().get_response(path, scope)
            if isinstance(response, RedirectResponse):  # it would lead to wherever the Host says
                raise HTTPException(404)
        except HTTPException as problem:
            if problem.status_code != 404 or not _is_place(path):
                raise
            response = await super().get_response(PAGE, scope)
        named_by_content = path.startswith("assets/")
        response.headers["Cache-Control"] = FOREVER if named_by_content else "no-cache"
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, in the language and the coding that the browser likes best."""
        headers = Headers(scope=scope)
        path = Path(full_path)
        if path.name == PAGE:
            language = language_of_header(headers.get("accept-language", ""))
            path = page_in(path.parent, language, HOME if scope["path"] == "/" else ANY)
        coding, found = _coded(path, headers.get("accept-encoding", ""))
        kind = guess_type(path.name)[0] or "text/plain"
        told = stat_result if found == Path(full_path) else found.stat()
        response = FileResponse(found, status_code, media_type=kind, stat_result=told)
        if coding is not None:
            response.headers["Content-Encoding"] = coding
        varies = "Accept-Encoding, Accept-Language" if path.suffix == ".html" else "Accept-Encoding"
        response.headers["Vary"] = varies
        if self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        return response


def page_in(client: Path, language: Language, kind: str = ANY) -> Path:
    """The page that asks for the words of a language early, if there is one."""
    early = client / f"{kind}.{language}.html"
    return early if early.is_file() else client / PAGE


def scripts_in(client: Path) -> tuple[str, ...]:
    """What stands inside the pages and may run there, as a content security policy names it."""
    page = client / PAGE
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    scripts = re.findall("<script>(.*?)</script>", text, re.DOTALL)
    digests = (sha256(script.encode()).digest() for script in scripts)
    return tuple(f"'sha256-{b64encode(digest).decode()}'" for digest in digests)


def _coded(path: Path, accepted: str) -> tuple[str | None, Path]:
    """The smallest form of a file that a browser takes, and how it is coded."""
    taken = set(_codings(accepted))
    for coding, ending in ENDINGS.items():
        coded = path.with_name(path.name + ending)
        if coding in taken and coded.is_file():
            return coding, coded
    return None, path


def _codings(accepted: str) -> Iterator[str]:
    """What an Accept-Encoding takes, as in 'gzip, br;q=0.5'; a weight of 0 is a refusal."""
    for part in accepted.lower().split(","):
        coding, _, parameter = part.partition(";")
        weight = parameter.strip().removeprefix("q=").strip()
        if weight.rstrip("0") not in ("0.", ".") and weight != "0":
            yield coding.strip()


def _is_place(path: str) -> bool:
    return "." not in path.rpartition("/")[2] and not path.startswith("api")
