"""The level `random`: any legal move, each as likely as the others."""

from __future__ import annotations

from bourgade.bots.bot import Question, pick


class Aimless:
    """Plays by the rules and for nothing else."""

    def choose(self, question: Question) -> int:
        """Any of the actions."""
        return pick(question.actions, question.seed)
