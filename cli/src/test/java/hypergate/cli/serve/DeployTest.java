package hypergate.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hypergate.cli.command.ServeCommand;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import picocli.CommandLine;

/// What lies in `deploy` fits together and fits the program: nodes are started with options that
/// there are, and HAProxy looks for them where they are.
final class DeployTest {
  private static final Path DEPLOY = Path.of("../deploy");
  private static final List<String> NODES = List.of("node1", "node2");

  private static String read(String file) throws Exception {
    return Files.readString(DEPLOY.resolve(file));
  }

  private static Map<?, ?> part(Map<?, ?> whole, String... names) {
    Map<?, ?> part = whole;
    for (String name : names) part = (Map<?, ?>) Objects.requireNonNull(part.get(name), name);
    return part;
  }

  private static Map<?, ?> compose() throws Exception {
    Load load = new Load(LoadSettings.builder().build());
    return (Map<?, ?>) load.loadFromString(read("compose.yaml"));
  }

  // With what it takes over from others.
  private static Map<?, ?> service(String name) throws Exception {
    Map<?, ?> own = part(compose(), "services", name);
    Map<Object, Object> all = new HashMap<>();
    if (own.get("<<") instanceof Map<?, ?> shared) all.putAll(shared);
    all.putAll(own);
    return all;
  }

  private static String inside(String service) throws Exception {
    return String.valueOf(part(service(service), "networks", "inside").get("ipv4_address"));
  }

  private static List<String> words(String service) throws Exception {
    List<String> words = new ArrayList<>();
    for (Object word : (List<?>) Objects.requireNonNull(service(service).get("command")))
      words.add(word.toString().replaceAll("\\$\\{\\w+:\\?[^}]*}", "http://localhost"));
    return words;
  }

  private static CommandLine.ParseResult serve(List<String> words) {
    assertThat(words.getFirst()).isEqualTo("serve");
    return new CommandLine(new ServeCommand())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs(words.subList(1, words.size()).toArray(String[]::new));
  }

  @Test
  void nodes_are_started_with_options_that_there_are_and_haproxy_finds_them() throws Exception {
    String settings = read("haproxy.cfg");
    for (String node : NODES) {
      CommandLine.ParseResult options = serve(words(node));
      assertThat(settings)
          .containsPattern("server \\w+ " + node + ":" + options.matchedOptionValue("--port", 0))
          .containsPattern("check port " + options.matchedOptionValue("--admin-port", 0) + " ");
      List<String> proxies = options.matchedOptionValue("--trust-proxy", List.of());
      assertThat(proxies).containsExactly(inside("haproxy"));
      String database = options.matchedOptionValue("--database", "");
      assertThat(database).matches("postgresql://hypergate@database/hypergate");
      assertThat(part(service("database"), "environment").get("POSTGRES_DB"))
          .isEqualTo("hypergate");
    }
    Matcher servers = Pattern.compile("(?m)^ *server ").matcher(settings);
    assertThat(servers.results().count()).isEqualTo(NODES.size());
    assertThat(Stream.of("node1", "node2", "haproxy", "database").map(DeployTest::place))
        .doesNotHaveDuplicates();
  }

  private static String place(String service) {
    try {
      return inside(service);
    } catch (Exception e) {
      throw new IllegalStateException(service, e);
    }
  }

  @Test
  void haproxy_takes_its_settings(@TempDir Path folder) throws Exception {
    Optional<Path> program =
        Stream.concat(
                Stream.of(System.getenv().getOrDefault("PATH", "").split(":")),
                Stream.of("/usr/sbin", "/usr/local/sbin"))
            .map(place -> Path.of(place, "haproxy"))
            .filter(Files::isExecutable)
            .findFirst();
    assumeTrue(program.isPresent(), "there is no HAProxy on this machine");
    // Nobody here knows the names of nodes.
    Path file = folder.resolve("haproxy.cfg");
    Files.writeString(file, read("haproxy.cfg").replaceAll("node\\d+:", "127.0.0.1:"));
    Process check =
        new ProcessBuilder(program.get().toString(), "-c", "-f", file.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(check.waitFor()).as(said).isZero();
    assertThat(said).doesNotContain("WARNING");
  }

  @Test
  void the_image_copies_what_there_is_and_starts_what_there_is() throws Exception {
    List<String> lines =
        Stream.of(read("Dockerfile").replace("\\\n", " ").split("\n"))
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    assertThat(lines)
        .allMatch(
            line ->
                line.matches(
                    "(FROM|RUN|COPY|WORKDIR|USER|ENV|EXPOSE|STOPSIGNAL|ENTRYPOINT|CMD) .+"));
    assertThat(lines.getFirst()).startsWith("FROM ").endsWith(" AS build");
    assertThat(Files.isExecutable(Path.of("../hypergate"))).isTrue();
    String command =
        lines.stream().filter(line -> line.startsWith("CMD ")).findFirst().orElseThrow();
    List<String> words = new ArrayList<>();
    Matcher quoted = Pattern.compile("\"([^\"]*)\"").matcher(command);
    while (quoted.find()) words.add(quoted.group(1));
    assertThat(serve(words).hasMatchedOption("--data")).isTrue();
    assertThat(lines).anyMatch(line -> line.equals("ENTRYPOINT [\"hypergate\"]"));
    // What is kept of a first start is what the next ones take, and that was a server's.
    String all = String.join("\n", lines);
    Matcher made =
        Pattern.compile("-XX:AOTCacheOutput=(\\S+)\"\\s+hypergate serve .*test -s (\\S+)")
            .matcher(all);
    assertThat(made.find()).isTrue();
    assertThat(all)
        .contains("-XX:AOTCache=" + made.group(1) + " ")
        .contains("test -s " + made.group(1));
    assertThat(made.group(2)).isEqualTo(made.group(1));
    assertThat(part(service("node1"), "build").get("dockerfile")).isEqualTo("deploy/Dockerfile");
  }
}
