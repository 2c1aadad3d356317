package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.variant.hazards.Hazard;

/// Shameful War: at the end each revealed attack card and each reinforcement costs its player a
/// random card. Then who revealed a negotiate gets one reward, and every player who was not
/// involved two.
///
/// RULING: only in encounters that came to the reveal; cards count as what they have become.
public final class ShamefulWar {
  public static final Hazard SHAMEFUL_WAR =
      hazard("Shameful War", "odyssey", 1)
          .text(
              "At the end each revealed attack card and each reinforcement played costs its player"
                  + " a random card. Then whoever revealed a negotiate collects one reward, and"
                  + " everybody who was not involved two.")
          .always(
              ANY, ENCOUNTER_END, (game, me) -> game.encounter().revealed(), ShamefulWar::settle);

  private ShamefulWar() {}

  private static void settle(Game game, Seat me) {
    Encounter encounter = game.encounter();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int shame = encounter.reinforcementsBy(seat);
      if (encounter.isMain(seat) && encounter.attacks(seat)) shame++;
      game.verbs().hands().discardRandom(seat, shame);
    }
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int honour = honour(encounter, seat);
      if (honour > 0) game.verbs().rewards().collect(seat, honour);
    }
  }

  private static int honour(Encounter encounter, Seat seat) {
    if (encounter.isMain(seat)) return encounter.negotiates(seat) ? 1 : 0;
    return seat.in(encounter.everAllied()) ? 0 : 2;
  }
}
