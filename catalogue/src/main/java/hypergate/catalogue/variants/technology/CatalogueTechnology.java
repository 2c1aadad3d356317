package hypergate.catalogue.variants.technology;

import hypergate.catalogue.Kind;
import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import java.util.List;
import java.util.Map;

/// Tech cards in the catalogue.
public final class CatalogueTechnology implements CatalogueVariant {
  @Override
  public List<Kind> kinds() {
    return List.of(Kind.of("tech", "technology card"));
  }

  @Override
  public List<Book> books() {
    return List.of(new Book("technology", "Tech cards", "Fantasy Flight", "FFG", "2008"));
  }

  // What fans call tech aliens: those of the old database's heading.
  @Override
  public Map<String, String> named() {
    return Map.of("tech", "kind:alien has:tech");
  }
}
