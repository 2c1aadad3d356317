package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Pop: the main player on its side may select a reinforcement; who reveals one has it as an
/// attack, and attacks of that side are played like reinforcements. The announcement is the use.
public final class Bubble {
  private static final int POPPED = 0;

  public static final Alien BUBBLE =
      alien("Bubble", "odyssey")
          .level(0)
          .power("Pop", MAIN_OR_ALLY, Step.PLANNING)
          .text(
              "As a main player or ally you may let the main player on your side select a"
                  + " reinforcement instead of an encounter card: revealed, it is an attack of its"
                  + " value. Then each player on your side may play one attack as a"
                  + " reinforcement.")
          .may(
              MAIN_OR_ALLY,
              BEFORE_SELECTION,
              (game, me) -> game.encounter().outcome() == Outcome.NONE && game.mark(POPPED) == 0,
              (game, me) -> game.mark(POPPED, 1))
          .bends(Query.SELECTABLE, Bubble::widen)
          .bends(Query.REINFORCING_ATTACKS, Bubble::attacks);

  private Bubble() {}

  /// Whether it has announced a pop in this encounter.
  public static boolean hasPopped(Game game, Seat me) {
    int sheet = game.powers().find(me, BUBBLE);
    return sheet >= 0 && game.powers().mark(sheet, POPPED) != 0;
  }

  private static int widen(Game game, Seat me, Seat who, int kinds) {
    boolean ours = hasPopped(game, me) && game.encounter().isInvolved(me);
    return ours && game.encounter().sideOf(me).main() == who
        ? kinds | Kind.REINFORCEMENT.bit()
        : kinds;
  }

  /// Whether the main player of a side has selected a reinforcement.
  public static boolean isBubble(Game game, Side side) {
    int card = game.encounter().card(side.main());
    return card >= 0 && game.cards().face(card).kind() == Kind.REINFORCEMENT;
  }

  private static int attacks(Game game, Seat me, Seat who, int most) {
    Encounter encounter = game.encounter();
    if (!hasPopped(game, me) || !encounter.isInvolved(me) || !encounter.isInvolved(who))
      return most;
    Side side = encounter.sideOf(me);
    if (encounter.sideOf(who) != side || !encounter.revealed() || !isBubble(game, side))
      return most;
    if (game.ofPower(Query.POWER_BOUND, side.other().main(), 0) != 0) return most;
    return Math.max(most, game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1);
  }
}
