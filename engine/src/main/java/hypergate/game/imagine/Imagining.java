package hypergate.game.imagine;

import hypergate.game.ask.Open;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.view.Imagination;
import hypergate.game.view.Redeal;
import hypergate.game.view.View;
import hypergate.game.view.World;

/// Imagines what a seat does not know. It begins with the present phase: the table as it stood then
/// is taken over, with everything the seat could not see then and does not see now dealt anew, so
/// that nothing of it stays; the real game is not kept. For each world it is dealt anew again, and
/// the phase is played up to the present question as the seat remembers it. A world in which the
/// seat would not see what it sees is given up, and another one tried.
public final class Imagining implements Imagination {
  // Where others have given up all cards of a kind, few deals leave them none of it.
  private static final int TRIES = 256;
  private static final long NEXT_TRY = 0x9e3779b97f4a7c15L;

  private final Imaginable base;
  private final View now;
  private final View imagined;
  private final Redeal dealer = new Redeal();
  private final Remembered remembered = new Remembered();
  private final Remembered played = new Remembered();
  private final State start = new State();
  private final Menu menu = new Menu();
  private Prompt prompt = Prompt.USE;
  private int step;
  private Seat seat = Seat.NONE;

  // The cosmic cards that the seat sees now.
  private long low;
  private long high;

  /// For games with the rules of this one.
  public Imagining(Imaginable game) {
    base = game.sibling();
    now = new View(game.sibling());
    imagined = new View(game.sibling());
  }

  /// Begins with the question that is open to a seat now.
  public void begin(Imaginable game, Open open) {
    seat = open.seat();
    prompt = open.prompt();
    step = open.step();
    menu.copyFrom(open.menu());
    game.forkInto(base);
    dealer.watch(base);
    witness();
    Sight sight = base.cells().sight(seat, base.state());
    low = sight.low();
    high = sight.high();
    now.take(base, seat);
    dealer.look(base, seat, menu);
    remembered.keep(seat, low, high);
    base.rewind();
    dealer.deal(base, seat, 0);
    base.begin();
    start.copyFrom(base.state());
  }

  // Runs the phase again as it went.
  private void witness() {
    remembered.clear();
    base.asking().forgetHeld();
    Witness witness = new Witness(base.asking().given(), base.asking().picks(), remembered);
    base.asking().newPhase();
    base.windows().newPhase();
    base.asking().guide(witness);
    base.run();
    base.asking().guide(null);
    if (!isHere(base)) throw new IllegalStateException("the phase does not come to " + prompt);
  }

  private boolean isHere(Imaginable game) {
    if (!seat.in(game.waitingFor())) return false;
    Open open = game.asking().open(seat);
    return open.prompt().equals(prompt) && open.step() == step && open.menu().sameAs(menu);
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public World world() {
    return new ImaginedWorld(base.sibling());
  }

  @Override
  public boolean imagine(World world, long seed) {
    ImaginedWorld imagines = (ImaginedWorld) world;
    imagines.clear();
    for (int i = 0; i < TRIES; i++)
      if (isFound(imagines.game(), new Luck(Luck.mix(seed + i * NEXT_TRY)))) return true;
    return false;
  }

  private boolean isFound(Imaginable game, Luck luck) {
    base.state().copyFrom(start);
    dealer.deal(base, seat, luck.next());
    base.begin();
    base.forkInto(game);
    played.clear();
    game.asking().guide(new Replay(seat, remembered, played, luck, low, high));
    game.run();
    game.asking().guide(null);
    if (!isHere(game)) return false;
    imagined.take(game, seat);
    if (!imagined.sameAs(now)) return false;
    // Nor may it remember what it did not see, or lack what it did.
    played.keep(seat, low, high);
    return played.sameAs(remembered);
  }
}
