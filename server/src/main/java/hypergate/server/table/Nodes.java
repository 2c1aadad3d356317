package hypergate.server.table;

import hypergate.server.store.News;
import hypergate.server.store.Store;
import hypergate.server.store.StoreError;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What the other nodes write, brought to the tables that this one has in memory.
final class Nodes implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Nodes.class);

  private static final int NOT_FOUND = 404;

  private final House house;
  private final Map<String, Table> tables;
  private final Set<String> open;
  private final Store.Service listening;
  private final Store.Service jobs;

  /// @param tables those in memory
  /// @param open the addresses of those that are not over
  Nodes(House house, Map<String, Table> tables, Set<String> open) {
    this.house = house;
    this.tables = tables;
    this.open = open;
    listening = house.store().listen(this::hear, () -> house.threads().execute(this::missed));
    jobs = house.store().due(this::due);
  }

  private long due(String table) {
    return house.traces().apart("job", () -> seen(table));
  }

  private long seen(String table) {
    try {
      return house.at(table, Table::see);
    } catch (Refusal e) {
      // It is gone, or so are we.
      return e.problem().status() == NOT_FOUND ? Long.MAX_VALUE : house.now();
    }
  }

  private void hear(News news) {
    String id = news.table();
    if (news.has(News.What.DOWNTIME)) house.threads().execute(house::downtime);
    if (news.has(News.What.MADE)) open.add(id);
    if (news.has(News.What.OVER)) open.remove(id);
    if (news.has(News.What.GONE)) house.forgotten(id);
    // One that is not here will be read as it is then.
    Table table = tables.get(id);
    if (table != null) table.hear(news);
  }

  // Anything may have happened of which nobody has told us.
  private void missed() {
    try {
      house.downtime();
      Set<String> now = new HashSet<>(house.store().open());
      open.addAll(now);
      // What was made meanwhile is told to us.
      open.removeIf(id -> !now.contains(id) && !tables.containsKey(id));
      tables.values().forEach(Table::doubt);
    } catch (StoreError e) {
      LOG.atDebug().setCause(e).log("the database has gone again");
    }
  }

  @Override
  public void close() {
    listening.close();
    jobs.close();
  }
}
