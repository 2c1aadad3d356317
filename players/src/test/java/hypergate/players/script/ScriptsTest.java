package hypergate.players.script;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.MachinePlayer;
import java.util.Map;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/// Players of one rule: what they do where it speaks, in whole games.
final class ScriptsTest {
  // Plays games of a script and counts the answers to a prompt that begin a gesture and are as
  // they should be, and those that are not.
  private static int[] count(String name, Prompt prompt, BiPredicate<Question, Integer> wanted) {
    int[] counts = new int[2];
    for (int seed = 1; seed <= 3; seed++) {
      Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), seed);
      for (int i = 0; i < game.seats(); i++) {
        MachinePlayer player = Scripts.of(name, 8L * seed + i);
        game.player(
            Seat.of(i),
            question -> {
              int answer = player.choose(question);
              if (question.prompt().equals(prompt) && question.gestureStep() == 0)
                counts[wanted.test(question, answer) ? 0 : 1]++;
              return answer;
            });
      }
      assertThat(game.run()).as(name).isTrue();
    }
    return counts;
  }

  private static boolean is(Question question, int answer, Word word) {
    return Choice.is(question.option(answer), word);
  }

  private static boolean offers(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return true;
    return false;
  }

  @Test
  void each_ends_its_games() {
    for (String name : Scripts.names())
      assertThat(count(name, Prompt.SELECT, (_, _) -> true)[0]).as(name).isPositive();
  }

  @Test
  void who_always_joins_joins() {
    int[] counts = count("always-join", Prompt.JOIN, (asked, at) -> !is(asked, at, Word.NONE));
    assertThat(counts[0]).isPositive();
    assertThat(counts[1]).isZero();
  }

  @Test
  void who_tags_along_joins_the_offense_wherever_it_can_and_nobody_else() {
    int[] counts =
        count(
            "tag-along",
            Prompt.JOIN,
            (asked, at) -> is(asked, at, offers(asked, Word.OFFENSE) ? Word.OFFENSE : Word.NONE));
    assertThat(counts[0]).isPositive();
    assertThat(counts[1]).isZero();
  }

  @Test
  void who_never_invites_invites_nobody() {
    int[] counts = count("never-invite", Prompt.INVITE, (asked, at) -> is(asked, at, Word.NONE));
    assertThat(counts[0]).isPositive();
    assertThat(counts[1]).isZero();
  }

  @Test
  void the_highest_card_is_the_highest() {
    int[] counts =
        count(
            "highest-card",
            Prompt.SELECT,
            (asked, at) -> {
              int most = 0;
              for (int i = 0; i < asked.count(); i++)
                most = Math.max(most, asked.view().face(Choice.value(asked.option(i))).value());
              return asked.view().face(Choice.value(asked.option(at))).value() == most;
            });
    assertThat(counts[0]).isPositive();
    assertThat(counts[1]).isZero();
  }

  @Test
  void who_may_be_any_is_another_one_from_seed_to_seed() {
    assertThat(
            java.util.stream.LongStream.range(0, 200)
                .mapToObj(seed -> Scripts.nameOfAny(seed))
                .distinct())
        .hasSameSizeAs(Scripts.names());
  }
}
