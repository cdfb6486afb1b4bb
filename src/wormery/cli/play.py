"""`wormery play`: start Wormery here, for everybody in the room, and open the browser."""

import socket
import threading
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Annotated

import typer

from wormery.app import serve
from wormery.core import Refusal
from wormery.server.run import run
from wormery.server.settings import Settings

MOST_TRIED = 20  # ports
PATIENCE = 30.0  # seconds to wait for the server before the browser is given up


def play(
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen at.")] = 8400,
    store: Annotated[Path, typer.Option(help="Where games are kept.")] = Path("wormery.db"),
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    alone: Annotated[bool, typer.Option(help="Let nobody else in the network join.")] = False,
) -> None:
    """Start Wormery here, open the browser, and let phones in the same network join."""
    is_running = answers(port)
    port = port if is_running else free_port(port)
    here = f"http://localhost:{port}"
    if is_running:
        typer.echo(f"Wormery is running already: {here}")
        if browser:
            webbrowser.open(here)
        return
    address = None if alone else address_in_the_network()
    typer.echo(f"Wormery: {here}   (Ctrl+C ends it; games are kept in {store})")
    if address:
        typer.echo(f"Others in this network: http://{address}:{port}")
    if browser:
        threading.Thread(target=open_when_ready, args=(port, here), daemon=True).start()
    settings = Settings(
        host="127.0.0.1" if alone else "0.0.0.0",
        port=port,
        store=str(store),
        public_url=f"http://{address}:{port}" if address else here,
        log_level="warning",
    )
    run(lambda: serve(settings, warm=True))


def answers(port: int) -> bool:
    """Whether a Wormery answers on this machine."""
    connection = HTTPConnection("localhost", port, timeout=2)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def free_port(first: int) -> int:
    """The first port from here on that nothing else listens at."""
    for port in range(first, min(first + MOST_TRIED, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("", port))
            except OSError:
                continue
            return port
    raise Refusal("TB-16", f"all ports from {first} on are taken")


def open_when_ready(port: int, page: str) -> None:
    """Open the page as soon as the server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answers(port):
            webbrowser.open(page)
            return
        time.sleep(0.1)


def address_in_the_network() -> str | None:
    """How others in the room reach this machine; None where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # only looks up the way, sends nothing
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found
