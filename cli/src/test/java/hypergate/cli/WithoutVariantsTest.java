package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.catalogue.Catalogue;
import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.lab.Coverage;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.players.Players;
import hypergate.server.Server;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The house stands without any one of its variants: its folders are taken out of all modules, with
/// the cards that speak of it and its lines in rosters, and everything else compiles; games of
/// random mixes, scenarios that do not speak of it and commands come out as they should.
///
/// Not everything is compiled anew, only what could notice: the sources in which the name of a
/// class stands that is gone, and the rosters. All other classes are those of the whole house. What
/// does not name a class cannot need it but through somebody who does.
final class WithoutVariantsTest {
  private static final Map<String, Class<?>> BUILT = new LinkedHashMap<>();

  static {
    BUILT.put("engine", Option.class);
    BUILT.put("players", Players.class);
    BUILT.put("catalogue", Catalogue.class);
    BUILT.put("lab", Coverage.class);
    BUILT.put("server", Server.class);
    BUILT.put("cli", Main.class);
  }

  // Those that are built after this one: their sources are compiled with what they use of each
  // other.
  private static final List<String> LATER = List.of("bench", "soak");

  /// How many scenarios are played without each variant.
  private static final int PLAYED = 80;

  private static final Pattern ROSTER = Pattern.compile(".*[a-z]/variants?/\\w*Variants\\.java");

  // Where cards stand, and what machines make of them.
  private static final Pattern CARD =
      Pattern.compile("hypergate/(content/.*|players/(?!novice/|variant/)\\w+/.*)");

  private static final Pattern SEEDED = Pattern.compile("(?m)^seed:");

