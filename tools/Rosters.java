import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds all constants of a kind and writes their roster: `java tools/Rosters.java SOURCES FOLDER
/// PACKAGE TYPE [CLASS ROOM]`.
///
/// SOURCES is a source root. Every `public static final KIND NAME =` in ROOM and below is listed if
/// KIND is TYPE or a class that extends it. They come in the order of their files' names, so that
/// no order depends on the file system. The roster goes into FOLDER as class CLASS of PACKAGE, and
/// is written only when it changes; where nothing else is said CLASS is `Roster`, and ROOM is
/// PACKAGE. The builds of `engine` (cards, and the options that stand anywhere) and of `players`
/// (judgements of cards) run this before they compile.
final class Rosters {
  private static final Pattern CONSTANT =
      Pattern.compile("(?m)^  public static final (\\w+)\\s+(\\w+)\\s*=");

  private Rosters() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 4 && args.length != 6) {
      System.err.println("usage: Rosters SOURCES FOLDER PACKAGE TYPE [CLASS ROOM]");
      System.exit(2);
    }
    String name = args.length == 6 ? args[4] : "Roster";
    String room = args.length == 6 ? args[5] : args[2];
    Path sources = Path.of(args[0]);
    String type = args[3].substring(args[3].lastIndexOf('.') + 1).replace("<?>", "");
    Pattern subtype = Pattern.compile("\\bclass (\\w+) extends " + type + "<\\1>");
    TreeSet<String> kinds = new TreeSet<>(Set.of(type));
    for (String file : files(sources)) {
      Matcher kind = subtype.matcher(Files.readString(sources.resolve(file)));
      while (kind.find()) kinds.add(kind.group(1));
    }
    List<String> found = new ArrayList<>();
    for (String file : files(sources)) {
      if (!file.startsWith(room.replace('.', '/') + "/")) continue;
      Matcher constant = CONSTANT.matcher(Files.readString(sources.resolve(file)));
      while (constant.find())
        if (kinds.contains(constant.group(1)))
          found.add(file.replace(".java", "").replace('/', '.') + "." + constant.group(2));
    }
    if (found.isEmpty()) {
      System.err.println("nothing for a roster in " + sources.toAbsolutePath());
      System.exit(1);
    }
    Path file = Path.of(args[1]).resolve(args[2].replace('.', '/')).resolve(name + ".java");
    write(file, roster(args[2], name, args[3], found));
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

  private static String roster(String room, String roster, String type, List<String> found) {
    String name = type.substring(type.lastIndexOf('.') + 1);
    return
"""
    package %s;

    import %s;
    import java.util.List;

    /// Every one there is; written by tools/Rosters.java.
    final class %s {
      static final List<%s> ALL =
          List.of(
    %s);

      private %s() {}
    }
"""
        .formatted(
            room,
            type.replace("<?>", ""),
            roster,
            name,
            found.stream().map("          "::concat).collect(Collectors.joining(",\n")),
            roster);
  }

  private static void write(Path file, String text) throws IOException {
    if (Files.exists(file) && Files.readString(file).equals(text)) return;
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
