"""`wormery serve`: open the house for people and bots."""

from typing import Annotated

import typer

from wormery.app import serve as serve_tables
from wormery.server.run import run
from wormery.server.settings import Settings

_DEFAULT = Settings()


def serve(  # noqa: PLR0913, PLR0917 - one parameter a setting
    host: Annotated[
        str, typer.Option(envvar="WORMERY_HOST", help="Address to listen at; 0.0.0.0 for all.")
    ] = _DEFAULT.host,
    port: Annotated[int, typer.Option(envvar="WORMERY_PORT", help="Port to listen at.")] = (
        _DEFAULT.port
    ),
    store: Annotated[
        str,
        typer.Option(
            envvar="WORMERY_STORE", help="Where everything is kept: a file, or postgresql://…"
        ),
    ] = _DEFAULT.store,
    public_url: Annotated[
        str,
        typer.Option(
            envvar="WORMERY_PUBLIC_URL",
            help="How people reach the server, for links and QR codes.",
        ),
    ] = _DEFAULT.public_url,
    origins: Annotated[
        str,
        typer.Option(
            envvar="WORMERY_ORIGINS", help="Further pages that may open sockets, with commas."
        ),
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(
            envvar="WORMERY_PROXIES", help="Addresses whose X-Forwarded-* headers are believed."
        ),
    ] = _DEFAULT.proxies,
    address: Annotated[
        str,
        typer.Option(
            envvar="WORMERY_ADDRESS",
            help="How others reach this very process, where several share a PostgreSQL.",
        ),
    ] = _DEFAULT.address,
    hints: Annotated[
        str,
        typer.Option(
            envvar="WORMERY_HINTS",
            help="redis://…, by which servers ask each other to let a table go.",
        ),
    ] = _DEFAULT.hints,
    countdown: Annotated[
        int,
        typer.Option(
            envvar="WORMERY_COUNTDOWN", min=0, help="Milliseconds from all ready to the start."
        ),
    ] = _DEFAULT.countdown,
    lease: Annotated[
        float,
        typer.Option(
            envvar="WORMERY_LEASE",
            min=1,
            help="Seconds until another server may take over the tables of a dead one.",
        ),
    ] = _DEFAULT.lease,
    come_back: Annotated[
        int,
        typer.Option(
            envvar="WORMERY_COME_BACK",
            min=0,
            help="Milliseconds after which clients come back when the server stops.",
        ),
    ] = _DEFAULT.come_back,
    most_connections: Annotated[
        int, typer.Option(envvar="WORMERY_MOST_CONNECTIONS", help="Open sockets at most.")
    ] = _DEFAULT.most_connections,
    most_connections_per_guest: Annotated[
        int, typer.Option(envvar="WORMERY_MOST_CONNECTIONS_PER_GUEST", help="Of one guest.")
    ] = _DEFAULT.most_connections_per_guest,
    most_connections_per_address: Annotated[
        int, typer.Option(envvar="WORMERY_MOST_CONNECTIONS_PER_ADDRESS", help="From one address.")
    ] = _DEFAULT.most_connections_per_address,
    most_tables: Annotated[
        int, typer.Option(envvar="WORMERY_MOST_TABLES", help="Tables in memory at most.")
    ] = _DEFAULT.most_tables,
    message_rate: Annotated[
        float, typer.Option(envvar="WORMERY_MESSAGE_RATE", help="Messages a second and device.")
    ] = _DEFAULT.message_rate,
    message_burst: Annotated[
        float, typer.Option(envvar="WORMERY_MESSAGE_BURST", help="Messages at once from a device.")
    ] = _DEFAULT.message_burst,
    request_rate: Annotated[
        float, typer.Option(envvar="WORMERY_REQUEST_RATE", help="Requests a second and address.")
    ] = _DEFAULT.request_rate,
    request_burst: Annotated[
        float, typer.Option(envvar="WORMERY_REQUEST_BURST", help="Requests at once of an address.")
    ] = _DEFAULT.request_burst,
    guests_per_hour: Annotated[
        float, typer.Option(envvar="WORMERY_GUESTS_PER_HOUR", help="New guests of an address.")
    ] = _DEFAULT.guests_per_hour,
    tables_per_hour: Annotated[
        float, typer.Option(envvar="WORMERY_TABLES_PER_HOUR", help="New tables of a guest.")
    ] = _DEFAULT.tables_per_hour,
    outbox_bytes: Annotated[
        int,
        typer.Option(
            envvar="WORMERY_OUTBOX_BYTES", help="What may pile up for a device that is slow."
        ),
    ] = _DEFAULT.outbox_bytes,
    bots_at_once: Annotated[
        int,
        typer.Option(envvar="WORMERY_BOTS_AT_ONCE", min=1, help="Bots that think at a time."),
    ] = _DEFAULT.bots_at_once,
    log_level: Annotated[
        str, typer.Option(envvar="WORMERY_LOG_LEVEL", help="debug, info, warning or error.")
    ] = _DEFAULT.log_level,
) -> None:
    """Serve tables of all games; every flag can be set in the environment, too."""
    settings = Settings(
        host=host,
        port=port,
        store=store,
        public_url=public_url,
        origins=tuple(origin.strip() for origin in origins.split(",") if origin.strip()),
        proxies=proxies,
        address=address,
        hints=hints,
        countdown=countdown,
        lease=lease,
        come_back=come_back,
        most_connections=most_connections,
        most_connections_per_guest=most_connections_per_guest,
        most_connections_per_address=most_connections_per_address,
        most_tables=most_tables,
        message_rate=message_rate,
        message_burst=message_burst,
        request_rate=request_rate,
        request_burst=request_burst,
        guests_per_hour=guests_per_hour,
        tables_per_hour=tables_per_hour,
        outbox_bytes=outbox_bytes,
        bots_at_once=bots_at_once,
        log_level=log_level,
    )
    run(lambda: serve_tables(settings, warm=True))
