package hypergate.catalogue.variants.pulsars;

import hypergate.catalogue.Field;
import hypergate.catalogue.Kind;
import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Pulsars in the catalogue.
public final class CataloguePulsars implements CatalogueVariant {
  @Override
  public List<Kind> kinds() {
    Optional<String> spoken = Optional.of("\\b(Pulsars?|Con|Pro)\\b");
    return List.of(new Kind("pulsar", "card", true, spoken, true));
  }

  @Override
  public List<Book> books() {
    return List.of(new Book("pulsars", "Pulsars", "Gerald Katz", "GK", ""));
  }

  @Override
  public Map<String, List<Field>> possessions() {
    return Map.of("pulsar", List.of(Field.PRO, Field.CON));
  }
}
