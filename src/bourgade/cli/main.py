"""The command `bourgade`, and what a refusal looks like in a terminal."""

from __future__ import annotations

from typing import Any

import click

import bourgade
from bourgade.cli.arena import arena
from bourgade.cli.bench import bench
from bourgade.cli.components import components
from bourgade.cli.games import games
from bourgade.cli.play import play
from bourgade.cli.replay import replay
from bourgade.cli.serve import serve
from bourgade.cli.watch import watch
from bourgade.core.errors import BourgadeError


class Commands(click.Group):
    """Says in one line what the engine refuses, in place of a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except BourgadeError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(bourgade.__version__, prog_name="bourgade")
def main() -> None:
    """Medieval board games in your browser and your terminal.

    \b
    bourgade serve                            tables in the browser
    bourgade games                            what there is to play
    bourgade play village                     play against three bots
    bourgade watch village --seed 7           look on while bots play
    bourgade play village --save g.json       play, and keep the game in a file
    bourgade replay g.json                    go through it again, move by move
    bourgade arena village --bots greedy,random --games 40

    Each command explains itself: bourgade play --help
    """


for command in (serve, play, watch, replay, arena, components, games, bench):
    main.add_command(command)


if __name__ == "__main__":
    main()
