package hypergate.server.protocol.catalogue;

import hypergate.catalogue.Entry;
import hypergate.catalogue.Field;
import hypergate.catalogue.FlareStyle;
import hypergate.catalogue.Kinds;
import hypergate.catalogue.Phase;
import hypergate.catalogue.Switch;
import hypergate.catalogue.TimingStyle;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The words of queries, sorting and display.
///
/// @param kinds what an entry can be
/// @param fields what can be known of it
/// @param phases the cells of a strip
/// @param classic the phases of the old editions, from 0 on
/// @param sorts ways to sort that people want; any field will do
/// @param flares which sides of flares can be shown
/// @param timings how it can be shown when a card acts
/// @param hides what can be hidden
/// @param unknown those of the hides, and words of those styles of flares, of which nothing is
///   known of any entry yet
/// @param facets fields whose values are counted
public record CatalogueWords(
    List<CatalogueWord> kinds,
    List<FieldWord> fields,
    List<CatalogueWord> phases,
    List<String> classic,
    List<String> sorts,
    List<FlareWord> flares,
    List<String> timings,
    List<String> hides,
    List<String> unknown,
    List<String> facets) {
  private static final List<Field> SORTS =
      List.of(
          Field.NAME,
          Field.KIND,
          Field.SET,
          Field.STATUS,
          Field.ORIGIN,
          Field.AUTHOR,
          Field.YEAR,
          Field.THEME,
          Field.TYPE,
          Field.EXPERIENCE,
          Field.OBLIGATION,
          Field.COST,
          Field.WIN);

  /// A word and what players read for it.
  ///
  /// @param word as in queries
  /// @param label as people read it
  public record CatalogueWord(String word, String label) {}

  /// A field.
  ///
  /// @param word as in queries
  /// @param label as people read it
  /// @param shape what its values look like
  /// @param list whether an entry may have several
  public record FieldWord(String word, String label, String shape, boolean list) {}

  /// A style of flares.
  ///
  /// @param word as in addresses
  /// @param label as people read it
  /// @param fields those shown
  public record FlareWord(String word, String label, List<String> fields) {}

  /// All words of this program.
  ///
  /// @param entries all entries there are
  public static CatalogueWords make(List<Entry> entries) {
    return new CatalogueWords(
        Kinds.values().stream().map(k -> new CatalogueWord(k.word(), label(k.word()))).toList(),
        Stream.of(Field.values()).map(CatalogueWords::field).toList(),
        Stream.of(Phase.values()).map(p -> new CatalogueWord(p.word(), p.words())).toList(),
        IntStream.range(0, Phase.CLASSIC).mapToObj(Phase::classicName).toList(),
        Stream.concat(Stream.of("relevance"), SORTS.stream().map(Field::word)).toList(),
        Stream.of(FlareStyle.values()).map(CatalogueWords::flare).toList(),
        Stream.of(TimingStyle.values()).map(TimingStyle::word).toList(),
        Stream.of(Switch.values()).map(Switch::word).toList(),
        unknown(entries),
        Field.FACETS.stream().map(Field::word).toList());
  }

  private static List<String> unknown(List<Entry> entries) {
    Set<Field> known = EnumSet.noneOf(Field.class);
    for (Entry entry : entries) known.addAll(entry.values().keySet());
    return Stream.concat(
            Stream.of(Switch.values())
                .filter(one -> !known.contains(one.field()))
                .map(Switch::word),
            Stream.of(FlareStyle.values())
                .filter(style -> !style.sides().isEmpty())
                .filter(style -> style.sides().stream().noneMatch(known::contains))
                .map(FlareStyle::word))
        .toList();
  }

  private static FieldWord field(Field field) {
    return new FieldWord(field.word(), field.label(), lower(field.shape()), field.isList());
  }

  private static FlareWord flare(FlareStyle style) {
    return new FlareWord(
        style.word(), label(style.word()), style.sides().stream().map(Field::word).toList());
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }

  private static String label(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
