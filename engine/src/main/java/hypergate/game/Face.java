package hypergate.game;

import hypergate.game.word.Kind;
import org.jspecify.annotations.Nullable;

/// What a cosmic card shows. Cards with the same face are one option. Immutable.
///
/// @param notation `attack-08`, `negotiate`, `reinforcement-3`, `cosmic-zap`, `flare-macron`,
///   `pulsar-macron`
/// @param kind its type
/// @param value printed value of an attack or reinforcement, else 0
/// @param artifact the artifact it is, if it is one
/// @param flare the flare it is, if it is one
/// @param pulsar the Pulsar it is, if it is one
public record Face(
    String notation,
    Kind kind,
    int value,
    @Nullable ArtifactCard artifact,
    @Nullable FlareCard flare,
    @Nullable Pulsar pulsar) {
  /// In [Cards#played], of a flare or Pulsar: its super side, or a side for its alien's own player,
  /// has been played.
  public static final byte SUPER_PLAYED = 16;

  /// In [Cards#played], of a flare or Pulsar: it has taken effect.
  public static final byte IN_FORCE = 32;

  /// A face that is no Pulsar.
  Face(
      String notation,
      Kind kind,
      int value,
      @Nullable ArtifactCard artifact,
      @Nullable FlareCard flare) {
    this(notation, kind, value, artifact, flare, null);
  }

  /// The face of a Pulsar.
  static Face of(Pulsar pulsar) {
    return new Face(pulsar.id(), Kind.PULSAR, 0, null, null, pulsar);
  }

  /// The rules in force of a card of an alien that has been played in this encounter, null when
  /// nothing of it lasts.
  ///
  /// @param played how it was played
  @Nullable Effect inForce(int played) {
    if ((played & IN_FORCE) == 0) return null;
    if (pulsar != null) return pulsar.lasting(Pulsars.Mode.of(played));
    if (flare == null) return null;
    return (played & SUPER_PLAYED) != 0 ? flare.superEffect() : flare.wildEffect();
  }

  /// Whether it is an encounter card.
  public boolean isEncounter() {
    return (kind.bit() & Kind.ENCOUNTER) != 0;
  }

  /// What players read: `Attack 08`.
  public String words() {
    if (artifact != null) return artifact.name();
    if (flare != null) return flare.alien().name() + " flare";
    if (pulsar != null) return pulsar.alien().name() + " Pulsar";
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
