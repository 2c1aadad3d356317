package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Thrice: its revealed attack is tripled when it is 10 or less, else divided by three and rounded
/// up. What changes the card afterwards is not tripled.
public final class Tripler {
  /// Mark: the value that the power has changed, plus [#KEPT].
  public static final int CHANGED = 0;

  /// Added to the value in the mark, so that a 0 can be told from nothing.
  public static final int KEPT = 1000;

  private static final int HIGHEST = 10;

  public static final Alien TRIPLER =
      alien("Tripler", "base")
          .level(2)
          .power("Thrice", MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "When you reveal an attack card of 10 or less, its value is tripled; a higher one is"
                  + " divided by three, rounded up.")
          .must(MAIN, REVEALED, (game, me) -> game.encounter().attacks(me), Tripler::change);

  private Tripler() {}

  private static void change(Game game, Seat me) {
    int value = game.encounter().value(me);
    int factor = game.ofPower(Query.POWER_NUMBER, me, 3);
    game.mark(CHANGED, value + KEPT);
    game.encounter().counts(me, value > HIGHEST ? third(value) : factor * value);
  }

  /// A third, rounded up.
  public static int third(int value) {
    return Math.ceilDiv(value, 3);
  }
}
