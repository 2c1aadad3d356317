package hypergate.catalogue.variants.edicts;

import hypergate.catalogue.Kind;
import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import java.util.List;

/// Edicts in the catalogue.
public final class CatalogueEdicts implements CatalogueVariant {
  @Override
  public List<Kind> kinds() {
    return List.of(Kind.of("edict", "card"));
  }

  @Override
  public List<Book> books() {
    return List.of(new Book("edicts", "Artifacts and edicts", "", "", ""));
  }
}
