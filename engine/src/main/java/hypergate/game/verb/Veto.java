package hypergate.game.verb;

import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;

/// What a variant lets others say against something that is done, before it happens and before
/// anything else can answer it.
public interface Veto {
  /// Asks whether anybody keeps an action from having any effect.
  ///
  /// @param acting who does it
  /// @param field in which field of action: [Ability.Source#field]
  /// @param action the card or power, in notation; empty where there is none
  /// @return whether it has no effect
  boolean stops(Seat acting, String field, String action);
}
