package hypergate.workshop.words;

import java.util.Locale;

/// Constants of the engine as files write them.
public final class Constant {
  private Constant() {}

  /// Its notation: `regroup-start`.
  public static String notation(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
