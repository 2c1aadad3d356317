package hypergate.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The keys of a chair's last commands, with what they were answered: a command that comes again,
/// after a lost connection, is not done again.
final class Keys {
  private static final int MOST = 64;

  private final Map<Integer, Map<String, String>> results = new LinkedHashMap<>();

  void apply(Row row) {
    if (row.key() == null) return;
    remember(row.chair() == null ? -1 : row.chair(), row.key(), row.result());
  }

  private void remember(int chair, String key, @Nullable String result) {
    Map<String, String> own = results.computeIfAbsent(chair, _ -> new LinkedHashMap<>());
    own.put(key, result == null ? "{}" : result);
    if (own.size() > MOST) own.remove(own.keySet().iterator().next());
  }

  /// What a key of a chair was answered; null when it is new.
  @Nullable String result(int chair, String key) {
    return results.getOrDefault(chair, Map.of()).get(key);
  }
}
