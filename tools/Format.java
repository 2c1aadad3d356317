import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Checks or applies the format of every Java file: `java tools/Format.java check|apply FOLDER…`.
///
/// The build runs it (`mvn verify` checks, `mvn -N verify -Dformat=apply` applies); the formatter's
/// jar must be on the class path.
final class Format {
  private Format() {}

  public static void main(String[] args) throws IOException {
    if (args.length < 2 || !List.of("check", "apply").contains(args[0])) {
      System.err.println("usage: Format check|apply FOLDER…");
      System.exit(2);
    }
    boolean apply = args[0].equals("apply");
    List<Path> ill;
    try (var files = Stream.of(args).skip(1).map(Path::of).filter(Files::isDirectory)) {
      ill =
          files.flatMap(Format::javaFiles).parallel().filter(file -> differs(file, apply)).toList();
    }
    ill.forEach(file -> System.err.println((apply ? "formatted " : "not formatted: ") + file));
    if (!apply && !ill.isEmpty()) {
      System.err.println("To format them: mvn -q -N verify -Dformat=apply");
      System.exit(1);
    }
  }

  private static Stream<Path> javaFiles(Path folder) {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Whether `file` was not formatted; mends it when `apply` is set.
  private static boolean differs(Path file, boolean apply) {
    try {
      String source = Files.readString(file);
      String formatted = new Formatter().formatSourceAndFixImports(source);
      if (apply && !source.equals(formatted)) {
        Files.writeString(file, formatted);
      }
      return !source.equals(formatted);
    } catch (FormatterException e) {
      System.err.println(file + ": " + e.getMessage());
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
