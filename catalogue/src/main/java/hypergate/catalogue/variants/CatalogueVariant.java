package hypergate.catalogue.variants;

import hypergate.catalogue.Field;
import hypergate.catalogue.Kind;
import java.util.List;
import java.util.Map;

/// What the catalogue knows of one variant besides what its cards declare.
public interface CatalogueVariant {
  /// The kinds of entries that it brings.
  default List<Kind> kinds() {
    return List.of();
  }

  /// Its rules, as far as they are told here.
  default List<Book> books() {
    return List.of();
  }

  /// What `has:` can be asked about besides fields: each word with the fields of which one must be
  /// known.
  default Map<String, List<Field>> possessions() {
    return Map.of();
  }

  /// Queries that go by a name as sets do: each name with the query.
  default Map<String, String> named() {
    return Map.of();
  }
}
