package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.CARD_DISCARDED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Salvage: artifacts that others discard, played or not, come to its hand, and stay there when it
/// draws a new one (E-10). The Cosmic Zap that stops it is lost to it.
public final class Vulch {
  public static final Alien VULCH =
      alien("Vulch", "base")
          .level(0)
          .power("Salvage", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Whenever another player discards an artifact, take it. When you draw a new hand you"
                  + " keep your artifacts.")
          .must(
              ANY,
              CARD_DISCARDED,
              Vulch::isSalvageable,
              (game, me) -> game.verbs().hands().takeDiscarded(me))
          .bends(
              Query.NEW_HAND_KEEPS,
              (game, me, who, kinds) -> who == me ? kinds | Kind.ARTIFACT.bit() : kinds);

  private Vulch() {}

  private static boolean isSalvageable(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    boolean wanted =
        hands.isDiscarding(me, Kind.ARTIFACT)
            || hands.isDiscarding(me, Kind.REINFORCEMENT)
                && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return wanted && game.reach().reaches(hands.discarder());
  }
}
