"""The rule behind each question, in our own words."""

from __future__ import annotations

from bourgade.core.asking import rule_behind
from bourgade.core.language import Language, mark
from bourgade.games.villagers.phases.draft import DraftVillager
from bourgade.games.villagers.phases.event_phase import ChooseEvent
from bourgade.games.villagers.state import Villagers

RULES = {
    "DraftVillager": mark(
        "Take a villager of the road with the coins on it, or the top card of a stack, which you then show. You draft "
        "two, one more for each Food you show, and five at most."
    ),
    "SendVillager": mark(
        "For each villager you draft, another one of the road goes to the Countess, with its coins. In her village all "
        "villagers are uncovered, and padlocks cost her nothing."
    ),
    "LayCoin": mark(
        "Coins of the bank mark who stays: the villagers without a coin leave the road, and others come. Whoever "
        "drafts a villager takes the coins on it."
    ),
    "Build": mark(
        "Place up to two villagers, one more for each House you showed when your turn began, and five at most. "
        "Exchanges for basic villagers, and Specials that are discarded after use, come on top."
    ),
    "ChoosePlace": mark(
        "A villager follows the one before it in its chain. A covered card shows only its suit and its padlock: its "
        "Food, Houses, Gold and Silver no longer count."
    ),
    "Unlock": mark(
        "The key of a padlock is a villager. If it is in your village, the bank puts gold on it; if it is in another "
        "one, you put gold of your treasury on it; if it is in none, you pay the bank."
    ),
    "GiveUp": mark(
        "A card of your hand is laid face down on a stack, and a basic villager comes to your village. The others see "
        "only the back of the card given up. This does not use up your build limit."
    ),
    "LayOnStack": mark(
        "The card goes on top of a stack that still has cards. It keeps the stack from being empty, and so may put off "
        "a market."
    ),
    "TakeBasic": mark("Lumberjack, Hayer and Miner begin two chains each. They can be built on in this very turn."),
    "ChooseMonkPlace": mark(
        "The Monk stands in for a villager of a chain, and the next one of that chain covers it at once. It has no "
        "symbol besides its own suit."
    ),
    "ChooseReplaced": mark(
        "The Apprentice takes the place of a covered villager in any village; you place that villager in your own at "
        "once, and open its padlock. The Founders of others are safe."
    ),
    "ChooseSide": mark("Your Founders are laid down anew, with the side you like up, and can begin two new chains."),
    "ChooseSmuggled": mark(
        "The bank pays half the Gold printed on one of your uncovered villagers, rounded up. The Smuggler is discarded."
    ),
    "UseJester": mark(
        "Once in the game the Jester discards a face-up event before it takes effect. He is offered before each phase "
        "with events, and before each event of the event phase."
    ),
    "ChooseEvent": mark("All face-up events of this phase are resolved, in the order you like."),
    "LowerOrPay": mark(
        "Accept a limit lowered by one for this round, or pay the bank. When you have less gold than asked, you pay "
        "all you have."
    ),
    "LoseToCountess": mark(
        "An uncovered villager goes over to the Countess; basic villagers and Founders stay. The coins on it come to "
        "your treasury."
    ),
    "LoseVillager": mark(
        "An uncovered villager is discarded; basic villagers and Founders stay. The coins on it come to your treasury."
    ),
    "LoseCard": mark("One card of your hand leaves the game."),
    "PayProtection": mark(
        "You pay the Countess as much as lies on one of your villagers; the coins stay there. With less gold you pay "
        "all you have."
    ),
    "Conscript": mark(
        "The Countess gets the top card of a stack or of the reserve. It does not change how many events are turned up."
    ),
    "SpendJester": mark("The Jester has to be used now, on another event that has not been resolved."),
}


COINS_LEAVE = mark(
    "When the draft ends, villagers with a coin leave the road, others come, and then each on the road receives a coin."
)
COUNTESS_TAKES = mark("Then the Countess takes a villager, and new events are turned up.")
WORTH = mark("The more gold it is worth, the fewer there are.")


def rule(state: Villagers, say: Language) -> str:
    """The rule behind the question that waits; empty when the game is over."""
    texts = [rule_behind(state, RULES, say), *[say(text) for text in _more(state)]]
    return " ".join(filter(None, texts))


def _more(state: Villagers) -> list[str]:
    """What the rule says besides, for this number of players, this level or this round."""
    if isinstance(state.choice, DraftVillager) and state.seats > 2:
        return [COINS_LEAVE]
    if isinstance(state.choice, ChooseEvent) and state.has_stacks():  # VG-229
        return [COUNTESS_TAKES, WORTH] if state.components.events_by_value[state.level] else [COUNTESS_TAKES]
    return []
