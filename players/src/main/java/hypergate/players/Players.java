package hypergate.players;

import hypergate.game.card.Rules;
import hypergate.players.script.Scripts;
import hypergate.players.search.Cast;
import hypergate.players.search.Mind;
import hypergate.players.search.Mind.Habits;
import hypergate.players.search.SearchingPlayer;
import hypergate.players.search.Style;
import hypergate.players.search.Valuation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The machine players by name.
public final class Players {
  private static final List<String> NAMES =
      List.of("random", "novice", "regular", "strong", "expert", "adaptive");

  /// The kinds that try their options out.
  private static final Map<String, Mind> MINDS = new LinkedHashMap<>();

  /// How often one may play on for an answer at most, where a name says so.
  private static final int MOST_TRIES = 100_000;

  /// With fewer tries nobody mixes its secret choices: each card and each plan of the other takes
  /// many worlds.
  private static final int FEW_TRIES = 300;

  static {
    MINDS.put(
        "regular",
        new Mind(
            160, Players::byHand, Style.PLAIN, Cast.ALIKE, new Habits(true, false, false, false)));
    MINDS.put(
        "strong",
        new Mind(
            1500,
            Players::learned,
            Style.PLAIN,
            Cast.TEMPERS,
            new Habits(true, true, false, false)));
    MINDS.put(
        "expert",
        new Mind(
            4000,
            Players::expertly,
            Style.PLAIN,
            Cast.SPARING,
            new Habits(true, true, true, false)));
    MINDS.put(
        "adaptive",
        new Mind(
            1500,
            Players::fromStronger,
            Style.PLAIN,
            Cast.TEMPERS,
            new Habits(true, true, false, true)));
  }

  /// Whose advice is asked: it looks at everything.
  private static final Mind ADVISER =
      new Mind(
          800,
          Players::fromStronger,
          Style.PLAIN,
          Cast.TEMPERS,
          new Habits(false, true, false, false));

  private Players() {}

  private static Valuation byHand(Rules rules) {
    return Valuation.of(rules.content(), "regular.tsv");
  }

  private static Valuation learned(Rules rules) {
    return Valuation.of(rules.content(), "strong.tsv");
  }

  private static Valuation expertly(Rules rules) {
    return Valuation.where(rules, "expert-where.tsv", "strong.tsv");
  }

  private static Valuation fromStronger(Rules rules) {
    return Valuation.of(rules.content(), "expert.tsv");
  }

  /// The names that are offered to people, weakest first.
  public static List<String> names() {
    return NAMES;
  }

  /// Whether [#of] knows a name: one of [#names], a script, or a searching player with a style.
  public static boolean isKnown(String name) {
    try {
      of(name, 0);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /// A new player of a kind.
  ///
  /// @param name one of [#names]; those that try their options out (`regular` and above) may have a
  ///   style behind a colon (`strong:bold`, [Style#ALL]) and how often they play on for an answer
  ///   behind a stroke (`strong/300`); a script ([Scripts#names]), or `scripts` for another one in
  ///   each game
  /// @param seed what its choices follow from
  /// @throws IllegalArgumentException for any other name, saying what is allowed
  public static MachinePlayer of(String name, long seed) {
    int slash = name.indexOf('/');
    String styled = slash < 0 ? name : name.substring(0, slash);
    int colon = styled.indexOf(':');
    String kind = colon < 0 ? styled : styled.substring(0, colon);
    Mind mind = MINDS.get(kind);
    if (mind != null) {
      Style style = colon < 0 ? mind.style() : Style.of(styled.substring(colon + 1));
      int budget = slash < 0 ? mind.budget() : tries(name.substring(slash + 1));
      Habits habits = budget < FEW_TRIES ? mind.habits().unmixed() : mind.habits();
      return new SearchingPlayer(
          new Mind(budget, mind.valuations(), style, mind.cast(), habits), seed);
    }
    if (colon >= 0 || slash >= 0)
      throw new IllegalArgumentException(
          "'"
              + kind
              + "' has no styles and no tries; allowed: "
              + String.join(", ", MINDS.keySet()));
    if (kind.equals("random")) return new RandomPlayer(seed);
    if (kind.equals("novice")) return new NovicePlayer(seed);
    if (kind.equals(Scripts.ANY) || Scripts.names().contains(kind)) return Scripts.of(kind, seed);
    throw new IllegalArgumentException(
        "unknown player '" + name + "'; allowed: " + String.join(", ", NAMES));
  }

  private static int tries(String text) {
    if (text.matches("\\d{1,6}")) {
      int tries = Integer.parseInt(text);
      if (tries >= 2 && tries <= MOST_TRIES) return tries;
    }
    throw new IllegalArgumentException(
        "'" + text + "' tries for an answer cannot be; allowed: 2 to " + MOST_TRIES);
  }

  /// Somebody to ask for advice.
  ///
  /// @param seed what its advice follows from
  public static Adviser adviser(long seed) {
    return new SearchingPlayer(ADVISER, seed);
  }

  /// Somebody to ask for advice, who takes more or less time over it.
  ///
  /// @param budget how often it plays on at most, at least 2
  /// @param seed what its advice follows from
  public static Adviser adviser(int budget, long seed) {
    return new SearchingPlayer(
        new Mind(budget, ADVISER.valuations(), ADVISER.style(), ADVISER.cast(), ADVISER.habits()),
        seed);
  }

  /// What the strong think a table between two encounters is worth.
  public static Valuation valuation(Rules rules) {
    return learned(rules);
  }
}
