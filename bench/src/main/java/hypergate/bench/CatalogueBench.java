package hypergate.bench;

import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Order;
import hypergate.catalogue.Query;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// What a search over everything costs, from the text of the query to the first fifty entries and
/// the counts of all.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CatalogueBench {
  private static final int WANTED = 50;
  private static final String[] ORDINARY = {
    "human",
    "ships to the warp",
    "type:alien set:base role:ally phase:alliance -mandatory",
    "kind:tech cost<=4 OR kind:moon colony",
    "set:tech",
    "\"encounter card\" kind:flare",
  };
  private static final String[] MISSPELLED = {
    "zombbie", "xenon lazers", "presursor seed", "tecnology aliens", "compensaton",
  };
  private static final String[] NOTHING = {
    "kind:alien set:base virus cost>9",
    "qqqqqqqqqqq wwwwwwwwwww",
    "theme:Scince kind:alien phase:reveal mandatory",
    "\"no such words at all\" human zombie macron",
  };

  private final Catalogue catalogue = Catalogue.all();
  private int next;

  /// Asks it once: the first answer takes longer.
  @Setup
  public void ask() {
    catalogue.search("human");
  }

  /// Words, fields, brackets.
  @Benchmark
  public int search() {
    return found(ORDINARY);
  }

  /// Words with typing errors.
  @Benchmark
  public int searchMisspelled() {
    return found(MISSPELLED);
  }

  /// What nothing fits: suggestions are sought.
  @Benchmark
  public int searchInVain() {
    return found(NOTHING);
  }

  /// Everything there is, by a field.
  @Benchmark
  public int searchEverything() {
    return catalogue.search(Query.parse(""), Order.of("-experience,name"), WANTED).total();
  }

  private int found(String[] queries) {
    next = (next + 1) % queries.length;
    var found = catalogue.search(Query.parse(queries[next]), Order.RELEVANCE, WANTED);
    return found.total() + found.suggestions().size();
  }
}
