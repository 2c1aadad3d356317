package hypergate.variant.essences;

import hypergate.game.explain.Explains;
import java.util.Map;

/// What there is to explain about essence cards.
final class EssenceExplains implements Explains {
  @Override
  public Map<String, String> places() {
    return Map.of(Essences.PLACE, "the essence card");
  }
}
