package hypergate.server.protocol.ask;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.Words;
import org.jspecify.annotations.Nullable;

/// One thing that can be answered, or picked in an answer.
///
/// @param notation how an answer names it
/// @param kind what it is, as in openapi.yaml
/// @param seat the seat it is about
/// @param planet the planet it is about
/// @param card a face, tech, alien or effect that the catalogue knows
/// @param slot a tech slot
/// @param amount a number
/// @param available how often it can be picked
/// @param warning a consequence worth knowing
/// @param open true when the answer reveals nothing and could be taken back as long as nobody acts
///   on it
public record PromptOption(
    String notation,
    String kind,
    @Nullable String seat,
    @Nullable String planet,
    @Nullable String card,
    @Nullable Integer slot,
    @Nullable Integer amount,
    @Nullable Integer available,
    @Nullable Words warning,
    @Nullable Boolean open) {
  /// An effect that a seat may use, by its notation.
  public static PromptOption use(String notation) {
    return of(notation, "use").showing(notation);
  }

  static PromptOption of(String notation, String kind) {
    return new PromptOption(notation, kind, null, null, null, null, null, null, null, null);
  }

  PromptOption about(String other) {
    return new PromptOption(
        notation, kind, other, planet, card, slot, amount, available, warning, open);
  }

  /// With a planet.
  public PromptOption at(String place) {
    return new PromptOption(
        notation, kind, seat, place, card, slot, amount, available, warning, open);
  }

  /// With something that the catalogue knows.
  public PromptOption showing(String face) {
    return new PromptOption(
        notation, kind, seat, planet, face, slot, amount, available, warning, open);
  }

  /// With a slot, and who owns it.
  public PromptOption inSlot(int number, Seat owner) {
    return new PromptOption(
        notation, kind, owner.letter(), planet, card, number, amount, available, warning, open);
  }

  /// With a number.
  public PromptOption worth(int number) {
    return new PromptOption(
        notation, kind, seat, planet, card, slot, number, available, warning, open);
  }

  PromptOption upTo(int times) {
    return new PromptOption(notation, kind, seat, planet, card, slot, amount, times, warning, open);
  }

  /// With a consequence worth knowing.
  public PromptOption warning(@Nullable Words consequence) {
    return new PromptOption(
        notation, kind, seat, planet, card, slot, amount, available, consequence, open);
  }

  /// An answer that could be taken back as long as nobody acts on it.
  PromptOption leftOpen() {
    return new PromptOption(
        notation, kind, seat, planet, card, slot, amount, available, warning, true);
  }
}
