package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.base.aliens.Mutant;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a winner or dealer takes a card from the opponent and from each of its allies. Super: up
/// to three cards are discarded before the refill.
public final class MutantFlare {
  public static final Flare FLARE =
      flare(Mutant.MUTANT)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you win or make a deal, take a card at random from your opponent and from each"
                  + " of its allies.")
          .may(MAIN, OUTCOME, (game, me) -> victims(game, me) != 0, MutantFlare::take)
          .strong(
              MAIN, List.of(Step.ALLIANCE), "Discard up to three cards before you use your power.")
          .may(MAIN, INVITING, MutantFlare::mayDiscard, MutantFlare::discard)
          .withPower();

  private MutantFlare() {}

  // An ally that has withdrawn all its ships is an ally still; after a deal there are none left.
  private static int victims(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean won =
        encounter.outcome() == Outcome.DEAL
            || encounter.outcome().isWin() && encounter.winners().main() == me;
    if (!won) return 0;
    int mask = 0;
    for (int rest = encounter.sideOf(me).other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.cards().handSize(seat) > 0 && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void take(Game game, Seat me) {
    int victims = victims(game, me);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(victims)) game.verbs().hands().takeRandom(me, game.inOrder(p), 1);
  }

  private static boolean mayDiscard(Game game, Seat me) {
    return !Mutant.hasRefilled(game, me) && game.cards().handSize(me) > 1;
  }

  private static void discard(Game game, Seat me) {
    CardSet cards = game.cards().hand(me);
    game.ask(me).cards(Prompt.DISCARD, cards, 0, 3);
    game.verbs().hands().discard(me, cards);
  }
}
