package hypergate.catalogue;

import hypergate.catalogue.Facet.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Which entries have each value, and how many of those that fit a query.
final class Facets {
  private static final Comparator<Value> FREQUENT =
      Comparator.comparingInt((Value value) -> -value.count()).thenComparing(Value::value);

  private final Map<Field, Map<String, BitSet>> holders = new EnumMap<>(Field.class);

  Facets(List<Entry> entries) {
    for (Field field : Field.FACETS) {
      Map<String, BitSet> values = new TreeMap<>();
      for (int i = 0; i < entries.size(); i++)
        for (String value : entries.get(i).all(field))
          values.computeIfAbsent(value, _ -> new BitSet()).set(i);
      holders.put(field, values);
    }
  }

  /// The facets of a query.
  List<Facet> of(Query query, Matches matches) {
    List<Query> parts = query.conditions();
    BitSet fitting = matches.of(query);
    List<Facet> facets = new ArrayList<>();
    holders.forEach(
        (field, values) -> {
          List<Query> others = parts.stream().filter(p -> !isChoice(p, field)).toList();
          boolean chosen = others.size() < parts.size();
          BitSet among = chosen ? matches.of(Query.all(others)) : fitting;
          List<Value> counted = new ArrayList<>();
          values.forEach(
              (value, holder) -> {
                int count = common(holder, among);
                boolean isChosen = chosen && isChosen(parts, field, value);
                if (count > 0 || isChosen)
                  counted.add(
                      new Value(value, count, isChosen, toggled(parts, field, value).toString()));
              });
          counted.sort(FREQUENT);
          if (!counted.isEmpty()) facets.add(new Facet(field, List.copyOf(counted)));
        });
    return List.copyOf(facets);
  }

  private static int common(BitSet one, BitSet other) {
    BitSet both = (BitSet) one.clone();
    both.and(other);
    return both.cardinality();
  }

  // Whether a part of the query chooses among the values of a field.
  private static boolean isChoice(Query part, Field field) {
    return part instanceof Query.Has has
        && has.field() == field
        && (has.comparison() == Query.Comparison.IS || has.comparison() == Query.Comparison.EQUAL);
  }

  private static boolean isChosen(List<Query> parts, Field field, String value) {
    for (Query part : parts)
      if (part instanceof Query.Has has && isChoice(part, field) && has.isAsked(value)) return true;
    return false;
  }

  // Taken out of each choice that asks for it; else asked for besides in the first of them.
  private static Query toggled(List<Query> parts, Field field, String value) {
    boolean chosen = isChosen(parts, field, value);
    boolean asked = chosen;
    List<Query> changed = new ArrayList<>();
    for (Query part : parts) {
      if (!(part instanceof Query.Has has) || !isChoice(part, field)) changed.add(part);
      else if (chosen) has.without(value).ifPresent(changed::add);
      else {
        changed.add(asked ? has : has.or(value));
        asked = true;
      }
    }
    if (!asked) changed.add(new Query.Has(field, Query.Comparison.IS, List.of(value)));
    return Query.all(changed);
  }
}
