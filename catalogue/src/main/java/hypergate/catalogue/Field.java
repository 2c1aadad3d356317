package hypergate.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What can be known about an entry, in the order in which it is written down.
public enum Field {
  KIND("Kind", Shape.CLOSED),
  ID("Id", Shape.WORD),
  NAME("Name", Shape.PROSE),
  SET("Set", Shape.CLOSED),
  /// `enforced`: the engine plays it; `described`: it only stands here; `excluded`: it never will.
  STATUS("Status", Shape.CLOSED),
  /// Who published it, in the codes of the old database.
  ORIGIN("Origin", Shape.OPEN),
  AUTHOR("Author", Shape.OPEN),
  YEAR("Year", Shape.NUMBER),
  THEME("Theme", Shape.OPEN),
  TYPE("Type", Shape.OPEN),
  EXPERIENCE("Experience", Shape.CLOSED),
  /// O optional, M mandatory, B both.
  OBLIGATION("Obligation", Shape.CLOSED),
  RESTRICTION("Restriction", Shape.OPEN),
  ROLE("Role", Shape.CLOSED),
  PHASE("Phase", Shape.CLOSED),
  /// Phases 0 to 10 of the old editions.
  CLASSIC("Classic phase", Shape.NUMBER),
  /// The points in time at which the engine lets it act.
  WINDOW("Window", Shape.CLOSED),
  /// Research number of a tech; ships that an essence card costs.
  COST("Cost", Shape.NUMBER),
  COPIES("Copies", Shape.NUMBER),
  /// What an engine needs for it.
  NEEDS("Needs", Shape.OPEN),
  /// Of aliens: `uses` technology, or touches it only `marginal`ly.
  TECH("Technology", Shape.CLOSED),
  /// The printed name of a power.
  POWER("Power", Shape.PROSE),
  EFFECT("Effect", Shape.PROSE),
  TEXT("Text", Shape.PROSE),
  SETUP("Setup", Shape.PROSE),
  WILD("Wild", Shape.PROSE),
  SUPER("Super", Shape.PROSE),
  /// The flare of the Mayfair edition, played once.
  WILD1("Wild1", Shape.PROSE),
  SUPER1("Super1", Shape.PROSE),
  CON("Con", Shape.PROSE),
  PRO("Pro", Shape.PROSE),
  HISTORY("History", Shape.PROSE),
  NOTES("Notes", Shape.PROSE),
  ART("Art", Shape.PROSE),
  /// Numbers of rules that it cites.
  RULE("Rules", Shape.WORD),
  /// Numbers of the rulings that name it.
  RULING("Rulings", Shape.WORD),
  SCENARIO("Scenarios", Shape.WORD),
  /// Ids of what it must not meet.
  CONFLICT("Conflicts", Shape.WORD),
  /// Ids of what belongs to it or what it belongs to.
  SEE("See", Shape.WORD),
  /// Share of games won, measured by the lab.
  WIN("Win share", Shape.NUMBER),
  LOW("Win share, at least", Shape.NUMBER),
  HIGH("Win share, at most", Shape.NUMBER),
  /// Size of that sample.
  GAMES("Games", Shape.NUMBER),
  /// By whom and when that was measured.
  MEASURED("Measured with", Shape.WORD);

  /// What its values look like.
  public enum Shape {
    /// One of a few words; any other is a mistake in a query.
    CLOSED,
    /// A word or name; new ones may come.
    OPEN,
    /// An id or number of its own.
    WORD,
    NUMBER,
    PROSE
  }

  /// Those that a search counts.
  public static final List<Field> FACETS =
      List.of(
          KIND,
          SET,
          STATUS,
          ORIGIN,
          AUTHOR,
          THEME,
          TYPE,
          EXPERIENCE,
          OBLIGATION,
          ROLE,
          PHASE,
          RESTRICTION,
          NEEDS,
          TECH);

  private final String label;
  private final Shape shape;
  private final String word = name().toLowerCase(Locale.ROOT);

  Field(String label, Shape shape) {
    this.label = label;
    this.shape = shape;
  }

  /// The word in queries and records: `origin`.
  public String word() {
    return word;
  }

  /// What players read: `Win share`.
  public String label() {
    return label;
  }

  /// What its values look like.
  public Shape shape() {
    return shape;
  }

  /// Whether an entry may have several values in it.
  public boolean isList() {
    return switch (this) {
      case RESTRICTION,
          ROLE,
          PHASE,
          CLASSIC,
          WINDOW,
          NEEDS,
          RULE,
          RULING,
          SCENARIO,
          CONFLICT,
          SEE ->
          true;
      default -> false;
    };
  }

  /// The field with this word, or with another word that people use for it.
  public static Optional<Field> named(String word) {
    String wanted =
        switch (word.toLowerCase(Locale.ROOT)) {
          case "omb" -> "obligation";
          case "level" -> "experience";
          case "research" -> "cost";
          case "search" -> "name";
          case "timing" -> "window";
          case "rules" -> "rule";
          case "rulings" -> "ruling";
          case "conflicts" -> "conflict";
          default -> word.toLowerCase(Locale.ROOT);
        };
    for (Field field : values()) if (field.word.equals(wanted)) return Optional.of(field);
    return Optional.empty();
  }
}
