package hypergate.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.game.session.Session;
import hypergate.game.session.Transcript;
import hypergate.lab.RandomGames;
import hypergate.testing.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games written down and played again.
final class RecordTest {
  private static GameRecord record(long seed) {
    Options options = RandomGames.options(seed);
    Game game = RandomGames.game(options, seed);
    Transcript transcript = new Transcript();
    game.listener(transcript);
    game.run();
    return new GameRecord(
        "test",
        options,
        Collections.nCopies(game.seats(), "random"),
        seed,
        transcript.lines(),
        GameRecord.End.of(game));
  }

  @Seeds(upTo = 100, fresh = 1)
  void a_game_equals_the_replay_of_its_record(long seed) {
    Game game = RandomGames.game(seed);
    Transcript transcript = new Transcript();
    game.listener(transcript);
    game.run();
    GameRecord record = record(seed);
    assertThat(record.answers()).isEqualTo(transcript.lines());
    Session replayed = Replay.of("seed " + seed, record).verify();
    assertThat(replayed.game().state().sameAs(game.state())).isTrue();
    assertThat(replayed.lines()).isEqualTo(record.answers());
  }

  @Test
  void a_record_is_read_as_it_was_written(@TempDir Path folder) throws IOException {
    GameRecord record = record(7);
    Path file = folder.resolve("deeper").resolve("game.jsonl");
    RecordFile.write(file, record);
    GameRecord read = RecordFile.read(file);
    assertThat(RecordFile.text(read)).isEqualTo(RecordFile.text(record));
    assertThat(read.answers()).isEqualTo(record.answers());
    try (Stream<Path> files = Files.list(folder.resolve("deeper"))) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void a_record_says_what_seats_began_with() {
    Options options = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));
    options = options.withStartCards(List.of(StartCard.of("B=clone"), StartCard.of("C=auto-nova")));
    Session session = new Session(AllContent.ALL, options, 3);
    session.ready();
    String text = RecordFile.text(GameRecord.of(session, options, List.of("human"), 3));
    assertThat(text).contains("\"start\":[\"B=clone\",\"C=auto-nova\"]");
    Options read = RecordFile.read("game", text.lines().toList()).options();
    assertThat(read.startCards()).isEqualTo(options.startCards());
    String broken = text.replace("B=clone", "clone");
    assertThatThrownBy(() -> RecordFile.read("game", broken.lines().toList()))
        .hasMessageContaining("game:1:")
        .hasMessageContaining("SEAT=CARD");
  }

  @Test
  void a_record_that_is_cut_off_anywhere_is_refused() {
    String text = RecordFile.text(record(3));
    for (int length = 0; length < text.length() - 1; length += 1 + length / 40) {
      List<String> lines = text.substring(0, length).lines().toList();
      assertThatThrownBy(() -> RecordFile.read("game.jsonl", lines))
          .isInstanceOf(RecordError.class)
          .hasMessageStartingWith("game.jsonl:")
          .hasMessageMatching("(?s).*(cut off|empty).*");
    }
  }

  @Test
  void a_line_that_is_no_answer_is_refused_with_its_number() {
    List<String> lines = new ArrayList<>(RecordFile.text(record(3)).lines().toList());
    lines.set(4, "\"A aim");
    assertThatThrownBy(() -> RecordFile.read("game.jsonl", lines))
        .hasMessage("game.jsonl:5: this line is not readable");
    lines.set(4, "{\"x\":1}");
    assertThatThrownBy(() -> RecordFile.read("game.jsonl", lines))
        .hasMessageStartingWith("game.jsonl:5: an answer");
    lines.set(4, "\"A aim B3\"");
    assertThatThrownBy(() -> RecordFile.read("game.jsonl", lines))
        .hasMessageStartingWith("game.jsonl:5: an answer like [\"A aim B3\",");
  }

  private static List<String> lines() {
    return new ArrayList<>(RecordFile.text(record(3)).lines().toList());
  }

  private static void changed(List<String> lines, int line) {
    assertThatThrownBy(() -> RecordFile.read("game.jsonl", lines))
        .isInstanceOf(RecordError.class)
        .hasMessageStartingWith("game.jsonl:" + line + ": this line is not as it was written");
  }

  @Test
  void a_record_that_was_changed_names_the_first_line_that_does_not_fit() {
    List<String> edited = lines();
    String answer = edited.get(8);
    edited.set(8, answer.replaceFirst("\\[\"(.) ", "[\"$1 x"));
    changed(edited, 9);
    List<String> without = lines();
    without.remove(8);
    changed(without, 9);
    List<String> moved = lines();
    Collections.swap(moved, 8, 9);
    changed(moved, 9);
    List<String> twice = lines();
    twice.add(8, answer);
    changed(twice, 10);
    List<String> header = lines();
    header.set(0, header.getFirst().replace("\"seed\":\"3\"", "\"seed\":\"4\""));
    changed(header, 1);
    List<String> closing = lines();
    closing.set(
        closing.size() - 1, closing.getLast().replace("\"end\":\"over\"", "\"end\":\"open\""));
    changed(closing, closing.size());
    List<String> short1 = lines();
    short1.set(
        short1.size() - 1,
        short1.getLast().replaceFirst("\"answers\":(\\d+)", "\"answers\":" + (short1.size() - 3)));
    short1.remove(short1.size() - 2);
    changed(short1, short1.size());
  }

  @Test
  void a_digest_of_another_record_does_not_fit_either() {
    List<String> lines = lines();
    List<String> other = RecordFile.text(record(4)).lines().toList();
    lines.set(0, other.getFirst());
    changed(lines, 2);
  }

  @Test
  void records_of_the_first_format_are_read_and_replayed() {
    List<String> old = RecordFile.read("x", lines()).answers();
    List<String> lines = new ArrayList<>();
    String header = lines().getFirst();
    lines.add(
        header.substring(0, header.indexOf(",\"rules\"")).replace("\"format\":2", "\"format\":1")
            + "}");
    for (String answer : old) lines.add("\"" + answer + "\"");
    lines.add(Chain.without(lines().getLast()));
    GameRecord read = RecordFile.read("old.jsonl", lines);
    assertThat(read.rules()).isEmpty();
    assertThat(Replay.of("old.jsonl", read).verify().isOver()).isTrue();
    // Written anew it is chained, but nobody knows what it was played by.
    GameRecord again = RecordFile.read("new", RecordFile.text(read).lines().toList());
    assertThat(again.answers()).isEqualTo(old);
    assertThat(again.rules()).isEmpty();
  }

  @Test
  void an_answer_that_does_not_fit_is_named_with_its_line_and_what_is_open() {
    GameRecord record = record(3);
    List<String> answers = new ArrayList<>(record.answers());
    answers.set(30, "A aim Z9");
    GameRecord broken =
        new GameRecord(
            record.version(),
            record.options(),
            record.players(),
            record.seed(),
            answers,
            record.end());
    assertThatThrownBy(() -> Replay.of("game.jsonl", broken).verify())
        .isInstanceOf(RecordError.class)
        .hasMessageStartingWith("game.jsonl: line 32: 'A aim Z9'")
        .hasMessageMatching("(?s).*(open: |options: ).*");
  }

  @Test
  void a_record_of_another_format_or_option_is_refused() {
    assertThatThrownBy(
            () -> RecordFile.read("x", List.of("{\"hypergate\":\"record\",\"format\":9}")))
        .hasMessage("x:1: format 9 is unknown; this release reads 1 and 2");
    assertThatThrownBy(
            () ->
                RecordFile.read(
                    "x",
                    List.of(
                        "{\"hypergate\":\"record\",\"format\":1,\"options\":{\"seats\":\"99\"}}")))
        .hasMessageStartingWith("x:1: option 'seats' cannot be '99'");
    assertThatThrownBy(() -> RecordFile.read("x", List.of("{}")))
        .hasMessageStartingWith("x:1: this is no record");
  }

  @Test
  void a_game_can_be_seen_at_any_line() {
    GameRecord record = record(5);
    Replay replay = Replay.of("game.jsonl", record);
    assertThat(replay.at(1).lines()).isEmpty();
    assertThat(replay.at(40).lines()).isEqualTo(record.answers().subList(0, 39));
    assertThatThrownBy(() -> replay.at(replay.lastLine() + 1))
        .hasMessageContaining("allowed: 1 to");
  }
}
