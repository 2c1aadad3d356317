package hypergate.soak.digest;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// Games over random mixes of all options go as they went when their digests were kept. When those
/// may be made anew stands in CONTRIBUTING.md.
final class DigestTest {
  private static final Path KEPT = Path.of("src/test/resources/digest/games.txt");

  @TempDir Path folder;

  private record Run(int status, List<String> lines) {}

  private static Run digest(int threads, String... arguments) {
    DigestCommand command = new DigestCommand();
    List<String> all = new ArrayList<>(List.of("--digest"));
    all.addAll(List.of(arguments));
    new CommandLine(
            CommandLine.Model.CommandSpec.create()
                .addMixin("digest", CommandLine.Model.CommandSpec.forAnnotatedObject(command)))
        .parseArgs(all.toArray(String[]::new));
    assertThat(command.wrong()).isNull();
    StringWriter out = new StringWriter();
    PrintWriter printer = new PrintWriter(out);
    int status = command.run(printer, threads);
    printer.flush();
    return new Run(status, out.toString().lines().toList());
  }

  // Citations are mended without any game going otherwise.
  private static String uncited(GameDigest game, GameDigest kept) {
    List<String> differences = new ArrayList<>(game.differences(kept));
    differences.remove(Part.CITED.word());
    return game.seed() + " " + differences;
  }

  @Test
  void games_go_as_they_went_when_their_digests_were_kept() {
    List<GameDigest> kept = DigestCommand.read(KEPT);
    List<GameDigest> played = Digests.play(0, kept.size(), 2, game -> {});
    List<String> different = new ArrayList<>();
    for (int i = 0; i < kept.size(); i++) {
      String line = uncited(played.get(i), kept.get(i));
      if (!line.endsWith("[]")) different.add(line);
    }
    assertThat(different)
        .as("games and parts that differ; see each: ./hypergate soak --digest --trace SEED")
        .isEmpty();
  }

  @Test
  void the_kept_games_set_every_option_and_have_every_part() {
    List<GameDigest> kept = DigestCommand.read(KEPT);
    Set<String> unset = new TreeSet<>();
    for (Option option : AllContent.OPTIONS.all())
      if (kept.stream()
          .noneMatch(game -> (" " + game.mix()).contains(" " + option.notation() + "=")))
        unset.add(option.notation());
    assertThat(unset).isEmpty();
    assertThat(kept).anyMatch(game -> game.mix().contains("start "));
    assertThat(kept).anyMatch(game -> game.mix().contains("A=random"));
    assertThat(kept).anyMatch(game -> game.mix().contains("A=novice"));
    for (Part part : Part.values())
      assertThat(kept.stream().map(game -> game.digests().get(part)).distinct().count())
          .as(part.word())
          .isGreaterThan(kept.size() / 5);
  }

  @Test
  void the_number_of_threads_changes_nothing() {
    List<String> alone = digest(1, "--first", "40", "--games", "5").lines();
    List<String> together = digest(3, "--first", "40", "--games", "5").lines();
    assertThat(together.getLast()).isEqualTo(alone.getLast()).startsWith("digest ");
  }

  @Test
  void a_written_file_is_equal_to_itself_and_what_differs_is_named_by_part() throws Exception {
    Path file = folder.resolve("written.txt");
    digest(2, "--games", "3", "--write", file.toString());
    assertThat(DigestCommand.read(file)).extracting(GameDigest::seed).containsExactly(0L, 1L, 2L);
    Run equal = digest(2, "--games", "3", "--against", file.toString());
    assertThat(equal.status()).isZero();
    assertThat(equal.lines()).contains("Equal.");
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    GameDigest second = GameDigest.of(lines.get(1));
    lines.set(1, lines.get(1).replace(second.digests().get(Part.TOLD), "0123456789abcdef"));
    Files.write(file, lines);
    Run other = digest(2, "--games", "3", "--against", file.toString());
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.lines())
        .contains(
            "DIFFERENT: game 1 in told",
            "    Again: ./hypergate soak --digest --trace 1",
            "1 games differ, by part: {told=1}");
  }

  @Test
  void a_trace_holds_what_is_folded_and_ends_with_the_digest() {
    List<String> lines = digest(1, "--trace", "0").lines();
    assertThat(lines.getLast()).isEqualTo(digestOf(0).line());
    assertThat(lines).anyMatch(line -> line.contains(" asked launch "));
    assertThat(lines).anyMatch(line -> line.contains(" answers launch "));
    assertThat(lines).anyMatch(line -> line.contains(" told ships-moved "));
    assertThat(lines).anyMatch(line -> line.contains(" all sees systems ["));
    assertThat(lines).anyMatch(line -> line.contains(" why {\"ask\":\"absent\""));
    assertThat(lines).anyMatch(line -> line.contains(" cites R-"));
  }

  private static GameDigest digestOf(long seed) {
    return PlayedGame.of(seed, line -> {});
  }

  @Test
  void a_file_of_other_games_or_of_none_is_refused() throws Exception {
    Path file = folder.resolve("other.txt");
    Files.writeString(file, digestOf(2).line() + "\n");
    assertThat(digest(1, "--games", "2", "--against", file.toString()))
        .isEqualTo(new Run(2, List.of(file + " has no games 0 to 1")));
    Files.writeString(file, "nothing\n");
    assertThat(digest(1, "--games", "1", "--against", file.toString()))
        .isEqualTo(new Run(2, List.of(file + ": no digest of a game: nothing")));
  }
}
