package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.piece.Luck;
import hypergate.lab.run.Nearest;
import hypergate.players.Players;
import java.util.HashSet;
import java.util.List;

/// What is played to measure cards. Games come in rounds: for each level of players as many games
/// as there are seats, all from the same deal with the same aliens, which move on by one seat from
/// game to game, so that each alien has each seat once, against the same opponents. At a table
/// everybody is of the same level. Game `i` follows from the seed and `i` alone.
///
/// @param games of each level
/// @param options the options of every game; 3 to 8 seats
/// @param levels names of machine players: each is a level
/// @param seed what all games follow from
public record Balance(long games, Options options, List<String> levels, long seed) {
  /// The most games of a level that may be asked for.
  public static final int MOST_GAMES = 100_000_000;

  /// The most levels.
  public static final int MOST_LEVELS = 4;

  /// Checks what a user has asked for.
  ///
  /// @throws IllegalArgumentException saying what is allowed
  public Balance {
    int seats = options.systems();
    if (options.get(Option.SEATS) < 3)
      throw new IllegalArgumentException("balance needs at least 3 players");
    if (games < seats || games > MOST_GAMES)
      throw new IllegalArgumentException("games must be " + seats + " (a round) to " + MOST_GAMES);
    if (!options.startCards().isEmpty())
      throw new IllegalArgumentException("balance deals the cards to begin with itself");
    if (levels.isEmpty() || levels.size() > MOST_LEVELS)
      throw new IllegalArgumentException("levels must be 1 to " + MOST_LEVELS);
    for (String name : levels)
      if (!Players.isKnown(name))
        throw new IllegalArgumentException(
            "unknown player '"
                + name
                + "'"
                + Nearest.hint(name, Players.names())
                + "; allowed: "
                + String.join(", ", Players.names()));
    if (new HashSet<>(levels).size() < levels.size())
      throw new IllegalArgumentException("a level is named twice");
    new Rules(AllContent.ALL, options).check();
    levels = List.copyOf(levels);
  }

  /// Seats at the table, and games of a level in a round.
  public int seats() {
    return options.systems();
  }

  /// Games of all levels in a round.
  public int inRound() {
    return seats() * levels.size();
  }

  /// All games: whole rounds.
  public long all() {
    return games / seats() * inRound();
  }

  /// The round of a game.
  public long roundOf(long game) {
    return game / inRound();
  }

  /// The level of a game: its place among the levels.
  public int levelOf(long game) {
    return (int) (game % inRound()) / seats();
  }

  /// By how many seats the aliens of a round have moved on in a game.
  public int turnOf(long game) {
    return (int) (game % seats());
  }

  /// What a game follows from: the same for all of a round.
  public long seedOf(long game) {
    return Luck.mix(Luck.mix(seed) + roundOf(game));
  }
}
