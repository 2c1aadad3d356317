package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every citation leads somewhere: numbers to a rule in `docs/rules` or a ruling, names of
/// documents to a file of this repository, what scenarios cite of cards to a card.
class CitationsTest {
  private static final Path ROOT = Path.of("..");

  /// What looks like the number of a rule. Letters after it mean a part of it (`R-6.4a`).
  private static final Pattern CITED =
      Pattern.compile(
          "(?<![\\w./#-])((?:[REHT]|TC|HZ|ED|ES)-\\d+(?:\\.\\d+)?"
              + "|L-(?:[AWS]\\d*[a-d]?|\\d+)"
              + "|M-\\d+(?:\\.\\d+)?(?:-\\d+)?"
              + "|P[1-9]\\d?(?:\\.\\d+)?)(?![\\w-])(?!\\.\\d)"
              + "|(?<![\\w./#-])(R-\\d+\\.\\d+)[a-e](?![\\w-])");

  /// A document named with its ending.
  private static final Pattern DOCUMENT =
      Pattern.compile("(?<![\\w/.$*<>{}-])((?:[\\w-]+/)*[\\w-]+\\.(?:md|yaml))(?![\\w/])");

  /// Sections and keys as they were cited before the rules had numbers of their own.
  private static final Pattern FORMER =
      Pattern.compile(
          "\"(?:technology|moons|hazards|edicts|pulsars|levels)-\\d"
              + "|(?<![\\w/-])(?:tech-levels|core-rules|alien-index|alien-database)\\.md"
              + "|(?<![\\w-])[Ss]ections? \\d+");

  /// Folders with nothing that cites, and files that tell history.
  private static final Set<String> LEFT_OUT =
      Set.of("target", "node_modules", "dist", ".git", "pictures", "golden", "records", "art");

  /// A number that a test of unknown numbers uses.
  private static final String NOBODYS = "H-999";

  private static final Set<String> KINDS =
      Set.of("java", "md", "yaml", "ts", "svelte", "tsv", "txt", "json");

  private static final Set<String> NUMBERS =
      Whole.CATALOGUE.entries().stream()
          .filter(e -> e.kind() == Kind.RULE || e.kind() == Kind.RULING)
          .map(Entry::name)
          .collect(Collectors.toSet());

  private final List<String> wrong = new ArrayList<>();

  @Test
  void every_number_that_is_cited_is_one_of_a_rule_or_ruling() throws IOException {
    int[] cited = {0};
    for (Path file : files()) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher number = CITED.matcher(lines.get(i));
        while (number.find()) {
          String one = number.group(1) == null ? number.group(2) : number.group(1);
          cited[0]++;
          if (!NUMBERS.contains(one) && !one.equals(NOBODYS)) wrong(file, i, one);
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(cited[0]).isGreaterThan(3000);
  }

  @Test
  void nothing_is_cited_as_it_was_before_rules_had_numbers() throws IOException {
    for (Path file : files()) {
      if (file.endsWith("CitationsTest.java")) continue;
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher former = FORMER.matcher(lines.get(i));
        if (former.find()) wrong(file, i, former.group());
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void every_document_that_is_named_is_in_the_repository() throws IOException {
    Set<String> known = new TreeSet<>(Set.of("CHANGELOG.md"));
    for (Path file : files()) {
      String path = ROOT.relativize(file).toString().replace('\\', '/');
      for (int at = path.length(); at >= 0; at = path.lastIndexOf('/', at - 1))
        known.add(path.substring(at == path.length() ? 0 : at + 1));
    }
    for (Path file : files()) {
      if (!file.toString().endsWith(".java") && !file.toString().contains("docs")) continue;
      if (file.toString().contains("/test/")) continue;
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        boolean comment = line.strip().startsWith("//") || !file.toString().endsWith(".java");
        Matcher named = DOCUMENT.matcher(line);
        while (comment && named.find())
          if (!known.contains(named.group(1))) wrong(file, i, named.group(1));
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void every_card_that_a_scenario_cites_is_there() throws IOException {
    Pattern cites = Pattern.compile("^cites: \\[(.*)]\\s*$");
    int lists = 0;
    for (Path file : files()) {
      if (!file.startsWith(ROOT.resolve("scenarios"))) continue;
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher list = cites.matcher(lines.get(i));
        if (!list.matches()) continue;
        lists++;
        for (String one : list.group(1).split(",\\s*"))
          if (!isThere(one.strip())) wrong(file, i, one);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(lists).isGreaterThan(3000);
  }

  private static boolean isThere(String cited) {
    if (!cited.contains("/")) return NUMBERS.contains(cited);
    String id = cited.substring(cited.indexOf('/') + 1);
    String name =
        switch (cited.substring(0, cited.indexOf('/'))) {
          case "flares" -> "flare-" + id;
          case "pulsars" -> "pulsar-" + id;
          default -> id;
        };
    return Whole.CATALOGUE.find(name).isPresent();
  }

  @Test
  void no_number_is_given_twice() throws IOException {
    List<String> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(ROOT.resolve("docs/rules"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".md")).sorted().toList())
        if (!file.endsWith("README.md"))
          NumberedRules.of(Files.readAllLines(file)).forEach(rule -> all.add(rule.number()));
    }
    assertThat(all).doesNotHaveDuplicates().hasSizeGreaterThan(500);
    assertThat(NUMBERS).containsAll(all);
  }

  private void wrong(Path file, int line, String what) {
    wrong.add(ROOT.relativize(file) + ":" + (line + 1) + " cites " + what);
  }

  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return LEFT_OUT.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = file.getFileName().toString();
            boolean told = name.equals("CHANGELOG.md") || name.equals("LICENSE");
            if (!told && KINDS.contains(name.substring(name.lastIndexOf('.') + 1))) files.add(file);
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }
}
