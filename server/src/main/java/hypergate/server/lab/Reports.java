package hypergate.server.lab;

import hypergate.lab.balance.BalancePage;
import hypergate.lab.balance.Study;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Which reports there are: the study that ships with the program, and the pages of a folder. Of
/// the folder only plain files count that lie in it themselves, whose names are letters, digits and
/// few signs, and that are no larger than a report is; nothing that is a link leads out of it.
public final class Reports {
  /// What the shipped study is called.
  public static final String SHIPPED = "study";

  /// No report is larger.
  public static final int LARGEST = 4 << 20;

  /// No more are listed, and no more names looked at than ten times as many.
  static final int MOST = 200;

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,79}\\.html");

  private final Optional<Path> folder;

  /// A report.
  ///
  /// @param name what it is called in its address: letters, digits, hyphens, dots and underscores
  /// @param bytes how large it is
  /// @param changed when it was last written
  public record Report(String name, long bytes, Instant changed) {}

  /// The reports of a folder beside the shipped one.
  ///
  /// @param folder where they lie, if anywhere
  public Reports(Optional<Path> folder) {
    this.folder = folder;
  }

  /// Those of the folder, the latest first.
  public List<Report> list() {
    List<Report> all = new ArrayList<>();
    if (folder.isEmpty()) return all;
    int looked = 0;
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder.get())) {
      for (Path entry : entries) {
        if (++looked > 10 * MOST || all.size() == MOST) break;
        find(entry.getFileName().toString()).ifPresent(all::add);
      }
    } catch (IOException | java.nio.file.DirectoryIteratorException e) {
      // What cannot be listed is not there.
      return List.of();
    }
    all.sort(Comparator.comparing(Report::changed).reversed().thenComparing(Report::name));
    return all;
  }

  /// One of the folder.
  ///
  /// @param name as somebody has typed it
  public Optional<Report> find(String name) {
    if (folder.isEmpty() || !NAME.matcher(name).matches()) return Optional.empty();
    try {
      BasicFileAttributes is =
          Files.readAttributes(
              folder.get().resolve(name), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return is.isRegularFile() && is.size() <= LARGEST
          ? Optional.of(new Report(name, is.size(), is.lastModifiedTime().toInstant()))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// The page of a report that [#find] has found; empty when it is gone or has become something
  /// else since.
  public Optional<String> page(Report report) {
    if (find(report.name()).isEmpty()) return Optional.empty();
    Path file = folder.orElseThrow().resolve(report.name());
    try (InputStream in =
        Channels.newInputStream(
            Files.newByteChannel(
                file, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)))) {
      byte[] bytes = in.readNBytes(LARGEST + 1);
      return bytes.length > LARGEST
          ? Optional.empty()
          : Optional.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// The page of the shipped study.
  public String shipped() {
    return BalancePage.of(Study.shipped());
  }

  /// What the shipped study is of, in a line.
  public String shippedWords() {
    return BalancePage.subtitle(Study.shipped());
  }
}
