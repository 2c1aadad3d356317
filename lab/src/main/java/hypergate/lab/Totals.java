package hypergate.lab;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.lab.variants.Sums;
import java.util.ArrayList;
import java.util.List;

/// Sums over games. Reused from game to game, so that counting allocates nothing.
final class Totals {
  private final Content content;
  private final int seats;
  private long games;
  private long decisions;
  private long tries;
  private long encounters;
  private long unfinished;
  private long lostByAll;
  private final long[] winsBySeat;
  private final long[] alienGames;
  private final long[] alienWins;
  private final int[] alienOf;
  private final List<Sums> ofVariants = new ArrayList<>();

  Totals(Content content, int seats) {
    this.content = content;
    this.seats = seats;
    int aliens = content.aliens().size();
    winsBySeat = new long[seats];
    alienGames = new long[aliens];
    alienWins = new long[aliens];
    alienOf = new int[seats];
    for (LabVariant variant : LabVariants.ALL) {
      Sums sums = variant.sums(content);
      if (sums != null) ofVariants.add(sums);
    }
  }

  /// Listens to a game, which is restarted for each play.
  void watch(Game game) {
    for (Sums sums : ofVariants) sums.watch(game);
  }

  /// The setup of a game is over: aliens have been chosen.
  void begin(Game game) {
    for (int i = 0; i < seats; i++)
      alienOf[i] = game.powers().number(Powers.instance(Seat.of(i), Powers.OWN));
  }

  /// A game is over.
  void end(Game game, long decisionsOfGame, long triesOfGame) {
    games++;
    decisions += decisionsOfGame;
    tries += triesOfGame;
    encounters += game.encounters();
    // A win is that of a person, whatever seat it has come to.
    int winners = game.persons().at(game.winners());
    if (winners == 0 && isStopped(game)) unfinished++;
    else if (winners == 0) lostByAll++;
    for (int i = 0; i < seats; i++) {
      int won = winners >> i & 1;
      winsBySeat[i] += won;
      if (alienOf[i] < 0) continue;
      alienGames[alienOf[i]]++;
      alienWins[alienOf[i]] += won;
    }
    for (Sums sums : ofVariants) sums.end(game);
  }

  // A card can make everybody lose; otherwise a game without a winner was stopped.
  private static boolean isStopped(Game game) {
    return game.steps().isExhausted();
  }

  /// Adds the sums of other games.
  void add(Totals other) {
    games += other.games;
    decisions += other.decisions;
    tries += other.tries;
    encounters += other.encounters;
    unfinished += other.unfinished;
    lostByAll += other.lostByAll;
    add(winsBySeat, other.winsBySeat);
    add(alienGames, other.alienGames);
    add(alienWins, other.alienWins);
    for (int i = 0; i < ofVariants.size(); i++) ofVariants.get(i).add(other.ofVariants.get(i));
  }

  private static void add(long[] sums, long[] more) {
    for (int i = 0; i < sums.length; i++) sums[i] += more[i];
  }

  /// What it came to.
  SimulationResult result(long seed, double seconds) {
    List<Long> bySeat = new ArrayList<>();
    for (long wins : winsBySeat) bySeat.add(wins);
    List<SimulationResult.AlienWins> byAlien = new ArrayList<>();
    for (int i = 0; i < alienGames.length; i++)
      if (alienGames[i] > 0)
        byAlien.add(
            SimulationResult.AlienWins.of(content.alien(i).id(), alienGames[i], alienWins[i]));
    return new SimulationResult(
        games,
        seats,
        seed,
        seconds,
        games / seconds,
        decisions,
        decisions / seconds,
        tries / seconds,
        (double) encounters / games,
        unfinished,
        lostByAll,
        bySeat,
        byAlien,
        ofVariants.stream().map(Sums::found).toList());
  }
}
