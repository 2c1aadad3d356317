package hypergate.content.base.flares;

import static hypergate.game.card.Ability.Group.REMOVAL;
import static hypergate.game.declare.Flare.flare;

import hypergate.content.base.aliens.Void;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: an artifact of another player is cancelled for one own ship that is not in the encounter.
/// Super: the power works for an ally on the winning side.
public final class VoidFlare {
  public static final Flare FLARE =
      flare(Void.VOID)
          .wild(
              Role.ANY,
              List.of(),
              "Once per encounter, send one of your ships outside the encounter to the warp to"
                  + " cancel an artifact; it is discarded.")
          .may(
              Role.ANY,
              Window.PLAYED,
              VoidFlare::mayCancel,
              (game, me) -> game.answering().cancel())
          .naming(VoidFlare::pay)
          .strong(
              Role.ALLY,
              List.of(Step.RESOLUTION),
              "You may use your power as an ally on the winning side.")
          .may(Role.ALLY, Window.LOSING, VoidFlare::canEradicate, VoidFlare::eradicate)
          .first(REMOVAL);

  private VoidFlare() {}

  /// Whether an artifact of somebody else is being played and the seat has a ship to pay with.
  public static boolean mayCancel(Game game, Seat me) {
    return game.answering().isArtifact()
        && game.answering().seat() != me
        && !game.answering().isCancelled()
        && Flare.reaches(game, game.answering().seat())
        && outside(game, me) != 0;
  }

  /// Colonies of a seat, without the one in the encounter, from which a ship can still be sent.
  private static long outside(Game game, Seat me) {
    Encounter encounter = game.encounter();
    long colonies = game.ships().colonies(me);
    if (me == encounter.defender() && encounter.target().exists())
      colonies &= ~encounter.target().bit();
    long free = 0;
    for (long rest = colonies; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int outpost = game.ships().outpost(Planet.of(planet), me);
      if (game.verbs().free(me, planet) > 0 || outpost >= 0 && game.verbs().free(me, outpost) > 0)
        free |= 1L << planet;
    }
    return free;
  }

  /// The ship goes to the warp.
  public static void pay(Game game, Seat me) {
    game.verbs().beginLoss(Cause.COST);
    game.verbs().chooseLoss(me, 1, false, outside(game, me));
    game.verbs().carryOutLoss();
  }

  private static boolean canEradicate(Game game, Seat me) {
    return Void.hasWon(game, me)
        && game.verbs().losing().owners() != 0
        && !game.verbs().losing().removesFromGame(game.encounter().winners().other().main());
  }

  private static void eradicate(Game game, Seat me) {
    if (game.usesPower(me, Void.VOID)) Void.eradicate(game, me);
  }
}
