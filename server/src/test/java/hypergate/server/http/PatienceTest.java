package hypergate.server.http;

import static hypergate.server.http.FakeTables.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Requests that never end are ended, and nobody has all connections.
final class PatienceTest {
  private static final String WHOLE = "GET /api/v1/tables HTTP/1.1\r\nHost: localhost\r\n\r\n";

  private final AtomicLong clock = new AtomicLong();
  private final Patience patience =
      new Patience(5, _ -> false, Patience.DEADLINE, clock::get, false);
  private final HttpFixture server =
      new HttpFixture(Limits.LOCAL, Optional.empty(), List.of(), patience);
  private final List<Socket> sockets = new ArrayList<>();

  @AfterEach
  void stop() throws IOException {
    for (Socket socket : sockets) socket.close();
    server.close();
  }

  private Socket open() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.http.port());
    socket.setSoTimeout(50);
    sockets.add(socket);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    socket.getOutputStream().flush();
  }

  /// Whether the server has closed it; what it says before is passed over.
  private static boolean isClosed(Socket socket) {
    try {
      while (socket.getInputStream().read() >= 0) {}
      return true;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  private void isEnded(Socket socket) {
    for (int i = 0; i < 400; i++) {
      patience.round();
      clock.addAndGet(Duration.ofSeconds(6).toNanos());
      if (isClosed(socket)) return;
    }
    throw new AssertionError("it is still open");
  }

  private static void answers(Socket socket, String request) throws IOException {
    send(socket, request);
    byte[] status = new byte[12];
    for (int read = 0, tries = 0; read < status.length && tries < 400; tries++)
      try {
        read += Math.max(0, socket.getInputStream().read(status, read, status.length - read));
      } catch (SocketTimeoutException e) {
        // Not yet.
      }
    assertThat(new String(status, StandardCharsets.ISO_8859_1)).isEqualTo("HTTP/1.1 200");
  }

  @Test
  void headers_that_never_end_are_ended() throws Exception {
    Socket slow = open();
    send(slow, "GET /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nX-A: b");
    isEnded(slow);
  }

  @Test
  void a_body_that_never_ends_is_ended() throws Exception {
    Socket slow = open();
    send(
        slow,
        "POST /api/v1/tables/"
            + TABLE
            + "/commands HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: 500\r\n\r\n{\"do\":");
    isEnded(slow);
    assertThat(server.tables.commands).isEmpty();
  }

  @Test
  void a_page_that_comes_back_after_a_while_is_served() throws Exception {
    Socket page = open();
    answers(page, WHOLE);
    isClosed(page);
    for (int i = 0; i < 5; i++) {
      clock.addAndGet(Duration.ofMinutes(10).toNanos());
      patience.round();
    }
    answers(page, WHOLE);
  }

  @Test
  void one_address_has_only_so_many_connections() throws Exception {
    List<Socket> first = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Socket socket = open();
      answers(socket, WHOLE);
      first.add(socket);
    }
    Socket sixth = open();
    for (int i = 0; i < 400 && !isClosed(sixth); i++) {}
    assertThat(isClosed(sixth)).isTrue();
    first.getFirst().close();
    for (int i = 0; i < 400; i++) {
      Socket seventh = open();
      send(seventh, WHOLE);
      if (!isClosed(seventh)) return;
    }
    throw new AssertionError("the place of who has gone was not given back");
  }
}
