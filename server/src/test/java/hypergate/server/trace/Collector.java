package hypergate.server.trace;

import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.GZIPInputStream;

/// Takes what is sent by OTLP over HTTP, as a collector does.
final class Collector implements AutoCloseable {
  private final HttpServer server;
  private final List<Sent> spans = new CopyOnWriteArrayList<>();
  private final List<String> headers = new CopyOnWriteArrayList<>();

  /// A span as it was sent.
  ///
  /// @param said all that stands in it besides its times
  record Sent(
      String trace,
      String id,
      String parent,
      String name,
      Span.SpanKind kind,
      boolean failed,
      List<String> links,
      Map<String, String> said,
      Map<String, String> node) {
    static Sent of(Span span, Map<String, String> node) {
      return new Sent(
          hex(span.getTraceId()),
          hex(span.getSpanId()),
          hex(span.getParentSpanId()),
          span.getName(),
          span.getKind(),
          span.getStatus().getCodeValue() == 2,
          span.getLinksList().stream().map(link -> hex(link.getTraceId())).toList(),
          words(span.getAttributesList()),
          node);
    }

    private static String hex(com.google.protobuf.ByteString bytes) {
      return HexFormat.of().formatHex(bytes.toByteArray());
    }
  }

  Collector() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/v1/traces",
        exchange -> {
          byte[] body = exchange.getRequestBody().readAllBytes();
          boolean packed = "gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"));
          take(
              packed
                  ? new GZIPInputStream(new java.io.ByteArrayInputStream(body)).readAllBytes()
                  : body);
          headers.add(exchange.getRequestHeaders().getFirst("Content-Type"));
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    server.start();
  }

  private void take(byte[] body) throws IOException {
    for (ResourceSpans resource :
        ExportTraceServiceRequest.parseFrom(body).getResourceSpansList()) {
      Map<String, String> node = words(resource.getResource().getAttributesList());
      for (ScopeSpans scope : resource.getScopeSpansList())
        for (Span span : scope.getSpansList()) spans.add(Sent.of(span, node));
    }
  }

  private static Map<String, String> words(List<KeyValue> all) {
    Map<String, String> words = new TreeMap<>();
    for (KeyValue each : all)
      words.put(
          each.getKey(),
          each.getValue().hasIntValue()
              ? Long.toString(each.getValue().getIntValue())
              : each.getValue().getStringValue());
    return words;
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/v1/traces");
  }

  List<Sent> spans() {
    return spans;
  }

  List<String> types() {
    return headers;
  }

  /// Those of one name.
  List<Sent> named(String name) {
    return spans.stream().filter(span -> span.name().equals(name)).toList();
  }

  /// Those of one trace.
  List<Sent> of(String trace) {
    return spans.stream().filter(span -> span.trace().equals(trace)).toList();
  }

  /// The names from the first step to this one.
  String path(Sent span) {
    return spans.stream()
        .filter(other -> other.id().equals(span.parent()) && other.trace().equals(span.trace()))
        .findFirst()
        .map(parent -> path(parent) + " > " + span.name())
        .orElse(span.name());
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
