package hypergate.content.reda.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.variant.technology.Tech;

/// Auto-Nova: a flare discarded from the hand, not played, shuts the power of its alien off for the
/// encounter. No zap: it answers no use, and what the power has done stands.
public final class AutoNova {
  private static final Prompt WHICH = Prompt.of("auto-nova/card");

  public static final Tech AUTO_NOVA =
      tech("Auto-Nova", "reda", ANY)
          .research(6)
          .staysInPlay()
          .text(
              "At any time you may discard from your hand the flare of an alien that somebody has,"
                  + " you included: its power is off until the encounter ends.")
          .anyTime(ANY, AutoNova::hasFuel, AutoNova::extinguish);

  private AutoNova() {}

  private static boolean hasFuel(Game game, Seat me) {
    return !fuel(game, me).isEmpty();
  }

  private static CardSet fuel(Game game, Seat me) {
    CardSet flares = game.cards().hand(me, Kind.FLARE);
    for (int card = flares.next(0); card >= 0; card = flares.next(card + 1))
      if (!game.powers().isAlight(game.cards().cardAlien(card))) flares.remove(card);
    return flares;
  }

  private static void extinguish(Game game, Seat me) {
    int card = game.ask(me).card(WHICH, fuel(game, me));
    int alien = game.cards().cardAlien(card);
    game.verbs().discard(me, card);
    game.verbs().lending().silence(alien);
  }
}
