package hypergate.server.protocol.catalogue;

import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Entry;
import hypergate.catalogue.Field;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One entry with what belongs to it.
///
/// @param entry the entry
/// @param similar those most like it
/// @param conflicts what it must not meet
/// @param see what belongs to it
/// @param rulings readings that name it
/// @param rules those of its rules that have an entry
/// @param scenarios files that show how it works
public record CataloguePage(
    CatalogueEntry entry,
    List<CatalogueEntry> similar,
    List<CatalogueName> conflicts,
    List<CatalogueName> see,
    List<CatalogueEntry> rulings,
    List<CatalogueEntry> rules,
    List<String> scenarios) {
  private static final int SIMILAR = 6;

  /// The page of an entry.
  public static CataloguePage of(Catalogue catalogue, Entry entry) {
    return new CataloguePage(
        CatalogueEntry.of(entry),
        CatalogueEntry.all(catalogue.similar(entry, SIMILAR)),
        named(catalogue, entry, Field.CONFLICT).map(CatalogueName::of).toList(),
        named(catalogue, entry, Field.SEE).map(CatalogueName::of).toList(),
        named(catalogue, entry, Field.RULING).map(CatalogueEntry::of).toList(),
        named(catalogue, entry, Field.RULE).map(CatalogueEntry::of).toList(),
        entry.all(Field.SCENARIO));
  }

  private static Stream<Entry> named(Catalogue catalogue, Entry entry, Field field) {
    return entry.all(field).stream().map(catalogue::find).flatMap(Optional::stream).distinct();
  }
}
