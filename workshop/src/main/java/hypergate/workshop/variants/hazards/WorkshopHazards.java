package hypergate.workshop.variants.hazards;

import hypergate.workshop.card.CardReader;
import hypergate.workshop.variants.WorkshopVariant;
import java.util.List;

/// Hazards that people write.
public final class WorkshopHazards implements WorkshopVariant {
  /// Made by the roster.
  public WorkshopHazards() {}

  @Override
  public List<CardReader> readers() {
    return List.of(new HazardReader());
  }
}
