package hypergate.catalogue;

import hypergate.catalogue.Catalogue.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What to ask instead of a query that finds nothing: values spelled almost like those asked for,
/// the same without one of its parts, else any of its words.
final class Suggestions {
  private static final int MOST = 5;

  private final List<Entry> entries;
  private final TextIndex index;
  private final Matches matches;
  private final Map<String, Integer> found = new LinkedHashMap<>();

  private Suggestions(List<Entry> entries, TextIndex index, Matches matches) {
    this.entries = entries;
    this.index = index;
    this.matches = matches;
  }

  static List<Suggestion> of(Query query, List<Entry> entries, TextIndex index, Matches matches) {
    Suggestions suggestions = new Suggestions(entries, index, matches);
    suggestions.suggest(query.conditions().stream().flatMap(Suggestions::parts).toList());
    return suggestions.found.entrySet().stream()
        .limit(MOST)
        .map(one -> new Suggestion(one.getKey(), one.getValue()))
        .toList();
  }

  // Words side by side are left out one by one.
  private static Stream<Query> parts(Query condition) {
    if (!(condition instanceof Query.Words words) || words.exact()) return Stream.of(condition);
    return Stream.of(words.text().split(" ")).map(word -> new Query.Words(word, false));
  }

  private void suggest(List<Query> parts) {
    for (int i = 0; i < parts.size(); i++)
      for (Query other : respelled(parts.get(i))) add(replaced(parts, i, List.of(other)));
    if (parts.size() == 1) return;
    for (int i = 0; i < parts.size(); i++) add(replaced(parts, i, List.of()));
    List<Query> words = parts.stream().filter(part -> part instanceof Query.Words).toList();
    if (found.isEmpty() && words.size() > 1) add(new Query.Or(words));
  }

  private static Query replaced(List<Query> parts, int at, List<Query> by) {
    List<Query> other = new ArrayList<>(parts);
    other.remove(at);
    other.addAll(at, by);
    return Query.all(PlainWords.read(other));
  }

  private void add(Query query) {
    if (query instanceof Query.Everything || found.size() == MOST) return;
    int total = matches.of(query).cardinality();
    if (total > 0) found.putIfAbsent(query.toString(), total);
  }

  private List<Query> respelled(Query part) {
    return switch (part) {
      case Query.Words(String text, boolean exact) -> {
        if (exact) yield List.of(new Query.Words(text, false));
        String begins = index.beginning(text);
        yield begins.isEmpty() ? List.of() : List.of(new Query.Words(begins, false));
      }
      case Query.Has has -> {
        List<String> known =
            entries.stream().flatMap(e -> e.all(has.field()).stream()).distinct().sorted().toList();
        yield has.wanted().stream()
            .flatMap(wanted -> Spelling.nearest(wanted, known).stream())
            .map(near -> (Query) new Query.Has(has.field(), has.comparison(), List.of(near)))
            .toList();
      }
      default -> List.of();
    };
  }
}
