package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.SHIP_WORTH;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Weaken Allies (secret): while you are an ally, the ships of all allies, on either side, count
/// half, rounded down, for totals, compensation and rewards (H-220).
public final class WeakenAllies {
  public static final Moon WEAKEN_ALLIES =
      moon(83, "Weaken Allies", Group.SECRET)
          .text(
              "While you are an ally: ships of all allies count half, rounded down, for totals,"
                  + " compensation and rewards.")
          .bends(
              SHIP_WORTH,
              (game, me, subject, halves) -> ally(game, me, subject) ? halves / 2 : halves);

  private static boolean ally(Game game, Seat me, Seat subject) {
    return game.encounter().isAlly(me) && game.encounter().isAlly(subject);
  }

  private WeakenAllies() {}
}
