package hypergate.players.variant.technology;

import hypergate.game.card.Rules;
import hypergate.variant.technology.TechnologyOptions;

/// Where there is technology a table is worth something else than without: an expert has weights of
/// its own there, learned from games of players that search (docs/lab.md).
public final class ExpertWeights {
  private ExpertWeights() {}

  /// The file of weights for games with these rules.
  ///
  /// @param usual the one for games without technology
  public static String of(Rules rules, String usual) {
    return rules.options().is(TechnologyOptions.TECHNOLOGY) ? "expert-technology.tsv" : usual;
  }
}
