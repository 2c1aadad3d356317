package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.game.card.AlienList;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.piece.Luck;
import hypergate.lab.run.Nearest;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;

/// What is played to measure cards. Games come in rounds: for each level of players as many games
/// as there are seats, all from the same deal with the same aliens, which move on by one seat from
/// game to game, so that each alien has each seat once, against the same opponents. At a table
/// everybody is of the same level; a level of which fewer games are wanted leaves out the later
/// rounds. Game `i` follows from the seed and `i` alone.
///
/// @param games of each level, in the order of the levels
/// @param options the options of every game; 3 to 8 seats
/// @param levels names of machine players: each is a level
/// @param seed what all games follow from
public record Balance(List<Long> games, Options options, List<String> levels, long seed) {
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
    for (long wanted : games)
      if (wanted < seats || wanted > MOST_GAMES)
        throw new IllegalArgumentException(
            "games must be " + seats + " (a round) to " + MOST_GAMES + ", not " + wanted);
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
    if (games.size() == 1) games = Collections.nCopies(levels.size(), games.getFirst());
    if (games.size() != levels.size())
      throw new IllegalArgumentException(
          "games are given for "
              + games.size()
              + " levels; there are "
              + levels.size()
              + ": give one number for all, or one for each");
    new Rules(AllContent.ALL, options).check();
    levels = List.copyOf(levels);
    games = List.copyOf(games);
  }

  /// As many games of each level.
  public Balance(long games, Options options, List<String> levels, long seed) {
    this(List.of(games), options, levels, seed);
  }

  /// Where a game stands.
  private record Place(long round, int level, int turn) {}

  /// Seats at the table, and games of a level in a round.
  public int seats() {
    return options.systems();
  }

  /// Whether of each level as many games are played.
  public boolean isEven() {
    return new HashSet<>(games).size() == 1;
  }

  private long rounds(int level) {
    return games.get(level) / seats();
  }

  /// All games: whole rounds.
  public long all() {
    long all = 0;
    for (int level = 0; level < levels.size(); level++) all += rounds(level) * seats();
    return all;
  }

  /// How many whole rounds of a level the first games hold.
  ///
  /// @param played how many games
  public long rounds(int level, long played) {
    return played == all() ? rounds(level) : Math.min(rounds(level), roundOf(played));
  }

  // Stretches of rounds in which the same levels play, one after the other.
  private Place place(long game) {
    long left = game;
    for (long round = 0; ; ) {
      long next = Long.MAX_VALUE;
      List<Integer> playing = new ArrayList<>();
      for (int level = 0; level < levels.size(); level++)
        if (rounds(level) > round) {
          playing.add(level);
          next = Math.min(next, rounds(level));
        }
      if (playing.isEmpty()) throw new IllegalArgumentException("there is no game " + (game + 1));
      int inRound = playing.size() * seats();
      if (left < (next - round) * inRound)
        return new Place(
            round + left / inRound,
            playing.get((int) (left % inRound) / seats()),
            (int) (left % seats()));
      left -= (next - round) * inRound;
      round = next;
    }
  }

  /// The round of a game.
  public long roundOf(long game) {
    return place(game).round();
  }

  /// The level of a game: its place among the levels.
  public int levelOf(long game) {
    return place(game).level();
  }

  /// By how many seats the aliens of a round have moved on in a game.
  public int turnOf(long game) {
    return place(game).turn();
  }

  /// Whether a game is the last one of its round.
  public boolean endsRound(long game) {
    return game + 1 == all() || roundOf(game + 1) != roundOf(game);
  }

  /// What a game follows from: the same for all of a round.
  public long seedOf(long game) {
    return Luck.mix(Luck.mix(seed) + roundOf(game));
  }

  /// The command that plays the same games.
  public String command() {
    StringBuilder words = new StringBuilder("hypergate lab balance");
    words.append(" --players ").append(String.join(",", levels));
    words.append(" --games ");
    if (isEven()) words.append(games.getFirst());
    else words.append(String.join(",", games.stream().map(String::valueOf).toList()));
    options.given().forEach((name, value) -> words.append(" --set " + name + "=" + value));
    AlienList aliens = new AlienList(options.aliens());
    if (!aliens.only().isEmpty())
      words.append(" --aliens ").append(String.join(",", aliens.only()));
    if (!aliens.without().isEmpty())
      words.append(" --without ").append(String.join(",", aliens.without()));
    return words.append(" --seed ").append(seed).toString();
  }
}
