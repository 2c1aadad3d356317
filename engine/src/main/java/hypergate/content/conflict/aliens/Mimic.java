package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Imitate: its hand becomes as large as that of its opponent before cards are selected, once in an
/// encounter.
public final class Mimic {
  /// The number that may take the place of the opponent's hand (the super flare).
  public static final int EIGHT = 8;

  private static final int DONE = 0;
  private static final int TO_EIGHT = 1;
  private static final Prompt SIZE = Prompt.of("mimic/number");

  public static final Alien MIMIC =
      alien("Mimic", "conflict")
          .level(1)
          .power("Imitate", MAIN, Step.PLANNING)
          .isMandatory()
          .text(
              "As a main player, before cards are selected, draw or discard until you have as many"
                  + " cards in hand as your opponent.")
          .must(MAIN, BEFORE_SELECTION, Mimic::differs, Mimic::match);

  private Mimic() {}

  private static boolean differs(Game game, Seat me) {
    if (game.encounter().outcome() != Outcome.NONE || game.mark(DONE) != 0) return false;
    int size = game.cards().handSize(me);
    if (game.mark(TO_EIGHT) != 0) return size != EIGHT;
    if (isFree(game, me) && largest(game) > size) return true;
    int others = opponents(game, me);
    return isFree(game, me) ? others > size : others != size;
  }

  /// Whether its hand would be matched with eight instead, which makes a difference.
  public static boolean mayBeEight(Game game, Seat me) {
    int size = game.cards().handSize(me);
    return size < EIGHT || size > EIGHT && !isFree(game, me);
  }

  private static boolean isFree(Game game, Seat me) {
    return game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static int opponents(Game game, Seat me) {
    return game.cards().handSize(game.encounter().opponent(me));
  }

  private static int largest(Game game) {
    int largest = 0;
    for (int i = 0; i < game.seats(); i++)
      largest = Math.max(largest, game.cards().handSize(Seat.of(i)));
    return largest;
  }

  private static void match(Game game, Seat me) {
    int size = game.cards().handSize(me);
    int wanted = game.mark(TO_EIGHT) != 0 ? EIGHT : opponents(game, me);
    if (isFree(game, me)) wanted = wanted(game, me, Math.max(size, wanted));
    game.mark(DONE, 1);
    if (wanted > size) game.verbs().draw(me, wanted - size);
    else if (wanted < size) game.verbs().hands().mustDiscard(me, size - wanted);
  }

  // It need not discard, and may match the largest hand instead.
  private static int wanted(Game game, Seat me, int usual) {
    int largest = largest(game);
    if (largest <= usual) return usual;
    return game.ask(me).oneOf(SIZE, usual, largest);
  }

  /// The super takes eight for the size of the opponent's hand.
  public static void takeEight(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, MIMIC), TO_EIGHT, 1);
  }
}
