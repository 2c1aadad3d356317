package hypergate.server.trace;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.common.AttributesBuilder;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Where steps begin that are part of nothing else here: a request, a command on a stream, a clock
/// that rings, a job, a machine that thinks, news of another node. Of those that nobody else began,
/// a share is traced.
public final class Traces implements AutoCloseable {
  /// Nobody traces anything.
  public static final Traces NONE = new Traces(null);

  /// How long what has not been sent may hold up the end of the server, in seconds.
  private static final int GOODBYE = 2;

  private static final String PARENT = "traceparent";

  private final @Nullable SdkTracerProvider provider;
  private final @Nullable Tracer tracer;

  private Traces(@Nullable SdkTracerProvider provider) {
    this.provider = provider;
    tracer = provider == null ? null : provider.get("hypergate");
  }

  /// Traces that are sent by OTLP over HTTP, some seconds later; what cannot be sent is forgotten.
  ///
  /// @param where to
  /// @param share of what nobody else began: 1 for all of it
  /// @param headers of what is sent
  /// @param about what is said of this node
  public static Traces sending(
      URI where, double share, Map<String, String> headers, Map<String, String> about) {
    var exporter = OtlpHttpSpanExporter.builder().setEndpoint(where.toString());
    headers.forEach(exporter::addHeader);
    AttributesBuilder node = Attributes.builder();
    about.forEach((what, value) -> node.put(AttributeKey.stringKey(what), value));
    return new Traces(
        SdkTracerProvider.builder()
            .setResource(Resource.create(node.build()))
            .setSampler(Sampler.parentBased(Sampler.traceIdRatioBased(share)))
            .addSpanProcessor(BatchSpanProcessor.builder(exporter.build()).build())
            .build());
  }

  /// Something comes in over the network. It has to be ended.
  ///
  /// @param header what a header says, null where it is missing
  /// @param trusted whether whoever sends it decides what is traced; of a stranger it is only noted
  ///   what this follows from
  public Step request(String name, Function<String, @Nullable String> header, boolean trusted) {
    Tracer ours = tracer;
    if (ours == null) return Step.NONE;
    Context sender =
        W3CTraceContextPropagator.getInstance().extract(Context.root(), header, Headers.ALL);
    SpanBuilder span = ours.spanBuilder(name).setSpanKind(SpanKind.SERVER);
    if (trusted) span.setParent(sender);
    else span.setNoParent().addLink(Span.fromContext(sender).getSpanContext());
    return Step.of(span.startSpan(), ours);
  }

  /// Goes on with what another node has begun; nothing where nobody traces that. It has to be
  /// ended.
  ///
  /// @param parent see [Step#parent]
  public Step following(String name, @Nullable String parent) {
    return parent == null
        ? Step.NONE
        : request(name, header -> header.equals(PARENT) ? parent : null, true);
  }

  /// Does something that nobody waits for. What is being done on this thread is noted as what it
  /// follows from.
  public <T> T apart(String name, Supplier<T> work) {
    return apart(name).ending(work);
  }

  /// Begins something that nobody waits for. It has to be ended.
  public Step apart(String name) {
    Tracer ours = tracer;
    if (ours == null) return Step.NONE;
    SpanBuilder span = ours.spanBuilder(name).setNoParent();
    Step cause = Step.current();
    if (cause.isTraced()) span.addLink(cause.span().getSpanContext());
    return Step.of(span.startSpan(), ours);
  }

  private enum Headers implements TextMapGetter<Function<String, @Nullable String>> {
    ALL;

    @Override
    public Iterable<String> keys(Function<String, @Nullable String> headers) {
      return List.of();
    }

    @Override
    public @Nullable String get(@Nullable Function<String, @Nullable String> headers, String name) {
      return headers == null ? null : headers.apply(name);
    }
  }

  /// Sends what has not been sent.
  @Override
  public void close() {
    if (provider != null) provider.shutdown().join(GOODBYE, TimeUnit.SECONDS);
  }
}
