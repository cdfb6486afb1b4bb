"""The HTTP API described for programs and for people, made from the Structs it speaks."""

from typing import Any

import msgspec

from wormery import __version__
from wormery.protocol.api import ROUTES, Problem, Route


def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = [kind for route in ROUTES for kind in (route.body, route.response) if kind is not None]
    kinds.append(Problem)
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(map(_key, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wormery", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, named: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.meaning,
        "responses": {"default": _content("Refused, and why.", named[_key(Problem)])},
    }
    good = "201" if route.method == "POST" else "200"
    answer = None if route.response is None else named[_key(route.response)]
    operation["responses"][good] = _content(route.meaning, answer)
    if route.body is not None:
        operation["requestBody"] = _content("", named[_key(route.body)]) | {"required": True}
    parameters = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    if parameters:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in parameters
        ]
    return operation


def _content(meaning: str, schema: Any) -> dict[str, Any]:
    body = {} if schema is None else {"content": {"application/json": {"schema": schema}}}
    return {"description": meaning} | body


def _key(kind: Any) -> str:
    return str(kind)
