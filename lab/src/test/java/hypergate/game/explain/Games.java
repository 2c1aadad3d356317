package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.view.Player;
import hypergate.lab.RandomGames;
import hypergate.players.RandomPlayer;
import hypergate.testing.Figures;

/// Random games that stop at every question to be looked at.
public final class Games {
  private Games() {}

  /// What is looked at when a decision waits.
  public interface Look {
    /// A decision waits in the game.
    ///
    /// @param number a number that is another one at each decision
    /// @param first whether nobody has answered anything in this phase yet
    void at(Game game, long number, boolean first);
  }

  /// Plays a game of any mix of options.
  ///
  /// @param every every how many decisions one is looked at, on average
  public static void play(long seed, int every, Look look) {
    Game game = RandomGames.game(seed);
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++) players[i] = new RandomPlayer(Luck.mix(seed * 31 + i));
    game.parkAll();
    long number = 0;
    State checkpoint = new State();
    for (boolean over = game.run(); !over && number < 1500; number++) {
      boolean first = !game.checkpoint().sameAs(checkpoint);
      checkpoint.copyFrom(game.checkpoint());
      if (Luck.mix(seed + number) % every == 0) {
        Figures.add("positions", 1);
        look.at(game, Luck.mix(seed * 7919 + number), first);
      }
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      over = game.answer(seat, players[seat.index()].choose(game.question(seat)));
    }
  }
}
