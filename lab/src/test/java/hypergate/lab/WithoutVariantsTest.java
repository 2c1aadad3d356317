package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The house stands without its variants: the sources of `engine`, `players` and `lab` are copied
/// without the folders of the variants named here, without the cards that speak of one and without
/// their lines in rosters; what is left compiles, and scenarios that do not speak of them come out
/// as they do in the whole house.
///
/// All of them go at once. That each could go alone follows from that and from `HouseRulesTest`: no
/// variant names another. Of the other modules it proves nothing; there `HouseRulesTest` sees that
/// a variant is named in its own places alone.
final class WithoutVariantsTest {
  /// The variants that can be taken away, with what shows that a scenario speaks of one.
  private static final Map<String, Pattern> VARIANTS =
      Map.of("moons", Pattern.compile("moon", Pattern.CASE_INSENSITIVE));

  private static final List<String> MODULES = List.of("engine", "players", "lab");

  /// One of how many scenarios is played.
  private static final int EVERY = 12;

  private static final Pattern ROSTER = Pattern.compile(".*[a-z]/variants?/\\w*Variants\\.java");

  @TempDir private Path house;

  @Test
  void the_rest_compiles_and_plays() throws Exception {
    Map<String, String> rest = withoutVariants(sources());
    Path sources = house.resolve("sources");
    for (Map.Entry<String, String> file : rest.entrySet()) {
      Path copy = sources.resolve(file.getKey());
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, file.getValue());
    }
    Path rosters = house.resolve("rosters");
    roster(sources, rosters, "hypergate.content", "hypergate.game.Declaration<?>");
    String[] options = {"hypergate.content", "hypergate.game.Option", "OptionsFound", "hypergate"};
    roster(sources, rosters, options);
    roster(sources, rosters, "hypergate.players", "hypergate.players.novice.Judgement");
    Path classes = house.resolve("classes");
    assertThat(compile(List.of(sources, rosters), classes)).isEmpty();
    play(classes);
  }

  // ---- the sources

  // By their names below the source roots.
  private static Map<String, String> sources() throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (String module : MODULES) {
      Path root = Path.of("..", module, "src/main/java");
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
          String name = root.relativize(file).toString().replace('\\', '/');
          if (!name.equals("module-info.java")) sources.put(name, Files.readString(file));
        }
      }
    }
    return sources;
  }

  private static Map<String, String> withoutVariants(Map<String, String> sources) {
    TreeSet<String> gone = new TreeSet<>();
    for (String variant : VARIANTS.keySet())
      for (String name : sources.keySet())
        if (name.matches("hypergate/(\\w+/)?variants?/" + variant + "/.*")) gone.add(name);
    assertThat(gone).hasSizeGreaterThan(10 * VARIANTS.size());
    // Cards that speak of it, and what speaks of these.
    boolean more = true;
    while (more) {
      TreeSet<String> speaking = new TreeSet<>();
      for (String name : sources.keySet())
        if (name.startsWith("hypergate/content/") && !gone.contains(name)) {
          boolean named =
              VARIANTS.keySet().stream()
                  .anyMatch(v -> sources.get(name).contains("hypergate.variant." + v + "."));
          if (named || gone.stream().anyMatch(other -> imports(sources.get(name), other)))
            speaking.add(name);
        }
      more = gone.addAll(speaking);
    }
    // What a novice makes of a card goes with it.
    for (String name : List.copyOf(gone)) gone.add(name.replace("/content/", "/players/"));
    Map<String, String> rest = new LinkedHashMap<>();
    sources.forEach(
        (name, text) -> {
          if (gone.contains(name)) return;
          rest.put(name, ROSTER.matcher(name).matches() ? withoutLines(text) : text);
        });
    return rest;
  }

  private static boolean imports(String text, String file) {
    return text.contains("import " + file.replace('/', '.').replace(".java", ";"))
        || text.contains("import static " + file.replace('/', '.').replace(".java", "."));
  }

  // A roster without the classes that it imports from the folders of the variants.
  private static String withoutLines(String roster) {
    String text = roster;
    for (String variant : VARIANTS.keySet()) {
      Matcher named =
          Pattern.compile("import [\\w.]+\\.variants?\\." + variant + "\\.(\\w+);\n")
              .matcher(roster);
      while (named.find())
        text =
            text.replace(named.group(), "")
                .replaceAll("new " + named.group(1) + "\\(\\),\\s*", "")
                .replaceAll(",?\\s*new " + named.group(1) + "\\(\\)", "");
    }
    return text;
  }

  // ---- building

  private void roster(Path sources, Path folder, String... what) throws Exception {
    Path tool = house.resolve("tool");
    assertThat(compile(List.of(Path.of("../tools/Rosters.java")), tool)).isEmpty();
    List<String> arguments = new ArrayList<>(List.of(sources.toString(), folder.toString()));
    arguments.addAll(List.of(what));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {tool.toUri().toURL()}, null)) {
      Method main = loader.loadClass("Rosters").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) arguments.toArray(String[]::new));
    }
  }

  /// @return what the compiler says
  private static String compile(List<Path> sources, Path classes) throws Exception {
    Files.createDirectories(classes);
    List<Path> files = new ArrayList<>();
    for (Path source : sources)
      try (Stream<Path> found = Files.walk(source)) {
        found.filter(f -> f.toString().endsWith(".java")).forEach(files::add);
      }
    String jars =
        jars().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    List<String> flags =
        List.of("-d", classes.toString(), "-cp", jars, "-proc:none", "-nowarn", "-Xlint:none");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean fine =
          compiler
              .getTask(said, manager, null, flags, null, manager.getJavaFileObjectsFromPaths(files))
              .call();
      return fine ? "" : said.toString();
    }
  }

  // What these modules use of others.
  private static List<Path> jars() throws Exception {
    List<Path> jars = new ArrayList<>();
    for (String one :
        List.of(
            "org.jspecify.annotations.NullMarked",
            "org.snakeyaml.engine.v2.api.LoadSettings",
            "tools.jackson.databind.ObjectMapper",
            "tools.jackson.core.JsonParser",
            "com.fasterxml.jackson.annotation.JsonInclude")) jars.add(jarOf(one));
    return jars;
  }

  private static Path jarOf(String type) throws ClassNotFoundException, URISyntaxException {
    return Path.of(Class.forName(type).getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  // ---- playing

  private static void play(Path classes) throws Exception {
    List<URL> path = new ArrayList<>(List.of(classes.toUri().toURL()));
    for (String module : MODULES)
      path.add(Path.of("..", module, "src/main/resources/").toAbsolutePath().toUri().toURL());
    for (Path jar : jars()) path.add(jar.toUri().toURL());
    List<Path> scenarios = scenarios();
    assertThat(scenarios).hasSizeGreaterThan(100);
    List<String> failed = new ArrayList<>();
    try (URLClassLoader loader =
        new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Method run =
          loader.loadClass("hypergate.lab.scenario.ScenarioRunner").getMethod("run", Path.class);
      for (Path scenario : scenarios) {
        Object verdict = verdict(run, scenario);
        if (!(boolean) verdict.getClass().getMethod("held").invoke(verdict))
          failed.add(verdict.getClass().getMethod("words").invoke(verdict).toString());
      }
    }
    assertThat(failed).isEmpty();
  }

  private static Object verdict(Method run, Path scenario) throws Exception {
    try {
      return run.invoke(null, scenario);
    } catch (InvocationTargetException e) {
      throw new AssertionError(scenario.toString(), e.getCause());
    }
  }

  private static List<Path> scenarios() throws IOException {
    List<Path> silent = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("../scenarios"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList()) {
        String text = (file + "\n" + Files.readString(file)).toLowerCase(Locale.ROOT);
        if (VARIANTS.values().stream().noneMatch(words -> words.matcher(text).find()))
          silent.add(file);
      }
    }
    List<Path> some = new ArrayList<>();
    for (int i = 0; i < silent.size(); i += EVERY) some.add(silent.get(i));
    return some;
  }
}
