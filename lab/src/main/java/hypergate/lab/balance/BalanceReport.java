package hypergate.lab.balance;

import hypergate.lab.Interval;
import hypergate.lab.statistics.Discoveries;
import hypergate.lab.statistics.Estimate;
import hypergate.lab.statistics.RatioSum;
import hypergate.lab.variants.Having;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What people and programs read of a balance.
public final class BalanceReport {
  private static final int FEW = 12;
  private static final double Z = 1.959963984540054;

  private final BalanceResult result;
  private final List<List<Finding>> aliens = new ArrayList<>();

  /// What is said of one thing.
  ///
  /// @param id what it is
  /// @param games seats that had it
  /// @param share of the points
  /// @param strength the share that it would take of an average table; of aliens only
  /// @param above how many standard errors the share is above par
  /// @param isSure whether it is among those that are surely not at par
  /// @param length encounters of games with it; 0 where that is not counted
  public record Finding(
      String id,
      long games,
      Interval share,
      Estimate strength,
      double above,
      boolean isSure,
      double length) {}

  /// A report of what has been played so far.
  public BalanceReport(BalanceResult result) {
    this.result = result;
    for (int level = 0; level < levels(); level++)
      aliens.add(
          findings(
              result.level(level).aliens(),
              result.level(level),
              result.level(level).games() == 0 ? Map.of() : result.strengths(level)));
  }

  private int levels() {
    return result.balance().levels().size();
  }

  /// What was found of aliens at a level, the strongest first.
  public List<Finding> aliens(int level) {
    return aliens.get(level);
  }

  /// What was found of things of a kind at a level, the strongest first.
  public List<Finding> things(int level, Having.Kind kind) {
    BalanceResult.OfLevel of = result.level(level);
    return findings(of.things(kind), of, Map.of());
  }

  private static List<Finding> findings(
      Map<String, RatioSum> sums, BalanceResult.OfLevel level, Map<String, Estimate> strengths) {
    List<String> ids = new ArrayList<>(sums.keySet());
    List<Double> above = new ArrayList<>();
    for (Map.Entry<String, RatioSum> one : sums.entrySet())
      above.add(one.getValue().above(level.par()));
    boolean[] sure = Discoveries.of(above);
    List<Finding> all = new ArrayList<>();
    for (int i = 0; i < ids.size(); i++) {
      String id = ids.get(i);
      RatioSum sum = sums.get(id);
      if (sum == null) continue;
      all.add(
          new Finding(
              id,
              Math.round(sum.times()),
              sum.interval(),
              strengths.getOrDefault(id, new Estimate(0, 0, 1)),
              above.get(i),
              sure[i],
              level.lengthWith(id)));
    }
    all.sort(
        Comparator.comparingDouble((Finding one) -> -one.share().share())
            .thenComparing(Finding::id));
    return all;
  }

  /// The kinds of things of which something was seen.
  public List<Having.Kind> kinds() {
    return Watch.kinds().stream()
        .filter(
            kind -> {
              for (int level = 0; level < levels(); level++)
                if (!result.level(level).things(kind).isEmpty()) return true;
              return false;
            })
        .toList();
  }

  // ---- for people

  /// The answer first: which aliens are surely too strong or too weak at a level.
  public List<String> answer() {
    List<String> lines = new ArrayList<>();
    for (int level = 0; level < levels(); level++) {
      List<String> strong = new ArrayList<>();
      List<String> weak = new ArrayList<>();
      for (Finding one : aliens(level))
        if (one.isSure()) (one.above() > 0 ? strong : weak).add(words(one));
      String name = result.balance().levels().get(level);
      lines.add("Too strong among " + name + " players: " + some(strong));
      lines.add("Too weak among " + name + " players: " + some(weak.reversed()));
    }
    for (int level = 1; level < levels(); level++)
      carry(level)
          .ifPresent(
              carry ->
                  lines.add(
                      String.format(
                          Locale.ROOT,
                          "Of each point that an alien is off par among %s players, %.2f (%.2f to"
                              + " %.2f) remain among %s players",
                          carry.from(),
                          carry.part().mean(),
                          carry.part().low(),
                          carry.part().high(),
                          carry.to())));
    return lines;
  }

  /// How much of what is found at the first level is found at another one: 1 when aliens are as
  /// strong there, 0 when the one says nothing of the other.
  ///
  /// @param from the first level
  /// @param to the other one
  /// @param part a line through all aliens, with its 95 % interval
  private record Carry(String from, String to, Estimate part) {}

