package hypergate.lab.env;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.view.Player;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the documents show in Java compiles and runs, and what they say of numbers is so.
final class WrittenPlayersTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern PACKAGE = Pattern.compile("package ([a-z.]+);");
  private static final Pattern CLASS = Pattern.compile("public final class (\\w+)");

  @TempDir Path folder;

  @Test
  void the_player_of_the_document_keeps_to_everything() throws Exception {
    Class<?> written = compiled("players.md");
    assertThat(Player.class).isAssignableFrom(written);
    PlayerKit kit =
        new PlayerKit(
            1, _ -> AllContent.OPTIONS.of(Map.of("technology", "odyssey")), 100_000, 20, 2);
    PlayerKit.Result result = kit.check(_ -> made(written), _ -> {});
    assertThat(result.faults()).isEmpty();
    assertThat(result.twins()).isPositive();
    assertThat(result.steps()).isPositive();
  }

  private static Player made(Class<?> written) {
    try {
      return (Player) written.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void the_game_of_the_document_is_played() throws Exception {
    Object points = compiled("env.md").getMethod("play", long.class).invoke(null, 3L);
    assertThat((double) points).isBetween(0.0, 1.0);
  }

  // The class that a document shows, compiled as it stands there.
  private Class<?> compiled(String document) throws IOException, ClassNotFoundException {
    String text = Files.readString(DOCS.resolve(document));
    String code = first(JAVA, text);
    String type = first(CLASS, code);
    Path file = folder.resolve(type + ".java");
    Files.writeString(file, code);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of(
              "-d", folder.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none");
      assertThat(
              compiler
                  .getTask(complaints, files, null, options, null, files.getJavaFileObjects(file))
                  .call())
          .as(complaints.toString())
          .isTrue();
    }
    URLClassLoader loader =
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, WrittenPlayersTest.class.getClassLoader());
    return loader.loadClass(first(PACKAGE, code) + "." + type);
  }

  private static String first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).as(pattern.pattern()).isTrue();
    return matcher.group(1);
  }

  @Test
  void the_table_of_blocks_is_the_schema() throws IOException {
    assertThat(Files.readString(DOCS.resolve("env.md"))).contains(table());
  }

  // As it stands in the document.
  private static String table() {
    StringBuilder table = new StringBuilder("| --- | --- | --- | --- |\n");
    for (Section section : Schema.ALL.sections())
      table.append(
          "| `%s` | %s | %s | %s |\n"
              .formatted(
                  section.name(),
                  section.over().isEmpty() ? "one number" : String.join(" × ", section.over()),
                  range(section),
                  section.meaning()));
    return table.append('\n').toString();
  }

  // Numbers of entries of lists grow with the cards, so the document does not give them.
  private static String range(Section section) {
    int lists = Schema.ALL.lists().getOrDefault("faces", List.of()).size() + 1;
    int cards = Schema.ALL.lists().getOrDefault("cards", List.of()).size();
    if (section.high() == lists) return section.low() + " to `faces` + 1";
    if (section.high() == cards) return section.low() + " to `cards`";
    return section.low() + " to " + section.high();
  }
}
