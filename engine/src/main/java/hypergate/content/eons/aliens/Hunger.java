package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Extra Helpings: as its own turn begins it takes a card from everybody, as another one begins
/// from the player whose turn it is. An offense that is left without an encounter card draws a new
/// hand.
public final class Hunger {
  /// Mark: two cards are taken and handed out (the super flare).
  public static final int SECONDS = 0;

  private static final Prompt WHICH = Prompt.of("hunger/card");
  private static final Prompt MORE = Prompt.of("hunger/choice");
  private static final Prompt SCRAPS = Prompt.of("hunger/cards");
  private static final Prompt WHOM = Prompt.of("hunger/seat");
  private static final int HELPING = 2;

  public static final Alien HUNGER =
      alien("Hunger", "eons")
          .level(0)
          .power("Extra Helpings", ANY, Step.START_TURN)
          .isMandatory()
          .text(
              "At the start of your turn take a card at random from every other hand. At the start"
                  + " of another player's turn take one from that player's hand.")
          .must(OFFENSE, TURN_START, (game, me) -> victims(game, me) != 0, Hunger::eatAll)
          .must(NOT_OFFENSE, TURN_START, (game, me) -> eats(game, game.turn()), Hunger::eatOne);

  private Hunger() {}

  private static boolean eats(Game game, Seat victim) {
    return game.cards().handSize(victim) > 0 && game.reach().reaches(victim);
  }

  private static int victims(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && eats(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static void eatAll(Game game, Seat me) {
    int victims = victims(game, me);
    for (int step = 1; step < game.seats(); step++) {
      Seat victim = game.leftOf(me, step);
      if (victim.in(victims)) eat(game, me, victim);
    }
  }

  private static void eatOne(Game game, Seat me) {
    if (game.mark(SECONDS) != 0) helpAll(game, me, game.turn());
    else eat(game, me, game.turn());
    StartTurn.needEncounterCard(game, game.turn());
  }

  private static void eat(Game game, Seat me, Seat victim) {
    if (!eats(game, victim)) return;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) {
      game.verbs().hands().takeRandom(me, victim, 1);
      return;
    }
    game.verbs().hands().showing().look(me, victim);
    int card = game.ask(me).card(WHICH, game.cards().hand(victim));
    CardSet chosen = game.scratch().clear();
    chosen.add(card);
    game.verbs().hands().takeChosen(me, victim, chosen);
  }

  // Two cards at most: those that are thrown away, then a player for each of the others.
  private static void helpAll(Game game, Seat me, Seat victim) {
    if (!eats(game, victim)) return;
    CardSet before = game.cards().hand(me);
    long low = before.low();
    long high = before.high();
    // How many is said before any of them is seen.
    int helpings = game.cards().handSize(victim) > 1 && game.ask(me).yes(MORE) ? HELPING : 1;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0)
      game.verbs().hands().takeRandom(me, victim, helpings);
    else for (int i = 0; i < helpings; i++) eat(game, me, victim);
    CardSet taken = game.cards().hand(me).keep(~low, ~high);
    if (taken.isEmpty()) return;
    low = taken.low();
    high = taken.high();
    game.ask(me).cards(SCRAPS, taken, 0, HELPING);
    game.verbs().hands().discard(me, taken);
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      if (!game.cards().inHand(me, card)) continue;
      Seat to = game.ask(me).seat(WHOM, game.everybody());
      if (to != me) game.verbs().hands().give(me, to, card);
    }
  }
}
