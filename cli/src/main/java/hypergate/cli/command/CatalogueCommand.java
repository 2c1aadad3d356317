package hypergate.cli.command;

import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Chosen;
import hypergate.catalogue.Compared;
import hypergate.catalogue.Display;
import hypergate.catalogue.Entry;
import hypergate.catalogue.Facet;
import hypergate.catalogue.FlareStyle;
import hypergate.catalogue.Format;
import hypergate.catalogue.Order;
import hypergate.catalogue.Query;
import hypergate.catalogue.QueryError;
import hypergate.catalogue.Switch;
import hypergate.catalogue.TimingStyle;
import hypergate.cli.Failure;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Search over everything that can appear on the table.
@Command(
    name = "catalogue",
    mixinStandardHelpOptions = true,
    description =
        "Searches all aliens, flares, tech cards, Pulsars, moons, edicts, artifacts, hazards,"
            + " rules and rulings.",
    footer = {
      "",
      "A query is words, and fields with values; all must fit. OR, brackets, - for",
      "not, \"quotation marks\" for words as they stand, commas between values:",
      "  hypergate catalogue human --format card",
      "  hypergate catalogue type:alien set:base role:ally phase:alliance -mandatory",
      "  hypergate catalogue 'kind:tech cost<=4 (set:base OR set:odyssey)'",
      "  hypergate catalogue set:tech --format raw",
      "  hypergate catalogue kind:alien enforced --draw 4 --seed 7",
      "Fields: kind set status origin author year theme type experience obligation",
      "restriction role phase classic window cost copies needs tech name power effect",
      "text wild super con pro history notes rule ruling conflict see win games;",
      "has:FIELD, has:flare, has:pulsar. Words: mandatory optional enforced missing."
    })
public final class CatalogueCommand implements Callable<Integer> {
  private static final int FEW = 3;

  @Spec private CommandSpec spec;

  @CommandLine.Parameters(paramLabel = "QUERY", description = "What to look for; without: all.")
  private List<String> words = new ArrayList<>();

