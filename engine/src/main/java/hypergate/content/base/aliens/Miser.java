package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.SELECTING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Hoard: a second hand of eight cards that only its owner plays from, looks at and replaces.
public final class Miser {
  private static final Prompt WHICH = Prompt.of("miser/number");
  private static final int HAND_SIZE = 8;

  public static final Alien MISER =
      alien("Miser", "base")
          .level(0)
          .power("Hoard", ANY, Step.PHASES)
          .text(
              "Choose one of two hands as your hoard. You may play cards from the hoard as from"
                  + " your hand; nobody else can look at it or take from it. While it holds no"
                  + " encounter card you may show it, discard it and draw a new one.")
          .pile("hoard")
          .setup(Miser::secondHand)
          .bends(Query.PILE_PLAYABLE, Miser::opened)
          .may(MAIN, SELECTING, Miser::maySelect, (game, me) -> game.mark(0, 1))
          .free(ANY, REGROUP_START, Miser::mayRenew, Miser::renew)
          .free(MAIN, BEFORE_SELECTION, Miser::mayRenew, Miser::renew);

  private Miser() {}

  // 1: the first hand becomes the hoard, 2: the second.
  private static void secondHand(Game game, Seat me) {
    game.verbs().piles().drawToPile(me, game.here(), HAND_SIZE);
    if (game.ask(me).number(WHICH, 1, 2) == 1) game.verbs().piles().swapWithPile(me, game.here());
  }

  private static int opened(Game game, Seat me, Seat subject, int value) {
    if (me != subject) return value;
    int opened = game.mark(0) != 0 && game.encounter().card(me) < 0 ? Query.FROM_PILE_ONLY : 1;
    return Math.max(value, opened);
  }

  // RULING: who must play an attack and has one in hand cannot evade that through the hoard.
  private static boolean maySelect(Game game, Seat me) {
    if (game.encounter().outcome() != Outcome.NONE) return false;
    if (game.encounter().card(me) >= 0 || isBare(game)) return false;
    if (game.ofPower(Query.POWER_BOUND, game.encounter().opponent(me), 0) != 0) return false;
    return !game.encounter().is(Encounter.MUST_ATTACK)
        || !game.cards().holds(me, Kind.ATTACK)
        || !game.cards().ofKinds(game.cards().pile(game.here()), Kind.ATTACK.bit()).isEmpty();
  }

  private static boolean isBare(Game game) {
    return game.cards().ofKinds(game.cards().pile(game.here()), Kind.ENCOUNTER).isEmpty();
  }

  private static boolean mayRenew(Game game, Seat me) {
    return isBare(game) || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static void renew(Game game, Seat me) {
    game.verbs().piles().discardPile(game.here());
    game.verbs().piles().drawToPile(me, game.here(), HAND_SIZE);
  }
}