  // The slope of a weighted line through the point where both are at par. The first level must be
  // known well, since its own errors would flatten the line.
  private Optional<Carry> carry(int level) {
    double par = result.level(level).par();
    double parBefore = result.level(0).par();
    Map<String, RatioSum> sums = result.level(level).aliens();
    double both = 0;
    double squares = 0;
    double variance = 0;
    double known = 0;
    for (Finding before : aliens(0)) {
      RatioSum of = sums.get(before.id());
      if (of == null || of.clusters() < 2) continue;
      double x = before.share().share() - parBefore;
      double errorBefore = (before.share().high() - before.share().low()) / (2 * Z);
      double error = (of.interval().high() - of.interval().low()) / (2 * Z);
      both += of.times() * x * (of.share() - par);
      squares += of.times() * x * x;
      known += of.times() * errorBefore * errorBefore;
      variance += of.times() * of.times() * x * x * error * error;
    }
    if (squares == 0 || known > squares / 5) return Optional.empty();
    return Optional.of(
        new Carry(
            name(0),
            name(level),
            Estimate.around(both / squares, Z * Math.sqrt(variance) / squares)));
  }

  private static String words(Finding one) {
    return String.format(
        Locale.ROOT,
        "%s (%.0f %%, %.0f to %.0f)",
        one.id(),
        100 * one.share().share(),
        100 * one.share().low(),
        100 * one.share().high());
  }

  private static String some(List<String> all) {
    if (all.isEmpty()) return "none that these games show";
    String first = String.join(", ", all.subList(0, Math.min(FEW, all.size())));
    return all.size() <= FEW ? first : first + ", and " + (all.size() - FEW) + " more";
  }

  /// The report for people.
  public String words() {
    Balance balance = result.balance();
    StringBuilder words = new StringBuilder();
    line(
        words,
        "%,d games of %s, %d seats, seed %d%s",
        result.played(),
        String.join(" and ", balance.levels()) + " players",
        balance.seats(),
        balance.seed(),
        balance.options().given().isEmpty() ? "" : ", options " + balance.options().given());
    answer().forEach(line -> line(words, "%s", line));
    for (int level = 0; level < levels(); level++) level(words, level);
    if (result.failed() > 0) line(words, "%,d games do not count:", result.failed());
    result.failures().forEach(failure -> line(words, "  %s", failure));
    return words.toString();
  }

  private void level(StringBuilder words, int level) {
    BalanceResult.OfLevel of = result.level(level);
    line(words, "");
    line(words, "%s: %,d games, par %.1f %%", name(level), of.games(), 100 * of.par());
    line(
        words,
        "  encounters %.1f a game (%d to %d in four of five games); %.1f %% of games won by"
            + " several, %.1f %% by nobody",
        of.encounters(),
        of.length(0.1),
        of.length(0.9),
        100 * of.shared(),
        100 * of.unwon());
    line(
        words,
        "  seats are asked nothing in %.0f %% of encounters; after half of the game %.0f %% of"
            + " seats have no chance left%s",
        100 * of.withoutChoice(),
        100 * of.withoutChance(),
        of.hopeless() == 0 ? "" : " (" + of.hopeless() + " colonies behind)");
    if (of.unfinished() > 0)
      line(
          words,
          "  %.1f ships of a seat lie on unfinished techs; %.0f %% of techs are never finished",
          of.parked(),
          100 * of.unfinished());
    table(words, "alien", aliens(level), true);
    for (Having.Kind kind : kinds()) table(words, kind.title(), things(level, kind), false);
  }

  private String name(int level) {
    return result.balance().levels().get(level);
  }

