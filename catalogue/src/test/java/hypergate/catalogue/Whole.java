package hypergate.catalogue;

/// The whole catalogue, built once for all tests.
final class Whole {
  static final Catalogue CATALOGUE = Catalogue.all();

  private Whole() {}

  static Entry entry(String id) {
    return CATALOGUE.find(id).orElseThrow();
  }

  /// Ids of what a query finds, in the order of the search.
  static java.util.List<String> ids(String query) {
    return CATALOGUE.search(query).entries().stream().map(Entry::id).toList();
  }
}
