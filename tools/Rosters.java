import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds all cards and writes their roster: `java tools/Rosters.java SOURCES FOLDER`.
///
/// SOURCES is a source root. Every `public static final KIND NAME =` in `hypergate/content` is a
/// card if KIND is a class that extends `Declaration`. They come in the order of their files'
/// names, set by set, so that no order depends on the file system. The roster goes into FOLDER as
/// `hypergate/content/Roster.java`, and is written only when it changes. The build of `engine` runs
/// this before it compiles.
final class Rosters {
  private static final Pattern KIND = Pattern.compile("\\bclass (\\w+) extends Declaration<\\1>");
  private static final Pattern CARD =
      Pattern.compile("(?m)^  public static final (\\w+)\\s+(\\w+)\\s*=");

  private Rosters() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 2) {
      System.err.println("usage: Rosters SOURCES FOLDER");
      System.exit(2);
    }
    Path sources = Path.of(args[0]);
    TreeSet<String> kinds = new TreeSet<>();
    for (String file : files(sources)) {
      Matcher kind = KIND.matcher(Files.readString(sources.resolve(file)));
      while (kind.find()) kinds.add(kind.group(1));
    }
    List<String> cards = new ArrayList<>();
    for (String file : files(sources)) {
      if (!file.startsWith("hypergate/content/")) continue;
      Matcher card = CARD.matcher(Files.readString(sources.resolve(file)));
      while (card.find())
        if (kinds.contains(card.group(1)))
          cards.add(file.replace(".java", "").replace('/', '.') + "." + card.group(2));
    }
    if (cards.isEmpty()) {
      System.err.println("no cards in " + sources.toAbsolutePath());
      System.exit(1);
    }
    write(Path.of(args[1], "hypergate", "content", "Roster.java"), roster(cards));
  }

  // Relative names with slashes, sorted.
  private static List<String> files(Path sources) throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(file -> sources.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private static String roster(List<String> cards) {
    return """
    package hypergate.content;

    import hypergate.game.Declaration;
    import java.util.List;

    /// Every card there is; written by tools/Rosters.java.
    final class Roster {
      static final List<Declaration<?>> ALL =
          List.of(
    %s);

      private Roster() {}
    }
    """
        .formatted(cards.stream().map("          "::concat).collect(Collectors.joining(",\n")));
  }

  private static void write(Path file, String text) throws IOException {
    if (Files.exists(file) && Files.readString(file).equals(text)) return;
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
