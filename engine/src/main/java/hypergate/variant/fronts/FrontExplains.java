package hypergate.variant.fronts;

import hypergate.game.explain.Asked;
import hypergate.game.explain.Explains;
import java.util.List;
import java.util.Map;

/// What there is to explain about encounters with two fronts.
final class FrontExplains implements Explains {
  @Override
  public List<Asked> questions() {
    return FrontQuestions.ALL;
  }

  @Override
  public Map<String, String> places() {
    return Map.of("second", "the place beside the second planet");
  }
}
