package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `./hypergate package` makes runs where there is neither a checkout nor Java.
final class PackageTest {
  @TempDir Path folder;

  @Test
  void what_is_unpacked_plays_without_java() throws Exception {
    Path built = built();
    Path out = folder.resolve("out");
    Run made = pack(built, "1.2.3", out.toString());
    assertThat(made.status).as(made.said).isZero();
    List<Path> files = list(out);
    assertThat(files).hasSize(3);
    String sums = Files.readString(out.resolve("SHA256SUMS"));
    for (Path file : files)
      if (!file.endsWith("SHA256SUMS"))
        assertThat(sums).contains(sha256(file) + "  " + file.getFileName() + "\n");

    Path any = unpacked(out.resolve("hypergate-1.2.3-any.tar.gz"));
    assertThat(list(any)).extracting(file -> file.getFileName().toString()).contains("app", "bin");
    assertStartsOnWindows(Files.readString(any.resolve("bin/hypergate.bat")));
    Path own =
        unpacked(
            files.stream()
                .filter(file -> !file.toString().contains("-any") && !file.endsWith("SHA256SUMS"))
                .findFirst()
                .orElseThrow());

    // By a link, as one would put it into a folder of programs.
    Path link = Files.createSymbolicLink(folder.resolve("hyper"), own.resolve("bin/hypergate"));
    Run version = ran(link.toString(), "--version");
    assertThat(version.said).startsWith("Hypergate ").contains("\nrules ", "\nJava ");
    Run games = ran(link.toString(), "sim", "--games", "5", "--players", "random", "--json");
    assertThat(games.status).as(games.said).isZero();
    assertThat(games.said).contains("\"games\"");
    Run wrong = ran(link.toString(), "plya");
    assertThat(wrong.status).isEqualTo(2);
    for (String cannot : List.of("-XX:+Foo", "-XX:+UseZGC -XX:+UseSerialGC", "Xmx1g", "-Xmx1q")) {
      Run options = ran("env", "HYPERGATE_JAVA_OPTS=" + cannot, link.toString(), "--version");
      assertThat(options.status).as(options.said).isEqualTo(78);
      assertThat(options.said)
          .startsWith("HYPERGATE_JAVA_OPTS cannot be '" + cannot + "': ")
          .hasLineCount(1);
    }
    Run other = ran("env", "HYPERGATE_JAVA_OPTS=-XX:+UseParallelGC", link.toString(), "--version");
    assertThat(other.status).as("another collector").isZero();
  }

  // As far as can be seen without Windows.
  private static void assertStartsOnWindows(String batch) {
    assertThat(batch).as("lines end as there").doesNotContainPattern("[^\r]\n");
    assertThat(batch).as("letters of arguments stay").contains("DisableDelayedExpansion");
    assertThat(batch).contains("Hypergate needs Java 25 or newer").contains("exit /b 78");
    Matcher jump = Pattern.compile("goto (\\w+)").matcher(batch);
    while (jump.find()) assertThat(batch).contains("\r\n:" + jump.group(1) + "\r\n");
    // Folders have spaces and worse in their names; JAVA_HOME even quotation marks.
    for (String line : batch.lines().toList()) {
      Matcher folder = Pattern.compile("%(home|java|JAVA_HOME)[%:]").matcher(line);
      while (folder.find())
        assertThat(line.substring(0, folder.start()).replaceAll("[^\"]", "").length() % 2)
            .as(line)
            .isEqualTo(1);
    }
    assertThat(batch).contains("%JAVA_HOME:\"=%").doesNotContain("%JAVA_HOME%");
    assertThat(batch).as("the console hears UTF-8").contains("chcp 65001");
  }

  @Test
  void what_cannot_be_packed_is_refused_in_a_line() throws Exception {
    Run nothing = pack(folder, "1.2.3", folder.resolve("out").toString());
    assertThat(nothing.status).isEqualTo(2);
    assertThat(nothing.said).isEqualToIgnoringNewLines("there is no hypergate.jar in " + folder);
    Path built = folder.resolve("built");
    Files.createDirectories(built.resolve("lib"));
    Files.createFile(built.resolve("hypergate.jar"));
    Run version = pack(built, "../1", folder.resolve("out").toString());
    assertThat(version.said).contains("'../1' cannot be a version");
    assertThat(version.status).isEqualTo(2);
  }

  private record Run(int status, String said) {}

  private Run pack(Path built, String version, String out) throws Exception {
    Path home = Path.of("").toAbsolutePath().resolveSibling("");
    ProcessBuilder made =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                home.resolve("tools/Package.java").toString(),
                built.toString(),
                version,
                out)
            .directory(home.toFile());
    return ended(made);
  }

  private Run ran(String... command) throws Exception {
    ProcessBuilder run = new ProcessBuilder(command).directory(folder.toFile());
    run.environment().keySet().removeIf(name -> name.startsWith("JAVA"));
    run.environment().putAll(Map.of("PATH", "/usr/bin:/bin", "HOME", folder.toString()));
    return ended(run);
  }

  private static Run ended(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), said);
  }

  // As the build leaves it, from the class path of this test.
  private Path built() throws IOException {
    Path built = Files.createDirectories(folder.resolve("quick"));
    Path lib = Files.createDirectory(built.resolve("lib"));
    List<String> names = new ArrayList<>();
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path from = Path.of(part);
      String name = names.size() + "-" + from.getFileName();
      if (from.toString().contains("test-classes") || !Files.exists(from)) continue;
      if (!name.endsWith(".jar")) name += ".jar";
      if (Files.isDirectory(from)) jar(from, new Manifest(), lib.resolve(name));
      else if (name.contains("-hypergate-")) jar(opened(from), new Manifest(), lib.resolve(name));
      else Files.copy(from, lib.resolve(name));
      names.add("lib/" + name);
    }
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", names));
    jar(Files.createDirectory(folder.resolve("empty")), manifest, built.resolve("hypergate.jar"));
    return built;
  }

  // What the build packs has no module descriptor.
  private Path opened(Path jar) throws IOException {
    Path into = Files.createTempDirectory(folder, "opened");
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        Path to = into.resolve(entry.getName());
        if (entry.isDirectory()) Files.createDirectories(to);
        else {
          Files.createDirectories(Objects.requireNonNull(to.getParent()));
          Files.copy(zip.getInputStream(entry), to);
        }
      }
    }
    return into;
  }

  private static void jar(Path from, Manifest manifest, Path to) throws IOException {
    try (OutputStream out = Files.newOutputStream(to);
        JarOutputStream jar = new JarOutputStream(out, manifest);
        Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (file.endsWith("MANIFEST.MF") || file.endsWith("module-info.class")) continue;
        jar.putNextEntry(new ZipEntry(from.relativize(file).toString()));
        Files.copy(file, jar);
        jar.closeEntry();
      }
    }
  }

  private Path unpacked(Path archive) throws Exception {
    Path into = Files.createTempDirectory(folder, "unpacked");
    Run tar = ran("tar", "xzf", archive.toString(), "-C", into.toString());
    assertThat(tar.status).as(tar.said).isZero();
    return list(into).getFirst();
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static String sha256(Path file) throws Exception {
    return HexFormat.of()
        .formatHex(
            java.security.MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
  }
}
