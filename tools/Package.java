import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Makes archives that one unpacks and runs without a checkout: `java tools/Package.java BUILT
/// VERSION OUT [SYSTEM JMODS]`.
///
/// From what the build has made in the folder `BUILT` (`hypergate.jar` and `lib`) come two archives
/// in `OUT`: one for any system that has a JDK or JRE 25, and one with a runtime of its own. That
/// is for the system on which this runs, or for another one (`linux-x64`, `macos-aarch64`,
/// `windows-x64`, ...) whose modules, the folder `jmods` of a JDK of exactly this version, are
/// given. Beside them stands `SHA256SUMS`. Files have no dates, so that the same build gives the
/// same archive for any system byte by byte.
final class Package {
  /// What is looked up by name alone, so that no tool finds it: file systems in archives, the keys
  /// of connections, what languages call things.
  private static final List<String> UNSEEN =
      List.of("jdk.zipfs", "jdk.crypto.cryptoki", "jdk.localedata", "jdk.naming.dns");

  /// What these libraries could use and this program does not: windows on a screen and the like.
  private static final List<String> UNUSED =
      List.of(
          "java.desktop", "java.compiler", "java.rmi", "jdk.incubator.vector", "jdk.httpserver");

  /// What the JVM is told, a file for each command that wants something of its own.
  private static final String JVM = "cli/src/main/resources/hypergate/cli/jvm";

  private static final String UNIX =
      """
      #!/bin/sh
      # Starts Hypergate. HYPERGATE_JAVA_OPTS holds further options for the JVM.
      link=$0
      while [ -L "$link" ]; do
        to=$(readlink "$link")
        case $to in /*) link=$to ;; *) link=$(dirname "$link")/$to ;; esac
      done
      home=$(cd -P "$(dirname "$link")/.." && pwd -P) || exit 1
      if [ -x "$home/runtime/bin/java" ]; then java=$home/runtime/bin/java
      elif [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java
      else java=java
      fi
      command -v "$java" >/dev/null || {
        echo "Hypergate needs Java 25 or newer; install it, or set JAVA_HOME." >&2
        exit 78
      }
      . "$home/app/jvm.sh"
      case ${1:-} in sim | serve) command=$1 ;; *) command=any ;; esac
      choose_jvm "$java" "$home/app/jvm" "$command"
      # shellcheck disable=SC2086 # options are meant to fall apart at spaces
      exec "$java" ${jvm:+"$jvm"} -Dstdin.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 \\
        ${HYPERGATE_JAVA_OPTS:-} -jar "$home/app/hypergate.jar" "$@"
      """;

  private static final String WINDOWS =
      """
      @echo off
      rem Starts Hypergate. HYPERGATE_JAVA_OPTS holds further options for the JVM.
      setlocal EnableExtensions DisableDelayedExpansion
      set "home=%~dp0.."
      set "java="
      for %%J in (java.exe) do set "java=%%~$PATH:J"
      if not defined JAVA_HOME goto own
      rem Some write quotation marks around it.
      set "java=%JAVA_HOME:"=%\\bin\\java.exe"
      :own
      if exist "%home%\\runtime\\bin\\java.exe" set "java=%home%\\runtime\\bin\\java.exe"
      if not defined java goto missing
      if not exist "%java%" goto missing
      set "command=any"
      if "%~1"=="sim" set "command=sim"
      if "%~1"=="serve" set "command=serve"
      set jvm="@%home%\\app\\jvm\\%command%"
      if not defined HYPERGATE_JAVA_OPTS goto start
      rem There can be one collector only.
      set HYPERGATE_JAVA_OPTS | findstr /r /c:"-XX:+Use[A-Za-z0-9]*GC" >nul && set "jvm="
      :start
      rem What we say is UTF-8, which a console must be told, and afterwards what it was before.
      set "page="
      for /f "tokens=2 delims=:." %%P in ('chcp 2^>nul') do set "page=%%P"
      if defined page chcp 65001 >nul
      "%java%" %jvm% -Dstdin.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 ^
        %HYPERGATE_JAVA_OPTS% -jar "%home%\\app\\hypergate.jar" %*
      set "status=%errorlevel%"
      if defined page chcp %page% >nul
      exit /b %status%
      :missing
      echo Hypergate needs Java 25 or newer; install it, or set JAVA_HOME. 1>&2
      exit /b 78
      """;

