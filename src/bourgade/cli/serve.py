"""`bourgade serve`: tables in the browser, for this computer, this house or the world."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from types import FrameType

import click
import uvicorn

from bourgade.core.errors import BourgadeError
from bourgade.server.app import Application, running

WILDCARDS = ("0.0.0.0", "::")
PATIENCE = 3  # seconds for requests in progress when the server is stopped


class CannotListen(BourgadeError):
    """An address that cannot be served; the text says what to do about it."""


class Server(uvicorn.Server):
    """Ends all live updates before it waits for its connections to finish."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self._application = application

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note that the server shall stop; the second time, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._application.site.hub.close()
        await super().shutdown(sockets)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 for any free one.")
@click.option("--database", default="bourgade.db", show_default=True, metavar="FILE|URL", help="Where games are kept.")
@click.option("--bot-processes", type=click.IntRange(1, 64), default=1, show_default=True, help="For bots to think in.")
def serve(host: str, port: int, database: str, bot_processes: int) -> None:
    """Open the tables: play in the browser, with others by link and with bots.

    Games are kept in one file and go on after a restart. Stop with Ctrl-C.

    \b
    bourgade serve                                    for this computer
    bourgade serve --host 0.0.0.0                     for phones and laptops in the house
    bourgade serve --port 9000 --database games.db
    """
    listener = listen(host, port)
    try:
        asyncio.run(_serve(listener, host, database, bot_processes))
    finally:
        listener.close()
    click.echo("Stopped. Every game is kept.")


def listen(host: str, port: int) -> socket.socket:
    """A socket on the address, or what to do instead."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen(
            f"{host!r} is no address of this computer ({error.strerror}): try --host 127.0.0.1"
        ) from None
    try:
        if os.name == "posix":  # elsewhere this option lets two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise CannotListen(_advice(host, port, error)) from None
    return listener


def _advice(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken: stop the program that uses it, or choose another: --port {port + 1}"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody: choose one above 1023, such as --port 8000"
    return f"{host}:{port} cannot be used ({error.strerror}): try --host 127.0.0.1 --port 8000"


async def _serve(listener: socket.socket, host: str, database: str, processes: int) -> None:
    click.echo(f"Opening {database} ...")
    async with running(database, processes=processes) as application:
        config = uvicorn.Config(
            application,
            lifespan="off",
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
        )
        click.echo(f"Bourgade is open at {_address(host, listener)} (Ctrl-C to stop)")
        await Server(config, application).serve([listener])


def _address(host: str, listener: socket.socket) -> str:
    name = socket.gethostname() if host in WILDCARDS else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"
