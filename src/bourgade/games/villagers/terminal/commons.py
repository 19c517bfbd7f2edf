"""What all players of Villagers share in text: the treasuries, the road, the piles and the markets."""

from __future__ import annotations

from bourgade.core.amounts import told
from bourgade.core.block import Line, Span, flow, nickname, note, spread, words
from bourgade.core.language import Language
from bourgade.games.villagers.names import CARDS, EXCHANGES, GOLD, PEOPLE, THE_COUNTESS
from bourgade.games.villagers.terminal.layout import View, coins, commas, printed, shelf, shield, suit, villager


def overview(view: View, names: list[str], say: Language) -> list[Line]:
    """The round, and the treasuries."""
    lines = flow(words(headline(view, say), "strong"))
    for player in view["players"]:
        seat = player["seat"]
        name = (nickname(names[seat]), "strong" if seat == view["to_move"] else "")
        treasury = (told(say, GOLD, player["treasury"]), "strong")
        lines += spread([shield(seat), name, *begins(view, seat, say)], treasury)
    if view["solo"]:
        treasury = (told(say, GOLD, view["solo"]["countess"]["treasury"]), "strong")
        lines += spread(words(say(THE_COUNTESS)), treasury)
    return lines


def headline(view: View, say: Language) -> str:
    """How far the game is."""
    if view["over"]:
        return say("The game is over")
    if view["to_move"] >= 0 and view["to_draft"][view["to_move"]]:
        return say("Round {number}, draft phase", number=view["round"])
    if view["build"]["left"] or view["build"]["exchanges_left"]:
        people, left = told(say, PEOPLE, view["build"]["left"]), told(say, EXCHANGES, view["build"]["exchanges_left"])
        return say(
            "Round {number}, build phase: {people} to place, {left}", number=view["round"], people=people, left=left
        )
    return say("Round {number}", number=view["round"])


def begins(view: View, seat: int, say: Language) -> list[Span]:
    """Whether a seat has the First Player card."""
    return words(say("begins"), "dim") if seat == view["first_player"] and view["seats"] > 1 else []


# --- road and piles ---


def road(view: View, say: Language) -> list[Line]:
    """The slots, each with its stack, its villager and the gold on it."""
    lines = []
    for slot, there in enumerate(view["road"]):
        row: list[Span] = [(str(slot + 1), "strong"), *stack(view["piles"][slot], say), ("|", "dim")]
        if there is None:
            lines += flow([*row, ("-", "dim")])
            continue
        lines += flow([*row, villager(view, there["villager"], say), *coins(there["coins"])])
        lines += printed(view, there["villager"], say)
    return lines


def stack(pile: View, say: Language) -> list[Span]:
    """The back on top of a pile, and its height."""
    if not pile["cards"]:
        return [("-", "dim")]
    return [suit(pile["top"], say), (str(pile["cards"]), "")]


def piles(view: View, say: Language) -> list[Line]:
    """The reserve, the basic villagers, the cards that the viewer gave up, the markets and the discarded cards."""
    basics = [(f"{villager(view, name, say)[0]} {count}", "") for name, count in view["basics"].items()]
    return [
        *shelf(say("Reserve:"), stack(view["piles"][-1], say)),
        *shelf(say("Basic:"), commas(basics)),
        *given_up(view, say),
        *markets(view, say),
        *note(say("discarded: {cards}", cards=told(say, CARDS, sum(view["discard"].values())))),
    ]


def given_up(view: View, say: Language) -> list[Line]:
    """The cards that the viewer laid on the piles, and still knows."""
    lines = []
    for number, pile in enumerate(view["piles"], 1):
        known = [villager(view, card["villager"], say) for card in pile["given_up"] if card["villager"]]
        if known:
            where = say("reserve") if pile["pile"] == "reserve" else say("stack {count}", count=number)
            lines += shelf(say("You gave up ({pile}):", pile=where), commas(known))
    return lines


def markets(view: View, say: Language) -> list[Line]:
    """What the markets wait for."""
    if view["first_market"] == "held":
        first = say("First market: held")
    elif "first" in view["markets_due"]:
        first = say("First market: at the end of this round")
    else:
        first = say(
            "First market: when the first {count} stacks are empty", count=view["printed"]["first_market_stack"]
        )
    if view["over"]:
        second = say("Second market: held")
    elif "second" in view["markets_due"]:
        second = say("Second market: at the end of this round")
    else:
        second = say("Second market: when all stacks are empty")
    return note(first) + note(second)
