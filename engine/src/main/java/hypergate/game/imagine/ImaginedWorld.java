package hypergate.game.imagine;

import hypergate.game.piece.Seat;
import hypergate.game.table.Persons;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.view.World;
import hypergate.game.word.Step;
import org.jspecify.annotations.Nullable;

/// A game that is not the real one, as those see it who think with it.
final class ImaginedWorld implements World {
  private final Imaginable game;
  private final @Nullable View[] views = new View[Seat.MOST + 1];

  private final @Nullable Player[] players = new Player[Seat.MOST];

  // Who sits here, as a mask of the seats at which they began.
  private int seated;

  /// @param game nobody else's
  ImaginedWorld(Imaginable game) {
    this.game = game;
  }

  /// The game itself: for who makes the world.
  Imaginable game() {
    return game;
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
  public void player(Seat person, @Nullable Player player) {
    seated = player == null ? seated & ~person.bit() : seated | person.bit();
    players[person.index()] = player;
    game.player(person, player);
  }

  @Override
  public Persons persons() {
    return game.persons();
  }

  @Override
  public void listener(@Nullable Listener listener) {
    game.listener(listener);
  }

  @Override
  public String cause() {
    return game.cause();
  }

  /// Nobody sits here any more, or hears anything.
  void clear() {
    game.listener(null);
    for (int i = 0; i < players.length; i++) if (players[i] != null) player(Seat.of(i), null);
  }

  @Override
  public boolean run() {
    return game.run();
  }

  @Override
  public boolean runEncounter() {
    if (game.waitingFor() != 0) game.rewind();
    // Where nothing can wait, nothing has to be run again.
    boolean waits = seated != game.everybody();
    if (!waits) game.keepCheckpoints(false);
    Step before = game.step();
    while (!game.isOver() && game.runPhase() && !hasEnded(before)) before = game.step();
    if (!waits) game.keepCheckpoints(true);
    return game.isOver();
  }

  private boolean hasEnded(Step before) {
    return before.compareTo(Step.RESOLUTION) >= 0 && game.step().compareTo(Step.REGROUP) <= 0;
  }

  @Override
  public boolean answer(Seat seat, int position) {
    check(seat, position);
    game.asking().hold(seat, position);
    return game.run();
  }

  private void check(Seat seat, int position) {
    int count = game.question(seat).count();
    if (position < 0 || position >= count)
      throw new IllegalArgumentException("there is no option " + position);
  }

  @Override
  public boolean answerAndRunEncounter(Seat seat, int position) {
    check(seat, position);
    game.asking().hold(seat, position);
    return runEncounter();
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
  public int winners() {
    return game.winners();
  }

  @Override
  public int encounters() {
    return game.encounters();
  }

  @Override
  public long decisions() {
    return game.decisions();
  }

  @Override
  public void copyInto(World other) {
    ImaginedWorld copy = (ImaginedWorld) other;
    game.forkInto(copy.game);
    int open = game.persons().at(game.waitingFor());
    // A phase that has not begun has nothing to be put again.
    if (open == 0) return;
    for (int i = 0; i < players.length; i++)
      if ((open >> i & 1) != 0) copy.game.player(Seat.of(i), null);
    copy.game.run();
    for (int i = 0; i < players.length; i++)
      if ((open >> i & 1) != 0) copy.game.player(Seat.of(i), copy.players[i]);
  }

  @Override
  public void copyInto(World other, Seat seat, int position) {
    check(seat, position);
    ImaginedWorld copy = (ImaginedWorld) other;
    game.forkInto(copy.game);
    copy.game.asking().hold(seat, position);
  }

  @Override
  public boolean sameAs(World other) {
    return game.state().sameAs(((ImaginedWorld) other).game.state())
        && game.waitingFor() == other.waitingFor();
  }
}
