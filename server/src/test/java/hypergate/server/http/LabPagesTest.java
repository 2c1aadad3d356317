package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.lab.Reports;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Reports below /lab: which there are, what they may do, and that nothing else is reached.
final class LabPagesTest {
  @TempDir private Path folder;
  private Path lab = Path.of("");
  private HttpFixture server = new HttpFixture(new Reports(Optional.empty()));

  @BeforeEach
  void begin() throws Exception {
    server.close();
    lab = Files.createDirectory(folder.resolve("lab"));
    Files.writeString(folder.resolve("secret.html"), "a secret");
    Files.writeString(lab.resolve("balance.html"), "<h1>measured</h1>");
    server = new HttpFixture(new Reports(Optional.of(lab)));
  }

  @AfterEach
  void end() {
    server.close();
  }

  @Test
  void the_list_names_the_shipped_study_and_those_of_the_folder() throws Exception {
    HttpResponse<String> list = server.get("/lab");
    assertThat(list.statusCode()).isEqualTo(200);
    assertThat(list.body())
        .contains("href=\"/lab/study\"", "href=\"/lab/balance.html\"", "players at tables of 4");
    assertThat(policy(list)).startsWith("sandbox; default-src 'none';").doesNotContain("script");
    assertThat(server.get("/lab/").body()).isEqualTo(list.body());
  }

  @Test
  void a_report_runs_in_a_sandbox_that_reaches_nothing() throws Exception {
    for (String path : new String[] {"/lab/study", "/lab/balance.html"}) {
      HttpResponse<String> report = server.get(path);
      assertThat(report.statusCode()).isEqualTo(200);
      assertThat(report.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
      assertThat(policy(report))
          .startsWith("sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline';")
          .contains("frame-ancestors 'none'", "form-action 'none'", "base-uri 'none'")
          .doesNotContain("allow-same-origin", "connect-src", "'self'", "allow-top-navigation");
      assertThat(report.headers().allValues("Content-Security-Policy")).hasSize(1);
      assertThat(report.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }
    assertThat(server.get("/lab/study").body()).contains("Which cards are too strong?");
    // Everything else keeps its own.
    assertThat(policy(server.get("/"))).contains("script-src 'self'").doesNotContain("unsafe");
  }

  private static String policy(HttpResponse<String> answer) {
    return answer.headers().firstValue("Content-Security-Policy").orElse("");
  }

  @Test
  void what_was_written_anew_is_shown_anew() throws Exception {
    assertThat(server.get("/lab/balance.html").body()).contains("measured");
    Files.writeString(lab.resolve("balance.html"), "<h1>measured once more</h1>");
    assertThat(server.get("/lab/balance.html").body()).contains("once more");
    Files.delete(lab.resolve("balance.html"));
    assertThat(server.get("/lab/balance.html").statusCode()).isEqualTo(404);
  }

  @Test
  void nothing_but_plain_reports_of_the_folder_is_listed_or_read() throws Exception {
    Files.createSymbolicLink(lab.resolve("link.html"), folder.resolve("secret.html"));
    Files.createDirectory(lab.resolve("folder.html"));
    Files.writeString(lab.resolve("notes.txt"), "notes");
    Files.writeString(lab.resolve(".hidden.html"), "hidden");
    Files.writeString(lab.resolve("<img src=x onerror=alert(1)>.html"), "hostile");
    Files.writeString(lab.resolve("a\"b.html"), "hostile");
    Files.write(lab.resolve("huge.html"), new byte[Reports.LARGEST + 1]);
    String list = server.get("/lab").body();
    assertThat(list.split("href=\"/lab/", -1)).hasSize(3);
    assertThat(list).doesNotContain("onerror", "hidden", "notes", "huge", "link.html");
    for (String name : new String[] {"link.html", "folder.html", "notes.txt", ".hidden.html"})
      assertThat(server.get("/lab/" + name).statusCode()).as(name).isEqualTo(404);
    assertThat(server.get("/lab/huge.html").statusCode()).isEqualTo(404);
  }

  @Test
  void no_address_leads_out_of_the_folder() throws Exception {
    for (String path :
        new String[] {
          "/lab/../secret.html",
          "/lab/%2e%2e/secret.html",
          "/lab/..%2fsecret.html",
          "/lab/..%5csecret.html",
          "/lab//../secret.html",
          "/lab/balance.html/../../secret.html",
          "/lab/%00secret.html",
          "/lab/" + "a".repeat(5000) + ".html",
        }) assertThat(raw(path)).as(path).doesNotContain("a secret").doesNotContain(" 500 ");
  }

  // A client of ours would tidy the address up before it is sent.
  private String raw(String path) throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.http.port())) {
      OutputStream out = socket.getOutputStream();
      out.write(
          ("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      out.flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void without_a_folder_there_is_the_shipped_study_alone() throws Exception {
    try (HttpFixture plain = new HttpFixture(new Reports(Optional.empty()))) {
      assertThat(plain.get("/lab").body().split("href=\"/lab/", -1)).hasSize(2);
      assertThat(plain.get("/lab/balance.html").statusCode()).isEqualTo(404);
    }
  }
}
