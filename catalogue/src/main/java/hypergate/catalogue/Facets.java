package hypergate.catalogue;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// How many entries have each value.
final class Facets {
  private Facets() {}

  /// The counts by field and value, the most frequent value first.
  static Map<Field, Map<String, Integer>> of(List<Entry> entries) {
    Map<Field, Map<String, Integer>> facets = new EnumMap<>(Field.class);
    for (Field field : Field.FACETS) {
      Map<String, Integer> counts = new TreeMap<>();
      for (Entry entry : entries)
        for (String value : entry.all(field)) counts.merge(value, 1, Integer::sum);
      Map<String, Integer> sorted = new LinkedHashMap<>();
      counts.entrySet().stream()
          .sorted(
              Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                  .thenComparing(Map.Entry.comparingByKey()))
          .forEach(count -> sorted.put(count.getKey(), count.getValue()));
      if (!sorted.isEmpty()) facets.put(field, sorted);
    }
    return facets;
  }
}
