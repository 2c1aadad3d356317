package hypergate.server.http;

import static hypergate.server.http.FakeTables.SECRET;
import static hypergate.server.http.FakeTables.TABLE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.server.metrics.Metrics;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.store.Store;
import hypergate.server.store.StoreError;
import hypergate.server.table.Subscriber;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

final class StreamsTest {
  /// What comes at all comes before that, on however busy a machine.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final String SOCKET = "/api/v1/tables/" + TABLE + "/socket";
  private static final String EVENTS = "/api/v1/tables/" + TABLE + "/events";
  private static final String COOKIE = "seat=" + SECRET;

  private HttpFixture server = new HttpFixture();
  private final Heard heard = new Heard();

  @AfterEach
  void stop() {
    server.close();
  }

  private WebSocket open(String path, String... headers) {
    return Heard.open(server.client, server.address(path), heard, headers);
  }

  private JsonNode reply(WebSocket socket, String command) throws Exception {
    socket.sendText(command, true).join();
    return Json.MAPPER.readTree(heard.next());
  }

  @Test
  void a_seat_hears_what_happens_and_its_commands_are_answered() throws Exception {
    WebSocket socket = open(SOCKET + "?after=7&epoch=e1", "Cookie", COOKIE);
    assertThat(heard.next()).contains("view");
    assertThat(server.tables.asked).isEqualTo("A OptionalLong[7] Optional[e1]");
    server.tables.subscribers.getFirst().message("{\"kind\":\"beat\",\"n\":8}", 8);
    assertThat(heard.next()).contains("beat");
    JsonNode reply = reply(socket, "{\"do\":\"ready\",\"key\":\"k1\",\"ready\":true}");
    assertThat(reply.path("kind").stringValue()).isEqualTo("reply");
    assertThat(reply.path("key").stringValue()).isEqualTo("k1");
    assertThat(reply.path("status").intValue()).isEqualTo(200);
    assertThat(reply.path("result").path("heard").stringValue()).isEqualTo("ready");
  }

  @Test
  void a_stranger_who_opens_sockets_leaves_nothing_with_us_and_gets_no_cookie() throws Exception {
    // An early goodbye ends the connection, so that the answer is whole.
    byte[] goodbye = {(byte) 0x88, (byte) 0x82, 0, 0, 0, 0, 3, (byte) 0xe8};
    String answer =
        server.raw(
            "GET "
                + SOCKET
                + " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Cookie: JSESSIONID=mine\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                + new String(goodbye, StandardCharsets.ISO_8859_1));
    assertThat(answer)
        .startsWith("HTTP/1.1 101")
        .doesNotContainIgnoringCase("set-cookie")
        .doesNotContain("JSESSIONID");
  }

  @Test
  void a_stream_keeps_nothing_of_the_request_that_it_was() throws Exception {
    int many = 8;
    for (int i = 0; i < many; i++) {
      open(SOCKET, "Cookie", COOKIE);
      heard.next();
    }
    assertThat(alive("hypergate.server.http.SocketStream")).isGreaterThanOrEqualTo(many);
    assertThat(alive("io.javalin.http.servlet.JavalinWsServletContext")).isLessThan(many);
  }

  // How many objects of a class there are that somebody holds.
  private static int alive(String name) throws Exception {
    Object all =
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "gcClassHistogram",
                new Object[] {new String[0]},
                new String[] {String[].class.getName()});
    for (String line : all.toString().lines().toList()) {
      String[] words = line.strip().split("\\s+");
      if (words.length >= 4 && words[3].equals(name)) return Integer.parseInt(words[1]);
    }
    return 0;
  }

  @Test
  void a_table_that_is_elsewhere_is_refused_before_there_is_a_stream() throws Exception {
    server.tables.elsewhere = Problem.Kind.ELSEWHERE.because("Another server has it.");
    assertThatThrownBy(() -> open(SOCKET, "Cookie", COOKIE)).hasStackTraceContaining("503");
    var events =
        server.client.send(
            HttpRequest.newBuilder(server.address(EVENTS)).build(), BodyHandlers.ofString());
    assertThat(events.statusCode()).isEqualTo(503);
    assertThat(events.headers().firstValue("Retry-After")).hasValue("2");
    assertThat(events.body()).contains("/problems/elsewhere");
    assertThat(server.tables.subscribers).isEmpty();
  }

