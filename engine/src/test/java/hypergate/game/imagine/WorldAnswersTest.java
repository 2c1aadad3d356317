package hypergate.game.imagine;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Imagination;
import hypergate.game.view.Question;
import hypergate.game.view.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// An answer that is tried out in a world is the one that is given there, whoever sits at the seat.
final class WorldAnswersTest {
  private final Game game =
      new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of("flares", "off")), 3);

  // Answers whatever comes first until somebody is asked this.
  private Question until(Prompt prompt) {
    game.run();
    while (true) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      if (game.question(seat).prompt().equals(prompt)) return game.question(seat);
      game.answer(seat, 0);
    }
  }

  @Test
  void the_answer_that_is_tried_goes_before_that_of_who_sits_there() {
    Question aim = until(Prompt.AIM);
    Seat me = aim.seat();
    Imagination imagination = aim.imagination();
    World here = imagination.world();
    World tried = imagination.world();
    List<Planet> targets = new ArrayList<>();
    List<Prompt> asked = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++)
      tried.player(
          Seat.of(i),
          question -> {
            if (question.seat() != me) return 0;
            if (question.prompt().equals(Prompt.LAUNCH) && question.gestureStep() == 0)
              targets.add(question.view().encounter().target());
            asked.add(question.prompt());
            // Where it says which card, it must be its own choice, not the one that was tried.
            return question.count() - 1;
          });
    assertThat(imagination.imagine(here, 1)).isTrue();
    for (int i = 0; i < aim.count(); i++) {
      targets.clear();
      asked.clear();
      here.copyInto(tried, me, i);
      tried.runEncounter();
      assertThat(asked).doesNotContain(Prompt.AIM).contains(Prompt.SELECT);
      assertThat(targets).containsExactly(Planet.of(Choice.value(aim.option(i))));
    }
  }
}
