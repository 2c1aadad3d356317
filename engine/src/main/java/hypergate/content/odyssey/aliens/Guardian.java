package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Guard: as an ally each of its ships counts for the total as many as its main player has ships
/// there. Their number decides, not what they are worth.
public final class Guardian {
  private static final int NO_LIMIT = 1000;

  public static final Alien GUARDIAN =
      alien("Guardian", "odyssey")
          .level(0)
          .power("Guard", ALLY, Step.REVEAL)
          .isMandatory()
          .text(
              "As an ally, each of your ships adds as many as the main player of your side has"
                  + " ships in the encounter.")
          .must(ALLY, TOTALS, (game, me) -> game.encounter().bothAttack(), Guardian::guard);

  private Guardian() {}

  private static void guard(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Side side = encounter.sideOf(me);
    int most = game.ofPower(Query.POWER_NUMBER, side.other().main(), NO_LIMIT);
    int each = Math.min(most, encounter.shipsOf(side.main()));
    int guarded = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? side.allies() : me.bit();
    for (int rest = guarded; rest != 0; rest &= rest - 1)
      encounter.worth(Seat.of(Integer.numberOfTrailingZeros(rest)), each);
  }
}
