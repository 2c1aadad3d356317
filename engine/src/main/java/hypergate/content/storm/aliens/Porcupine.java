package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REINFORCING;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.verb.Totals;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Needle: a side that would lose as things stand discards cards and changes its total by their
/// number. How many, and which way, is said before anybody answers.
public final class Porcupine {
  /// Mark: it has needled, and its side has not been winning since.
  private static final int NEEDLED = 0;

  private static final int FEW = 3;
  private static final Prompt HOW_MANY = Prompt.of("porcupine/number");

  public static final Alien PORCUPINE =
      alien("Porcupine", "storm")
          .level(1)
          .power("Needle", MAIN_OR_ALLY, Step.REVEAL)
          .text(
              "As a main player or ally, when both main players attack and your side is about to"
                  + " lose, you may discard any number of cards. Each adds 1 to your side's total,"
                  + " or each takes 1 from it.")
          .may(MAIN_OR_ALLY, REINFORCING, Porcupine::mayNeedle, Porcupine::needle)
          .naming(Porcupine::announce)
          .always(
              MAIN_OR_ALLY,
              REINFORCED,
              (game, me) -> game.mark(NEEDLED) != 0 && !isLosing(game, me),
              (game, me) -> game.mark(NEEDLED, 0));

  private Porcupine() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, PORCUPINE);
  }

  private static boolean isLosing(Game game, Seat me) {
    return game.encounter().bothAttack() && !Totals.isAhead(game, game.encounter().sideOf(me));
  }

  /// Whether it could needle now: it holds a card, and its side would lose.
  public static boolean mayNeedle(Game game, Seat me) {
    if (!game.encounter().bothAttack() || game.cards().handSize(me) == 0) return false;
    boolean free = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return free || game.powers().mark(sheet(game, me), NEEDLED) == 0 && isLosing(game, me);
  }

  private static int most(Game game, Seat me) {
    Side other = game.encounter().sideOf(me).other();
    boolean bound = game.ofPower(Query.POWER_BOUND, other.main(), 0) != 0;
    return Math.min(game.cards().handSize(me), bound ? FEW : Integer.MAX_VALUE);
  }

  // Signed: how many, and which way they count.
  private static void announce(Game game, Seat me) {
    int most = most(game, me);
    game.ask(me).menu().numbers(-most, -1).numbers(1, most);
    game.current().target(Choice.asNumber(game.ask(me).choose(HOW_MANY)));
  }

  private static void needle(Game game, Seat me) {
    int announced = game.current().target();
    int thrown = discard(game, me, Math.abs(announced));
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    game.encounter().sideOf(me).add(Integer.signum(announced) * each * thrown);
  }

  /// Discards cards of its choice, as many as were announced; all if it has fewer by now.
  ///
  /// @return how many
  public static int discard(Game game, Seat me, int announced) {
    game.powers().mark(sheet(game, me), NEEDLED, 1);
    CardSet hand = game.cards().hand(me);
    int due = Math.min(announced, hand.size());
    if (due < hand.size()) game.ask(me).cards(Prompt.DISCARD, hand, due, due);
    game.verbs().hands().discard(me, hand);
    return due;
  }
}
