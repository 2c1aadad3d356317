package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Just Rewards (new, blue): instead of rewards that are due to you as many ships of others go to
/// the warp.
public final class JustRewards {
  private static final Prompt WHOSE = Prompt.of("moon-just-rewards/seat");
  private static final Prompt WHERE = Prompt.of("moon-just-rewards/planet");

  public static final Moon JUST_REWARDS =
      moon(68, "Just Rewards", Group.BLUE)
          .isNew()
          .text(
              "When you would gain rewards: instead send as many ships of other players to the"
                  + " warp.")
          .may(
              ANY,
              COLLECTING,
              (game, me) -> game.verbs().rewards().collector() == me && others(game, me) != 0,
              JustRewards::strike);

  private static void strike(Game game, Seat me) {
    int due = game.verbs().rewards().due();
    game.verbs().rewards().due(0);
    var loss = game.verbs().beginLoss(Cause.EFFECT);
    for (int ship = 0; ship < due && others(game, me) != 0; ship++) {
      Seat owner = game.ask(me).seat(WHOSE, others(game, me));
      Planet planet = game.ask(me).planet(WHERE, standing(game, owner));
      loss.add(owner, planet.index(), 1);
    }
    game.verbs().carryOutLoss();
  }

  private static int others(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i) != me && standing(game, Seat.of(i)) != 0) seats |= 1 << i;
    return seats;
  }

  // Ships that are not about to be lost already.
  private static long standing(Game game, Seat owner) {
    long planets = 0;
    for (long rest = game.ships().standing(owner); rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      if (game.verbs().free(owner, planet) > 0) planets |= 1L << planet;
    }
    return planets;
  }

  private JustRewards() {}
}
