package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.explain.Explain;
import hypergate.game.explain.Games;
import hypergate.game.explain.RandomAnswers;
import hypergate.game.explain.WhoMayAct;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.Redeal;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import org.junit.jupiter.api.AfterAll;

/// Explanations do not depend on what their seat cannot see.
final class ExplainLeakTest {
  private static int compared;

  @Seeds(upTo = 60, fresh = 1)
  void two_games_that_differ_in_hidden_cards_explain_alike(long seed) {
    Redeal dealer = new Redeal();
    Games.play(
        seed,
        2,
        (game, number, first) -> {
          RandomAnswers answers = new RandomAnswers(game, number);
          Seat asked = Seat.listOf(game.waitingFor()).getFirst();
          Seat viewer = Luck.mix(number) % 2 == 0 ? asked : answers.seat();
          // Answers of this phase may mean another thing when the cards are others.
          if (!first || hasRevealed(game)) return;
          Game other = game.sibling();
          if (!game.imagineInto(other, viewer, dealer, number)) return;
          compared++;
          for (int i = 0; i < 6; i++) {
            String prompt = answers.prompt(viewer);
            String answer = answers.answer(viewer, prompt);
            assertThat(Explain.absent(other, viewer, prompt, answer))
                .as(viewer + " " + prompt + " " + answer)
                .isEqualTo(Explain.absent(game, viewer, prompt, answer));
          }
          for (int side = 0; side < 2; side++)
            assertThat(Explain.total(View.of(other, viewer), side))
                .as(viewer + " total " + side)
                .isEqualTo(Explain.total(View.of(game, viewer), side));
          Step step = Step.values()[(int) Math.floorMod(number, (long) Step.values().length)];
          assertThat(WhoMayAct.in(View.of(other, viewer), step))
              .as(viewer + " " + step)
              .isEqualTo(WhoMayAct.in(View.of(game, viewer), step));
        });
  }

  // What has just been drawn or turned up may well be another card.
  private static boolean hasRevealed(Game game) {
    Game same = game.sibling();
    boolean[] revealed = new boolean[1];
    same.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            revealed[0] |= event.reveals();
          }
        });
    game.forkInto(same);
    same.run();
    return revealed[0];
  }

  @AfterAll
  static void something_was_compared() {
    if (!SeedRun.isWhole()) return;
    assertThat(compared).isGreaterThan(200);
  }
}
