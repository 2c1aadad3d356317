package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Use;
import hypergate.game.verb.Cause;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;

/// Nu'x'xian Orb of Cosmic Odyssey: one ship of a colony in the home system of whoever plays a wild
/// flare buys the flare off. It goes back to hand and cannot be played again in this encounter.
public final class NuxxianOrb {
  private static final Prompt WHERE = Prompt.of("nuxxian-orb-odyssey/planet");

  public static final Tech NUXXIAN_ORB =
      Tech.namesake("Nu'x'xian Orb", "odyssey", ANY)
          .pays(Payment.RUN)
          .drawsAnother()
          .staysInPlay()
          .text(
              "When another player plays a wild flare, send one of your ships in that player's"
                  + " home system to the warp: the flare is cancelled and returns to its owner's"
                  + " hand.")
          .may(ANY, PLAYED, NuxxianOrb::mayBuyOff, NuxxianOrb::buyOff)
          .naming(NuxxianOrb::pay);

  private NuxxianOrb() {}

  private static boolean mayBuyOff(Game game, Seat me) {
    Use use = game.answering();
    return use.isWild()
        && use.seat() != me
        && !use.isCancelled()
        && colonies(game, me, use.seat()) != 0;
  }

  // Where a ship is left that is not already being lost.
  private static long colonies(Game game, Seat me, Seat player) {
    long free = 0;
    for (long rest = game.ships().colonies(me) & game.ships().placesOf(player);
        rest != 0;
        rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      if (game.verbs().free(me, planet) > 0) free |= 1L << planet;
    }
    return free;
  }

  private static void pay(Game game, Seat me) {
    Seat player = game.current().answered().seat();
    Planet planet = game.ask(me).planet(WHERE, colonies(game, me, player));
    game.verbs().beginLoss(Cause.COST).add(me, planet.index(), 1);
    game.verbs().carryOutLoss();
  }

  private static void buyOff(Game game, Seat me) {
    game.answering().cancel();
    game.answering().keep();
  }
}
