"""A village of Villagers in text: its chains, what counts in it, the cards in hand, and the score."""

from __future__ import annotations

from bourgade.core.amounts import told
from bourgade.core.block import Line, Span, flow, words
from bourgade.core.language import Language
from bourgade.games.villagers.names import GOLD
from bourgade.games.villagers.terminal.layout import STYLES, View, coins, commas, shelf, suit, villager
from bourgade.games.villagers.text import SCORE_LINES

INNER = 4  # where the lines of a chain go on


def village(view: View, player: View, say: Language) -> list[Line]:
    """All that belongs to a player."""
    return [
        *chains(view, player, say),
        *counted(player, say),
        *limits(player, say),
        *square(view, player, say),
        *backs(view, player, say),
        *score(player, say),
    ]


def chains(view: View, player: View, say: Language) -> list[Line]:
    """The chains from their first card up; villagers that stand alone share a line."""
    cards = player["village"]
    roots = [number for number, card in enumerate(cards) if card["on"] is None]
    lines = []
    for root in [number for number in roots if cards[number]["cards_on_it"]]:
        lines += flow(card_spans(view, cards[root], say))
        for number, card in enumerate(cards):
            if card["on"] == root:
                lines += flow([("  -", "dim"), *branch(view, cards, number, say)], INNER)
    alone = [card_spans(view, cards[number], say) for number in roots if not cards[number]["cards_on_it"]]
    joined = commas([(" ".join(text for text, _ in spans), spans[0][1]) for spans in alone])
    return lines + (flow(joined) if joined else [])


def branch(view: View, cards: list[View], number: int, say: Language) -> list[Span]:
    """A card and those above it, up to the end of the chain."""
    spans = card_spans(view, cards[number], say)
    for above, card in enumerate(cards):
        if card["on"] == number:
            spans += [(">", "dim"), *branch(view, cards, above, say)]
    return spans


def card_spans(view: View, card: View, say: Language) -> list[Span]:
    """A card with its role if it stands in for another, or its side, and the gold on it; dim when it is covered."""
    name, style = villager(view, card["villager"], say)
    spans = [(name, "dim" if card["cards_on_it"] else style)]
    if card["villager"] in ("monk", "apprentice"):
        spans.append((f"({villager(view, card['role'], say)[0]})", "dim"))
    if card["villager"] == "founders_food" and not card["cards_on_it"]:
        side = say("Food side")
        spans.append((f"({side})", "dim"))
    return spans + coins(card["coins"])


def counted(player: View, say: Language) -> list[Line]:
    """What counts in the village: symbols that show, and suit symbols, which covered cards show too."""
    symbols = player["symbols"]
    shown = [
        (say("Food {count}", count=symbols["food"]), ""),
        (say("Houses {count}", count=symbols["houses"]), ""),
        (say("Gold {count}", count=symbols["gold"]), ""),
        (say("coins {count}", count=symbols["coins"]), ""),
        (say("padlocks {count}", count=symbols["padlocks"]), ""),
    ]
    suits = [(f"{suit(name, say)[0]} {symbols[name]}", style) for name, style in STYLES.items() if symbols[name]]
    return shelf(say("Shows:"), commas(shown)) + shelf(say("Suits:"), commas(suits))


def limits(player: View, say: Language) -> list[Line]:
    """How many villagers Food and Houses allow."""
    text = say("drafts {draft}, builds {build}", draft=player["draft_limit"], build=player["build_limit"])
    return flow(words(text, "dim"))


def square(view: View, player: View, say: Language) -> list[Line]:
    """The villagers on the Village Square, if there are any."""
    return listed(view, say("Square:"), player["square"], say)


def backs(view: View, player: View, say: Language) -> list[Line]:
    """The hand from behind, with what everybody saw drafted into it; of suits that are not in it, all was given up."""
    suits = [(f"{suit(name, say)[0]} {count}", STYLES[name]) for name, count in player["backs"].items()]
    lines = shelf(say("Hand:"), commas(suits))
    if player["hand"] is not None:
        return lines
    cards, backs = view["printed"]["cards"], player["backs"]
    doubtful = [name for name in player["seen_in_hand_or_given_up"] if cards[name]["suit"] in backs]
    lines += listed(view, say("seen:"), player["seen_in_hand"], say)
    return lines + listed(view, say("seen, perhaps given up:"), doubtful, say)


def listed(view: View, title: str, names: list[str], say: Language) -> list[Line]:
    """Some villagers after a title, if there are any."""
    return shelf(title, commas([villager(view, name, say) for name in names])) if names else []


def score(player: View, say: Language) -> list[Line]:
    """The gold if the second market were held now."""
    lines, total = player["score"]["lines"], told(say, GOLD, player["score"]["total"])
    scored = [(say(SCORE_LINES[name]), gold) for name, gold in lines.items() if gold]
    sum_of = [(f"{'+' if place else '='} {title} {gold}", "dim") for place, (title, gold) in enumerate(scored)]
    return flow([*words(say("Score:"), "dim"), *words(total, "strong"), *sum_of])
