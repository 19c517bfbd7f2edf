"""The vocabulary: every move that can ever be made in Villagers."""

from bourgade.core.vocabulary import Vocabulary
from bourgade.games.villagers.ids import Base, Basic, Copy, EventCard, Key, Owner, Pair, Pile, Side, Slot, Villager

VOCABULARY = Vocabulary()

# Draft phase and new arrivals
DRAFT = VOCABULARY.verb("draft", Slot)
BLIND = VOCABULARY.verb("blind", Pile)
SEND = VOCABULARY.verb("send", Slot)
COIN = VOCABULARY.verb("coin", Slot)

# Build phase
PLACE = VOCABULARY.verb("place", Villager)
ON = VOCABULARY.verb("on", Base, Copy)
EXCHANGE = VOCABULARY.verb("exchange")
GIVE = VOCABULARY.verb("give", Villager, is_secret=True)  # the others see no more than the back (VG-099)
LAY = VOCABULARY.verb("lay", Pile)
BASIC = VOCABULARY.verb("basic", Basic)

# Padlocks
KEY = VOCABULARY.verb("key", Owner, Key, Pair)
BANK = VOCABULARY.verb("bank")
FREE = VOCABULARY.verb("free")

# Special villagers: Monks by the villager that covers them, the Apprentice by the villager it replaces
MONK = VOCABULARY.verb("monk", Villager)
TWO_MONKS = VOCABULARY.verb("two_monks", Villager)
APPRENTICE = VOCABULARY.verb("apprentice")
REPLACE = VOCABULARY.verb("replace", Owner, Base, Copy)
SIDE = VOCABULARY.verb("side", Side)
TINNER = VOCABULARY.verb("tinner")
SMUGGLER = VOCABULARY.verb("smuggler")

# Own villagers as the target of a Smuggler or an event
PICK = VOCABULARY.verb("pick", Villager, Pair)

# Solo: the Jester, the events and their answers
JESTER = VOCABULARY.verb("jester", EventCard)
RESOLVE = VOCABULARY.verb("resolve", EventCard)
LOWER = VOCABULARY.verb("lower")
PAY = VOCABULARY.verb("pay")
DROP = VOCABULARY.verb("drop", Villager)
CONSCRIPT = VOCABULARY.verb("conscript", Pile)

# Two ways of doing nothing: not this time, and finished
DECLINE = VOCABULARY.verb("decline")
DONE = VOCABULARY.verb("done")
