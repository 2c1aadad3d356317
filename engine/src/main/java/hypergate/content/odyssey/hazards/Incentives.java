package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.variant.hazards.Hazard;

/// Incentives: the defense looks at the six top cards of the deck before invitations go out and
/// lays them aside. If it wins, it keeps them, gives them to its allies or discards them; if the
/// offense wins, that one keeps any. What is left is discarded.
public final class Incentives {
  public static final Hazard INCENTIVES =
      hazard("Incentives", "odyssey", 1)
          .text(
              "Before invitations the defense looks at the six top cards of the deck and lays them"
                  + " aside. If it wins, it keeps them, shares them with its allies or discards"
                  + " them; if the offense wins, that one keeps any. The rest are discarded.")
          .always(
              ANY,
              INVITING,
              (game, me) -> !game.verbs().piles().isLaidAside(),
              (game, me) -> game.verbs().piles().layAside(game.encounter().defense(), 6))
          .always(ANY, KEEPING, Incentives::isWon, Incentives::share)
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> game.verbs().piles().isLaidAside(),
              (game, me) -> game.verbs().piles().discardAside(game.encounter().defense()));

  private Incentives() {}

  private static final Prompt KEPT = Prompt.of("incentives/cards");
  private static final Prompt SHARED = Prompt.of("incentives/cards-2");

  private static boolean isWon(Game game, Seat me) {
    return game.encounter().outcome().isWin() && game.verbs().piles().isLaidAside();
  }

  private static void share(Game game, Seat me) {
    Seat winner = game.encounter().winners().main();
    game.verbs().piles().lookAside(winner, game.encounter().defense());
    take(game, winner, winner, KEPT);
    if (game.encounter().outcome() == Outcome.DEFENSE_WINS)
      for (int p = 1; p < game.seats(); p++) {
        Seat ally = game.leftOf(winner, p);
        if (ally.in(game.encounter().winners().allies())) take(game, winner, ally, SHARED);
      }
    game.verbs().piles().discardAside(winner);
  }

  private static void take(Game game, Seat chooser, Seat taker, Prompt prompt) {
    CardSet cards = game.verbs().piles().laidAside();
    game.ask(chooser).cards(prompt, cards, 0, cards.size());
    game.verbs().piles().takeAside(taker, cards);
  }
}
