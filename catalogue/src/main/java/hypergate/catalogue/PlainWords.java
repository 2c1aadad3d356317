package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;

/// How words that stand alone in a query are read: `aliens that have to do with technology` asks
/// for the kind alien and the text `technology`.
final class PlainWords {
  private PlainWords() {}

  /// All of these parts with their plain words read: the first plural of a kind is that kind, where
  /// no other is asked for; fillers go as long as anything else is said; words side by side are one
  /// text.
  static List<Query> read(List<Query> parts) {
    List<Query> read = withKind(parts);
    List<Query> telling = read.stream().filter(part -> !isFiller(part)).toList();
    return joined(telling.isEmpty() ? read : telling);
  }

  private static List<Query> withKind(List<Query> parts) {
    List<Query> read = new ArrayList<>(parts);
    if (parts.stream().anyMatch(p -> p instanceof Query.Has has && has.field() == Field.KIND))
      return read;
    for (int i = 0; i < read.size(); i++) {
      String kind = isPlain(read.get(i)) ? Vocabulary.plural(read.get(i).toString()) : null;
      if (kind == null) continue;
      read.set(i, new Query.Has(Field.KIND, Query.Comparison.IS, List.of(kind)));
      return read;
    }
    return read;
  }

  private static boolean isPlain(Query part) {
    return part instanceof Query.Words words && !words.exact();
  }

  private static boolean isFiller(Query part) {
    return isPlain(part) && Tokens.isFiller(part.toString());
  }

  private static List<Query> joined(List<Query> parts) {
    List<Query> joined = new ArrayList<>();
    for (Query part : parts) {
      boolean goesOn = isPlain(part) && !joined.isEmpty() && isPlain(joined.getLast());
      if (goesOn) joined.add(new Query.Words(joined.removeLast() + " " + part, false));
      else joined.add(part);
    }
    return joined;
  }
}
