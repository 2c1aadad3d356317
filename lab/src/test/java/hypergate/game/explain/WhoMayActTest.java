package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.explain.MayAct.How;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// The sheet of who may act names everything that is ever offered, under the right phase, and tells
/// nobody whose hand it is in.
final class WhoMayActTest {
  // In any phase an effect can cost ships, or bring rewards and compensation.
  private static final Set<Window> STRAYING =
      EnumSet.of(Window.LOSING, Window.SHIPS_LOST, Window.COLLECTING, Window.COLLECTED);

  private static String ofPhase = "";
  private static int opened;
  private static final Map<Step, Set<Window>> SEEN = new EnumMap<>(Step.class);

  @Test
  void every_window_belongs_to_a_phase_or_opens_anywhere() {
    List<Window> all = new ArrayList<>();
    for (Step step : Step.values()) all.addAll(Course.windows(step));
    assertThat(all).doesNotHaveDuplicates();
    for (Window window : Window.values())
      assertThat(all.contains(window)).as(window.name()).isNotEqualTo(Course.isAnywhere(window));
    // A phase opens its windows in the order in which they are declared, deals apart.
    List<Window> declared = Arrays.stream(Window.values()).filter(all::contains).toList();
    all.removeAll(List.of(Window.DEALING, Window.DEAL, Window.DEAL_FAILED));
    assertThat(declared.stream().filter(all::contains).toList()).isEqualTo(all);
  }

  @Seeds(upTo = 100, fresh = 1)
  void whatever_is_offered_stands_on_everybodys_sheet(long seed) {
    Games.play(
        seed,
        1,
        (game, number, first) -> {
          for (Seat seat : Seat.listOf(game.waitingFor())) {
            Question question = game.question(seat);
            if (question.prompt().equals(Prompt.USE)) check(game, question);
          }
        });
  }

  private static void check(Game game, Question question) {
    Window window = question.window();
    Seat seat = question.seat();
    if (!Course.isAnywhere(window)) {
      if (!STRAYING.contains(window)) assertThat(Course.windows(game.step())).contains(window);
      SEEN.computeIfAbsent(game.step(), _ -> EnumSet.noneOf(Window.class)).add(window);
    }
    List<MayAct> own = WhoMayAct.in(View.of(game, seat), window);
    Seat other = Seat.of((seat.index() + 1) % game.seats());
    List<MayAct> others = WhoMayAct.in(View.of(game, other), window);
    List<MayAct> watched = WhoMayAct.in(View.of(game, Seat.NONE), window);
    for (int i = 0; i < question.count(); i++) {
      boolean use = Choice.kind(question.option(i)) == Choice.USE;
      if (!use && Choice.kind(question.option(i)) != Choice.CARD) continue;
      String effect = question.notation(i);
      String why = seat + " " + effect + " in " + window;
      // Cards on a sheet's pile are played like a hand and stand on the sheet as possible.
      assertThat(own).as(why).anyMatch(act -> act.effect().equals(effect));
      // Nobody else knows an alien that lies face down, nor which flares are super with it.
      if (game.powers().isAnyFaceDown()) continue;
      for (List<MayAct> sheet : List.of(others, watched)) {
        assertThat(sheet).as(why).anyMatch(act -> act.effect().equals(effect));
        for (MayAct act : sheet)
          if (act.how() == How.POSSIBLE) assertThat(act.seat()).as(why).isEqualTo(Seat.NONE);
      }
    }
  }

  @Seeds(upTo = 100, fresh = 1)
  void phases_open_their_windows_in_the_order_that_is_told(long seed) {
    Games.play(
        seed,
        1,
        (game, number, first) -> {
          // Who gives an encounter up for something else comes to the next one at once.
          int ofTurn = game.encounter().numberInTurn();
          String phase = game.step() + " " + game.encounters() + " " + ofTurn + " " + game.turns();
          if (!phase.equals(ofPhase)) opened = 0;
          ofPhase = phase;
          Question question = game.question(Seat.listOf(game.waitingFor()).getFirst());
          Window window = question.window();
          boolean loops = game.step() == Step.DESTINY && window != Window.DEFENSE_CHOSEN;
          if (!question.prompt().equals(Prompt.USE)) return;
          if (Course.isAnywhere(window) || STRAYING.contains(window) || loops) return;
          int at = Course.windows(game.step()).indexOf(window);
          // The next seat answers after another has been accepted.
          if (window == Window.JOINING) opened = Math.min(opened, at);
          // The cards of a second front are revealed after all has been done about the first.
          if (window == Window.REVEALED) opened = Math.min(opened, at);
          assertThat(at).as(window + " in " + phase).isGreaterThanOrEqualTo(opened);
          opened = at;
        });
  }

  @AfterAll
  static void windows_of_most_phases_were_seen() {
    if (!SeedRun.isWhole()) return;
    assertThat(SEEN.keySet()).hasSizeGreaterThan(7);
  }
}
