package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DECIDED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Build: an attack that has lost is stacked, unless the opponent lets it win; the stack is added
/// to the total of its side, or subtracted, whenever attack meets attack.
public final class Industrialist {
  /// Mark: the card of either main player can be stacked.
  public static final int EITHER = 0;

  private static final Prompt CHANGE = Prompt.of("industrialist/number");
  private static final Prompt CONCEDES = Prompt.of("industrialist/choice");
  private static final Prompt KEEPS = Prompt.of("industrialist/choice-2");
  private static final Prompt WHOSE = Prompt.of("industrialist/seat");

  public static final Alien INDUSTRIALIST =
      alien("Industrialist", "conflict")
          .level(1)
          .power("Build", MAIN, Step.REVEAL, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you lose an encounter with an attack card, your opponent must let you win"
                  + " instead or see that card laid on your stack. When both main players attack,"
                  + " add the sum of your stack to your side's total, or subtract it.")
          .pile("stack")
          .must(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && sum(game) != 0,
              Industrialist::change)
          .always(MAIN, DECIDED, (game, me) -> stackable(game, me) != 0, Industrialist::build)
          .first(Group.LAST);

  private Industrialist() {}

  private static int sum(Game game) {
    int sum = 0;
    CardSet stack = game.cards().pile(game.here());
    for (int card = stack.next(0); card >= 0; card = stack.next(card + 1))
      sum += game.cards().face(card).value();
    return sum;
  }

  private static void change(Game game, Seat me) {
    int sum = sum(game);
    game.encounter().sideOf(me).add(game.ask(me).oneOf(CHANGE, sum, -sum));
  }

  // Whose cards can be laid on the stack now, as a mask: after a defeat, or a victory where the
  // power may.
  private static int stackable(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean lost = encounter.winners().other().main() == me;
    if (!encounter.attacks(me) || !lost && game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) return 0;
    return attacks(game, me, lost && game.mark(EITHER) != 0);
  }

  /// The main players whose encounter cards are printed as attacks, as a mask.
  ///
  /// @param either whether the opponent's card counts, too
  public static int attacks(Game game, Seat me, boolean either) {
    Seat opponent = game.encounter().opponent(me);
    int seats = isAttack(game, me) ? me.bit() : 0;
    return either && isAttack(game, opponent) ? seats | opponent.bit() : seats;
  }

  private static boolean isAttack(Game game, Seat main) {
    int card = game.encounter().card(main);
    return card >= 0
        && game.encounter().isUp(main)
        && game.cards().face(card).kind() == Kind.ATTACK;
  }

  private static void build(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int seats = stackable(game, me);
    boolean lost = encounter.winners().other().main() == me;
    if (!lost && !game.ask(me).yes(KEEPS)) return;
    if (lost && game.ask(encounter.opponent(me)).yes(CONCEDES)) {
      game.verbs().overturn(encounter.sideOf(me));
      return;
    }
    Seat whose = game.ask(me).seat(WHOSE, seats);
    game.verbs().piles().layRevealed(whose, game.here());
  }
}
