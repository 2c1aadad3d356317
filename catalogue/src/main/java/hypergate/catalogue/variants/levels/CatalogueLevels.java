package hypergate.catalogue.variants.levels;

import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import java.util.List;

/// Tech levels in the catalogue.
public final class CatalogueLevels implements CatalogueVariant {
  @Override
  public List<Book> books() {
    return List.of(new Book("levels", "Tech levels", "Bryan Bowe", "", "1995"));
  }
}