  @TempDir private Path house;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "technology",
        "hazards",
        "rewards",
        "essences",
        "edicts",
        "moons",
        "levels",
        "fronts",
        "pulsars",
        "tokens"
      })
  void the_rest_compiles_and_plays(String variant) throws Exception {
    Map<String, Source> sources = sources();
    Set<String> gone = gone(variant, sources);
    Map<String, String> anew = anew(variant, gone, sources);
    assertThat(anew).isNotEmpty();
    assertThat(compile(anew, gone)).isEmpty();
    try (Rest rest = new Rest(gone)) {
      play(rest);
    }
  }

  // ---- the sources

  /// A source file.
  ///
  /// @param words all names in it, and whatever else is written with letters
  private record Source(Path file, String text, Set<String> words) {
    static Source of(Path file) throws IOException {
      String text = Files.readString(file);
      Set<String> words = new HashSet<>();
      Matcher word = WORD.matcher(text);
      while (word.find()) words.add(word.group());
      return new Source(file, text, words);
    }

    // Whether the name of another file's class stands here at all.
    boolean names(String file) {
      return words.contains(className(file));
    }
  }

  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Map<String, Source> SOURCES = new LinkedHashMap<>();

  // By their names below the source roots, with the rosters that the build has written. Read once
  // for all variants.
  private static Map<String, Source> sources() throws Exception {
    Map<String, Source> sources = SOURCES;
    if (!sources.isEmpty()) return sources;
    for (String module : BUILT.keySet()) {
      add(sources, Path.of("..", module, "src/main/java"));
      Path written = built(module).resolveSibling("generated-sources/roster");
      if (Files.exists(written)) add(sources, written);
    }
    for (String module : LATER) add(sources, Path.of("..", module, "src/main/java"));
    return sources;
  }

  private static void add(Map<String, Source> sources, Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (!name.equals("module-info.java")) sources.put(name, Source.of(file));
      }
    }
  }

  // What goes with a variant: its folders, cards that speak of it, and what speaks of these.
  private static Set<String> gone(String variant, Map<String, Source> sources) {
    TreeSet<String> gone = new TreeSet<>();
    for (String name : sources.keySet())
      if (name.matches("hypergate/(\\w+/)?variants?/" + variant + "/.*")) gone.add(name);
    assertThat(gone).contains(root(variant));
    boolean more = true;
    while (more) {
      TreeSet<String> speaking = new TreeSet<>();
      sources.forEach(
          (name, source) -> {
            if (!CARD.matcher(name).matches() || gone.contains(name) || isWritten(name)) return;
            Predicate<String> named =
                other ->
                    source.names(other)
                        && (imports(source.text(), other) || calls(name, source.text(), other));
            if (gone.stream().anyMatch(named) || gone.contains(cardOf(name))) speaking.add(name);
          });
      more = gone.addAll(speaking);
    }
    return gone;
  }

  // What a variant without anything else would still have.
  private static String root(String variant) {
    return "hypergate/variant/" + variant + "/package-info.java";
  }

  // What a machine makes of a card stands where the card does.
  private static String cardOf(String judgement) {
    return judgement.replace("hypergate/players/", "hypergate/content/");
  }

  private static boolean isWritten(String name) {
    return name.endsWith("/Roster.java") || name.endsWith("/OptionsFound.java");
  }

  private static boolean imports(String text, String file) {
    String name = nameOf(file);
    return text.contains("import " + name + ";")
        || text.contains("import " + name + ".")
        || text.contains("import static " + name + ".");
  }

  // What stands in the same folder needs no import.
  private static boolean calls(String name, String text, String file) {
    int folder = file.lastIndexOf('/') + 1;
    return name.startsWith(file.substring(0, folder))
        && name.lastIndexOf('/') + 1 == folder
        && Pattern.compile("(?<![\\w.])" + file.substring(folder).replace(".java", "") + "\\.[a-z]")
            .matcher(text)
            .find();
  }

  // The name of the class alone.
  private static String className(String file) {
    return file.substring(file.lastIndexOf('/') + 1).replace(".java", "");
  }

  private static String nameOf(String file) {
    return file.replace('/', '.').replace(".java", "");
  }

  // The files that could notice, without the lines of rosters that are gone.
  private static Map<String, String> anew(
      String variant, Set<String> gone, Map<String, Source> sources) {
    Set<String> names =
        gone.stream()
            .filter(file -> !file.endsWith("package-info.java"))
            .map(WithoutVariantsTest::className)
            .collect(Collectors.toSet());
    Map<String, String> anew = new LinkedHashMap<>();
    sources.forEach(
        (name, source) -> {
          if (gone.contains(name) || Collections.disjoint(source.words(), names)) return;
          if (isWritten(name)) anew.put(name, withoutConstants(source.text(), gone));
          else if (ROSTER.matcher(name).matches())
            anew.put(name, withoutLines(source.text(), variant));
          else anew.put(name, source.text());
        });
    return anew;
  }

  // A roster that the build has written, without the constants of these files.
  private static String withoutConstants(String roster, Set<String> gone) {
    Matcher list = Pattern.compile("(?s)List\\.of\\((.*?)\\);").matcher(roster);
    assertThat(list.find()).isTrue();
    String rest =
        Arrays.stream(list.group(1).split(","))
            .map(String::strip)
            .filter(
                one -> !gone.contains(one.replaceAll("\\.\\w+$", "").replace('.', '/') + ".java"))
            .collect(Collectors.joining(",\n"));
    return roster.substring(0, list.start(1)) + rest + roster.substring(list.end(1));
  }

  // A roster of variants without the classes that it imports from the folders of one.
  private static String withoutLines(String roster, String variant) {
    String text = roster;
    Matcher named =
        Pattern.compile("import [\\w.]+\\.variants?\\." + variant + "\\.(\\w+);\n").matcher(roster);
    while (named.find())
      text =
          text.replace(named.group(), "")
              .replaceAll("new " + named.group(1) + "\\(\\),\\s*", "")
              .replaceAll(",?\\s*new " + named.group(1) + "\\(\\)", "");
    return text;
  }

  // ---- building

  // The folder of classes of a module that has been built, also where it has been packed.
  private static Path built(String module) throws URISyntaxException {
    Path place = placeOf(Objects.requireNonNull(BUILT.get(module), module));
    return Files.isDirectory(place) ? place : place.resolveSibling("classes");
  }

  private static Path placeOf(Class<?> one) throws URISyntaxException {
    return Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  // The libraries and what else the tests run with, but no module of ours.
  private static List<Path> libraries() throws URISyntaxException {
    List<Path> ours = new ArrayList<>();
    for (Class<?> one : BUILT.values()) ours.add(placeOf(one));
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> Files.isRegularFile(path) && !ours.contains(path))
        .toList();
  }

  /// @return what the compiler says
  private String compile(Map<String, String> files, Set<String> gone) throws Exception {
    Path classes = Files.createDirectories(classes());
    List<Path> path = new ArrayList<>();
    for (String module : BUILT.keySet()) path.add(built(module));
    path.addAll(libraries());
    String later =
        LATER.stream()
            .map(module -> Path.of("..", module, "src/main/java").toString())
            .collect(Collectors.joining(File.pathSeparator));
    List<String> flags =
        List.of(
            "-d",
            classes.toString(),
            "-cp",
            path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
            "-sourcepath",
            later,
            "-proc:none",
            "-nowarn",
            "-Xlint:none");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<JavaFileObject> units = new ArrayList<>();
    files.forEach((name, text) -> units.add(new Text(name, text)));
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavaFileManager without = new Without(manager, gone);
      boolean fine = compiler.getTask(said, without, null, flags, null, units).call();
      return fine ? "" : said.toString();
    }
  }

  private Path classes() {
    return house.resolve("classes");
  }

  // Whether a class, or the one it stands in, comes from one of these files.
  private static boolean isOf(Set<String> files, String name) {
    return files.contains(name.replaceAll("\\$.*", "").replace('.', '/') + ".java");
  }

  /// A source file with another text.
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String name, String text) {
      super(URI.create("string:///" + name), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /// Finds what there is but these files and their classes.
  private static final class Without extends ForwardingJavaFileManager<JavaFileManager> {
    private final Set<String> gone;

    Without(JavaFileManager all, Set<String> gone) {
      super(all);
      this.gone = gone;
    }

    @Override
    public Iterable<JavaFileObject> list(
        Location location, String room, Set<JavaFileObject.Kind> kinds, boolean recurse)
        throws IOException {
      List<JavaFileObject> rest = new ArrayList<>();
      for (JavaFileObject file : super.list(location, room, kinds, recurse)) {
        String name = inferBinaryName(location, file);
        if (name == null || !isOf(gone, name)) rest.add(file);
      }
      return rest;
    }
  }

  // ---- playing

  /// The classes of the house without those that are gone.
  private final class Rest extends URLClassLoader {
    private final Set<String> gone;

    Rest(Set<String> gone) throws Exception {
      super(path(), ClassLoader.getPlatformClassLoader());
      this.gone = gone;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (isOf(gone, name)) throw new ClassNotFoundException(name + " is gone");
      return super.findClass(name);
    }

    /// A public method of a class.
    Object call(String type, String name, Class<?>[] takes, Object... given) throws Exception {
      Method method = loadClass(type).getDeclaredMethod(name, takes);
      method.setAccessible(true);
      return given(method, null, given);
    }
  }

  private URL[] path() throws Exception {
    List<URL> path = new ArrayList<>(List.of(classes().toUri().toURL()));
    for (String module : BUILT.keySet()) path.add(built(module).toUri().toURL());
    path.add(placeOf(Words.class).toUri().toURL());
    for (Path jar : libraries()) path.add(jar.toUri().toURL());
    return path.toArray(URL[]::new);
  }

  // What a method of the rest returns; null where it returns nothing.
  private static Object given(Method method, @Nullable Object on, Object... arguments)
      throws Exception {
    try {
      return method.invoke(on, arguments);
    } catch (InvocationTargetException e) {
      throw new AssertionError(Arrays.toString(arguments), e.getCause());
    }
  }

  private void play(Rest rest) throws Exception {
    commands(rest);
    scenarios(rest);
    games(rest);
  }

  // All that a player reads is built from what there is.
  private static void commands(Rest rest) throws Exception {
    Class<?>[] takes = {PrintWriter.class, PrintWriter.class, String[].class};
    for (List<String> line :
        List.of(
            List.of("rules"),
            List.of("rules", "--json"),
            List.of("catalogue", "human", "--format", "raw"),
            List.of("sim", "--games", "20", "--json"))) {
      StringWriter said = new StringWriter();
      PrintWriter writer = new PrintWriter(said);
      String[] words = line.toArray(String[]::new);
      Object status = rest.call("hypergate.cli.Main", "run", takes, writer, writer, words);
      writer.flush();
      assertThat(status).as("%s: %s", line, said).isEqualTo(0);
    }
  }

  // Random mixes of all options that are left.
  private static void games(Rest rest) throws Exception {
    Class<?> coverage = rest.loadClass("hypergate.lab.Coverage");
    Object games = coverage.getConstructor(List.class).newInstance(List.of("random", "novice"));
    LongConsumer progress = done -> {};
    given(
        coverage.getMethod("play", int.class, long.class, LongConsumer.class),
        games,
        12,
        1L,
        progress);
    assertThat(coverage.getMethod("unfinished").invoke(games)).isEqualTo(0L);
  }

  private static void scenarios(Rest rest) throws Exception {
    List<Path> silent = silent(goneWords(rest));
    assertThat(silent).hasSizeGreaterThan(PLAYED);
    List<String> failed = new ArrayList<>();
    for (int i = 0; i < PLAYED; i++) {
      Path scenario = silent.get(i * silent.size() / PLAYED);
      Object verdict =
          rest.call(
              "hypergate.lab.scenario.ScenarioRunner",
              "run",
              new Class<?>[] {Path.class},
              scenario);
      if (!(boolean) verdict.getClass().getMethod("held").invoke(verdict))
        failed.add(verdict.getClass().getMethod("words").invoke(verdict).toString());
    }
    assertThat(failed).isEmpty();
  }

  // Scenarios in which none of these words stands. Those that choose their own chance are not among
  // them: where the box holds less, the same seed deals something else.
  private static List<Path> silent(Set<String> words) throws IOException {
    Pattern spoken =
        Pattern.compile(
            words.stream()
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?<![\\w-])(", ")(?![\\w-])")));
    List<Path> silent = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("../scenarios"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList()) {
        String text = Files.readString(file);
        if (!SEEDED.matcher(text).find() && !spoken.matcher(text).find()) silent.add(file);
      }
    }
    return silent;
  }

  // What the whole house can speak of and the rest cannot.
  private static Set<String> goneWords(Rest rest) throws Exception {
    Set<String> words = new LinkedHashSet<>(Words.all());
    words.removeAll((Set<?>) rest.call(Words.class.getName(), "all", new Class<?>[0]));
    assertThat(words).isNotEmpty();
    return words;
  }

  /// What scenarios can speak of in the house in which this class is loaded.
  static final class Words {
    private Words() {}

    static Set<String> all() {
      Set<String> words = new LinkedHashSet<>();
      AllContent.ALL.all().forEach(card -> words.add(card.id()));
      AllContent.OPTIONS.all().forEach(option -> words.add(option.notation()));
      for (LabVariant variant : LabVariants.ALL) {
        words.addAll(variant.tableKeys());
        words.addAll(variant.seatKeys());
        variant.facts().stream().map(Fact::word).forEach(words::add);
      }
      return words;
    }
  }
}
