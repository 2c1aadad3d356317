package hypergate.game;

import org.jspecify.annotations.Nullable;

/// What a cosmic card shows. Cards with the same face are one option. Immutable.
///
/// @param notation `attack-08`, `negotiate`, `reinforcement-3`, `cosmic-zap`, `flare-macron`
/// @param kind its type
/// @param value printed value of an attack or reinforcement, else 0
/// @param artifact the artifact it is, if it is one
/// @param flare the flare it is, if it is one
public record Face(
    String notation, Kind kind, int value, @Nullable Artifact artifact, @Nullable Flare flare) {
  /// Whether it is an encounter card.
  public boolean isEncounter() {
    return (kind.bit() & Kind.ENCOUNTER) != 0;
  }

  /// What players read: `Attack 08`.
  public String words() {
    if (artifact != null) return artifact.name();
    if (flare != null) return flare.alien().name() + " flare";
    String word = Character.toUpperCase(kind.word().charAt(0)) + kind.word().substring(1);
    return switch (kind) {
      case ATTACK -> word + " " + (value < 10 ? "0" + value : value);
      case REINFORCEMENT -> word + " +" + value;
      default -> word;
    };
  }

  @Override
  public String toString() {
    return notation;
  }
}
