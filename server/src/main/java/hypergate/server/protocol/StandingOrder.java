package hypergate.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a seat wants to be answered for it.
///
/// @param id the client's name for it
/// @param event when it speaks
/// @param by the seat that acts
/// @param effect what is used
/// @param answer what is answered
/// @param use what to use, when that is the answer
/// @param when what must hold besides
/// @param until when it ends: `encounter` or `game`
public record StandingOrder(
    @Nullable String id,
    String event,
    @Nullable String by,
    @Nullable String effect,
    String answer,
    @Nullable String use,
    @Nullable List<Condition> when,
    @Nullable String until) {
  /// One condition of an order.
  ///
  /// @param fact what is looked at
  /// @param is how it is compared: equals, not, at-least, at-most
  /// @param value with what
  public record Condition(String fact, String is, String value) {}
}
