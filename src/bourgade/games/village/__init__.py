"""Village, by Inka and Markus Brand: four generations of a family, time, and a chronicle to enter."""

from bourgade.core.language import mark
from bourgade.core.opening import first_player_option
from bourgade.core.rules import Rules, Words
from bourgade.games.village import board, terminal, text
from bourgade.games.village.actions import VOCABULARY
from bourgade.games.village.components import CATALOGUE
from bourgade.games.village.rule import rule
from bourgade.games.village.scoring import score, standings
from bourgade.games.village.secrets import imagine, view
from bourgade.games.village.setup import begin
from bourgade.games.village.state import Stream, Village
from bourgade.games.village.value import value

RULES: Rules[Village] = Rules(
    name="village",
    title="Village",
    blurb=mark("Four generations, one chronicle."),
    length=mark("60 to 90 min"),
    version=1,
    fewest=2,
    most=4,
    vocabulary=VOCABULARY,
    catalogue=CATALOGUE,
    streams=Stream,
    begin=begin,
    show=view,
    imagine=imagine,
    score=score,
    rank=standings,
    value=value,
    options=(first_player_option(4),),
    words=Words(
        prompt=text.prompt,
        move=text.move,
        warning=text.warning,
        event=text.event,
        score_lines=text.SCORE_LINES,
        rule=rule,
        blocks=terminal.blocks,
        spot=board.spot,
        picture=board.picture,
    ),
)
