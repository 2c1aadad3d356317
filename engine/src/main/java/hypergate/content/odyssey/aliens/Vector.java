package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.ACCEPTED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Direction: having accepted an invitation it says whether winning is to give it a colony or
/// rewards, whatever else would change that. Only that choice is a use.
public final class Vector {
  /// Mark: what winning gives it in this encounter, an answer of [Query#WINNING_GIVES].
  private static final int FACE = 0;

  /// Mark: other allies to whom it gives the same (the super flare), as a mask; then it gains
  /// itself what it has chosen, whatever a Con says.
  private static final int ALONG = 1;

  // In the mask: it gains what is usual, whatever it has chosen.
  private static final int USUAL = 1 << Seat.MOST;

  private static final Prompt FACES = Prompt.of("vector/choice");

  public static final Alien VECTOR =
      alien("Vector", "odyssey")
          .level(0)
          .power("Direction", ALLY, Step.ALLIANCE)
          .isMandatory()
          .text(
              "When you have accepted an invitation choose whether you land or collect rewards if"
                  + " your side wins. Nothing else changes what you gain.")
          .must(ALLY, ACCEPTED, (game, me) -> game.encounter().joiner() == me, Vector::choose)
          .always(ALLY, OUTCOME, Vector::isReconsidered, Vector::reconsider)
          .bends(Query.WINNING_SETTLED, Vector::settled);

  private Vector() {}

  private static int mark(Game game, Seat me, int mark) {
    return game.powers().mark(game.powers().find(me, VECTOR), mark);
  }

  // A colony is what winning gives an ally of the offense as usual, and rewards one of the defense.
  private static void choose(Game game, Seat me) {
    boolean offensive = me.in(game.encounter().offensive().seats());
    boolean lands = game.ask(me).word(FACES, Word.COLONY, Word.REWARD) == Word.COLONY;
    game.mark(FACE, lands == offensive ? Query.AS_USUAL : Query.SWAPPED);
  }

  private static int settled(Game game, Seat me, Seat who, int settled) {
    int face = mark(game, me, FACE);
    if (face == 0 || !game.encounter().isAlly(me)) return settled;
    int along = mark(game, me, ALONG);
    if (who == me) return (along & USUAL) != 0 ? Query.AS_USUAL : face;
    return who.in(along) ? face : settled;
  }

  private static boolean isBound(Game game) {
    return game.ofPower(Query.POWER_BOUND, game.encounter().winners().main(), 0) != 0;
  }

  private static boolean isReconsidered(Game game, Seat me) {
    return hasWon(game, me) && (isBound(game) || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0);
  }

  private static void reconsider(Game game, Seat me) {
    if (isBound(game)) game.mark(ALONG, USUAL);
    else choose(game, me);
  }

  /// Whether its side has won and it has chosen what that gives it.
  public static boolean hasWon(Game game, Seat me) {
    return mark(game, me, FACE) != 0
        && game.encounter().outcome().isWin()
        && me.in(game.encounter().winners().allies());
  }

  /// Others gain what it gains.
  public static void share(Game game, Seat me, int seats) {
    game.powers().mark(game.powers().find(me, VECTOR), ALONG, seats);
  }
}
