package hypergate.lab.env;

import hypergate.game.piece.Seat;
import hypergate.game.table.Persons;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.view.World;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A game that a seat imagines.
final class WorldPosition implements Position {
  private final World world;
  private final Supplier<World> empty;

  /// @param world nobody else's
  /// @param empty makes further worlds for games with the same rules
  WorldPosition(World world, Supplier<World> empty) {
    this.world = world;
    this.empty = empty;
  }

  @Override
  public int waitingFor() {
    return world.waitingFor();
  }

  @Override
  public Question question(Seat seat) {
    return world.question(seat);
  }

  @Override
  public void player(Seat seat, @Nullable Player player) {
    world.player(seat, player);
  }

  @Override
  public void run() {
    if (!world.isOver()) world.run();
  }

  @Override
  public void answer(Seat seat, int position) {
    world.answer(seat, position);
  }

  @Override
  public View view(Seat seat) {
    return world.view(seat);
  }

  @Override
  public boolean isOver() {
    return world.isOver();
  }

  @Override
  public Persons persons() {
    return world.persons();
  }

  @Override
  public int winners() {
    return world.winners();
  }

  @Override
  public int encounters() {
    return world.encounters();
  }

  @Override
  public Position fork() {
    World copy = empty.get();
    world.copyInto(copy);
    return new WorldPosition(copy, empty);
  }
}
