package hypergate.catalogue;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Everything that can appear on the table, and the search over it. Immutable; safe for any number
/// of threads.
public final class Catalogue {
  private static final int NO_LIMIT = Integer.MAX_VALUE;

  private final List<Entry> entries;
  private final Map<String, Entry> byId = new LinkedHashMap<>();
  private final TextIndex index;
  private final Facets facets;

  // Made when it is first asked for; made twice it would be the same.
  private volatile @Nullable Similar similar;

  private Catalogue(List<Entry> entries) {
    this.entries = entries.stream().sorted(Order.of("name").comparator()).toList();
    for (Entry entry : this.entries)
      if (byId.put(entry.id(), entry) != null)
        throw new IllegalStateException("two entries have the id " + entry.id());
    index = new TextIndex(this.entries);
    facets = new Facets(this.entries);
  }

  /// The catalogue of all content. It takes a moment to build.
  public static Catalogue all() {
    Thread.ofPlatform().daemon().start(TextIndex::load);
    return of(AllContent.ALL);
  }

  /// The catalogue of some content, with what the tables and documents of this release say.
  public static Catalogue of(Content content) {
    List<Entry> documents = Documents.all();
    List<Entry> cards = Declarations.of(content, Metadata.read());
    List<Entry> rulings = documents.stream().filter(d -> d.kind() == Kind.RULING).toList();
    return new Catalogue(
        Stream.concat(RulingLinks.linked(cards, rulings).stream(), documents.stream()).toList());
  }

  /// What the lab has measured of an alien or tech.
  ///
  /// @param id the alien or tech
  /// @param games size of the sample
  /// @param share of games won
  /// @param low lower end of its 95 % interval
  /// @param high upper end
  /// @param how by whom it was measured, and when: `novice players, tables of 4, 2026-11-24`; empty
  ///   when nobody has said
  public record Measured(String id, long games, double share, double low, double high, String how) {
    /// Without a word of how it was measured.
    public Measured(String id, long games, double share, double low, double high) {
      this(id, games, share, low, high, "");
    }
  }

  /// The same catalogue with what a report says.
  public Catalogue with(List<Measured> report) {
    Map<String, Measured> measured = new HashMap<>();
    for (Measured one : report) measured.put(one.id(), one);
    return new Catalogue(
        entries.stream().map(e -> measured.containsKey(e.id()) ? add(e, measured) : e).toList());
  }

  private static Entry add(Entry entry, Map<String, Measured> report) {
    Measured measured = report.get(entry.id());
    if (measured == null) return entry;
    Entry shown =
        measured.how().isEmpty() ? entry : entry.with(Field.MEASURED, List.of(measured.how()));
    return shown
        .with(Field.GAMES, List.of(Long.toString(measured.games())))
        .with(Field.WIN, List.of(share(measured.share())))
        .with(Field.LOW, List.of(share(measured.low())))
        .with(Field.HIGH, List.of(share(measured.high())));
  }

  private static String share(double share) {
    return String.format(Locale.ROOT, "%.3f", share);
  }

  /// All entries by name.
  public List<Entry> entries() {
    return entries;
  }

  /// The entry with this id, or else the first with this name.
  public Optional<Entry> find(String idOrName) {
    Entry entry = byId.get(idOrName.toLowerCase(Locale.ROOT));
    if (entry != null) return Optional.of(entry);
    return entries.stream()
        .filter(e -> e.name().equalsIgnoreCase(idOrName))
        .min(Comparator.comparingInt(e -> Kinds.place(e.kind())));
  }

  /// The id that somebody meant.
  public Optional<String> nearest(String id) {
    return Spelling.nearest(id, byId.keySet());
  }

  /// What a search found.
  ///
  /// @param query what was asked, as it was understood
  /// @param total how many entries fit
  /// @param entries the first of them, as many as were wanted
  /// @param facets how many entries have each value, and the query that each would make
  /// @param suggestions what to ask instead, when nothing fits
  public record Found(
      Query query,
      int total,
      List<Entry> entries,
      List<Facet> facets,
      List<Suggestion> suggestions) {}

  /// A query that finds something.
  ///
  /// @param query its text
  /// @param total how many entries it finds
  public record Suggestion(String query, int total) {}

  /// Searches: the best matches first where words are searched for, else by kind and name.
  public Found search(String query) {
    return search(Query.parse(query), Order.RELEVANCE, NO_LIMIT);
  }

  /// Searches.
  ///
  /// @param limit the most entries wanted
  public Found search(Query query, Order order, int limit) {
    Matches matches = new Matches(entries, index);
    List<Entry> fitting = fitting(query, matches);
    // All stand by name already.
    Comparator<Entry> comparator =
        order.equals(Order.RELEVANCE) ? byScore(query, matches) : order.comparator();
    List<Entry> first = fitting.stream().sorted(comparator).limit(limit).toList();
    List<Suggestion> suggestions =
        fitting.isEmpty() ? Suggestions.of(query, entries, index, matches) : List.of();
    return new Found(query, fitting.size(), first, facets.of(query, matches), suggestions);
  }

  private List<Entry> fitting(Query query, Matches matches) {
    return matches.of(query).stream().mapToObj(entries::get).toList();
  }

  private Comparator<Entry> byScore(Query query, Matches matches) {
    float[] scores = matches.score(query);
    Map<String, Float> score = new HashMap<>();
    matches.of(query).stream()
        .forEach(i -> score.put(entries.get(i).id(), scores[i] * weight(entries.get(i))));
    return Comparator.comparingDouble((Entry e) -> -score.getOrDefault(e.id(), 0f))
        .thenComparingInt(e -> Kinds.place(e.kind()));
  }

  // Switches are for those who look for them: their names are full of the words of the game. Of
  // two that fit alike, what can be played comes first.
  private static float weight(Entry entry) {
    if (entry.kind() == Kind.RULE && entry.id().startsWith("option-")) return 0.2f;
    return entry.isEnforced() ? 1 : 0.95f;
  }

  /// The entries of the same kind that are most like one, the most like first.
  public List<Entry> similar(Entry entry, int count) {
    Similar known = similar;
    if (known == null) similar = known = new Similar(entries);
    return known.to(entry, count);
  }

  /// Draws entries at random of which no two are in conflict.
  ///
  /// @param query which to draw from
  /// @param seed the same seed draws the same
  /// @throws IllegalArgumentException when there are not so many, with how many there are
  public List<Entry> draw(Query query, int count, long seed) {
    return Draw.from(fitting(query, new Matches(entries, index)), count, seed);
  }
}
