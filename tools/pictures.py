"""Takes pictures of the pages with real positions: `python tools/pictures.py [--out folder] [name ...]`."""

from __future__ import annotations

import argparse
import shutil
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bourgade.bots import LEVELS, ask, bot, thought_seed
from bourgade.core.language import language
from bourgade.core.news import news
from bourgade.core.picture import Offer
from bourgade.core.playthrough import Playthrough
from bourgade.games import game
from bourgade.web import pages
from bourgade.web.entrance import Ticket
from bourgade.web.files import root
from bourgade.web.shown import Said, Seat, Shown, Told

NAMES = ["Aline", "Odile", "Anselm", "Thibault", "Perrine"]
STATIC = Path(pages.__file__).parent / "static"
CHROMIUM = "/usr/bin/chromium"
SMALL, MEDIUM, WIDE, WIDEST = (360, 800), (768, 1024), (1400, 900), (1600, 1000)
OF_DOCS = {"home": "1400", "village": "1400,360", "final": "1400", "villagers": "1400,360", "villagers-solo": "1400"}
"""The pictures of README and docs, with their sizes."""


@dataclass
class Game:
    """A game played by bots as far as it is wanted, with its log."""

    play: Playthrough
    told: list[Told]
    totals: list[tuple[int, ...]]

    @property
    def verb(self) -> str:
        """The verb of the first move that waits."""
        return "" if self.play.state.over else self.play.rules.notation(self.play.state.legal()[-1]).split()[0]

    @property
    def verbs(self) -> set[str]:
        """The verbs of all moves that wait."""
        legal = [] if self.play.state.over else self.play.state.legal()
        return {self.play.rules.notation(action).split()[0] for action in legal}


def play_until(
    seats: int,
    seed: int,
    is_reached: Callable[[Game], bool],
    level: str = "greedy",
    code: str = "en",
    name: str = "village",
) -> Game:
    """Let bots play until a position is reached, or the game is over."""
    rules, say = game(name), language(code)
    found = Game(Playthrough(rules, seats, seed, names=NAMES[:seats]), [], [])
    play, player = found.play, bot(level)
    while not play.state.over and not is_reached(found):
        count, round_, mover = len(play.events), play.state.round, play.state.seat
        seq = len(play.record.moves())
        play.play(player.choose(ask(rules, play.state, thought_seed(seed, mover, seq), 60)))
        heard = play.events[count:]
        for event, words in zip(heard, news(rules.words, heard, NAMES[:seats], say), strict=True):
            if words:
                found.told.append(Told(seq, event.seat, words))
        if play.state.round != round_ or play.state.over:
            found.totals.append(rules.totals(play.state))
    return found


def shown_of(found: Game, seat: int = 0, code: str = "en", spectator: bool = False) -> Shown:
    """What a guest is shown of a game."""
    play, say = found.play, language(code)
    rules, state = play.rules, play.state
    words, seq = rules.words, len(play.record.moves())
    is_asked = not state.over and state.seat == seat and not spectator
    offers = tuple(
        Offer(
            action,
            rules.notation(action),
            words.move(state, action, NAMES, say),
            words.warning(state, action, say),
            words.spot(action),
        )
        for action in (state.legal() if is_asked else [])
    )
    return Shown(
        table="demo",
        link="/t/demo",
        game=rules.name,
        seat=-1 if spectator else seat,
        own_seats=() if spectator else (seat,),
        seats=tuple(
            Seat(at, name, "here" if at == 0 else "link" if at == 1 else "bot", "greedy")
            for at, name in enumerate(play.record.names)
        ),
        seq=seq,
        view=rules.view(state, None if spectator else seat),
        prompt=words.prompt(state, say) if is_asked else "",
        offers=offers,
        may_undo=is_asked and play.may_undo(),
        may_redo=False,
        log=tuple(found.told),
        fresh=seq - 3,
        sheets=tuple(rules.sheet(state, at) for at in range(state.seats)),
        rivals=tuple(rules.rivals(state)),
        standings=tuple(rules.standings(state)) if state.over else (),
        totals=tuple(found.totals) if state.over else (),
        chat=(Said(1, 1, "Good evening!"), Said(2, 0, "Bonsoir Odile")) if state.seats > 1 else (),
        rule=words.rule(state, say) if not state.over else "",
    )


def verb_is(verb: str, seat: int = 0, round_: int = 1) -> Callable[[Game], bool]:
    """A question of this verb waits for a seat."""
    return lambda found: found.play.state.seat == seat and verb in found.verbs and found.play.state.round >= round_


