package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Assessor;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: whoever has settled at home pays a card. Super: a tax is taken twice, and refunds may be
/// two cards in this encounter.
public final class AssessorFlare {
  public static final Flare FLARE =
      flare(Assessor.ASSESSOR)
          .wild(
              DEFENSE,
              List.of(Step.DESTINY),
              "As the defense take a random card from everybody who has a colony in your system.")
          .may(DEFENSE, DEFENSE_CHOSEN, (game, me) -> settlers(game, me) != 0, AssessorFlare::take)
          .strong(
              ANY,
              List.of(Step.LAUNCH, Step.ALLIANCE),
              "Your power taxes this player twice. In this encounter you may give two cards in"
                  + " place of drawn ones instead of one.")
          .may(ANY, POWER_USED, AssessorFlare::isTaxing, AssessorFlare::taxTwice)
          .withPower();

  private AssessorFlare() {}

  private static int settlers(Game game, Seat me) {
    int settlers = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean settled = (game.ships().colonies(seat) & game.ships().placesOf(me)) != 0;
      if (seat != me && settled && game.cards().handSize(seat) > 0 && Flare.reaches(game, seat))
        settlers |= seat.bit();
    }
    return settlers;
  }

  private static void take(Game game, Seat me) {
    int settlers = settlers(game, me);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(settlers)) game.verbs().hands().takeRandom(me, game.inOrder(p), 1);
  }

  private static boolean isTaxing(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Assessor.ASSESSOR);
  }

  private static void taxTwice(Game game, Seat me) {
    game.powers().mark(game.answering().instance(), Assessor.TWICE, 1);
    game.powers().mark(game.answering().instance(), Assessor.REFUNDS, 1);
  }
}
