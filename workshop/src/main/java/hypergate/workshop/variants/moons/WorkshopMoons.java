package hypergate.workshop.variants.moons;

import hypergate.workshop.card.CardReader;
import hypergate.workshop.variants.WorkshopVariant;
import hypergate.workshop.words.Call;
import hypergate.workshop.words.Value;
import java.util.List;

/// Moons that people write, and their words.
public final class WorkshopMoons implements WorkshopVariant {
  /// Made by the roster.
  public WorkshopMoons() {}

  @Override
  public List<CardReader> readers() {
    return List.of(new MoonReader());
  }

  @Override
  public List<Value> values() {
    return MoonValues.ALL;
  }

  @Override
  public List<Call> calls() {
    return List.of(MoonValues.ON_A_MOON);
  }
}
