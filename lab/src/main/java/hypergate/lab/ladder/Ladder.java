package hypergate.lab.ladder;

import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.lab.run.Nearest;
import hypergate.players.Players;
import java.util.List;

/// What a ladder plays: games of one player against others. They come in rounds of as many games as
/// there are seats: all games of a round begin from the same deal, and everybody moves on by one
/// seat from each to the next, so that the player sits once at every seat and with everything that
/// was dealt to it. Game number `i` follows from the seed and `i` alone.
///
/// @param games how many
/// @param options the options of every game; 3 to 8 seats
/// @param player the name of the machine player that is measured
/// @param against the names of those it plays against, clockwise from its left; one name stands for
///   all of them
/// @param seed what all games follow from
public record Ladder(long games, Options options, String player, List<String> against, long seed) {
  /// The most games that may be asked for.
  public static final int MOST_GAMES = 100_000_000;

  private static final int FEWEST_SEATS = 3;

  /// Checks what a user has asked for.
  ///
  /// @throws IllegalArgumentException saying what is allowed
  public Ladder {
    if (games < 1 || games > MOST_GAMES)
      throw new IllegalArgumentException("games must be 1 to " + MOST_GAMES);
    if (options.get(Option.SEATS) < FEWEST_SEATS)
      throw new IllegalArgumentException("a ladder needs at least " + FEWEST_SEATS + " players");
    checkName(player);
    against.forEach(Ladder::checkName);
    int others = options.systems() - 1;
    if (against.size() != 1 && against.size() != others)
      throw new IllegalArgumentException(
          against.size() + " opponents were named; allowed: 1 for all, or " + others);
    against = List.copyOf(against);
  }

  private static void checkName(String name) {
    if (!Players.isKnown(name))
      throw new IllegalArgumentException(
          "unknown player '"
              + name
              + "'"
              + Nearest.hint(name, Players.names())
              + "; allowed: "
              + String.join(", ", Players.names()));
  }

  /// Seats at the table, and games in a round.
  public int seats() {
    return options.systems();
  }

  /// The seat of the player in a game, counted from 0.
  public int seatIn(long game) {
    return (int) (game % seats());
  }

  /// The name of the player at a seat in a game.
  public String nameAt(long game, int seat) {
    int left = Math.floorMod(seat - seatIn(game), seats());
    return left == 0 ? player : against.get((left - 1) % against.size());
  }

  /// What a game follows from: the same for all games of a round.
  public long seedOf(long game) {
    return Luck.mix(Luck.mix(seed) + game / seats());
  }
}
