package hypergate.game.card;

import hypergate.game.word.Kind;
import org.jspecify.annotations.Nullable;

/// What a cosmic card shows. Cards with the same face are one option. Immutable.
///
/// @param notation `attack-08`, `negotiate`, `reinforcement-3`, `cosmic-zap`, `flare-macron`, or
///   the id of another card of an alien
/// @param kind its type
/// @param value printed value of an attack or reinforcement, else 0
/// @param artifact the artifact it is, if it is one
/// @param flare the flare it is, if it is one
/// @param own the other card of an alien that it is, if it is one
public record Face(
    String notation,
    Kind kind,
    int value,
    @Nullable ArtifactCard artifact,
    @Nullable FlareCard flare,
    @Nullable AlienCard own) {
  /// In `Cards.played`, of a card of an alien: its super side, or a side for its alien's own
  /// player, has been played.
  public static final byte SUPER_PLAYED = 16;

  /// In `Cards.played`, of a card of an alien: it has taken effect.
  public static final byte IN_FORCE = 32;

  /// In `Cards.played`, of a card of an alien: its player may play it once more.
  public static final byte AGAIN = (byte) 128;

  /// A face that is none of these other cards.
  Face(
      String notation,
      Kind kind,
      int value,
      @Nullable ArtifactCard artifact,
      @Nullable FlareCard flare) {
    this(notation, kind, value, artifact, flare, null);
  }

  /// The face of another card of an alien.
  static Face of(AlienCard card) {
    return new Face(card.id(), Kind.OF_ALIEN, 0, null, null, card);
  }

  /// The rules in force of a card of an alien that has been played in this encounter, null when
  /// nothing of it lasts.
  ///
  /// @param played how it was played
  public @Nullable Effect inForce(int played) {
    if ((played & IN_FORCE) == 0) return null;
    if (own != null) return own.lasting(played);
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
    if (own != null) return own.name();
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
