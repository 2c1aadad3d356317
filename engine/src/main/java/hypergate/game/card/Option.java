package hypergate.game.card;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A switch of a game: its name, its values, its default and what it changes. [Options] holds the
/// values of one game.
///
/// An option stands as a public constant where it belongs: those of the core here, one that a
/// variant brings in the folder of the variant, one that only a card looks at on the card. The
/// build finds them all and makes one [OptionRoster] of them (`tools/Rosters.java`).
public final class Option {
  private static final AtomicInteger COUNT = new AtomicInteger();

  public static final Option SEATS =
      number(
              "seats",
              2,
              8,
              4,
              "Players at the table. 2 is fan-made (R-24.3): each plays two systems.",
              "R-24.3")
          .under("table");

  public static final Option PLANETS =
      number(
              "planets",
              4,
              5,
              5,
              "Home planets a seat; 4 is the short game (R-25.1): 16 ships, four colonies win.",
              "R-25.1")
          .under("table");

  public static final Option ALIENS =
      someOf(
              "aliens.sets",
              "base incursion conflict alliance storm dominion eons odyssey promo reda",
              "base",
              "The aliens to deal from (R-2.3), with their flares: the base set, Cosmic Incursion,"
                  + " Cosmic Conflict, Cosmic Alliance, Cosmic Storm, Cosmic Dominion, Cosmic Eons,"
                  + " Cosmic Odyssey, promotional, homebrew by Jack Reda.",
              "R-2.3")
          .brings()
          .under("cards");

  public static final Option EXPERIENCE =
      someOf(
              "aliens.experience",
              "novice advanced expert",
              "novice+advanced+expert",
              "Experience of the aliens to deal from: what their sheets ask of who plays them.",
              "R-2.3")
          .under("cards");

  public static final Option OWN_VICTORIES =
      oneOf(
              "aliens.victories",
              "off on",
              "on",
              "Victories of their own: aliens that have one are dealt too, such as Masochist"
                  + " (R-22.5).",
              "R-22.5")
          .under("cards");

  public static final Option ALIEN_CHOICES =
      number(
              "aliens.choices",
              2,
              5,
              2,
              "Aliens to choose from: how many each seat is dealt (R-2.3); for two powers more of"
                  + " them (R-25.7).",
              "R-2.3")
          .under("cards");

  public static final Option ALIEN_OPENING =
      oneOf(
              "aliens.opening",
              "deal draft",
              "deal",
              "How aliens come: dealt to each seat, or laid out for all and chosen in turn, back"
                  + " and forth.",
              "H-740")
          .under("cards");

  public static final Option FLARES =
      oneOf(
              "flares",
              "off on",
              "on",
              "Flares are dealt at setup and shuffled into the deck (R-2.6).",
              "R-2.6")
          .under("cards");

  public static final Option POWERS =
      number(
              "powers",
              1,
              2,
              1,
              "Powers that each seat chooses at setup (R-25.7); all are lost below three home"
                  + " colonies.",
              "R-25.7")
          .brings()
          .under("cards");

  public static final Option HIDDEN_POWERS =
      oneOf(
              "powers.hidden",
              "off on",
              "off",
              "Alien sheets lie face down until their power is first used (R-25.8).",
              "R-25.8")
          .brings()
          .under("cards");

  public static final Option FREEWHEELING =
      oneOf(
              "flares.freewheeling",
              "off on",
              "off",
              "Any number of flares a seat and encounter (R-19.10).",
              "R-19.10")
          .needs(FLARES)
          .under("cards");

  public static final Option OPTIONAL_BANS =
      oneOf(
          "bans.optional",
          "off on",
          "on",
          "A ban that the FAQ leaves to the players holds: Gambler never meets Sorcerer (R-2.4).",
          "R-2.4");

  public static final Option ALLIANCES =
      oneOf(
              "alliances",
              "open hidden",
              "open",
              "Allies answer one after another, or all at once and secretly (R-8.7).",
              "R-8.7")
          .under("table");

  public static final Option DESTINY_OFFENSE =
      oneOf(
          "destiny.special",
          "others all",
          "others",
          "Whom a special destiny card can name (R-6.6): never the offense, or the offense too, as"
              + " its own colour.",
          "R-6.6");

  public static final Option DEAL_ROUNDS =
      number(
              "deal.rounds",
              1,
              9,
              3,
              "Offers each main player may make before a deal fails (R-14.12).",
              "R-14.12")
          .under("table");

  public static final Option INCARNATION_SUPER =
      oneOf(
              "reincarnator.super",
              "off on",
              "off",
              "An incarnation's flare may be played as super (FAQ: no).",
              "R-19.2")
          .needs(FLARES);

  public static final Option TURN_LIMIT =
      number(
          "turns",
          10,
          9999,
          2000,
          "Safety stop: after this many turns nobody wins (R-22.8).",
          "R-22.8");

  private final String notation;
  private final OptionValues values;
  private final int preset;
  private final String help;
  private final String rule;
  private final int number;
  private String needed = "";
  private boolean bringing;
  private String leadsTo = "";
  private List<String> leading = List.of();
  private String presetting = "";
  private Map<String, String> presets = Map.of();
  private @Nullable Option limit;
  private String group = "fine";

