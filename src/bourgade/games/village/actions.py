"""The vocabulary: every move that can ever be made in Village."""

from bourgade.core.vocabulary import Vocabulary
from bourgade.games.village.ids import (
    Building,
    City,
    Coins,
    Colour,
    Cube,
    Generation,
    Good,
    Level,
    Place,
    Space,
    Stall,
    Window,
)

VOCABULARY = Vocabulary()

# A turn
TAKE = VOCABULARY.verb("take", Space, Cube)
WELL = VOCABULARY.verb("well")
WELL_CUBES = VOCABULARY.verb("well_cubes", Colour, Coins)
WELL_COINS = VOCABULARY.verb("well_coins")
CHOOSE = VOCABULARY.verb("choose", Space)
ACT = VOCABULARY.verb("act")

# Family
BIRTH = VOCABULARY.verb("birth")
RETURN = VOCABULARY.verb("return", Place, Generation)

# Crafts
MAKE = VOCABULARY.verb("make", Building)
TRAIN = VOCABULARY.verb("train", Building)
BUY = VOCABULARY.verb("buy", Building)

# Market
SERVE = VOCABULARY.verb("serve", Stall)

# Travel
SEND = VOCABULARY.verb("send", City)
MOVE = VOCABULARY.verb("move", City, Generation, City)

# Council
ENTER = VOCABULARY.verb("enter")
ADVANCE = VOCABULARY.verb("advance", Level, Generation)
USE = VOCABULARY.verb("use")
PRIVILEGE = VOCABULARY.verb("privilege", Level)

# Answers that several actions ask for
MEMBER = VOCABULARY.verb("member", Generation)
GOOD = VOCABULARY.verb("good", Good)
GAIN = VOCABULARY.verb("gain", Colour)
PAY_JOKERS = VOCABULARY.verb("pay_jokers", Coins, Coins)
PAY_SCROLL = VOCABULARY.verb("pay_scroll")
PAY_TIME = VOCABULARY.verb("pay_time")

# Death and Mass
BURY = VOCABULARY.verb("bury", Place, Generation)
BUY_OUT = VOCABULARY.verb("buy_out", Generation)
CLIMB = VOCABULARY.verb("climb", Window, Generation)

# Three ways of doing nothing: out of the market day, not this time, and finished
PASS = VOCABULARY.verb("pass")
DECLINE = VOCABULARY.verb("decline")
DONE = VOCABULARY.verb("done")
