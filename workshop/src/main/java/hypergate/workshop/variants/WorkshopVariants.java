package hypergate.workshop.variants;

import hypergate.workshop.variants.hazards.WorkshopHazards;
import hypergate.workshop.variants.moons.WorkshopMoons;
import hypergate.workshop.variants.technology.WorkshopTechnology;
import java.util.List;

/// The variants that bring something to cards that people write.
public final class WorkshopVariants {
  /// All of them.
  public static final List<WorkshopVariant> ALL =
      List.of(new WorkshopTechnology(), new WorkshopHazards(), new WorkshopMoons());

  private WorkshopVariants() {}
}
