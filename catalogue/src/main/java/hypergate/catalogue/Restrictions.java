package hypergate.catalogue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What the codes of restrictions mean.
final class Restrictions {
  private static final Map<String, String> WORDS = read();

  private Restrictions() {}

  private static Map<String, String> read() {
    Map<String, String> words = new LinkedHashMap<>();
    for (Map<String, String> row : Resources.table("codes.tsv"))
      if (row.getOrDefault("column", "").equals("restriction"))
        words.put(row.getOrDefault("code", ""), row.getOrDefault("meaning", ""));
    return words;
  }

  /// The restrictions of an entry in words; empty: it has none.
  static String words(Entry entry) {
    List<String> codes = entry.all(Field.RESTRICTION);
    if (codes.isEmpty()) return "";
    return codes.stream().map(c -> WORDS.getOrDefault(c, c)).collect(Collectors.joining("; "))
        + ".";
  }
}