def scenes() -> dict[str, Callable[[], str]]:
    """Every page that can be pictured, by name."""

    def table(
        seats: int, reached: Callable[[Game], bool], code: str = "en", seat: int = 0, spectator: bool = False
    ) -> str:
        shown = shown_of(play_until(seats, 11, reached, code=code), seat, code, spectator)
        return pages.table_page(shown, language(code))

    def asked(verb: str, round_: int = 3, code: str = "en") -> str:
        reached = verb_is(verb, 0, round_)
        games = (play_until(4, seed, reached, "random", code) for seed in range(200))
        return pages.table_page(shown_of(next(found for found in games if reached(found)), 0, code), language(code))

    def villagers(seats: int, verb: str, round_: int, code: str = "en", spectator: bool = False) -> str:
        found = play_until(seats, 3, verb_is(verb, 0, round_), code=code, name="villagers")
        return pages.table_page(shown_of(found, 0, code, spectator), language(code))

    def replay() -> str:
        found = play_until(3, 11, verb_is("take", 0, 2))
        shown = replace(shown_of(found), offers=(), prompt="")
        moves = [pages.Move(line.seat, line.words) for line in found.told]
        return pages.replay_page(shown, moves, len(moves) // 2, language("en"))

    def home(code: str = "en") -> str:
        tickets = (
            Ticket("/t/a", "Village", ("You", "Odile", "Anselm"), "your_turn"),
            Ticket("/t/b", "Village", ("You", "Thibault"), "over"),
        )
        return pages.home_page(language(code), list(LEVELS), tickets)

    return {
        "home": home,
        "home-fr": partial(home, "fr"),
        "start": partial(table, 4, verb_is("take")),
        "village": partial(table, 4, verb_is("take", 0, 3)),
        "village-fr": partial(table, 4, verb_is("take", 0, 3), "fr"),
        "two": partial(table, 2, verb_is("take", 0, 3)),
        "three": partial(table, 3, verb_is("take", 0, 4)),
        "late": partial(table, 4, verb_is("take", 0, 5)),
        "bots": partial(table, 4, verb_is("take", 2, 3)),
        "market": partial(table, 4, verb_is("serve", 0, 2)),
        "council": partial(asked, "enter"),
        "crafts": partial(asked, "train"),
        "travel": partial(asked, "send"),
        "moves": partial(asked, "move"),
        "family": partial(table, 4, verb_is("birth", 0, 2)),
        "bury": partial(table, 4, verb_is("bury", 0, 1)),
        "mass": partial(table, 4, verb_is("climb", 0, 1)),
        "buy_out": partial(asked, "buy_out"),
        "pay": partial(asked, "pay_jokers"),
        "privilege": partial(asked, "privilege"),
        "gain": partial(asked, "gain"),
        "spectator": partial(table, 3, verb_is("take", 1, 3), spectator=True),
        "advance": partial(asked, "advance"),
        "choose": partial(asked, "choose"),
        "good": partial(asked, "good"),
        "return": partial(asked, "return"),
        "villagers": partial(villagers, 4, "place", 3),
        "villagers-fr": partial(villagers, 4, "place", 3, "fr"),
        "villagers-draft": partial(villagers, 4, "draft", 3),
        "villagers-two": partial(villagers, 2, "coin", 2),
        "villagers-five": partial(villagers, 5, "place", 4),
        "villagers-five-draft": partial(villagers, 5, "draft", 5),
        "villagers-late": partial(villagers, 2, "place", 6),
        "villagers-late-fr": partial(villagers, 2, "place", 6, "fr"),
        "villagers-solo": partial(villagers, 1, "place", 4),
        "villagers-solo-fr": partial(villagers, 1, "place", 4, "fr"),
        "villagers-solo-late": partial(villagers, 1, "place", 5),
        "villagers-jester": partial(villagers, 1, "jester", 1),
        "villagers-solo-final": partial(villagers, 1, "none", 99),
        "villagers-watch": partial(villagers, 3, "place", 2, spectator=True),
        "villagers-final": partial(villagers, 5, "none", 99),
        "final": partial(table, 4, lambda _: False),
        "final-fr": partial(table, 4, lambda _: False, "fr"),
        "replay": replay,
        "error": lambda: pages.error_page(
            404, "There is no such table", "Perhaps the link was cut short.", language("en")
        ),
    }


def shoot(page: Page, name: str, size: tuple[int, int], is_dark: bool, out: Path, full: bool, click: str = "") -> None:
    """Take one picture."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if is_dark else "light", reduced_motion="reduce")
    page.goto(f"http://127.0.0.1:{PORT[0]}/{name}.html")
    if click and page.query_selector(click):
        page.click(click, force=True)
        page.wait_for_timeout(400)
    mood = "-dark" if is_dark else ""
    page.screenshot(path=out / f"{name}{mood}-{size[0]}.png", full_page=full)


PORT = [0]


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder without saying so."""

    def do_GET(self) -> None:
        """Answer; a stream of news stays open and brings none."""
        if "/stream" not in self.path:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        return time.sleep(5)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def main() -> None:
    """Render the pages asked for, serve them, and take their pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--sizes", help="widths, by default 1400,360")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--full", action="store_true", help="the whole page, not the first screen")
    parser.add_argument("--click", default="", help="a selector to click first")
    parser.add_argument("names", nargs="*", help="the pages, by default those pictured in README and docs")
    options = parser.parse_args()
    sizes = {str(size[0]): size for size in (SMALL, MEDIUM, WIDE, WIDEST)}
    wanted = dict.fromkeys(options.names, "1400,360") or OF_DOCS
    options.out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        shutil.copytree(STATIC, Path(folder) / root().lstrip("/"))
        for name in wanted:
            (Path(folder) / f"{name}.html").write_text(scenes()[name](), encoding="utf-8")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        PORT[0] = server.server_address[1]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as player:
            page = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]).new_page()
            page.on("pageerror", lambda error: print("error in the script:", error))
            for name, widths in wanted.items():
                for size in (options.sizes or widths).split(","):
                    shoot(page, name, sizes[size], options.dark, options.out, options.full, options.click)
        server.shutdown()


if __name__ == "__main__":
    main()
