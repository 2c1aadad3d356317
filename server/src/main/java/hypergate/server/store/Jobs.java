package hypergate.server.store;

import com.github.kagkarlsson.scheduler.Clock;
import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.jdbc.JdbcTaskRepositoryContext;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.ToLongFunction;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// What tables want done in time that no node has done: whichever of them comes first does it, and
/// where it dies over that, another. The jobs are written with the tables, see [#write].
final class Jobs implements Store.Service {
  private static final org.slf4j.Logger LOG = org.slf4j.LoggerFactory.getLogger(Jobs.class);

  /// What all jobs are called.
  private static final String NAME = "table";

  /// So long the node has that has the table in memory, in milliseconds.
  static final long GRACE = 2_000;

  /// So long it is left alone afterwards.
  private static final long AGAIN = 10_000;

  private static final Duration EVERY = Duration.ofSeconds(1);

  /// For those that look for work, and that keep what they do alive.
  private static final int CONNECTIONS = 3;

  private final Scheduler scheduler;
  private final HikariDataSource connections;

  /// @param bell see [Store#due]
  Jobs(Postgres database, ToLongFunction<String> bell) {
    Task<Void> task =
        Tasks.custom(NAME, Void.class)
            .onFailure((complete, job) -> next(database, 0).complete(complete, job))
            .onDeadExecutionRevive()
            .execute((job, _) -> next(database, bell.applyAsLong(job.getId())));
    connections = connections(database);
    scheduler =
        new Timed(connections, task, () -> Instant.ofEpochMilli(database.wall()))
            .schedulerName(new SchedulerName.Fixed(database.node()))
            .pollingInterval(EVERY)
            .heartbeatInterval(EVERY.multipliedBy(5))
            .pollUsingLockAndFetch(0.5, 1.0)
            .jdbcCustomization(new Mine(database))
            .threads(2)
            .shutdownMaxWait(EVERY)
            .build();
    scheduler.start();
  }

  /// The connections that the library has for a moment, again and again: none before it wants one,
  /// so that we start while the database is away, and few.
  static HikariDataSource connections(Postgres database) {
    HikariConfig config = new HikariConfig();
    config.setPoolName(NAME);
    config.setJdbcUrl(database.url());
    config.setDataSourceProperties(database.properties());
    config.setConnectionInitSql(Postgres.PATIENCE);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(0);
    config.setInitializationFailTimeout(-1);
    return new HikariDataSource(config);
  }

  /// Only what this node may see to.
  private static final class Mine extends PostgreSqlJdbcCustomization {
    private final Postgres database;

    Mine(Postgres database) {
      super(false, false);
      this.database = database;
    }

    @Override
    public List<Execution> lockAndFetchSingleStatement(
        JdbcTaskRepositoryContext context, Instant now, int limit, boolean byPriority) {
      String pick =
          "update scheduled_tasks picking set picked = true, picked_by = ?, last_heartbeat = ?,"
              + " version = version + 1 where (picking.task_name, picking.task_instance) in (select"
              + " due.task_name, due.task_instance from scheduled_tasks due where not due.picked"
              + " and due.execution_time <= ? and "
              + database.mine("due.task_instance")
              + " order by due.execution_time limit "
              + limit
              + " for update of due skip locked) returning picking.*";
      return context.jdbcRunner.query(
          pick,
          statement -> {
            statement.setString(1, context.schedulerName.getName());
            setInstant(statement, 2, now);
            setInstant(statement, 3, now);
          },
          context.resultSetMapper.get());
    }
  }

  /// The same by the time of the database.
  private static final class Timed extends SchedulerBuilder {
    Timed(DataSource connections, Task<Void> task, Clock time) {
      super(connections, List.of(task));
      clock = time;
    }
  }

  // Where the table has written meanwhile, that counts, and this job is not there any more.
  private static CompletionHandler<Void> next(Postgres database, long due) {
    return (complete, job) -> {
      try {
        long now = database.wall();
        // At once: so every other node looks for work before we do so again.
        if (due == Store.OTHERS) job.reschedule(complete, Instant.ofEpochMilli(now));
        else if (due == Long.MAX_VALUE) job.stop();
        else job.reschedule(complete, Instant.ofEpochMilli(Math.max(due + GRACE, now + AGAIN)));
      } catch (RuntimeException e) {
        LOG.atDebug().setCause(e).log("a job has been written anew");
      }
    };
  }

  /// Writes when a table is due.
  ///
  /// @param due in milliseconds since 1970; null for never
  static void write(Statements statements, String table, @Nullable Long due) throws SQLException {
    if (due == null)
      statements.run(
          "delete from scheduled_tasks where task_name = ? and task_instance = ?", NAME, table);
    else
      statements.run(
          """
          insert into scheduled_tasks (task_name, task_instance, execution_time, picked, version)
          values (?, ?, to_timestamp((? / 1000.0)::double precision), false, 1)
          on conflict (task_name, task_instance) do update set
            execution_time = excluded.execution_time,
            picked = false,
            picked_by = null,
            last_heartbeat = null,
            version = scheduled_tasks.version + 1
          """,
          NAME,
          table,
          due + GRACE);
  }

  /// Writes them for tables that were moved here.
  static void writeAll(Statements statements) throws SQLException {
    statements.run(
        """
        insert into scheduled_tasks (task_name, task_instance, execution_time, picked, version)
        select ?, id, to_timestamp(due / 1000.0), false, 1 from game_table where due is not null
        """,
        NAME);
  }

  @Override
  public void close() {
    scheduler.stop();
    connections.close();
  }
}
