package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Overwhelm: between two attacks it discards any attack cards of its hand that lie between its own
/// and the opponent's, and adds them. What the two cards show counts; equal values do not qualify.
public final class Fodder {
  /// Mark: the power has been used in this encounter.
  public static final int USED = 0;

  /// Lower than every card.
  public static final int NO_FLOOR = -1000;

  private static final Prompt CARDS = Prompt.of("fodder/cards");

  public static final Alien FODDER =
      alien("Fodder", "base")
          .level(1)
          .power("Overwhelm", MAIN, Step.REVEAL)
          .text(
              "When both main players reveal attacks, discard any attack cards from your hand that"
                  + " are higher than yours and lower than the opponent's, and add their values.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> mayThrow(game, me, floor(game, me)),
              (game, me) -> overwhelm(game, me, CARDS, floor(game, me)));

  private Fodder() {}

  private static int floor(Game game, Seat me) {
    return game.encounter().faceValue(me);
  }

  /// Whether the power is still unused and there is a card to throw.
  public static boolean mayThrow(Game game, Seat me, int floor) {
    int fodder = game.powers().find(me, FODDER);
    return game.encounter().bothAttack()
        && game.powers().mark(fodder, USED) == 0
        && !between(game, me, floor).isEmpty();
  }

  /// Uses the power for cards above a floor.
  public static void overwhelm(Game game, Seat me, Prompt prompt, int floor) {
    game.powers().mark(game.powers().find(me, FODDER), USED, 1);
    CardSet cards = between(game, me, floor);
    boolean one = game.ofPower(Query.POWER_BOUND, game.encounter().opponent(me), 0) != 0;
    game.ask(me).cards(prompt, cards, 1, one ? 1 : cards.size());
    int sum = 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      sum += game.cards().face(card).value();
    game.verbs().hands().discard(me, cards);
    game.encounter().sideOf(me).add(sum);
  }

  private static CardSet between(Game game, Seat me, int floor) {
    int ceiling =
        game.ofPower(Query.POWER_UNBOUND, me, 0) != 0
            ? -NO_FLOOR
            : game.encounter().faceValue(game.encounter().opponent(me));
    CardSet cards = game.cards().hand(me, Kind.ATTACK);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      int value = game.cards().face(card).value();
      if (value <= floor || value >= ceiling) cards.remove(card);
    }
    return cards;
  }
}
