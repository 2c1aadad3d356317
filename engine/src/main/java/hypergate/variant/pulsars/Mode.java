package hypergate.variant.pulsars;

import hypergate.game.card.Face;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import java.util.Locale;

/// The four ways to use a Pulsar.
public enum Mode {
  /// The holder is immune to the power of another player (P3).
  CON(0),
  /// The power of another player is not in use for the rest of the encounter (P4).
  DENIAL(64),
  /// The own power is stronger (P5).
  PRO(16),
  /// The own power works although it is lost or has been stopped (P6, P7).
  SHIELD(80);

  /// All ways, shared.
  static final Mode[] ALL = values();

  private final int bits;

  Mode(int bits) {
    this.bits = bits;
  }

  /// The word used in notation: `con`.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The word as a title: `Con`.
  public String title() {
    return Character.toUpperCase(word().charAt(0)) + word().substring(1);
  }

  /// Whether it is a way for the alien's own player.
  public boolean isOwn() {
    return (bits & Face.SUPER_PLAYED) != 0;
  }

  /// How a card that is played so is marked, see [hypergate.game.table.Cards#played].
  int bits() {
    return bits;
  }

  /// How a card has been played.
  static Mode of(int played) {
    return switch (played & 80) {
      case 0 -> CON;
      case 64 -> DENIAL;
      case 16 -> PRO;
      default -> SHIELD;
    };
  }

  /// The way that the notation of a use ends with: `pulsar-macron/pro`.
  static Mode of(String effect) {
    for (Mode each : ALL) if (effect.endsWith("/" + each.word())) return each;
    return CON;
  }

  Condition condition() {
    return switch (this) {
      case CON ->
          (game, me) -> Pulsars.of(game).uses().has(CON) && Pulsars.of(game).uses().mayOppose(me);
      case DENIAL -> (game, me) -> Pulsars.of(game).uses().mayOppose(me);
      case PRO ->
          (game, me) ->
              Pulsars.of(game).uses().has(PRO) && Pulsars.of(game).uses().mayStrengthen(me);
      case SHIELD -> (game, me) -> Pulsars.of(game).uses().mayShelter(me);
    };
  }

  Action action() {
    return switch (this) {
      case CON -> (game, me) -> Pulsars.of(game).run(CON);
      case DENIAL -> (game, me) -> Pulsars.of(game).run(DENIAL);
      case PRO -> (game, me) -> Pulsars.of(game).run(PRO);
      case SHIELD -> (game, me) -> Pulsars.of(game).run(SHIELD);
    };
  }
}