  private Option(OptionValues values, int preset, String help, String rule) {
    this.notation = values.notation();
    this.values = values;
    this.preset = preset;
    this.help = help;
    this.rule = rule;
    this.number = COUNT.getAndIncrement();
  }

  private Option(Option other) {
    this.notation = other.notation;
    this.values = other.values;
    this.preset = other.preset;
    this.help = other.help;
    this.rule = other.rule;
    this.number = other.number;
    this.needed = other.needed;
    this.bringing = other.bringing;
    this.leadsTo = other.leadsTo;
    this.leading = other.leading;
    this.presetting = other.presetting;
    this.presets = other.presets;
    this.limit = other.limit;
    this.group = other.group;
  }

  private Option but(Consumer<Option> change) {
    Option copy = new Option(this);
    change.accept(copy);
    return copy;
  }

  // ---- declaring

  /// A number.
  ///
  /// @param notation the name used with `--set`
  /// @param preset its value when nobody sets it
  /// @param help what it changes, in one sentence
  /// @param rule the number of the rule that it is about
  public static Option number(
      String notation, int lowest, int highest, int preset, String help, String rule) {
    return new Option(OptionValues.numbers(notation, lowest, highest), preset, help, rule);
  }

  /// One of some words. The first of them is what it is when it is off.
  ///
  /// @param words with blanks between them
  public static Option oneOf(
      String notation, String words, String preset, String help, String rule) {
    OptionValues values = OptionValues.oneOf(notation, words);
    return new Option(values, values.parse(preset), help, rule);
  }

  /// One or more of some words.
  ///
  /// @param words with blanks between them
  public static Option someOf(
      String notation, String words, String preset, String help, String rule) {
    OptionValues values = OptionValues.someOf(notation, words);
    return new Option(values, values.parse(preset), help, rule);
  }

  /// It does nothing unless another one is on.
  public Option needs(Option other) {
    return needs(other.notation);
  }

  /// It does nothing unless another one is on.
  ///
  /// @param other its name
  public Option needs(String other) {
    return but(option -> option.needed = other);
  }

  /// It brings cards or questions of its own: games that are to come upon everything there is have
  /// each of its values equally often.
  public Option brings() {
    return but(option -> option.bringing = true);
  }

  /// With one of these words, what another option stands for can come into the game although that
  /// one is off.
  ///
  /// @param other its name
  public Option leadsTo(String other, String... words) {
    List<String> these = List.of(words);
    return but(
        option -> {
          option.leadsTo = other;
          option.leading = these;
        });
  }

  /// With one of its words, others have these values where nobody sets them.
  ///
  /// @param others values by the names of options, as text
  public Option presets(String word, Map<String, String> others) {
    return but(
        option -> {
          option.presetting = word;
          option.presets = others;
        });
  }

  /// Its number cannot be more than that of another one.
  public Option atMost(Option other) {
    return but(option -> option.limit = other);
  }

  /// Where people look for it: with the `table`, the `cards`, a variant, or what is `fine` print.
  public Option under(String heading) {
    return but(option -> option.group = heading);
  }

  // ---- reading

  /// The name used with `--set`, in scenarios and records.
  public String notation() {
    return notation;
  }

  /// What it changes, in one sentence.
  public String help() {
    return help;
  }

  /// The number of the rule that it is about, as `docs/rules` has it: `R-25.1`, `TC-13.6`, `H-80`.
  public String rule() {
    return rule;
  }

  /// The value it has when nobody sets it, as text.
  public String defaultValue() {
    return text(preset);
  }

  /// The values it takes, as people read them: `off, on` or `3 to 8`.
  public String allowed() {
    return values.allowed();
  }

  /// Whether several of its words may be chosen, joined by `+`; its value is then a mask of them.
  public boolean isSeveral() {
    return values.several();
  }

  /// Its values as words; empty when it is a number.
  public List<String> words() {
    return values.words();
  }

  /// The lowest number that it can be; of words, 0.
  public int lowest() {
    return values.lowest();
  }

  /// The highest number that it can be; of words, the position of the last.
  public int highest() {
    return values.highest();
  }

  int preset() {
    return preset;
  }

  /// The value's text.
  String text(int value) {
    return values.text(value);
  }

  /// The value written as this text; what is none is refused, with what is allowed.
  int parse(String text) {
    return values.parse(text);
  }

  /// The name of the option without which this one does nothing; empty: none.
  String needed() {
    return needed;
  }

  /// The values that others have with this value of it where nobody sets them, as text by name.
  Map<String, String> presets(int value) {
    return !presets.isEmpty() && value == parse(presetting) ? presets : Map.of();
  }

  /// The option whose number its own cannot exceed; null: none.
  @Nullable Option limit() {
    return limit;
  }

  /// Whether with this value it can bring what another one stands for.
  boolean leadsTo(Option other, int value) {
    if (!leadsTo.equals(other.notation)) return false;
    for (String word : leading)
      if (isSeveral() ? (value & parse(word)) != 0 : value == parse(word)) return true;
    return false;
  }

  /// Whether it brings cards or questions of its own.
  public boolean isBringing() {
    return bringing;
  }

  /// Where people look for it.
  public String group() {
    return group;
  }

  /// By which number [Options] keep its value. It tells options apart and says nothing of them.
  int number() {
    return number;
  }

  @Override
  public String toString() {
    return notation;
  }
}
