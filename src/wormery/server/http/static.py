"""The built web client: its files, and its page for every address that is one of its own."""

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

FOREVER = "public, max-age=31536000, immutable"


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
            response = await super().get_response("index.html", scope)
        named_by_content = path.startswith("assets/")
        response.headers["Cache-Control"] = FOREVER if named_by_content else "no-cache"
        return response


def _is_place(path: str) -> bool:
    return "." not in path.rpartition("/")[2] and not path.startswith("api")
