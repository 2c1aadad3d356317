package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Awaken: a colony in the home system of whoever else has drawn a new hand; all ships back from
/// the warp for a new hand of its own. The first hand of the game is not meant.
public final class Relic {
  private static final Prompt WHERE = Prompt.of("relic/planet");
  private static final Prompt WHICH = Prompt.of("relic/ships");

  public static final Alien RELIC =
      alien("Relic", "conflict")
          .level(2)
          .power("Awaken", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "When another player draws a new hand, place up to four of your ships on a planet of"
                  + " its home system as a colony. When you draw a new hand, retrieve all your"
                  + " ships from the warp.")
          .must(ANY, DRAWN, Relic::isWoken, Relic::awake)
          .must(ANY, DRAWN, Relic::isRenewed, Relic::rise);

  private Relic() {}

  private static boolean isWoken(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    if (!hands.isNewHand() || hands.drawer() == me) return false;
    if (!game.reach().reaches(hands.drawer())) return false;
    return extra(game, me) > 0
        || game.verbs().mayGainColony(me, game.ships().planetsOf(hands.drawer()));
  }

  // Ships that come back as well.
  private static int extra(Game game, Seat me) {
    int extra = game.ofPower(Query.POWER_NUMBER, me, 0);
    return game.ships().colonies(me) == 0 ? 0 : Math.min(extra, game.verbs().freeInWarp(me));
  }

  private static void awake(Game game, Seat me) {
    Seat drawer = game.verbs().hands().drawer();
    game.verbs().gainColony(me, WHERE, WHICH, game.ships().planetsOf(drawer));
    if (extra(game, me) > 0) game.verbs().ships().retrieve(me, extra(game, me));
  }

  private static boolean isRenewed(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.isNewHand()
        && hands.drawer() == me
        && game.verbs().freeInWarp(me) > 0
        && game.ships().colonies(me) != 0;
  }

  private static void rise(Game game, Seat me) {
    game.verbs().ships().retrieve(me, game.ships().inWarp(me));
  }
}
