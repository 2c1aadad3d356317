package hypergate.server.protocol.catalogue;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import hypergate.catalogue.Entry;
import java.util.List;

/// An entry as the catalogue itself writes it.
///
/// @param json its object
public record CatalogueEntry(@JsonValue @JsonRawValue String json) {
  /// Entries in the same order.
  static List<CatalogueEntry> all(List<Entry> entries) {
    return entries.stream().map(CatalogueEntry::of).toList();
  }

  /// An entry.
  static CatalogueEntry of(Entry entry) {
    return new CatalogueEntry(entry.json());
  }
}
