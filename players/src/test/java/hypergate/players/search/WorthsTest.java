package hypergate.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.Players;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What is chosen before anything has happened.
final class WorthsTest {
  private static Map<String, Double> file() {
    try (InputStream in = Worths.class.getResourceAsStream("worths.tsv")) {
      return Valuation.weights("worths.tsv", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Question first(Game game) {
    game.run();
    return game.question(Seat.listOf(game.waitingFor()).getFirst());
  }

  @Test
  void the_file_names_cards_that_there_are() {
    assertThat(file()).hasSizeGreaterThan(40);
    for (String id : file().keySet())
      assertThat(AllContent.ALL.all()).as(id).anyMatch(card -> card.id().equals(id));
  }

  @Test
  void of_two_aliens_that_are_known_the_stronger_one_is_kept() {
    Map<String, Double> worths = file();
    int compared = 0;
    for (int seed = 0; seed < 40; seed++) {
      Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), seed);
      Question question = first(game);
      assertThat(question.prompt()).isEqualTo(Prompt.KEEP_ALIEN);
      int chosen = Players.of("strong", seed).choose(question);
      for (int i = 0; i < question.count(); i++) {
        if (!IntStream.of(i, chosen).allMatch(o -> worths.containsKey(question.notation(o))))
          continue;
        compared++;
        assertThat(worths.get(question.notation(chosen)))
            .isGreaterThanOrEqualTo(worths.get(question.notation(i)));
      }
    }
    assertThat(compared).isGreaterThan(30);
  }

  @Test
  void techs_are_chosen_by_how_glad_one_is_to_have_them() {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of("technology", "odyssey")), 3);
    int asked = 0;
    for (Question question = first(game);
        question.view().step() == hypergate.game.word.Step.SETUP;
        question = first(game)) {
      int strong = Players.of("strong", 1).choose(question);
      if (!question.prompt().equals(Prompt.KEEP_ALIEN)) {
        asked++;
        assertThat(strong).isEqualTo(Players.of("novice", 1).choose(question));
      }
      game.answer(question.seat(), strong);
    }
    assertThat(asked).isEqualTo(4);
  }
}
