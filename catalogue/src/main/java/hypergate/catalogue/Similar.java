package hypergate.catalogue;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Which entries are alike: what they need, when and for whom they act, and the words of their
/// texts, each the weightier the rarer it is.
final class Similar {
  private static final Map<Field, Double> WEIGHTS =
      Map.ofEntries(
          Map.entry(Field.NEEDS, 3.0),
          Map.entry(Field.TYPE, 2.0),
          Map.entry(Field.THEME, 2.0),
          Map.entry(Field.WINDOW, 1.5),
          Map.entry(Field.NAME, 1.5),
          Map.entry(Field.EFFECT, 1.0),
          Map.entry(Field.TEXT, 1.0),
          Map.entry(Field.WILD, 1.0),
          Map.entry(Field.SUPER, 1.0),
          Map.entry(Field.PRO, 1.0),
          Map.entry(Field.CON, 1.0),
          Map.entry(Field.ROLE, 0.5),
          Map.entry(Field.PHASE, 0.5),
          Map.entry(Field.OBLIGATION, 0.3));

  private final List<Entry> entries;
  private final Map<String, Map<String, Double>> features = new HashMap<>();

  Similar(List<Entry> entries) {
    this.entries = entries;
    Map<String, Integer> frequency = new HashMap<>();
    for (Entry entry : entries) {
      Map<String, Double> own = features(entry);
      own.keySet().forEach(feature -> frequency.merge(feature, 1, Integer::sum));
      features.put(entry.id(), own);
    }
    for (Map<String, Double> own : features.values())
      own.replaceAll(
          (feature, weight) ->
              weight * Math.log((double) entries.size() / frequency.getOrDefault(feature, 1)));
  }

  private static Map<String, Double> features(Entry entry) {
    Map<String, Double> features = new HashMap<>();
    WEIGHTS.forEach(
        (field, weight) -> {
          for (String value : entry.all(field)) {
            boolean prose = field.shape() == Field.Shape.PROSE;
            List<String> words = prose ? Tokens.of(value) : List.of(field.word() + ":" + value);
            for (String word : words)
              if (!Tokens.isFiller(word)) features.merge(word, weight, Math::max);
          }
        });
    return features;
  }

  List<Entry> to(Entry entry, int count) {
    Map<String, Double> own = features.getOrDefault(entry.id(), Map.of());
    Map<String, Double> likeness = new HashMap<>();
    for (Entry other : entries)
      if (other.kind() == entry.kind() && !other.id().equals(entry.id()))
        likeness.put(other.id(), cosine(own, features.getOrDefault(other.id(), Map.of())));
    return entries.stream()
        .filter(other -> likeness.getOrDefault(other.id(), 0.0) > 0)
        .sorted(
            Comparator.comparingDouble((Entry other) -> -likeness.getOrDefault(other.id(), 0.0))
                .thenComparing(Entry::name))
        .limit(count)
        .toList();
  }

  private static double cosine(Map<String, Double> one, Map<String, Double> other) {
    double product = 0;
    for (Map.Entry<String, Double> feature : one.entrySet())
      product += feature.getValue() * other.getOrDefault(feature.getKey(), 0.0);
    double lengths = length(one) * length(other);
    return lengths == 0 ? 0 : product / lengths;
  }

  private static double length(Map<String, Double> features) {
    double squares = 0;
    for (double weight : features.values()) squares += weight * weight;
    return Math.sqrt(squares);
  }
}
