package hypergate.players;

import hypergate.game.card.Rules;
import hypergate.players.search.SearchingPlayer;
import hypergate.players.search.Valuation;
import java.util.List;

/// The machine players by name.
public final class Players {
  private static final List<String> NAMES = List.of("random", "novice", "regular");

  /// How often a regular player plays on for an answer.
  private static final int REGULAR = 160;

  private Players() {}

  private static Valuation byHand(Rules rules) {
    return Valuation.of(rules.content(), "regular.tsv");
  }

  /// The names that [#of] knows, weakest first.
  public static List<String> names() {
    return NAMES;
  }

  /// A new player of a kind.
  ///
  /// @param name one of [#names]
  /// @param seed what its choices follow from
  /// @throws IllegalArgumentException for any other name, saying what is allowed
  public static MachinePlayer of(String name, long seed) {
    return switch (name) {
      case "random" -> new RandomPlayer(seed);
      case "novice" -> new NovicePlayer();
      case "regular" -> new SearchingPlayer(REGULAR, Players::byHand, seed);
      default ->
          throw new IllegalArgumentException(
              "unknown player '" + name + "'; allowed: " + String.join(", ", NAMES));
    };
  }
}