  private final Path built;
  private final String version;
  private final Path out;
  private final List<String> sums = new ArrayList<>();

  private Package(Path built, String version, Path out) {
    this.built = built;
    this.version = version;
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    if (args.length != 3 && args.length != 5)
      fail("usage: Package BUILT VERSION OUT [SYSTEM JMODS]");
    Path built = Path.of(args[0]);
    if (!Files.isRegularFile(built.resolve("hypergate.jar")))
      fail("there is no hypergate.jar in " + built);
    if (!args[1].matches("[0-9A-Za-z.+-]+")) fail("'" + args[1] + "' cannot be a version");
    Package made = new Package(built, args[1], Path.of(args[2]));
    Files.createDirectories(made.out);
    made.plain();
    if (args.length == 5) {
      if (!args[3].matches("(linux|macos|windows)-[a-z0-9]+"))
        fail("'" + args[3] + "' is no system; such as linux-x64, macos-aarch64, windows-x64");
      made.withRuntime(args[3], Optional.of(Path.of(args[4])));
    } else made.withRuntime(here(), Optional.empty());
    Files.write(made.out.resolve("SHA256SUMS"), made.sums);
  }

  private static void fail(String why) {
    System.err.println(why);
    System.exit(2);
  }

  private static String here() {
    String name = System.getProperty("os.name").toLowerCase(java.util.Locale.ROOT);
    String system = name.startsWith("mac") ? "macos" : name.startsWith("win") ? "windows" : "linux";
    String chip = System.getProperty("os.arch");
    return system + "-" + (chip.equals("amd64") || chip.equals("x86_64") ? "x64" : chip);
  }

  private void plain() throws IOException {
    Path folder = Files.createTempDirectory("hypergate-package");
    try {
      fill(folder, true, true);
      pack(folder, "any");
    } finally {
      delete(folder);
    }
  }

  private void withRuntime(String system, Optional<Path> jmods) throws IOException {
    Path folder = Files.createTempDirectory("hypergate-package");
    try {
      boolean windows = system.startsWith("windows");
      fill(folder, !windows, windows);
      runtime(folder.resolve("runtime"), jmods);
      pack(folder, system);
    } finally {
      delete(folder);
    }
  }

  private void fill(Path folder, boolean unix, boolean windows) throws IOException {
    Path app = Files.createDirectories(folder.resolve("app"));
    Files.copy(built.resolve("hypergate.jar"), app.resolve("hypergate.jar"));
    Files.createDirectory(app.resolve("lib"));
    for (Path jar : jars()) Files.copy(jar, app.resolve("lib").resolve(jar.getFileName()));
    Path root = Path.of("").toAbsolutePath();
    Path jvm = Files.createDirectory(app.resolve("jvm"));
    for (String command : List.of("any", "sim", "serve"))
      Files.copy(root.resolve(JVM).resolve(command), jvm.resolve(command));
    if (unix) Files.copy(root.resolve("tools/jvm.sh"), app.resolve("jvm.sh"));
    Path bin = Files.createDirectory(folder.resolve("bin"));
    if (unix) {
      Files.writeString(bin.resolve("hypergate"), UNIX);
      bin.resolve("hypergate").toFile().setExecutable(true, false);
    }
    if (windows) Files.writeString(bin.resolve("hypergate.bat"), WINDOWS.replace("\n", "\r\n"));
    for (String text : List.of("LICENSE", "NOTICE", "CHANGELOG.md"))
      if (Files.exists(root.resolve(text))) Files.copy(root.resolve(text), folder.resolve(text));
  }

