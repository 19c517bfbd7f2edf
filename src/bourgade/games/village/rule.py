"""The rule behind each question, in our own words."""

from __future__ import annotations

from bourgade.core.asking import rule_behind
from bourgade.core.language import Language, mark
from bourgade.games.village.state import Village

RULES = {
    "TakeTurn": mark(
        "Take one cube from an action space; you may then do the action of that space. A plague cube goes back at "
        "once and costs time. Instead, pay cubes of one colour at the well for any action."
    ),
    "PayWell": mark("The well takes cubes of one colour. A coin stands for any cube. No cube is taken this turn."),
    "ChooseAction": mark("Choose one of the seven actions that can be done. Its own costs are paid as usual."),
    "OfferAction": mark("The action of the space is optional, except on the market: a market day is always held."),
    "ChooseFamily": mark(
        "A birth brings the unborn member of the lowest generation to the farm. Instead, call home one living member "
        "from the board; city markers stay."
    ),
    "ChooseCraft": mark(
        "Make a good with time where a member of yours works, train a member and then make it, or buy it with cubes "
        "or grain without any member. The mill turns time and grain into coins."
    ),
    "TrainMember": mark("Any member on the farm may learn a trade. He stays in the building and can work there again."),
    "MakeAfterTraining": mark("After the training, the good may be made at once for the making time."),
    "GainGood": mark("Take one of these goods from the supply, which never runs out."),
    "GainCube": mark("Take a cube of your choice from the supply. Plague is no influence."),
    "GoToMarket": mark(
        "Serve one customer at a stall or pass; who passes is out of this market day. Only the first sale of the "
        "player who started the day is free: every other one also costs a green cube and time."
    ),
    "PayCubes": mark("A coin may be paid in place of any influence cube, never for grain, goods or time."),
    "ChooseTrip": mark(
        "A trip costs its time, a wagon and the cubes of the road. The first visit of your family to a city brings "
        "a marker and the reward; later ones bring nothing."
    ),
    "ChooseTraveller": mark("Any member on the farm may set out. Only the family action brings him home again."),
    "ChooseCouncil": mark(
        "Enter, climb one level, or use a privilege without moving. A step costs its time and two green cubes or a "
        "scroll. Then you may use the privilege of that level or a lower one."
    ),
    "ChooseCouncillor": mark("Any member on the farm may enter. Young ones live longer."),
    "PayStep": mark("A step in the council is paid with green cubes, coins in their place, or a scroll."),
    "UsePrivilege": mark("One privilege per action: that of the level reached, or of a lower one."),
    "ChooseNovice": mark("The member goes into the black bag and waits there for a Mass. In the bag nobody dies."),
    "PayChurch": mark("A place in the bag costs a brown cube, a coin in its place, or time."),
    "ChooseDeath": mark(
        "The time marker has crossed the bridge: one of your oldest visible members dies. His place decides where he "
        "is remembered; when his trade has no room in the chronicle, he lies in a grave and scores nothing."
    ),
    "BuyOut": mark("Four figures leave the bag. You may buy your own out for coins; chance draws the rest."),
    "MoveInChurch": mark("Members move to the left, window by window, for the grain between the windows."),
}


def rule(state: Village, say: Language) -> str:
    """The rule behind the question that waits; empty when the game is over."""
    return rule_behind(state, RULES, say)
