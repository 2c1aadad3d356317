package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.variant.technology.Tech;

/// Power Radiant: for the flare of its alien, discarded from the hand and not played, any power
/// that is being used is cancelled and off for the encounter. That is no Cosmic Zap.
public final class PowerRadiant {
  public static final Tech POWER_RADIANT =
      tech("Power Radiant", "odyssey", ANY)
          .research(3)
          .drawsAnother()
          .staysInPlay()
          .text(
              "When any power is used, you may discard that alien's flare from your hand: the use"
                  + " is cancelled and the power is off for this encounter.")
          .may(ANY, POWER_USED, PowerRadiant::canAnswer, PowerRadiant::silence)
          .naming(PowerRadiant::pay);

  private PowerRadiant() {}

  private static boolean canAnswer(Game game, Seat me) {
    return !game.answering().isCancelled() && flare(game, me, game.answering().instance()) >= 0;
  }

  private static int flare(Game game, Seat me, int instance) {
    CardSet flares = game.cards().hand(me, Kind.FLARE);
    int alien = game.powers().number(instance);
    int card = flares.next(0);
    while (card >= 0 && game.cards().cardAlien(card) != alien) card = flares.next(card + 1);
    return card;
  }

  private static void pay(Game game, Seat me) {
    game.current().noZap();
    game.verbs().discard(me, flare(game, me, game.current().answeredPower()));
  }

  private static void silence(Game game, Seat me) {
    game.answering().cancel();
    game.verbs().zap(game.answering().instance());
  }
}
