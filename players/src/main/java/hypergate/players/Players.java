package hypergate.players;

import hypergate.game.card.Rules;
import hypergate.players.script.Scripts;
import hypergate.players.search.SearchingPlayer;
import hypergate.players.search.Style;
import hypergate.players.search.Valuation;
import java.util.List;

/// The machine players by name.
public final class Players {
  private static final List<String> NAMES = List.of("random", "novice", "regular", "strong");

  /// How often a regular player plays on for an answer at most.
  private static final int REGULAR = 160;

  /// How often a strong player plays on for an answer at most.
  private static final int STRONG = 1500;

  /// How often a player whose advice is asked plays on.
  private static final int ADVISER = 800;

  private Players() {}

  private static Valuation byHand(Rules rules) {
    return Valuation.of(rules.content(), "regular.tsv");
  }

  private static Valuation learned(Rules rules) {
    return Valuation.of(rules.content(), "strong.tsv");
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
  /// @param name one of [#names]; `regular` and `strong` may have a style behind a colon
  ///   (`strong:bold`, [Style#ALL]); a script ([Scripts#names]), or `scripts` for another one in
  ///   each game
  /// @param seed what its choices follow from
  /// @throws IllegalArgumentException for any other name, saying what is allowed
  public static MachinePlayer of(String name, long seed) {
    int colon = name.indexOf(':');
    Style style = colon < 0 ? Style.PLAIN : Style.of(name.substring(colon + 1));
    String kind = colon < 0 ? name : name.substring(0, colon);
    if (kind.equals("regular"))
      return new SearchingPlayer(REGULAR, Players::byHand, style, false, seed);
    if (kind.equals("strong"))
      return new SearchingPlayer(STRONG, Players::learned, style, true, seed);
    if (colon >= 0)
      throw new IllegalArgumentException(
          "'" + kind + "' has no styles; allowed: regular and strong");
    if (kind.equals("random")) return new RandomPlayer(seed);
    if (kind.equals("novice")) return new NovicePlayer();
    if (kind.equals(Scripts.ANY) || Scripts.names().contains(kind)) return Scripts.of(kind, seed);
    throw new IllegalArgumentException(
        "unknown player '" + name + "'; allowed: " + String.join(", ", NAMES));
  }

  /// Somebody to ask for advice.
  ///
  /// @param seed what its advice follows from
  public static Adviser adviser(long seed) {
    return adviser(ADVISER, seed);
  }

  /// Somebody to ask for advice, who takes more or less time over it.
  ///
  /// @param budget how often it plays on at most, at least 2
  /// @param seed what its advice follows from
  public static Adviser adviser(int budget, long seed) {
    return new SearchingPlayer(budget, Players::learned, Style.PLAIN, true, seed);
  }

  /// What the strong think a table between two encounters is worth.
  public static Valuation valuation(Rules rules) {
    return learned(rules);
  }
}
