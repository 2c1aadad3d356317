package hypergate.workshop.meaning;

import dev.cel.compiler.CelCompiler;
import java.util.LinkedHashMap;
import java.util.function.Function;

/// What reads expressions, one for each set of names that they may use. Making one takes longer
/// than reading with it, so those that were used last are kept: never more than so many, for
/// strangers think of ever new names; the one that nobody has needed for the longest time goes.
final class Compilers {
  private final int most;
  private final Function<Scope, CelCompiler> made;
  private final LinkedHashMap<Scope, CelCompiler> kept = new LinkedHashMap<>(16, 0.75f, true);

  /// @param most as many are kept
  /// @param made makes one
  Compilers(int most, Function<Scope, CelCompiler> made) {
    this.most = most;
    this.made = made;
  }

  /// The one for these names. Making one keeps nobody else waiting.
  CelCompiler of(Scope scope) {
    synchronized (kept) {
      CelCompiler known = kept.get(scope);
      if (known != null) return known;
    }
    CelCompiler compiler = made.apply(scope);
    synchronized (kept) {
      kept.put(scope, compiler);
      if (kept.size() > most) kept.remove(kept.firstEntry().getKey());
    }
    return compiler;
  }

  /// How many are kept.
  int size() {
    synchronized (kept) {
      return kept.size();
    }
  }
}
