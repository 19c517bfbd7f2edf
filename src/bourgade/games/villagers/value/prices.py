"""What a bot takes things to be worth, in gold: found by play, at tables of several and alone against the Countess."""

from __future__ import annotations

from typing import Final


class Prices:
    """The prices at a table of several. What helps again and again has one for each round that is left."""

    def __init__(self) -> None:
        # A village.
        self.food = 1.5
        self.food_a_round = 1.5
        self.house_a_round = 2.3
        self.silver = 1.0  # a Silver symbol: what it counts grows in number
        self.silver_a_round = 1.0
        self.key_a_round = 0.4  # each padlock of the game that a key opens
        self.purse_a_round = 0.0  # a coin at hand, beside what it is worth itself
        self.room = 0.3  # a free place on a basic villager
        self.basic = -0.45  # a basic villager
        # The hand, and what will join it.
        self.newcomer = 9.0  # the best villager still to be drafted; the last one has no price
        self.special = 2.0
        self.kept = 0.1  # the share of its worth that a villager of the road has when a coin keeps it there
        self.fodder = 0.1  # the share that one has for whom no place is left: he is good for an exchange
        # The share of its worth that a villager of the hand has.
        self.placeable = 0.88  # there is a place for it
        self.on_basic = 0.7  # a basic villager has to come first
        self.on_hand = 0.5  # the villager that it lies on is in the hand as well
        self.on_nobody = 0.02  # that villager is still to be found


class PricesAlone(Prices):
    """Alone all drafts but a few are one's own: Food does not bring more of them, it brings them sooner."""

    def __init__(self) -> None:
        super().__init__()
        self.food = 3.2
        self.food_a_round = 0.0
        self.house_a_round = 0.8
        self.silver = 0.6
        self.silver_a_round = 0.8
        self.key_a_round = 0.28
        self.purse_a_round = -0.15
        self.room = 0.0
        self.basic = -0.6
        self.newcomer = 10.0
        self.kept = 0.05
        self.fodder = 0.06
        self.placeable = 0.9
        self.on_basic = 0.72
        self.on_hand = 0.45
        self.on_nobody = 0.01


TOGETHER: Final = Prices()
ALONE: Final = PricesAlone()

MOST_FOOD = 3
"""More of them raise no limit."""
MOST_HOUSES = 3
ENOUGH_GOLD = 6
"""More gold than that opens no more padlocks."""
ENOUGH_ROOM = 4
USUAL_LIMIT = 3.0
"""Villagers that others draft in a round."""

# The Countess.
HER_ROUND = 12.0  # her events, and the villager she takes
HER_SILVER = 0.5
HER_SILVER_A_ROUND = 6.0  # all her villagers are uncovered
HER_FOOD_A_ROUND = 0.36  # there are banquets
HER_KEY_A_ROUND = 0.36
SENT = 7.0  # a villager still to be sent to her in this round
EVENT = 2.0  # an event that waits
JESTER = 10.0  # with a round or more to use it in
