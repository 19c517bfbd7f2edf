"""Villagers, by Haakon Gaarder: draft refugees on the road, build chains of trades, and alone defy the Countess."""

from bourgade.core.language import mark
from bourgade.core.opening import first_player_option
from bourgade.core.rules import Option, Rules, Words
from bourgade.games.villagers import board, terminal, text
from bourgade.games.villagers.actions import VOCABULARY
from bourgade.games.villagers.components import CATALOGUE
from bourgade.games.villagers.rule import rule
from bourgade.games.villagers.scoring import rivals, score, standings
from bourgade.games.villagers.secrets import imagine, view
from bourgade.games.villagers.setup import begin
from bourgade.games.villagers.state import Stream, Villagers
from bourgade.games.villagers.value import value

RULES: Rules[Villagers] = Rules(
    name="villagers",
    title="Villagers",
    blurb=mark("Meet them on the road, house them well."),
    length=mark("30 to 60 min"),
    version=2,
    fewest=1,
    most=5,
    vocabulary=VOCABULARY,
    catalogue=CATALOGUE,
    streams=Stream,
    begin=begin,
    show=view,
    imagine=imagine,
    score=score,
    rank=standings,
    value=value,
    options=(
        first_player_option(5),
        Option(
            "level",
            (mark("normal"), mark("beginner"), mark("hard")),
            mark("alone: how hard the Countess is to beat"),
            is_alone=True,
        ),
    ),
    oppose=rivals,
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
        runs=text.RUNS,
        heralds=text.HERALDS,
    ),
)
