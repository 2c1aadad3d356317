package hypergate.variant.technology;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.List;

/// What happens with techs.
public sealed interface TechEvent extends Event.OfVariant {
  /// The techs to begin with were laid out for all to choose from.
  record TechsLaidOut(List<String> techs) implements TechEvent {}

  /// A tech came in front of a seat, face down.
  record TechKept(Seat seat, String tech) implements TechEvent {}

  /// A ship went to research a tech.
  record Researched(Seat seat, String tech, int slot, int ships) implements TechEvent {}

  /// A tech was completed or revealed.
  record TechCompleted(Seat seat, String tech) implements TechEvent {}

  /// A tech was discarded, face up.
  record TechDiscarded(Seat seat, String tech, String cause) implements TechEvent {}

  /// A completed tech was turned face down again, to be researched anew.
  record TechReset(Seat seat, String tech, String cause) implements TechEvent {}

  /// A tech card became a copy of another tech.
  record TechCopied(Seat seat, String card, String tech) implements TechEvent {}

  /// A tech changed hands.
  record TechGiven(Seat from, Seat to, String tech, boolean faceUp) implements TechEvent {}

  @Override
  default Event seenBy(Seat viewer) {
    return switch (this) {
      case TechKept(var seat, var _) when seat != viewer -> new TechKept(seat, "");
      case Researched(var seat, var _, var slot, var ships) when seat != viewer ->
          new Researched(seat, "", slot, ships);
      case TechGiven(var from, var to, var _, var faceUp)
          when !faceUp && from != viewer && to != viewer ->
          new TechGiven(from, to, "", false);
      case TechsLaidOut _,
          TechKept _,
          Researched _,
          TechCompleted _,
          TechDiscarded _,
          TechReset _,
          TechCopied _,
          TechGiven _ ->
          this;
    };
  }

  @Override
  default boolean reveals() {
    return switch (this) {
      case TechKept _, TechCompleted _, TechDiscarded _ -> true;
      case TechsLaidOut _, Researched _, TechReset _, TechCopied _, TechGiven _ -> false;
    };
  }
}
