package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.REVEALING;

import hypergate.content.eons.aliens.BleedingHeart;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: high attacks become negotiates as they are revealed. Super: a failed deal costs the
/// opponent twice as much.
public final class BleedingHeartFlare {
  private static final int LIMIT = 10;

  public static final Flare FLARE =
      flare(BleedingHeart.BLEEDING_HEART)
          .wild(
              ANY,
              List.of(Step.ALLIANCE),
              "Before allies are invited: in this encounter attacks of 10 or more become negotiates"
                  + " as they are revealed.")
          .may(
              ANY,
              INVITING,
              (game, me) -> game.cards().mark() == 0,
              (game, me) -> game.cards().mark(1))
          .always(
              ANY,
              REVEALING,
              (game, me) -> game.cards().mark() != 0 && game.encounter().revealed(),
              BleedingHeartFlare::calm)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you fail to make a deal your opponent loses twice as many ships.")
          .may(MAIN, DEAL_FAILED, BleedingHeartFlare::redouble);

  private BleedingHeartFlare() {}

  private static void calm(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (main == me || Flare.reaches(game, main))
        BleedingHeart.turn(game.encounter(), main, game.encounter().faceValue(main) >= LIMIT);
    }
  }

  private static void redouble(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    encounter.penalty(opponent, 2 * encounter.penalty(opponent));
  }
}
