package hypergate.lab;

import hypergate.game.Content;
import hypergate.game.Game;
import hypergate.game.Powers;
import hypergate.game.piece.Seat;
import hypergate.variant.technology.Tally;
import hypergate.variant.technology.Tech;
import java.util.ArrayList;
import java.util.List;

/// Sums over games. Reused from game to game, so that counting allocates nothing.
final class Totals implements Tally {
  private final Content content;
  private final int seats;
  private final boolean[] techSeen;
  private long games;
  private long decisions;
  private long encounters;
  private long unfinished;
  private long lostByAll;
  private final long[] winsBySeat;
  private final long[] alienGames;
  private final long[] alienWins;
  private final long[] dealt;
  private final long[] completed;
  private final long[] used;
  private final long[] completers;
  private final long[] completersWon;
  private final int[] completedBy;
  private final int[] alienOf;

  Totals(Content content, int seats) {
    this.content = content;
    this.seats = seats;
    int techs = content.of(Tech.class).size();
    int aliens = content.aliens().size();
    winsBySeat = new long[seats];
    alienGames = new long[aliens];
    alienWins = new long[aliens];
    dealt = new long[techs];
    completed = new long[techs];
    used = new long[techs];
    completers = new long[techs];
    completersWon = new long[techs];
    completedBy = new int[techs];
    techSeen = new boolean[techs];
    alienOf = new int[seats];
  }

  /// The setup of a game is over: aliens have been chosen.
  void begin(Game game) {
    for (int i = 0; i < seats; i++)
      alienOf[i] = game.powers().number(Powers.instance(Seat.of(i), Powers.OWN));
  }

  @Override
  public void tech(Seat seat, int tech, Moment moment) {
    techSeen[tech] = true;
    switch (moment) {
      case DEALT -> dealt[tech]++;
      case COMPLETED -> {
        completed[tech]++;
        completedBy[tech] |= seat.bit();
      }
      case USED -> used[tech]++;
    }
  }

  /// A game is over.
  void end(Game game, long decisionsOfGame) {
    games++;
    decisions += decisionsOfGame;
    encounters += game.encounters();
    int winners = game.winners();
    if (winners == 0 && isStopped(game)) unfinished++;
    else if (winners == 0) lostByAll++;
    for (int i = 0; i < seats; i++) {
      int won = winners >> i & 1;
      winsBySeat[i] += won;
      if (alienOf[i] < 0) continue;
      alienGames[alienOf[i]]++;
      alienWins[alienOf[i]] += won;
    }
    for (int tech = 0; tech < completedBy.length; tech++) {
      if (completedBy[tech] == 0) continue;
      completers[tech] += Integer.bitCount(completedBy[tech]);
      completersWon[tech] += Integer.bitCount(completedBy[tech] & winners);
      completedBy[tech] = 0;
    }
  }

  // A hazard can make everybody lose; otherwise a game without a winner was stopped.
  private static boolean isStopped(Game game) {
    return game.steps().isExhausted();
  }

  /// Adds the sums of other games.
  void add(Totals other) {
    games += other.games;
    decisions += other.decisions;
    encounters += other.encounters;
    unfinished += other.unfinished;
    lostByAll += other.lostByAll;
    add(winsBySeat, other.winsBySeat);
    add(alienGames, other.alienGames);
    add(alienWins, other.alienWins);
    add(dealt, other.dealt);
    add(completed, other.completed);
    add(used, other.used);
    add(completers, other.completers);
    add(completersWon, other.completersWon);
    for (int i = 0; i < techSeen.length; i++) techSeen[i] |= other.techSeen[i];
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
    List<SimulationResult.TechUse> techs = new ArrayList<>();
    for (int i = 0; i < dealt.length; i++)
      if (techSeen[i])
        techs.add(
            new SimulationResult.TechUse(
                content.of(Tech.class).get(i).id(),
                dealt[i],
                completed[i],
                used[i],
                completers[i] == 0 ? 0 : (double) completersWon[i] / completers[i]));
    return new SimulationResult(
        games,
        seats,
        seed,
        seconds,
        games / seconds,
        decisions,
        decisions / seconds,
        (double) encounters / games,
        unfinished,
        lostByAll,
        bySeat,
        byAlien,
        techs);
  }
}
