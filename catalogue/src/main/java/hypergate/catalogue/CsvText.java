package hypergate.catalogue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Entries as comma-separated values (RFC 4180, with plain line ends): a column a field, several
/// values with semicolons.
final class CsvText {
  private CsvText() {}

  static String of(List<Entry> entries) {
    StringBuilder out = new StringBuilder();
    out.append(Stream.of(Field.values()).map(Field::word).collect(Collectors.joining(",")));
    out.append("\n");
    for (Entry entry : entries)
      out.append(
              Stream.of(Field.values())
                  .map(field -> cell(String.join("; ", entry.all(field))))
                  .collect(Collectors.joining(",")))
          .append("\n");
    return out.toString();
  }

  private static String cell(String value) {
    boolean plain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
  }
}
