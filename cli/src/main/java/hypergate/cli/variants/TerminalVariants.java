package hypergate.cli.variants;

import hypergate.cli.variants.hazards.TerminalHazards;
import hypergate.cli.variants.levels.TerminalLevels;
import hypergate.cli.variants.moons.TerminalMoons;
import hypergate.cli.variants.pulsars.TerminalPulsars;
import hypergate.cli.variants.rewards.TerminalRewards;
import hypergate.cli.variants.technology.TerminalTechnology;
import java.util.List;

/// The variants that the terminal knows, in the order in which the table shows them.
public final class TerminalVariants {
  /// All of them.
  public static final List<TerminalVariant<?>> ALL =
      List.of(
          new TerminalLevels(),
          new TerminalPulsars(),
          new TerminalTechnology(),
          new TerminalHazards(),
          new TerminalRewards(),
          new TerminalMoons());

  private TerminalVariants() {}
}
