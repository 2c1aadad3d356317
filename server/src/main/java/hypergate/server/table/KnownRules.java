package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import java.util.LinkedHashMap;
import java.util.Map;

/// The rules of tables, the same for all that have the same options: so they share what is left
/// over of their games. Used by many tables at once.
final class KnownRules {
  /// How many are kept.
  private static final int MOST = 64;

  private static final Map<Options, Rules> KEPT =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Options, Rules> eldest) {
          return size() > MOST;
        }
      };

  private KnownRules() {}

  /// The rules of games with these options.
  static Rules of(Options options) {
    synchronized (KEPT) {
      return KEPT.computeIfAbsent(options, it -> new Rules(AllContent.of(it), it));
    }
  }
}
