package hypergate.server.table;

import com.github.benmanes.caffeine.cache.Interner;
import java.util.Collections;
import java.util.Map;

/// What is the same for many tables, kept once for as long as any of them has it.
final class Alike {
  private static final Interner<Map<String, String>> KNOWN = Interner.newWeakInterner();

  private Alike() {}

  /// A map that is equal to this one, perhaps another table's. Nobody may change it any more.
  static Map<String, String> of(Map<String, String> map) {
    return KNOWN.intern(Collections.unmodifiableMap(map));
  }
}
