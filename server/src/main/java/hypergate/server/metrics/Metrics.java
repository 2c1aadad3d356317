package hypergate.server.metrics;

import hypergate.lab.record.Program;
import hypergate.server.trace.Traces;
import io.micrometer.core.instrument.Clock;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.micrometer.registry.otlp.OtlpConfig;
import io.micrometer.registry.otlp.OtlpMeterRegistry;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/// What the server counts and times. No figure carries a card, a name, or an address of a person.
public final class Metrics implements AutoCloseable {
  /// What a service is called that nobody has given a name.
  private static final String UNKNOWN = "unknown_service";

  private final PrometheusMeterRegistry shown =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  /// All that hear of a figure.
  private final CompositeMeterRegistry registry = new CompositeMeterRegistry();

  private final Timer answerToViews;
  private final Timer commits;
  private final AtomicInteger streams = new AtomicInteger();
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final AtomicBoolean jvm = new AtomicBoolean();

  /// Counts from zero.
  public Metrics() {
    registry.add(shown);
    answerToViews =
        timer("hypergate.answer.views", "From an answer's arrival until every view is on its way");
    commits =
        timer("hypergate.journal.commit", "One transaction of the journal, of one or more tables");
    watch("hypergate.streams.open", "Streams that are open", streams::get);
  }

  /// The same, which sends all figures once a minute, by OTLP over HTTP. What else it needs it
  /// takes from the environment, as others do: `OTEL_EXPORTER_OTLP_HEADERS`,
  /// `OTEL_RESOURCE_ATTRIBUTES`.
  ///
  /// @param where to; null for nowhere
  public static Metrics sending(@Nullable URI where) {
    Metrics metrics = new Metrics();
    if (where != null) {
      metrics.registry.add(new OtlpMeterRegistry(new Sending(where), Clock.SYSTEM));
      metrics.bind();
    }
    return metrics;
  }

  /// The traces of the same node, sent in the same way.
  ///
  /// @param where to
  /// @param share see [Traces#sending]
  public static Traces traces(URI where, double share) {
    Sending sending = new Sending(where);
    return Traces.sending(where, share, sending.headers(), sending.resourceAttributes());
  }

  private record Sending(URI where) implements OtlpConfig {
    /// Which of several nodes this is, unless somebody has given it a name.
    private static final String INSTANCE = UUID.randomUUID().toString();

    @Override
    public @Nullable String get(String key) {
      return null;
    }

    @Override
    public String url() {
      return where.toString();
    }

    @Override
    public Map<String, String> resourceAttributes() {
      Map<String, String> all = new HashMap<>();
      all.put("service.version", Program.version());
      all.put("service.instance.id", INSTANCE);
      all.putAll(OtlpConfig.super.resourceAttributes());
      if (all.getOrDefault("service.name", UNKNOWN).startsWith(UNKNOWN))
        all.put("service.name", "hypergate");
      return all;
    }
  }

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
    bind();
    return shown.scrape();
  }

  private void bind() {
    if (jvm.compareAndSet(false, true))
      for (MeterBinder binder :
          List.of(
              new JvmMemoryMetrics(),
              new JvmThreadMetrics(),
              new ProcessorMetrics(),
              new UptimeMetrics(),
              collections)) binder.bindTo(registry);
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
