package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Regenerate: before allies are invited it refills its hand to eight, card by card, at random from
/// any other hand or from the deck.
public final class Mutant {
  private static final Prompt SOURCE = Prompt.of("mutant/choice");
  private static final int FULL = 8;

  public static final Alien MUTANT =
      alien("Mutant", "base")
          .level(0)
          .power("Regenerate", MAIN, Step.ALLIANCE)
          .text(
              "As a main player, before allies are invited: refill your hand to eight, each card at"
                  + " random from any other player's hand or from the deck.")
          .may(MAIN, INVITING, (game, me) -> isShort(game, me), Mutant::refill);

  private Mutant() {}

  private static boolean isShort(Game game, Seat me) {
    return game.cards().handCount(me) < game.ofPower(Query.POWER_NUMBER, me, FULL);
  }

  private static void refill(Game game, Seat me) {
    game.mark(0, 1);
    // Who had others pay for it, and they had nothing, is not asked for a card again.
    int barren = me.bit();
    while (isShort(game, me)) {
      int choice = source(game, me, barren);
      if (Choice.is(choice, Word.DECK)) {
        if (game.verbs().draw(me, 1) == 0) return;
      } else if (!takesFrom(game, me, Seat.of(Choice.value(choice)))) {
        barren |= 1 << Choice.value(choice);
      }
    }
  }

  // Whoever has given it.
  private static boolean takesFrom(Game game, Seat me, Seat from) {
    int before = game.cards().handCount(me);
    game.verbs().hands().takeRandom(me, from, 1);
    return game.cards().handCount(me) > before;
  }

  private static int source(Game game, Seat me, int barren) {
    Menu menu = game.ask(me).menu();
    for (int i = 0; i < game.seats(); i++)
      if (!Seat.of(i).in(barren)
          && game.cards().handSize(Seat.of(i)) > 0
          && game.reach().reaches(Seat.of(i))) menu.seats(Seat.of(i).bit());
    if (menu.count() == 0 || game.cards().deckSize() + game.cards().discardSize() > 0)
      menu.add(Word.DECK);
    return game.ask(me).choose(SOURCE);
  }

  /// Whether a Mutant has refilled its hand in this encounter.
  public static boolean hasRefilled(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, MUTANT), 0) != 0;
  }
}
