package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What comes of lines that are tricky, and of JSON with holes in it.
final class MishapsTest {
  private static final String AT = "/api/v1/tables/" + FakeTables.TABLE;

  private final HttpFixture server = new HttpFixture();

  @AfterEach
  void stop() {
    server.close();
  }

  private static String request(String line, String... headers) {
    return line + " HTTP/1.1\r\nHost: localhost\r\n" + String.join("\r\n", headers) + "\r\n\r\n";
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
  void letters_that_are_none_are_refused_with_a_problem_whatever_the_method(String method)
      throws Exception {
    String answer =
        server.raw(
            request(method + " /api/v1/tables/%C3%28", "Content-Length: 0", "Connection: close"));
    assertThat(answer).startsWith("HTTP/1.1 400").contains("application/problem+json");
  }

  @Test
  void a_secret_does_not_get_the_capitals_of_another_on_its_connection() throws Exception {
    String answers =
        server.raw(
            request("GET " + AT + "/view", "Cookie: seat=S")
                + request(
                    "GET " + AT + "/view",
                    "Cookie: seat=" + FakeTables.SECRET,
                    "Connection: close"));
    String second = answers.substring(answers.lastIndexOf("HTTP/1.1"));
    assertThat(second).startsWith("HTTP/1.1 200").contains("\"A\"");
  }

  @Test
  void an_option_without_a_value_is_refused() throws Exception {
    var answer = server.post("/api/v1/tables", "{\"options\":{\"any\":null}}");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(answer.body()).contains("/problems/malformed", "options.any must be a text");
    // A member that may be left out may still be null.
    assertThat(server.post("/api/v1/tables", "{\"options\":null}").statusCode()).isEqualTo(201);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/3.0", "HTTP/9.9"})
  void another_http_is_the_callers_affair_and_no_fault_of_ours(String version) throws Exception {
    String answer = server.raw("GET / " + version + "\r\nHost: localhost\r\n\r\n");
    assertThat(answer)
        .startsWith("HTTP/1.1 505")
        .contains("\"status\":505")
        .doesNotContain("our side");
  }

  @Test
  void who_announces_too_much_is_not_waited_for() throws Exception {
    String answer =
        server.raw(
            request(
                    "POST /api/v1/tables",
                    "Content-Type: application/json",
                    "Content-Length: 99999999999",
                    "Connection: close")
                + "{}");
    assertThat(answer).startsWith("HTTP/1.1 413").contains("64 kilobytes");
  }

  @Test
  void a_compressed_request_is_refused_by_that_name() throws Exception {
    var answer = server.post("/api/v1/tables", "{}", "Content-Encoding", "gzip");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("must not be compressed");
  }

  @Test
  void a_socket_of_another_version_is_told_which() throws Exception {
    String answer =
        server.raw(
            request(
                "GET " + AT + "/socket",
                "Connection: Upgrade, close",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 8",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="));
    assertThat(answer).startsWith("HTTP/1.1 426").contains("Sec-WebSocket-Version: 13");
    assertThat(server.get(AT + "/socket").statusCode()).isEqualTo(426);
  }
}
