package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Replay (new, blue): take a card other than an encounter card that is being discarded.
public final class Replay {
  public static final Moon REPLAY =
      moon(66, "Replay", Group.BLUE)
          .isNew()
          .text("When a card that is no encounter card is discarded: take it.")
          .may(
              ANY,
              CARD_DISCARDED,
              Replay::isOpen,
              (game, me) -> game.verbs().hands().takeDiscarded(me));

  private static boolean isOpen(Game game, Seat me) {
    int card = game.verbs().hands().discardedCard();
    return card >= 0 && !game.cards().isEncounter(card);
  }

  private Replay() {}
}
