package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.players.novice.Judgement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What novices make of cards is about cards that there are, and stands where they stand.
class JudgementsTest {
  private static final Content ALL = AllContent.ALL;
  private static final Path PLAYERS = Path.of("src/main/java/hypergate/players");
  private static final Path ENGINE = Path.of("../engine/src/main/java/hypergate");

  private static final Pattern PROMPT =
      Pattern.compile("Prompt(?:\\s*\\.(?:of|secret))?\\(\\s*\"([^\"]+)\"");

  /// Questions that all cards of a kind ask: `id() + "/side"`.
  private static final Pattern OF_A_KIND = Pattern.compile("\\bid(?:\\(\\))? \\+ \"/(\\w+)\"");

  @Test
  void every_judgement_is_about_a_card_and_its_uses() {
    assertThat(Roster.ALL).hasSizeGreaterThan(150);
    for (Judgement judgement : Roster.ALL) {
      if (judgement.id().isEmpty()) continue;
      Card card = ALL.find(judgement.id());
      assertThat(card).as(judgement.id()).isNotNull();
      if (card != null)
        assertThat(card.uses().stream().map(use -> use.effect().id()))
            .as(judgement.id())
            .containsAll(judgement.uses());
    }
  }

  @Test
  void every_judgement_stands_where_its_card_stands() throws IOException {
    List<Path> files =
        below(PLAYERS).filter(file -> read(file).contains("Judgement.of(\"")).toList();
    assertThat(files).hasSizeGreaterThan(150);
    for (Path file : files)
      assertThat(ENGINE.resolve("content").resolve(PLAYERS.relativize(file))).exists();
  }

  @Test
  void every_answer_is_to_a_question_that_is_asked() throws IOException {
    Set<String> asked = new TreeSet<>();
    Set<String> ofKinds = new TreeSet<>();
    for (Path file : below(ENGINE).toList()) {
      String source = read(file);
      Matcher prompt = PROMPT.matcher(source);
      while (prompt.find()) asked.add(prompt.group(1));
      Matcher kind = OF_A_KIND.matcher(source);
      while (kind.find()) ofKinds.add(kind.group(1));
    }
    Set<String> answered =
        Roster.ALL.stream().flatMap(one -> one.answers().stream()).collect(Collectors.toSet());
    assertThat(answered).hasSizeGreaterThan(80);
    assertThat(answered)
        .allMatch(
            prompt -> asked.contains(prompt) || ofKinds.contains(prompt.replaceAll(".*/", "")));
  }

  private static Stream<Path> below(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
