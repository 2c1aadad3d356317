package hypergate.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.cli.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlayTest {
  private static final List<String> TYPED =
      List.of(
          "1",
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "pass",
          "A1x2 A2",
          "offense A1x2",
          "defense A2",
          "all",
          "");

  @TempDir Path folder;

  private static String fingers(long seed, int lines) {
    Random random = new Random(seed);
    return IntStream.range(0, lines)
        .mapToObj(i -> TYPED.get(random.nextInt(TYPED.size())))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private Run play(String input, String... args) {
    String[] all = new String[args.length + 4];
    all[0] = "play";
    all[1] = "--terminal";
    all[2] = "--save";
    all[3] = folder.resolve("game.jsonl").toString();
    System.arraycopy(args, 0, all, 4, args.length);
    return Run.typing(input, all);
  }

  @ParameterizedTest
  @CsvSource({
    "1,4,odyssey",
    "2,3,warp",
    "3,5,off",
    "4,8,odyssey",
    "5,2,odyssey",
    "6,4,odyssey",
    "7,6,warp"
  })
  void a_game_is_played_to_its_end_whatever_is_typed(long seed, int seats, String technology) {
    String input = fingers(seed, 6000);
    String[] args = {
      "--seed", "" + seed, "--seats", "" + seats, "--set", "technology=" + technology
    };
    Run run = play(input, args);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("The game is over: ");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(run.out()).doesNotContain("\u001b");
    assertThat(play(input, args).out()).isEqualTo(run.out());
  }

  @Test
  void whoever_changes_places_is_asked_at_the_new_seat_and_nowhere_else() {
    String[] args = {"--seed", "3", "--seats", "3", "--start", "A=swindler"};
    String input = "swindler\n" + fingers(3, 6000);
    String out = play(input, args).out();
    String told = "From now on you play ";
    assertThat(out).contains(told).contains("The game is over: ");
    int at = out.indexOf(told);
    assertThat(asked(out.substring(0, at))).isEqualTo("A");
    String seat = out.substring(at + told.length(), at + told.length() + 1);
    assertThat(asked(out.substring(at))).isEqualTo(seat).isNotEqualTo("A");
    // A game that is left after that goes on at the new seat.
    int lines = (int) out.substring(0, at).lines().filter(line -> line.matches(PROMPT)).count();
    play("swindler\n" + fingers(3, lines), args);
    Run resumed = play("table\n", "--resume", folder.resolve("game.jsonl").toString());
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(asked(resumed.out())).isEqualTo(seat);
  }

  private static final String PROMPT = "[A-H] [a-z/0-9-]+( .*)?>.*";

  // The seats at which somebody was asked.
  private static String asked(String out) {
    return out.lines()
        .filter(line -> line.matches(PROMPT))
        .map(line -> line.substring(0, 1))
        .distinct()
        .sorted()
        .collect(Collectors.joining());
  }

  @Test
  void a_hint_says_what_options_come_to_and_answers_nothing() {
    String input = "1\n".repeat(12);
    Run asked = play(input + "hint\nquit\n", "--seed", "4");
    assertThat(asked.out()).contains(" % of the points: it ").contains(" of the points, give or");
    // All but the name of the file.
    assertThat(asked.out().lines().filter(line -> !line.startsWith("Saved to ")))
        .allMatch(line -> line.length() <= 80);
    Run again = play(input + "hint\nquit\n", "--seed", "4");
    assertThat(again.out()).isEqualTo(asked.out());
  }

  @Test
  void why_an_answer_cannot_be_given_is_said_in_sentences() {
    Run run =
        play(
            "why launch A1x5\nwhy use cosmic-zap\nwhy A9\nwhy\nquit\n",
            "--seed",
            "8",
            "--seats",
            "4");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("Why not: launch A1x5")
        .contains(" no  You are asked to ")
        .contains("Why not: use cosmic-zap")
        .contains("(R-18.9)")
        .contains("for example: why launch A1x5");
  }

  @Test
  void a_game_that_is_left_goes_on_where_it_stood() throws Exception {
    String[] game = {"--seed", "8", "--set", "technology=odyssey"};
    String input = fingers(8, 40);
    Run whole = play(input + "table\nquit\n", game);
    String record = Files.readString(folder.resolve("game.jsonl"));
    Run resumed = play("table\nquit\n", "--resume", folder.resolve("game.jsonl").toString());
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(Files.readString(folder.resolve("game.jsonl"))).isEqualTo(record);
    String last = whole.out().substring(whole.out().lastIndexOf("table\n"));
    assertThat(resumed.out()).endsWith(last.replace("quit\n", "quit\n"));
  }

  @Test
  void an_answer_that_revealed_nothing_is_taken_back() {
    // Seed 11: the person begins, and after aiming nobody else is asked before the launch.
    String begin = "1\n1\npass\n";
    Run run = play(begin + "pass\n1\nundo\n", "--seed", "11", "--set", "technology=odyssey");
    assertThat(run.out()).contains("Taken back.");
  }

  @Test
  void skip_passes_until_the_encounter_is_over() {
    Run run = play("skip\n" + fingers(9, 4000).replace("pass", "skip"), "--seed", "9");
    assertThat(run.out()).contains("You use nothing more in this encounter.");
    assertThat(run.out()).contains("The game is over: ");
    int from = run.out().indexOf("You use nothing more");
    String rest = run.out().substring(from, run.out().indexOf("── Turn", from));
    assertThat(rest).doesNotContain("A use>");
  }

  @Test
  void what_has_been_revealed_cannot_be_taken_back() {
    Run run = play("1\nundo\n", "--seed", "11");
    assertThat(run.out()).contains("too late to take an answer back");
  }

  @Test
  void commands_explain_and_tell() {
    Run run =
        play(
            "help\n?\n? cosmic-zap\n? quux\ntable\nhand\nlog\nlog x\n1\nsave "
                + folder.resolve("other.jsonl")
                + "\nquit\n",
            "--seed",
            "11");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("Which alien will you play?")
        .contains("Cosmic Zap")
        .contains("No card is called 'quux'")
        .contains("Hand of A:")
        .contains("not 'x'")
        .contains("play --terminal --resume " + folder.resolve("other.jsonl"));
    assertThat(folder.resolve("other.jsonl")).exists();
    assertThat(folder.resolve("game.jsonl")).doesNotExist();
  }

  @Test
  void a_file_that_cannot_be_written_is_said_and_the_game_goes_on() {
    Run run = play("1\nsave /dev/null/x\nsave\n", "--seed", "11");
    assertThat(run.out()).contains("cannot write /dev/null/x").contains("Saved to ");
  }

  @Test
  void two_people_play_two_systems_each() {
    Run run = play("1\n1\ntable\n", "--seed", "5", "--seats", "2");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("A keep-alien>").contains("C keep-alien>");
    assertThat(run.out().lines().filter(line -> line.contains("(you)"))).isNotEmpty();
  }
}
