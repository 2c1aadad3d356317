package hypergate.catalogue.variants.essences;

import hypergate.catalogue.Kind;
import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import java.util.List;
import java.util.Optional;

/// Essence cards in the catalogue.
public final class CatalogueEssences implements CatalogueVariant {
  // Rulings speak of the aliens that own them, not of one card.
  @Override
  public List<Kind> kinds() {
    return List.of(new Kind("essence", "card", false, Optional.of("$^"), true));
  }

  @Override
  public List<Book> books() {
    return List.of(new Book("essences", "Essence", "Fantasy Flight", "CE", "2016"));
  }
}
