package hypergate.catalogue;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Which entries fit the queries of one search, and how well. Each part that stands in several of
/// them is looked up once.
final class Matches {
  private final List<Entry> entries;
  private final TextIndex index;
  private final Map<Query, BitSet> known = new HashMap<>();
  private final Map<Query.Words, float[]> scores = new HashMap<>();

  Matches(List<Entry> entries, TextIndex index) {
    this.entries = entries;
    this.index = index;
  }

  /// The numbers of the entries that fit. Not to be changed.
  BitSet of(Query query) {
    return switch (query) {
      case Query.Named(_, Query stored) -> of(stored);
      case Query.Not(Query part) -> {
        BitSet others = everything();
        others.andNot(of(part));
        yield others;
      }
      case Query.And(List<Query> parts) -> {
        BitSet all = everything();
        for (Query part : parts) all.and(of(part));
        yield all;
      }
      case Query.Or(List<Query> parts) -> {
        BitSet any = new BitSet(entries.size());
        for (Query part : parts) any.or(of(part));
        yield any;
      }
      case Query.Everything _, Query.Words _, Query.Has _, Query.Known _ ->
          known.computeIfAbsent(query, this::lookedUp);
    };
  }

  private BitSet lookedUp(Query query) {
    BitSet fitting = new BitSet(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      boolean fits =
          switch (query) {
            case Query.Words words -> scores(words)[i] > 0;
            case Query.Has has -> has.fits(entries.get(i));
            case Query.Known has -> has.fits(entries.get(i));
            default -> true;
          };
      if (fits) fitting.set(i);
    }
    return fitting;
  }

  private BitSet everything() {
    BitSet all = new BitSet(entries.size());
    all.set(0, entries.size());
    return all;
  }

  private float[] scores(Query.Words words) {
    return scores.computeIfAbsent(words, w -> index.scores(w.text(), w.exact()));
  }

  /// How well each entry fits the words that are wanted, by its number.
  float[] score(Query query) {
    float[] sum = new float[entries.size()];
    add(query, sum);
    return sum;
  }

  private void add(Query query, float[] sum) {
    switch (query) {
      case Query.And(List<Query> parts) -> parts.forEach(part -> add(part, sum));
      case Query.Or(List<Query> parts) -> parts.forEach(part -> add(part, sum));
      case Query.Words words -> {
        float[] one = scores(words);
        for (int i = 0; i < sum.length; i++) sum[i] += one[i];
      }
      case Query.Everything _, Query.Not _, Query.Named _, Query.Has _, Query.Known _ -> {}
    }
  }
}
