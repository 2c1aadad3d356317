package hypergate.game;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a player can have a Tech level in, and what is done in it: see [Levels].
public enum Field {
  /// Winning an encounter as offense.
  ATTACK,
  /// Playing an artifact.
  EDICT,
  /// Playing a flare as wild.
  FLARE,
  /// Using a moon: a field of the game only where there are moons (L-6).
  MOON,
  /// Using a power, or playing a flare as super.
  POWER;

  static final Field[] ALL = values();
  private final String notation = name().toLowerCase(Locale.ROOT);

  /// The field with this number.
  public static Field of(int ordinal) {
    return ALL[ordinal];
  }

  /// The field of this name.
  public static Optional<Field> named(String word) {
    for (Field field : ALL) if (field.notation.equals(word)) return Optional.of(field);
    return Optional.empty();
  }

  /// The field in which a kind of card is used; null when nobody can wield against that.
  public static @Nullable Field of(Ability.Source source) {
    for (Field field : ALL) if (field.notation.equals(source.field())) return field;
    return null;
  }

  /// The word in records, scenarios and the protocol: `attack`.
  public String notation() {
    return notation;
  }

  /// This field as one bit of a mask.
  public int bit() {
    return 1 << ordinal();
  }
}
