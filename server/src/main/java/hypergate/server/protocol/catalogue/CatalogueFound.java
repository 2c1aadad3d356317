package hypergate.server.protocol.catalogue;

import hypergate.catalogue.Catalogue.Found;
import hypergate.catalogue.Facet;
import java.util.List;

/// What a search found.
///
/// @param query what was asked, as it was understood
/// @param total how many entries fit
/// @param entries some of them
/// @param facets how many have each value
/// @param suggestions what to ask instead, when nothing fits
public record CatalogueFound(
    String query,
    int total,
    List<CatalogueEntry> entries,
    List<CatalogueFacet> facets,
    List<CatalogueSuggestion> suggestions) {
  /// A query that finds something.
  ///
  /// @param query its text
  /// @param total how many entries it finds
  public record CatalogueSuggestion(String query, int total) {}

  /// The counts of one field.
  ///
  /// @param field its word
  /// @param label what players read
  /// @param values the values with their counts
  public record CatalogueFacet(String field, String label, List<FacetValue> values) {}

  /// One value of a field.
  ///
  /// @param value as entries have it
  /// @param count how many entries would be found with it
  /// @param chosen whether the query asks for it
  /// @param query the query with it besides, or without it where it is chosen
  public record FacetValue(String value, int count, boolean chosen, String query) {}

  /// What a search found.
  ///
  /// @param offset how many of the entries to pass over
  public static CatalogueFound of(Found found, int offset) {
    return new CatalogueFound(
        found.query().toString(),
        found.total(),
        found.entries().stream().skip(offset).map(CatalogueEntry::of).toList(),
        found.facets().stream().map(CatalogueFound::facet).toList(),
        found.suggestions().stream()
            .map(s -> new CatalogueSuggestion(s.query(), s.total()))
            .toList());
  }

  private static CatalogueFacet facet(Facet facet) {
    return new CatalogueFacet(
        facet.field().word(),
        facet.field().label(),
        facet.values().stream()
            .map(v -> new FacetValue(v.value(), v.count(), v.chosen(), v.query()))
            .toList());
  }
}
