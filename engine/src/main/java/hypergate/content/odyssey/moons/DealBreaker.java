package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Deal Breaker (new, blue): a failed deal costs you nothing and your opponent three ships more.
public final class DealBreaker {
  public static final Moon DEAL_BREAKER =
      moon(56, "Deal Breaker", Group.BLUE)
          .isNew()
          .text("After your failed deal: you lose no ships, your opponent three more.")
          .may(MAIN, DEAL_FAILED, DealBreaker::shift);

  private static void shift(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    game.encounter().penalty(me, 0);
    game.encounter().penalty(opponent, game.encounter().penalty(opponent) + 3);
  }

  private DealBreaker() {}
}
