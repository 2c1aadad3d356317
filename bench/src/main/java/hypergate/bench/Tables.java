package hypergate.bench;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.Options;
import hypergate.game.piece.Seat;
import hypergate.players.RandomPlayer;
import java.util.Map;

/// Games for the benchmarks: four seats, all content of the release, random players.
final class Tables {
  static final Options OPTIONS = Options.of(Map.of("technology", "odyssey"));

  /// Everything on: two powers a seat face down, all aliens, techs and hazards, a hazard in every
  /// encounter, the reward deck, Tech levels.
  static final Options EVERYTHING =
      OPTIONS
          .with("tech.decks", "base+odyssey+reda+oliviera+hlavacek")
          .with("aliens.sets", "base+dominion+odyssey")
          .with("powers", "2")
          .with("powers.hidden", "on")
          .with("hazards", "both")
          .with("hazard.trigger", "everyEncounter")
          .with("rewards", "on")
          .with("levels", "true");

  private Tables() {}

  /// A table of four random players that runs bare, without checkpoints.
  static Game random(Options options, RandomPlayer[] players) {
    Game game = new Game(AllContent.ALL, options, 1);
    for (int i = 0; i < game.seats(); i++) {
      players[i] = new RandomPlayer(i);
      game.player(Seat.of(i), players[i]);
    }
    return game;
  }

  /// A game that waits at a decision somewhere in its middle.
  static Game parked(long seed) {
    Game game = new Game(AllContent.ALL, OPTIONS, seed);
    long budget = 100L + Math.floorMod(seed * 7919, 700);
    RandomPlayer chooser = new RandomPlayer(seed);
    boolean over = game.run();
    while (!over && game.decisions() < budget) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      over = game.answer(seat, chooser.choose(game.question(seat)));
    }
    return over ? parked(seed + 1000) : game;
  }
}
