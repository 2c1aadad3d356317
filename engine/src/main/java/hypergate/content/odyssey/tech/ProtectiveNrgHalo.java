package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;

/// Protective NRG Halo: in an encounter in its owner's system everybody with ships on the planet
/// may lay a card out at the gate. A deal gives those cards to the offense; otherwise each adds
/// three to the defense, which takes them when the reveal is over.
public final class ProtectiveNrgHalo {
  private static final Prompt WHAT = Prompt.of("protective-nrg-halo/card");

  public static final Tech PROTECTIVE_NRG_HALO =
      tech("Protective NRG Halo", "odyssey", ANY, Step.PLANNING)
          .pays(Payment.PAIR)
          .staysInPlay()
          .text(
              "Before cards are selected in an encounter in your system, each player with ships on"
                  + " the planet may lay out a card. The offense gets these cards by a deal;"
                  + " otherwise each adds 3 to the defense, which then takes them.")
          .always(ANY, BEFORE_SELECTION, ProtectiveNrgHalo::isHere, ProtectiveNrgHalo::layOut)
          .always(
              ANY,
              TOTALS,
              ProtectiveNrgHalo::isLit,
              (game, me) -> game.encounter().defensive().add(3 * game.verbs().piles().laidOut()))
          // With two negotiates the cards wait until the deal succeeds or fails.
          .always(
              ANY,
              DECIDING,
              (game, me) -> isLit(game, me) && !bothNegotiate(game),
              ProtectiveNrgHalo::hand)
          .always(ANY, OUTCOME, ProtectiveNrgHalo::isLit, ProtectiveNrgHalo::hand)
          .always(ANY, ENCOUNTER_END, ProtectiveNrgHalo::isLit, ProtectiveNrgHalo::hand)
          .whenLeaving(ProtectiveNrgHalo::hand);

  private ProtectiveNrgHalo() {}

  private static boolean isHere(Game game, Seat me) {
    return game.encounter().target().exists()
        && game.ships().systemOf(game.encounter().target()) == me;
  }

  private static boolean isLit(Game game, Seat me) {
    return game.verbs().piles().laidOut() > 0;
  }

  private static boolean bothNegotiate(Game game) {
    Encounter encounter = game.encounter();
    return encounter.negotiates(encounter.offense()) && encounter.negotiates(encounter.defense());
  }

  private static void layOut(Game game, Seat me) {
    int there = game.ships().seatsOn(game.encounter().target());
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(there) || game.cards().handSize(seat) == 0) continue;
      int card = game.ask(seat).cardOrNone(WHAT, game.cards().hand(seat));
      if (card >= 0) game.verbs().piles().layOut(seat, card);
    }
  }

  private static void hand(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean deal = encounter.outcome() == Outcome.DEAL;
    game.verbs().piles().takeLaidOut(deal ? encounter.offense() : encounter.defense());
  }
}
