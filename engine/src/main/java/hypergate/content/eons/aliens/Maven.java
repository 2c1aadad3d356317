package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.DECK_SHUFFLED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.SheetCards;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Be Right: from outside it takes the face-down cards away and says how the encounter ends, with a
/// card of its own: an even attack for the offense, an odd one for the defense, a negotiate for a
/// deal (H-601).
public final class Maven {
  // What a card declares.
  private static final int OFFENSE = 1;
  private static final int DEFENSE = 2;
  private static final int DEAL = 4;

  /// Mark: the super flare takes the cards into its hand.
  public static final int KEEPS = 0;

  private static final int STACKED = 0;

  private static final Prompt RESULT = Prompt.of("maven/choice");
  private static final Prompt CARD = Prompt.of("maven/card");

  public static final Alien MAVEN =
      alien("Maven", "eons")
          .level(2)
          .power("Be Right", BYSTANDER, Step.PLANNING)
          .text(
              "When you are not in the encounter and cards lie face down, you may stack them here"
                  + " unseen and discard a card that says how it ends: an even attack, the offense"
                  + " wins; an odd one, the defense wins; a negotiate, a deal must be made. The"
                  + " stack joins its deck when that is shuffled.")
          .cards("stack")
          .counter("stacked")
          .may(BYSTANDER, SELECTED, Maven::mayDeclare, Maven::declare)
          .naming(Maven::name)
          .always(ANY, DECK_SHUFFLED, (game, me) -> stacked(game, me) > 0, Maven::giveBack)
          .evenZapped();

  private Maven() {}

  private static int stacked(Game game, Seat me) {
    return game.powers().counter(game.powers().find(me, MAVEN), STACKED);
  }

  // ---- declaring

  private static boolean mayDeclare(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome() == Outcome.NONE
        && game.ofPower(Query.POWER_BOUND, encounter.offense(), 0) == 0
        && game.ofPower(Query.POWER_BOUND, encounter.defense(), 0) == 0
        && results(game, me) != 0;
  }

  private static int result(Game game, int card) {
    if (game.cards().face(card).kind() == Kind.NEGOTIATE) return DEAL;
    return game.cards().face(card).value() % 2 == 0 ? OFFENSE : DEFENSE;
  }

  private static CardSet cards(Game game, Seat me, int results) {
    CardSet cards =
        game.cards().ofKinds(game.cards().hand(me), Kind.ATTACK.bit() | Kind.NEGOTIATE.bit());
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if ((result(game, card) & results) == 0) cards.remove(card);
    return cards;
  }

  private static int results(Game game, Seat me) {
    int results = 0;
    CardSet cards = cards(game, me, OFFENSE | DEFENSE | DEAL);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      results |= result(game, card);
    return results;
  }

  // The result is said before anybody may answer.
  private static void name(Game game, Seat me) {
    int results = results(game, me);
    Menu menu = game.ask(me).menu();
    if ((results & OFFENSE) != 0) menu.add(Word.OFFENSE);
    if ((results & DEFENSE) != 0) menu.add(Word.DEFENSE);
    if ((results & DEAL) != 0) menu.add(Word.BOTH);
    int choice = game.ask(me).choose(RESULT);
    boolean offense = Choice.is(choice, Word.OFFENSE);
    int other = Choice.is(choice, Word.DEFENSE) ? DEFENSE : DEAL;
    game.current().target(offense ? OFFENSE : other);
  }

  private static void declare(Game game, Seat me) {
    int result = game.current().target();
    CardSet cards = cards(game, me, result);
    if (cards.isEmpty()) return;
    int card = game.ask(me).card(CARD, cards);
    takeAway(game, me);
    game.verbs().discard(me, card);
    Encounter encounter = game.encounter();
    if (result != DEAL) {
      Side winner = result == OFFENSE ? encounter.offensive() : encounter.defensive();
      game.verbs().winUnrevealed(encounter.isUpset() ? winner.other() : winner);
      return;
    }
    encounter.flag(Encounter.UNREVEALED);
    encounter.outcome(Outcome.NO_DEAL);
  }

  // ---- the stack

  private static void takeAway(Game game, Seat me) {
    boolean keeps = game.mark(KEEPS) != 0;
    SheetCards sheet = game.verbs().sheetCards();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (keeps) {
        game.verbs().piles().handOver(seat, me);
        game.verbs().seconds().handOver(seat, me);
      } else {
        sheet.laySelected(MAVEN, seat);
        sheet.laySecond(MAVEN, seat);
      }
    }
    count(game);
  }

  private static void count(Game game) {
    int all = 0;
    for (int i = 0; i < game.seats(); i++) all += game.verbs().sheetCards().size(MAVEN, Seat.of(i));
    game.counter(STACKED, all);
  }

  private static void giveBack(Game game, Seat me) {
    game.verbs().sheetCards().shuffleIn(MAVEN);
    count(game);
  }
}
