package hypergate.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Figures are sent to whoever collects them, by the protocol of OpenTelemetry, and to nobody
/// unless somebody says so.
final class OtlpTest {
  private final List<String> posted = new CopyOnWriteArrayList<>();
  private HttpServer collector;

  @BeforeEach
  void start() throws Exception {
    collector = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    collector.createContext(
        "/",
        exchange -> {
          String body =
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.ISO_8859_1);
          posted.add(
              exchange.getRequestMethod()
                  + " "
                  + exchange.getRequestURI()
                  + " "
                  + exchange.getRequestHeaders().getFirst("Content-Type")
                  + " "
                  + body);
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    collector.start();
  }

  @AfterEach
  void stop() {
    collector.stop(0);
  }

  private URI where() {
    return URI.create("http://127.0.0.1:" + collector.getAddress().getPort() + "/v1/metrics");
  }

  @Test
  void figures_are_sent_as_they_are_shown() {
    Metrics metrics = Metrics.sending(where());
    metrics.command("answer", 200);
    metrics.answerToViews(1_000_000);
    metrics.streamOpened();
    assertThat(metrics.scrape())
        .contains("hypergate_commands_total{do=\"answer\",status=\"200\"} 1.0")
        .contains("hypergate_streams_open 1.0");
    // What was counted since the last time is sent at the end.
    metrics.close();
    assertThat(posted).isNotEmpty();
    assertThat(posted.getLast())
        .startsWith("POST /v1/metrics application/x-protobuf ")
        .contains("service.name", "hypergate")
        .contains("service.version")
        .contains("hypergate.commands", "hypergate.answer.views", "hypergate.streams.open")
        .contains("jvm.memory.used");
  }

  @Test
  void nothing_is_sent_unless_somebody_wants_it() {
    Metrics metrics = Metrics.sending(null);
    metrics.command("answer", 200);
    assertThat(metrics.scrape()).contains("hypergate_commands_total");
    metrics.close();
    assertThat(posted).isEmpty();
  }

  @Test
  void whoever_does_not_answer_changes_nothing() {
    URI nobody = where();
    collector.stop(0);
    Metrics metrics = Metrics.sending(nobody);
    metrics.command("answer", 200);
    assertThat(metrics.scrape()).contains("hypergate_commands_total");
    metrics.close();
    assertThat(posted).isEmpty();
  }
}