  @Test
  void nonsense_is_answered_and_the_stream_stays() throws Exception {
    WebSocket socket = open(SOCKET, "Cookie", COOKIE);
    heard.next();
    JsonNode reply = reply(socket, "hello");
    assertThat(reply.path("status").intValue()).isEqualTo(400);
    reply = reply(socket, "{\"do\":\"dance\",\"key\":\"k2\"}");
    assertThat(reply.path("key").stringValue()).isEqualTo("k2");
    assertThat(reply.path("problem").path("type").stringValue()).isEqualTo("/problems/malformed");
    reply = reply(socket, "{\"do\":\"back\",\"key\":\"\\\"</script>\"}");
    assertThat(reply.path("key").stringValue()).isEqualTo("\"</script>");
    assertThat(reply.path("status").intValue()).isEqualTo(200);
  }

  @Test
  void a_spectator_only_watches() throws Exception {
    WebSocket socket = open(SOCKET);
    heard.next();
    assertThat(server.tables.asked).startsWith("null");
    assertThat(reply(socket, "{\"do\":\"back\",\"key\":\"k\"}").path("status").intValue())
        .isEqualTo(403);
  }

  @Test
  void messages_too_long_or_not_text_close_the_stream() throws Exception {
    WebSocket socket = open(SOCKET, "Cookie", COOKIE);
    heard.next();
    socket.sendText("x".repeat(70_000), true).join();
    assertThat(heard.close()).isEqualTo(1009);
    Heard other = new Heard();
    WebSocket binary = Heard.open(server.client, server.address(SOCKET), other);
    binary.sendBinary(ByteBuffer.wrap(new byte[3]), true).join();
    assertThat(other.close()).isEqualTo(1003);
  }

  @Test
  void a_flood_is_slowed_down_and_then_cut_off() throws Exception {
    server.close();
    server = new HttpFixture(new Limits(50, 50, 1, 1, 1, 1, 3, 0, 5, 99, 999, 8), Optional.empty());
    WebSocket socket = open(SOCKET, "Cookie", COOKIE);
    heard.next();
    String command = "{\"do\":\"back\",\"key\":\"k\"}";
    for (int i = 0; i < 3; i++)
      assertThat(reply(socket, command).path("status").intValue()).isEqualTo(200);
    assertThat(reply(socket, command).path("status").intValue()).isEqualTo(429);
    // Every refusal is heard before the next command: a farewell sent to somebody who is still
    // writing may be lost on its way.
    JsonNode last = reply(socket, command);
    for (int i = 0; i < 300 && last.path("kind").stringValue().equals("reply"); i++) {
      socket.sendText(command, true).exceptionally(_ -> socket).join();
      last = Json.MAPPER.readTree(heard.next());
    }
    assertThat(last.path("kind").stringValue()).isEqualTo("bye");
    assertThat(heard.close()).isEqualTo(1008);
    assertThat(server.tables.commands.size()).isEqualTo(3);
  }

  @Test
  void only_our_own_page_opens_streams_and_only_so_many() throws Exception {
    assertThatThrownBy(() -> open(SOCKET, "Cookie", COOKIE, "Origin", "http://evil.example"))
        .hasMessageContaining("WebSocketHandshakeException");
    String own = "http://127.0.0.1:" + server.http.port();
    open(SOCKET, "Origin", own);
    assertThat(heard.next()).contains("view");
    assertThat(server.get(SOCKET).statusCode()).isEqualTo(426);
    server.close();
    server = new HttpFixture(new Limits(50, 50, 1, 1, 1, 1, 3, 1, 1, 99, 999, 8), Optional.empty());
    Heard first = new Heard();
    Heard.open(server.client, server.address(SOCKET), first);
    first.next();
    Heard second = new Heard();
    Heard.open(server.client, server.address(SOCKET), second);
    assertThat(second.close()).isEqualTo(1013);
    assertThat(server.get(EVENTS).statusCode()).isEqualTo(429);
  }

  @Test
  void nothing_is_to_be_heard_of_an_unknown_table() throws Exception {
    open(SOCKET.replace(TABLE, "zzzzzzzzzz"));
    assertThat(heard.next()).isEqualTo("{\"kind\":\"bye\",\"reason\":\"removed\"}");
    assertThat(heard.close()).isEqualTo(1000);
  }

  @Test
  void a_page_that_is_closed_is_forgotten() throws Exception {
    WebSocket socket = open(SOCKET, "Cookie", COOKIE);
    heard.next();
    assertThat(server.tables.subscribers).hasSize(1);
    assertThat(server.household("/metrics").body()).contains("hypergate_streams_open 1.0");
    socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    heard.close();
    for (int i = 0; i < 100 && !server.tables.subscribers.isEmpty(); i++) Thread.sleep(20);
    assertThat(server.tables.subscribers).isEmpty();
    assertThat(server.household("/metrics").body()).contains("hypergate_streams_open 0.0");
  }

