package hypergate.catalogue.variants.moons;

import hypergate.catalogue.Kind;
import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import java.util.List;

/// Moons in the catalogue.
public final class CatalogueMoons implements CatalogueVariant {
  @Override
  public List<Kind> kinds() {
    return List.of(Kind.of("moon", ""));
  }

  @Override
  public List<Book> books() {
    return List.of(new Book("moons", "Moons", "Fantasy Flight", "CO", "2022"));
  }
}