  private static void table(
      StringBuilder words, String title, List<Finding> findings, boolean isAliens) {
    if (findings.isEmpty()) return;
    line(words, "");
    line(
        words,
        "%-26s %7s %7s  %-14s%s",
        title,
        "seats",
        "share",
        "95 % interval",
        isAliens ? "  at an average table" : "");
    for (Finding one : findings)
      line(
          words,
          "%-26s %,7d %5.1f %%  %4.1f to %4.1f %%%s%s",
          one.id(),
          one.games(),
          100 * one.share().share(),
          100 * one.share().low(),
          100 * one.share().high(),
          isAliens
              ? String.format(
                  Locale.ROOT,
                  "  %5.1f (%.1f to %.1f)",
                  100 * one.strength().mean(),
                  100 * one.strength().low(),
                  100 * one.strength().high())
              : "",
          one.isSure() ? one.above() > 0 ? "  too strong" : "  too weak" : "");
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static void line(StringBuilder words, String format, Object... values) {
    words.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  // ---- for programs

  /// All figures, for JSON.
  public Map<String, Object> figures() {
    Balance balance = result.balance();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("levels", balance.levels());
    all.put("seats", balance.seats());
    all.put("options", balance.options().given());
    all.put("aliens", balance.options().aliens());
    all.put("games", balance.games());
    all.put("seed", balance.seed());
    all.put("asked", balance.all());
    all.put("played", result.played());
    all.put("failed", result.failed());
    all.put("failures", result.failures());
    all.put("answer", answer());
    List<Object> levels = new ArrayList<>();
    for (int level = 0; level < levels(); level++) levels.add(ofLevel(level));
    all.put("byLevel", levels);
    all.put("against", against());
    List<Object> carries = new ArrayList<>();
    for (int level = 1; level < levels(); level++)
      carry(level)
          .ifPresent(
              carry -> {
                Map<String, Object> row = new LinkedHashMap<>();
                row.put("level", carry.to());
                row.put("part", carry.part().mean());
                row.put("low", carry.part().low());
                row.put("high", carry.part().high());
                carries.add(row);
              });
    all.put("carries", carries);
    // As `hypergate sim --json` says it, which the catalogue reads.
    all.put("winsByAlien", aliens(levels() - 1).stream().map(BalanceReport::row).toList());
    return all;
  }

  private Map<String, Object> ofLevel(int level) {
    BalanceResult.OfLevel of = result.level(level);
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("level", name(level));
    all.put("games", of.games());
    all.put("par", of.par());
    all.put("encounters", of.encounters());
    all.put("shortest", of.length(0.1));
    all.put("median", of.length(0.5));
    all.put("longest", of.length(0.9));
    all.put("shared", of.shared());
    all.put("unwon", of.unwon());
    all.put("withoutChoice", of.withoutChoice());
    all.put("withoutChance", of.withoutChance());
    all.put("hopelessFrom", of.hopeless());
    all.put("parked", of.parked());
    all.put("unfinished", of.unfinished());
    List<Object> lengths = new ArrayList<>();
    long[] ofLength = of.ofLength();
    for (int i = 0; i < ofLength.length; i++)
      if (ofLength[i] > 0) lengths.add(List.of(i, ofLength[i]));
    all.put("lengths", lengths);
    List<Object> behind = new ArrayList<>();
    for (double[] row : of.behind())
      behind.add(List.of(row[1], row[1] == 0 ? 0.0 : row[0] / row[1]));
    all.put("behind", behind);
    all.put("aliens", aliens(level).stream().map(BalanceReport::row).toList());
    List<Object> things = new ArrayList<>();
    for (Having.Kind kind : kinds()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("kind", kind.id());
      one.put("title", kind.title());
      one.put("luck", kind.isLuck());
      one.put("rows", things(level, kind).stream().map(BalanceReport::row).toList());
      if (kind.isCrossed()) one.put("crossed", crossed(of.crossed(kind)));
      things.add(one);
    }
    all.put("things", things);
    return all;
  }

  private static List<Object> crossed(Map<String, double[]> sums) {
    List<Object> all = new ArrayList<>();
    sums.forEach(
        (key, of) -> {
          int space = key.indexOf(' ');
          all.add(List.of(key.substring(0, space), key.substring(space + 1), of[0] / of[1], of[1]));
        });
    return all;
  }

  // How each alien differs from the first level.
  private List<Object> against() {
    List<Object> all = new ArrayList<>();
    for (int level = 1; level < levels(); level++)
      for (Finding one : aliens(level)) {
        Estimate difference = result.difference(one.id(), level);
        if (Double.isInfinite(difference.low())) continue;
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("id", one.id());
        row.put("level", name(level));
        row.put("difference", difference.mean());
        row.put("low", difference.low());
        row.put("high", difference.high());
        all.add(row);
      }
    return all;
  }

  private static Map<String, Object> row(Finding one) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("id", one.id());
    row.put("games", one.games());
    row.put("share", one.share().share());
    row.put("low", one.share().low());
    row.put("high", one.share().high());
    if (one.strength().mean() > 0) {
      row.put("strength", one.strength().mean());
      row.put("strengthLow", one.strength().low());
      row.put("strengthHigh", one.strength().high());
    }
    row.put("above", one.above());
    row.put("sure", one.isSure());
    if (one.length() > 0) row.put("length", one.length());
    return row;
  }
}
