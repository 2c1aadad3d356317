package hypergate.lab.env;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Persons;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import org.jspecify.annotations.Nullable;

/// A real game.
final class GamePosition implements Position {
  private final Game game;
  private final @Nullable View[] views = new View[Seat.MOST + 1];

  /// @param game nobody else's
  GamePosition(Game game) {
    this.game = game;
  }

  @Override
  public int waitingFor() {
    return game.waitingFor();
  }

  @Override
  public Question question(Seat seat) {
    return game.question(seat);
  }

  @Override
  public void player(Seat seat, @Nullable Player player) {
    game.player(seat, player);
  }

  @Override
  public void run() {
    if (!game.isOver()) game.run();
  }

  @Override
  public void answer(Seat seat, int position) {
    game.answer(seat, position);
  }

  @Override
  public View view(Seat seat) {
    View view = views[seat.index() + 1];
    if (view == null) views[seat.index() + 1] = view = new View(game.sibling());
    view.take(game, seat);
    return view;
  }

  @Override
  public boolean isOver() {
    return game.isOver();
  }

  @Override
  public Persons persons() {
    return game.persons();
  }

  @Override
  public int winners() {
    return game.winners();
  }

  @Override
  public int encounters() {
    return game.encounters();
  }

  @Override
  public Position fork() {
    Game copy = game.sibling();
    game.forkInto(copy);
    GamePosition fork = new GamePosition(copy);
    fork.run();
    return fork;
  }
}