  private List<Path> jars() throws IOException {
    try (Stream<Path> files = Files.list(built.resolve("lib"))) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  // The parts of Java that the jars need.
  private void runtime(Path target, Optional<Path> jmods) throws IOException {
    TreeSet<String> modules = new TreeSet<>(UNSEEN);
    List<String> asked =
        new ArrayList<>(
            List.of(
                "--ignore-missing-deps",
                "--multi-release",
                String.valueOf(Runtime.version().feature()),
                "--print-module-deps"));
    asked.add(built.resolve("hypergate.jar").toString());
    for (Path jar : jars()) asked.add(jar.toString());
    for (String line : ran("jdeps", asked).split("\n"))
      if (line.matches("[a-z.,]+")) modules.addAll(List.of(line.split(",")));
    UNUSED.forEach(modules::remove);
    List<String> linked =
        new ArrayList<>(
            List.of(
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--compress=zip-6",
                "--include-locales=en,de,fr"));
    if (jmods.isPresent()) {
      linked.addAll(List.of("--module-path", jmods.get().toString()));
      var there = ModuleFinder.of(jmods.get());
      modules.removeIf(module -> there.find(module).isEmpty() && UNSEEN.contains(module));
    }
    linked.addAll(
        List.of("--add-modules", String.join(",", modules), "--output", target.toString()));
    ran("jlink", linked);
  }

  private static String ran(String name, List<String> arguments) {
    ToolProvider tool =
        ToolProvider.findFirst(name)
            .orElseThrow(() -> new IllegalStateException("this JDK has no " + name));
    var said = new java.io.StringWriter();
    var writer = new java.io.PrintWriter(said, true);
    int status = tool.run(writer, writer, arguments.toArray(String[]::new));
    if (status != 0) throw new IllegalStateException(name + " failed: " + said);
    return said.toString();
  }

  private void pack(Path folder, String system) throws IOException {
    String name = "hypergate-" + version + "-" + system;
    Path file = out.resolve(name + (system.startsWith("windows") ? ".zip" : ".tar.gz"));
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (java.security.NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
    try (OutputStream to = new DigestOutputStream(Files.newOutputStream(file), digest)) {
      if (file.toString().endsWith(".zip")) zip(folder, name, to);
      else tar(folder, name, to);
    }
    sums.add(HexFormat.of().formatHex(digest.digest()) + "  " + file.getFileName());
    System.out.println(file + "  " + (Files.size(file) >> 20) + " MB");
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void zip(Path folder, String name, OutputStream to) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(to)) {
      for (Path file : files(folder)) {
        ZipEntry entry = new ZipEntry(name + "/" + slashes(folder.relativize(file)));
        entry.setTime(315_532_800_000L);
        zip.putNextEntry(entry);
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }

  // Blocks of 512 bytes, as POSIX has them (ustar): a head for each file, then what is in it.
  private static void tar(Path folder, String name, OutputStream to) throws IOException {
    try (var packed = new java.util.zip.GZIPOutputStream(to)) {
      for (Path file : files(folder)) {
        byte[] head = head(name + "/" + slashes(folder.relativize(file)), file);
        packed.write(head);
        try (InputStream in = Files.newInputStream(file)) {
          in.transferTo(packed);
        }
        packed.write(new byte[(int) (-Files.size(file) & 511)]);
      }
      packed.write(new byte[1024]);
    }
  }

  private static byte[] head(String name, Path file) throws IOException {
    byte[] head = new byte[512];
    int cut = name.length() <= 100 ? 0 : name.indexOf('/', name.length() - 101);
    if (cut < 0 || cut > 155) throw new IOException("the name is too long: " + name);
    put(head, 0, cut == 0 ? name : name.substring(cut + 1));
    put(head, 345, name.substring(0, cut));
    put(head, 100, Files.isExecutable(file) ? "0000755" : "0000644");
    put(head, 108, "0000000");
    put(head, 116, "0000000");
    put(head, 124, String.format("%011o", Files.size(file)));
    put(head, 136, "00000000000");
    put(head, 148, "        ");
    put(head, 156, "0");
    put(head, 257, "ustar");
    put(head, 263, "00");
    int sum = 0;
    for (byte one : head) sum += one & 255;
    put(head, 148, String.format("%06o", sum) + "\0 ");
    return head;
  }

  private static void put(byte[] head, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    System.arraycopy(bytes, 0, head, at, bytes.length);
  }

  private static void delete(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes of) throws IOException {
            file.toFile().setWritable(true);
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path at, IOException e) throws IOException {
            Files.delete(at);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
