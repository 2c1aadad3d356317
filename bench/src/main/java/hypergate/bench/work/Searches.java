package hypergate.bench.work;

import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Order;
import hypergate.catalogue.Query;
import java.util.List;

/// Searches over everything, from the text of the query to the first fifty entries and the counts
/// of all.
final class Searches implements Work {
  /// Words, fields, brackets.
  static final List<String> ORDINARY =
      List.of(
          "human",
          "ships to the warp",
          "type:alien set:base role:ally phase:alliance -mandatory",
          "kind:tech cost<=4 OR kind:moon colony",
          "set:tech",
          "\"encounter card\" kind:flare");

  /// Words with typing errors.
  static final List<String> MISSPELLED =
      List.of("zombbie", "xenon lazers", "presursor seed", "tecnology aliens", "compensaton");

  /// What nothing fits: suggestions are sought.
  static final List<String> IN_VAIN =
      List.of(
          "kind:alien set:base virus cost>9",
          "qqqqqqqqqqq wwwwwwwwwww",
          "theme:Scince kind:alien phase:reveal mandatory",
          "\"no such words at all\" human zombie macron");

  /// Everything there is.
  static final List<String> EVERYTHING = List.of("");

  private static final int WANTED = 50;

  private final Catalogue catalogue = Catalogue.all();
  private final List<String> queries;
  private int next;
  private long units;
  private long sum;

  Searches(List<String> queries) {
    this.queries = queries;
  }

  @Override
  public void some() {
    next = (next + 1) % queries.size();
    String query = queries.get(next);
    Order order = query.isEmpty() ? Order.of("-experience,name") : Order.RELEVANCE;
    var found = catalogue.search(Query.parse(query), order, WANTED);
    sum += found.total() + found.suggestions().size();
    units++;
  }

  @Override
  public long units() {
    return units;
  }

  @Override
  public long sum() {
    return sum;
  }
}
