package hypergate.cli.play;

import hypergate.game.session.Session;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;

/// A machine player whose choices follow from the seed and from how far the game has come, so that
/// taking an answer back or resuming a saved game changes nothing.
final class Machine implements Player {
  private final Session session;
  private final long seed;
  private final MachinePlayer player;

  Machine(Session session, String name, long seed) {
    this.session = session;
    this.seed = seed;
    this.player = Players.of(name, seed);
  }

  @Override
  public int choose(Question question) {
    long moment = session.lines().size() * 1_000L + session.events().size();
    moment = moment * 64 + question.gestureStep();
    player.reseed((seed * 31 + moment) * 8 + question.seat().index());
    return player.choose(question);
  }
}