  @CommandLine.Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "table, card, json, csv, raw (default: card for few entries, else table).")
  private @Nullable String format;

  @CommandLine.Option(
      names = "--sort",
      paramLabel = "FIELD[,FIELD…]",
      description = "By these fields, -FIELD the other way round (default relevance).")
  private String sort = "relevance";

  @CommandLine.Option(
      names = "--limit",
      paramLabel = "N",
      description = "The most entries (default: all).")
  private @Nullable String limit;

  @CommandLine.Option(
      names = "--flares",
      paramLabel = "STYLE",
      description =
          "all, one-shot, retained, con-wild-super, none (default retained; raw: all), or 1 to 5 as"
              + " in the old database.")
  private @Nullable String flares;

  @CommandLine.Option(
      names = "--timing",
      paramLabel = "STYLE",
      description = "words, classic, strip (default strip), or text, mayfair, ff.")
  private String timing = "strip";

  @CommandLine.Option(
      names = "--hide",
      paramLabel = "WHAT[,WHAT…]",
      description = "history, art, author, theme, notes, type, experience.")
  private String hide = "";

  @CommandLine.Option(
      names = "--width",
      paramLabel = "N",
      description = "Columns of the screen (default: those of the terminal, else 80).")
  private @Nullable String width;

  @CommandLine.Option(names = "--facets", description = "Count the values of what was found.")
  private boolean facets;

  @CommandLine.Option(
      names = "--compare",
      paramLabel = "ID,ID[,…]",
      description = "Two to four entries side by side.")
  private @Nullable String compare;

  @CommandLine.Option(
      names = "--similar",
      paramLabel = "ID",
      description = "The entries that are most like this one.")
  private @Nullable String similar;

  @CommandLine.Option(
      names = "--draw",
      paramLabel = "N",
      description = "Draw so many of what was found at random, no two in conflict.")
  private @Nullable String draw;

  @CommandLine.Option(
      names = "--seed",
      paramLabel = "SEED",
      description = "The same seed draws the same (default: another each time).")
  private @Nullable String seed;

  @CommandLine.Option(
      names = "--report",
      paramLabel = "FILE",
      description =
          "Win shares of another report than the one that ships: what `lab report --study`, `lab"
              + " balance --json` or `sim --json` has written.")
  private @Nullable Path report;

  /// Made by the command line.
  public CatalogueCommand() {}

  /// The same arguments, with `-mandatory` written so that it is not taken for an option.
  public static String[] queries(String... args) {
    String[] same = args.clone();
    if (args.length == 0 || !args[0].equals("catalogue")) return same;
    for (int i = 1; i < args.length; i++)
      if (args[i].matches("-[\\p{L}(\"].+") && !args[i - 1].equals("--sort"))
        same[i] = "NOT " + args[i].substring(1);
    return same;
  }

  @Override
  public Integer call() {
    Display display = display();
    Order order = order();
    int most = limit == null ? Integer.MAX_VALUE : Values.number("--limit", limit, 1_000_000);
    @Nullable Format wanted = format == null ? null : format(format);
    Query query = query();
    Catalogue catalogue = Catalogue.all();
    catalogue = catalogue.with(report == null ? MeasuredFile.shipped() : MeasuredFile.read(report));
    PrintWriter out = spec.commandLine().getOut();
    if (compare != null) out.print(compared(catalogue, compare, wanted, display));
    else if (similar != null) {
      int count = limit == null ? 10 : most;
      List<Entry> alike = catalogue.similar(entry(catalogue, similar), count);
      out.print(written(alike, alike.size(), wanted, display));
    } else if (draw != null) {
      List<Entry> drawn = drawn(catalogue, query, draw);
      out.print(written(drawn, drawn.size(), wanted, display));
    } else out.print(found(catalogue.search(query, order, most), wanted, display));
    out.flush();
    return 0;
  }

  private Query query() {
    String text = String.join(" ", words);
    try {
      return Query.parse(text);
    } catch (QueryError e) {
      String nearest = e.nearest().isEmpty() ? "" : "; nearest: " + e.nearest();
      throw new Failure("column " + e.column() + ": " + e.getMessage() + nearest, e);
    }
  }

  private Order order() {
    try {
      return Order.of(sort);
    } catch (IllegalArgumentException e) {
      throw new Failure("--sort: " + e.getMessage(), e);
    }
  }

  private Display display() {
    FlareStyle style =
        flares == null
            ? format == null ? FlareStyle.RETAINED : format(format).usualFlares()
            : one("--flares", flares, List.of(FlareStyle.values()));
    TimingStyle how = one("--timing", timing, List.of(TimingStyle.values()));
    Display display = Display.USUAL.flares(style).timing(how).width(columns());
    if (hide.isEmpty()) return display;
    for (String what : hide.split(","))
      display = display.hiding(one("--hide", what, List.of(Switch.values())));
    return display;
  }

  private int columns() {
    if (width != null) return Values.number("--width", width, 1000);
    String columns = System.getenv("COLUMNS");
    boolean known = columns != null && columns.matches("[1-9]\\d{1,3}");
    return known ? Integer.parseInt(columns) : Display.USUAL.width();
  }

  private static Format format(String word) {
    return one("--format", word, List.of(Format.values()));
  }

  private static <T extends Chosen> T one(String option, String word, List<T> all) {
    return Chosen.named(all, word)
        .orElseThrow(
            () ->
                new Failure(
                    option
                        + " cannot be '"
                        + word
                        + "'; allowed: "
                        + String.join(", ", Chosen.words(all))));
  }

  private static String written(
      List<Entry> entries, int total, @Nullable Format wanted, Display display) {
    Format format = wanted;
    if (format == null) format = entries.size() <= FEW ? Format.CARD : Format.TABLE;
    return format.write(entries, total, display);
  }

  private String found(Catalogue.Found found, @Nullable Format wanted, Display display) {
    StringBuilder out = new StringBuilder(written(found.entries(), found.total(), wanted, display));
    if (wanted != null && wanted.ordinal() > Format.CARD.ordinal()) return out.toString();
    for (Catalogue.Suggestion suggestion : found.suggestions())
      out.append("Try: ")
          .append(suggestion.query())
          .append("  (")
          .append(suggestion.total())
          .append(")\n");
    if (facets) found.facets().forEach(facet -> out.append(counted(facet)));
    return out.toString();
  }

  private static String counted(Facet facet) {
    return facet.field().label()
        + ": "
        + facet.values().stream()
            .map(v -> (v.chosen() ? "*" : "") + v.value() + " " + v.count())
            .collect(Collectors.joining(", "))
        + "\n";
  }

  private static String compared(
      Catalogue catalogue, String ids, @Nullable Format wanted, Display display) {
    List<Entry> entries = Stream.of(ids.split(",")).map(id -> entry(catalogue, id)).toList();
    try {
      Compared compared = Compared.of(entries, display);
      if (wanted != null && wanted != Format.TABLE)
        return wanted.write(entries, entries.size(), display);
      return compared.words(display.width());
    } catch (IllegalArgumentException e) {
      throw new Failure("--compare: " + e.getMessage(), e);
    }
  }

  private List<Entry> drawn(Catalogue catalogue, Query query, String count) {
    long random = seed == null ? System.nanoTime() : seed(seed);
    try {
      return catalogue.draw(query, Values.number("--draw", count, 1000), random);
    } catch (IllegalArgumentException e) {
      throw new Failure("--draw: " + e.getMessage(), e);
    }
  }

  private static long seed(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new Failure("--seed '" + text + "' is no whole number", e);
    }
  }

  private static Entry entry(Catalogue catalogue, String id) {
    return catalogue
        .find(id.strip())
        .orElseThrow(
            () ->
                new Failure(
                    "there is no entry '"
                        + id
                        + "'"
                        + catalogue
                            .nearest(id)
                            .map(near -> "; did you mean " + near + "?")
                            .orElse("")));
  }
}
