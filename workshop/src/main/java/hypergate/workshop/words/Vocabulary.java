package hypergate.workshop.words;

import hypergate.workshop.variants.WorkshopVariant;
import hypergate.workshop.variants.WorkshopVariants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// All words of expressions.
public final class Vocabulary {
  private static final Map<String, Value> VALUES = new LinkedHashMap<>();
  private static final List<Call> CALLS = new ArrayList<>();

  static {
    for (Value value : Values.all()) VALUES.put(value.name(), value);
    CALLS.addAll(Calls.all());
    for (WorkshopVariant variant : WorkshopVariants.ALL) {
      for (Value value : variant.values()) VALUES.put(value.name(), value);
      CALLS.addAll(variant.calls());
    }
  }

  private Vocabulary() {}

  /// The value with this name; null when there is none.
  public static @Nullable Value value(String name) {
    return VALUES.get(name);
  }

  /// All values by name.
  public static Map<String, Value> values() {
    return VALUES;
  }

  /// All that can be said of things.
  public static List<Call> calls() {
    return CALLS;
  }

  /// The names of all that can be said of things.
  public static Set<String> callNames() {
    Set<String> names = new TreeSet<>();
    for (Call call : CALLS) names.add(call.name());
    return names;
  }
}
