package hypergate.variant;

import hypergate.game.card.Variant;
import hypergate.variant.essences.EssenceVariant;
import hypergate.variant.fronts.FrontVariant;
import hypergate.variant.hazards.HazardVariant;
import hypergate.variant.levels.LevelVariant;
import hypergate.variant.moons.MoonVariant;
import hypergate.variant.pulsars.PulsarVariant;
import hypergate.variant.rewards.RewardVariant;
import hypergate.variant.technology.TechnologyVariant;
import hypergate.variant.tokens.TokenVariant;
import hypergate.variant.visits.VisitVariant;
import java.util.List;

/// The roster of all variants, in the order in which the core asks them: a new one is its folder,
/// the folders of its cards and a line here.
public final class Variants {
  public static final List<Variant> ALL =
      List.of(
          new TechnologyVariant(),
          new HazardVariant(),
          new RewardVariant(),
          new EssenceVariant(),
          new MoonVariant(),
          new LevelVariant(),
          new FrontVariant(),
          new PulsarVariant(),
          new TokenVariant(),
          new VisitVariant());

  private Variants() {}
}
