package hypergate.lab.variants;

import hypergate.lab.variants.moons.LabMoons;
import java.util.List;

/// The variants that scenarios and counts know.
public final class LabVariants {
  /// All of them.
  public static final List<LabVariant> ALL = List.of(new LabMoons());

  private LabVariants() {}
}
