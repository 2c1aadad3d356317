package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.NEW_HAND;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Preserve: once an encounter a card of its hand goes into cold storage and another one is drawn;
/// eight cards there can become its hand, also when a new one is due. Only storing is a use.
public final class Cryo {
  /// Mark: it has stored in this encounter.
  public static final int STORED = 0;

  private static final int FULL = 8;
  private static final Prompt CARDS = Prompt.of("cryo/cards");
  private static final Prompt OUT = Prompt.of("flare-cryo/super/card");

  public static final Alien CRYO =
      alien("Cryo", "incursion")
          .level(1)
          .power("Preserve", MAIN_OR_ALLY, Step.ALLIANCE)
          .text(
              "As a main player or ally, with the invitations out, you may store one card of your"
                  + " hand face down on this sheet and draw one. At any time you may discard your"
                  + " hand and take your storage instead, if it holds eight or more cards.")
          .pile("storage")
          .may(MAIN, INVITED, Cryo::mayStore, (game, me) -> store(game, me, false))
          .may(ALLY, ALLIED, Cryo::mayStore, (game, me) -> store(game, me, false))
          .free(ANY, TURN_START, Cryo::isFull, Cryo::thaw)
          .free(ANY, REGROUP_START, Cryo::isFull, Cryo::thaw)
          .free(ANY, AIMED, Cryo::isFull, Cryo::thaw)
          .free(ANY, BEFORE_SELECTION, Cryo::isFull, Cryo::thaw)
          .free(ANY, REVEALED, Cryo::isFull, Cryo::thaw)
          .free(ANY, ENCOUNTER_END, Cryo::isFull, Cryo::thaw)
          .free(
              ANY,
              NEW_HAND,
              (game, me) -> game.verbs().hands().drawer() == me && isFull(game, me),
              Cryo::thaw);

  private Cryo() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, CRYO);
  }

  /// Whether the Cryo has a card to store and has not stored any in this encounter.
  public static boolean mayStore(Game game, Seat me) {
    return game.powers().mark(sheet(game, me), STORED) == 0 && game.cards().handSize(me) > 0;
  }

  /// Stores a card, and draws one.
  ///
  /// @param exchanges whether a stored card may be taken instead of drawing one
  public static void store(Game game, Seat me, boolean exchanges) {
    int sheet = sheet(game, me);
    CardSet before = game.cards().pile(sheet);
    int taken = -1;
    if (exchanges && !before.isEmpty()) taken = game.ask(me).cardOrNone(OUT, before);
    CardSet cards = game.cards().hand(me);
    game.ask(me).cards(CARDS, cards, 1, game.ofPower(Query.POWER_NUMBER, me, 1));
    long low = cards.low();
    long high = cards.high();
    int stored = cards.size();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      game.verbs().piles().store(me, sheet, card);
    game.powers().mark(sheet, STORED, 1);
    if (taken >= 0) {
      game.cards().fromPile(sheet, taken);
      game.cards().toHand(me, taken);
      stored--;
    }
    if (!isWatched(game)) game.verbs().draw(me, stored);
  }

  // By a main player against whom nothing is drawn.
  private static boolean isWatched(Game game) {
    return game.ofPower(Query.POWER_BOUND, game.encounter().offense(), 0) != 0
        || game.ofPower(Query.POWER_BOUND, game.encounter().defense(), 0) != 0;
  }

  private static boolean isFull(Game game, Seat me) {
    return stored(game, me) >= FULL;
  }

  /// How many cards lie in the storage.
  public static int stored(Game game, Seat me) {
    return game.cards().pile(sheet(game, me)).size();
  }

  /// Discards the hand and takes the storage instead; no new hand is drawn then.
  public static void thaw(Game game, Seat me) {
    boolean due = game.verbs().hands().drawer() == me;
    game.verbs().hands().discard(me, game.cards().hand(me));
    game.verbs().piles().pickUp(me, sheet(game, me));
    if (due) game.verbs().hands().keepHand();
  }
}
