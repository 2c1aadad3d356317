package hypergate.catalogue.variants.hazards;

import hypergate.catalogue.Kind;
import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import java.util.List;

/// Hazards in the catalogue.
public final class CatalogueHazards implements CatalogueVariant {
  @Override
  public List<Kind> kinds() {
    return List.of(Kind.of("hazard", "card"));
  }

  @Override
  public List<Book> books() {
    return List.of(new Book("hazards", "Hazards", "Fantasy Flight", "CC", "2011"));
  }
}
