package hypergate.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The files beside the classes: tables of metadata and the documents that the build copies here.
final class Resources {
  private Resources() {}

  /// The lines of a file; none when there is no such file.
  static List<String> lines(String name) {
    try (InputStream in = Resources.class.getResourceAsStream(name)) {
      if (in == null) return List.of();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The rows of a table by column name. The first line names the columns, `#` begins a comment.
  static List<Map<String, String>> table(String name) {
    List<Map<String, String>> rows = new ArrayList<>();
    List<String> columns = List.of();
    for (String line : lines(name)) {
      if (line.startsWith("#") || line.isBlank()) continue;
      List<String> cells = List.of(line.split("\t", -1));
      if (columns.isEmpty()) {
        columns = cells;
        continue;
      }
      if (cells.size() > columns.size())
        throw new IllegalStateException(name + ": too many columns: " + line);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < cells.size(); i++) row.put(columns.get(i), cells.get(i).strip());
      rows.add(row);
    }
    return rows;
  }
}
