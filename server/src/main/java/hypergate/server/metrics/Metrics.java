package hypergate.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/// What the server counts and times. No figure carries a card, a name, or an address of a person.
public final class Metrics implements AutoCloseable {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Timer answerToViews =
      timer("hypergate.answer.views", "From an answer's arrival until every view is on its way");
  private final Timer commits =
      timer("hypergate.journal.commit", "One transaction of the journal, of one or more tables");
  private final AtomicInteger streams =
      registry.gauge("hypergate.streams.open", new AtomicInteger());
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final AtomicBoolean jvm = new AtomicBoolean();

  /// Counts from zero.
  public Metrics() {}

  private Timer timer(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .publishPercentiles(0.5, 0.99)
        .distributionStatisticExpiry(Duration.ofMinutes(5))
        .register(registry);
  }

  /// An HTTP request was answered.
  ///
  /// @param route the route as the contract writes it, never the address itself
  /// @param status of the answer
  /// @param nanos how long it took
  public void request(String route, String method, int status, long nanos) {
    Timer.builder("hypergate.http.requests")
        .description("Answered HTTP requests")
        .tag("route", route)
        .tag("method", method)
        .tag("status", Integer.toString(status))
        .register(registry)
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  /// A command of a seat was dealt with.
  ///
  /// @param what its `do`
  /// @param status 200 when it was done, otherwise why not
  public void command(String what, int status) {
    Counter.builder("hypergate.commands")
        .description("Commands of seats")
        .tag("do", what)
        .tag("status", Integer.toString(status))
        .register(registry)
        .increment();
  }

  /// Everybody at a table has been sent what follows from an answer.
  ///
  /// @param nanos since the answer came in
  public void answerToViews(long nanos) {
    answerToViews.record(nanos, TimeUnit.NANOSECONDS);
  }

  /// A transaction is in the file.
  public void commit(long nanos) {
    commits.record(nanos, TimeUnit.NANOSECONDS);
  }

  /// A stream was opened.
  public void streamOpened() {
    streams.incrementAndGet();
  }

  /// A stream was closed.
  public void streamClosed() {
    streams.decrementAndGet();
  }

  /// Says how many of something there are, whenever somebody looks.
  ///
  /// @param name as in `hypergate.tables.open`
  public void watch(String name, String description, IntSupplier count) {
    io.micrometer.core.instrument.Gauge.builder(name, count, IntSupplier::getAsInt)
        .description(description)
        .strongReference(true)
        .register(registry);
  }

  /// All figures in the text form that Prometheus reads.
  public String scrape() {
    // Not before somebody looks: the JVM's own figures take time to set up, and starting should be
    // quick.
    if (jvm.compareAndSet(false, true))
      for (MeterBinder binder :
          List.of(
              new JvmMemoryMetrics(),
              new JvmThreadMetrics(),
              new ProcessorMetrics(),
              new UptimeMetrics(),
              collections)) binder.bindTo(registry);
    return registry.scrape();
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
