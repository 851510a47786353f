"""What bots know of Iroha ni Oedo: what a trick is worth to a seat, and what the points of finished deals foretell."""

from __future__ import annotations

from irodori.core.bits import Mask, bit, highest, nth, popcount, span, without
from irodori.core.insight import Insight
from irodori.games.iroha.rules import PASS, PLAY, Iroha

WHIM = 5  # one of so many choices follows no plan


class IrohaInsight(Insight[Iroha]):
    def epoch(self, state: Iroha) -> int:
        return 2 * state.dealer + (state.stage == PASS)

    def period(self, state: Iroha) -> int:
        return state.dealer

    def standing(self, state: Iroha, seat: int) -> int:
        """Finished deals, and the cards taken in this one as if it ended now (I6)."""
        if state.due or not state.acting:
            return state.points[seat]
        return state.points[seat] + state.worth(state.taken[seat])

    # ---- playouts: take a trick that pays, leave one that costs

    def pick(self, state: Iroha, seat: int, choices: Mask) -> int:
        if self.wise and state.stage == PLAY and state.draw(WHIM):
            choices = self.sensible(state, seat, choices)
        return nth(choices, state.draw(popcount(choices)))

    def sensible(self, state: Iroha, seat: int, choices: Mask) -> Mask:
        if not state.trick:
            return choices
        taking = choices
        if choices & state.led:  # I4, I5: only a higher card of the trump's colour takes the trick
            best = highest(state.trick & state.trump)
            taking = without(choices & state.trump, span(0, best))
        leaving = without(choices, taking)
        taken = state.taken[seat]
        if state.worth(taken | state.trick) > state.worth(taken):
            return taking if taking else choices
        return leaving if leaving else choices

    # ---- what is hidden

    def reopen(self, state: Iroha, seat: int) -> None:
        if state.stage == PASS:
            for other in range(state.players):
                if other != seat:
                    state.hands[other] |= state.passed[other]
                    state.passed[other] = 0
                    state.acting |= bit(other)