  @Test
  void a_server_that_stops_says_goodbye_quickly() throws Exception {
    open(SOCKET, "Cookie", COOKIE);
    heard.next();
    BufferedReader events = events();
    assertThat(events.readLine()).startsWith(":");
    long begin = System.nanoTime();
    server.http.close();
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(20));
    assertThat(heard.next()).isEqualTo("{\"kind\":\"bye\",\"reason\":\"restart\"}");
    assertThat(heard.close()).isEqualTo(1001);
    assertThat(events.lines().toList()).contains("data: {\"kind\":\"bye\",\"reason\":\"restart\"}");
  }

  private BufferedReader events(String... headers) throws Exception {
    var request = HttpRequest.newBuilder(server.address(EVENTS + "?after=3&epoch=e0"));
    if (headers.length > 0) request.headers(headers);
    var answer = server.client.send(request.build(), BodyHandlers.ofInputStream());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/event-stream");
    return new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
  }

  @Test
  void the_same_messages_come_as_server_sent_events() throws Exception {
    BufferedReader events = events("Cookie", COOKIE, "Last-Event-ID", "e1:9");
    assertThat(events.readLine()).startsWith(":");
    assertThat(events.readLine()).isEmpty();
    assertThat(events.readLine()).isEqualTo("id: e1:1");
    assertThat(events.readLine()).isEqualTo("data: {\"kind\":\"view\",\"n\":1}");
    assertThat(server.tables.asked).isEqualTo("A OptionalLong[9] Optional[e1]");
    assertThat(events.readLine()).isEmpty();
    server.tables.subscribers.getFirst().message("{\"kind\":\"beat\",\"n\":2}", 2);
    assertThat(events.readLine()).isEqualTo("id: e1:2");
    assertThat(events.readLine()).contains("beat");
  }

  @Test
  void storage_that_fails_is_a_refusal_and_the_server_goes_on(@TempDir Path folder)
      throws Exception {
    StoreError error =
        org.junit.jupiter.api.Assertions.assertThrows(
            StoreError.class, () -> Store.open(folder, false));
    server.tables.failure = error;
    var answer = server.get("/api/v1/tables/" + TABLE);
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.headers().firstValue("Retry-After")).contains("5");
    assertThat(answer.body()).contains("/problems/storage").doesNotContain(folder.toString());
    WebSocket socket = open(SOCKET, "Cookie", COOKIE);
    heard.next();
    assertThat(reply(socket, "{\"do\":\"back\",\"key\":\"k\"}").path("status").intValue())
        .isEqualTo(503);
    server.tables.failure = null;
    assertThat(reply(socket, "{\"do\":\"back\",\"key\":\"k\"}").path("status").intValue())
        .isEqualTo(200);
  }

  /// A stream whose other end takes nothing.
  private static final class Stuck extends Stream {
    final List<String> transmitted = new ArrayList<>();
    final List<Reason> ends = new ArrayList<>();
    volatile boolean hungUp;

    @Override
    void transmit(Sent message) {
      transmitted.add(message.json());
    }

    @Override
    void finish(Reason reason) {
      ends.add(reason);
    }

    @Override
    void hangUp() {
      hungUp = true;
    }
  }

  @Test
  void who_listens_too_slowly_is_cut_off() {
    Stuck stuck = new Stuck();
    String message = "x".repeat(1 << 18);
    for (int i = 0; i < 10; i++) stuck.message(message, i);
    assertThat(stuck.transmitted).hasSize(1);
    assertThat(stuck.ends).containsExactly(Subscriber.Reason.TOO_SLOW);
  }

  @Test
  void who_takes_not_even_a_goodbye_is_hung_up_on_and_nobody_else() throws Exception {
    Stuck deaf = new Stuck();
    Stuck listening = new Stuck();
    try (Metrics metrics = new Metrics();
        Streams streams = new Streams(() -> 42, metrics, Duration.ofMillis(10))) {
      streams.add(deaf);
      streams.add(listening);
      deaf.bye(Subscriber.Reason.TOO_SLOW);
      for (int i = 0; i < 500 && !deaf.hungUp; i++) Thread.sleep(10);
      assertThat(deaf.hungUp).isTrue();
      assertThat(listening.hungUp).isFalse();
    }
  }

  @Test
  void an_event_stream_that_nobody_reads_ends_when_it_is_hung_up_on() throws Exception {
    CountDownLatch full = new CountDownLatch(1);
    CountDownLatch gone = new CountDownLatch(1);
    OutputStream deaf =
        new OutputStream() {
          @Override
          public void write(int letter) throws IOException {
            full.countDown();
            try {
              gone.await();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
            throw new IOException("the connection is closed");
          }
        };
    EventStream stream = new EventStream("e1", deaf, gone::countDown);
    Thread sending =
        Thread.startVirtualThread(
            () -> {
              try {
                stream.run();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    full.await();
    stream.bye(Subscriber.Reason.TOO_SLOW);
    stream.hangUp();
    assertThat(sending.join(PATIENCE)).isTrue();
  }

  @Test
  void whoever_is_hung_up_on_gives_its_place_back() throws Exception {
    String get = "GET " + EVENTS + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    try (Socket listener = new Socket(InetAddress.getLoopbackAddress(), server.http.port())) {
      listener.getOutputStream().write(get.getBytes(UTF_8));
      until(() -> !server.tables.subscribers.isEmpty());
      ((Stream) server.tables.subscribers.getFirst()).hangUp();
      listener.setSoTimeout(20_000);
      listener.getInputStream().readAllBytes();
      // A stream that sends nothing does not notice before its next message.
      for (Subscriber left : server.tables.subscribers) left.message("{}", 2);
      until(server.tables.subscribers::isEmpty);
    }
    WebSocket socket = open(SOCKET);
    heard.next();
    ((Stream) server.tables.subscribers.getFirst()).hangUp();
    until(server.tables.subscribers::isEmpty);
    until(socket::isInputClosed);
  }

  private static void until(Callable<Boolean> comes) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!comes.call()) {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(10);
    }
  }

  @Test
  void what_is_no_utf_8_is_refused_and_never_heard() throws Exception {
    String bad = "{\"do\":\"back\",\"key\":\"\u00c3(\"}";
    String answer =
        server.raw(
            "POST /api/v1/tables/"
                + TABLE
                + "/commands HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: "
                + COOKIE
                + "\r\nContent-Type: application/json\r\nContent-Length: "
                + bad.length()
                + "\r\n\r\n"
                + bad);
    assertThat(answer).startsWith("HTTP/1.1 400").contains("/problems/malformed");
    // A text frame of two bytes that are no UTF-8, masked with nothing.
    byte[] frame = {(byte) 0x81, (byte) 0x82, 0, 0, 0, 0, (byte) 0xc3, 0x28};
    String heard =
        server.raw(
            "GET "
                + SOCKET
                + " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Cookie: "
                + COOKIE
                + "\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                + new String(frame, StandardCharsets.ISO_8859_1));
    // Closed as RFC 6455 has it: 1007.
    assertThat(heard).startsWith("HTTP/1.1 101").contains("\u0003\u00ef");
    assertThat(server.tables.commands).isEmpty();
  }

  @Test
  void whoever_resumes_with_an_absurd_number_is_told_so_or_begins_anew() throws Exception {
    for (String after : List.of("x", "1e3", "99999999999999999999", "")) {
      assertThatThrownBy(() -> open(SOCKET + "?after=" + after)).hasStackTraceContaining("400");
      assertThat(server.get(EVENTS + "?after=" + after).statusCode()).as(after).isEqualTo(400);
    }
    assertThat(server.get(EVENTS, "Last-Event-ID", "e1:x").statusCode()).isEqualTo(400);
    for (String after : List.of("-1", "9223372036854775807", "-9223372036854775808")) {
      open(SOCKET + "?after=" + after + "&epoch=%00");
      assertThat(heard.next()).contains("view");
      assertThat(server.tables.asked).contains("OptionalLong[" + after + "]");
    }
  }

  @Test
  void messages_wait_for_each_other() {
    Stuck stuck = new Stuck();
    for (int i = 0; i < 3; i++) stuck.message("m" + i, i);
    stuck.sent();
    stuck.sent();
    stuck.sent();
    stuck.message("m3", 3);
    assertThat(stuck.transmitted).containsExactly("m0", "m1", "m2", "m3");
  }

  @Test
  void a_silent_stream_is_kept_awake() throws Exception {
    Stuck stuck = new Stuck();
    try (Metrics metrics = new Metrics();
        Streams streams = new Streams(() -> 42, metrics, Duration.ofMillis(10))) {
      streams.add(stuck);
      for (int i = 0; i < 200 && stuck.transmitted.isEmpty(); i++) Thread.sleep(10);
      assertThat(stuck.transmitted).containsExactly("{\"kind\":\"still\",\"now\":42}");
    }
    assertThat(stuck.ends).containsExactly(Subscriber.Reason.RESTART);
  }
}
