package hypergate.catalogue.variants;

import hypergate.catalogue.variants.edicts.CatalogueEdicts;
import hypergate.catalogue.variants.essences.CatalogueEssences;
import hypergate.catalogue.variants.hazards.CatalogueHazards;
import hypergate.catalogue.variants.levels.CatalogueLevels;
import hypergate.catalogue.variants.moons.CatalogueMoons;
import hypergate.catalogue.variants.pulsars.CataloguePulsars;
import hypergate.catalogue.variants.technology.CatalogueTechnology;
import java.util.List;

/// The variants that the catalogue knows, in the order in which their kinds are offered.
public final class CatalogueVariants {
  /// All of them.
  public static final List<CatalogueVariant> ALL =
      List.of(
          new CatalogueTechnology(),
          new CataloguePulsars(),
          new CatalogueMoons(),
          new CatalogueEdicts(),
          new CatalogueHazards(),
          new CatalogueEssences(),
          new CatalogueLevels());

  private CatalogueVariants() {}
}
