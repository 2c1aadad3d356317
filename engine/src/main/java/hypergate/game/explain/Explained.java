package hypergate.game.explain;

import hypergate.game.PlayedVariant;
import hypergate.game.card.Variant;

/// A variant of which there is something to explain.
public interface Explained extends PlayedVariant {
  /// What explanations have to know of it.
  Explains explains();

  /// What explanations have to know of a variant.
  static Explains of(Variant variant) {
    return variant instanceof Explained explained ? explained.explains() : Explains.NOTHING;
  }
}
