package hypergate.game.timing;

import hypergate.game.ask.Asking;
import hypergate.game.card.Ability;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Lets a game stop whenever somebody could act in a window as far as everybody can tell, whether
/// or not anybody really can: so a host can give all of them the same time, and no pause betrays
/// who holds an answer. Rounds are no answers and stand in no record.
public final class Rounds {
  private final Timing game;
  private final Eligible eligible;
  private final Menu menu = new Menu();
  private int people;
  private int seen;
  private int level;
  private @Nullable Round open;

  /// The rounds of a game.
  public Rounds(Timing game) {
    this.game = game;
    this.eligible = new Eligible(game);
  }

  void reset() {
    seen = 0;
    open = null;
  }

  /// Says whom the game stops for, wherever they sit, as a mask of the seats at which they began;
  /// 0: it never stops, which is how games begin. What has gone by already does not come again.
  public void host(int persons) {
    if (people == persons) return;
    people = persons;
    game.windows().host(persons != 0);
    Asking asking = game.asking();
    if (open != null) {
      asking.roundsClosed(seen - 1);
      goOn();
    } else if (persons != 0 && game.asking().waitingFor() != 0 && !game.isOver()) {
      // Run once more without a stop, to count what lies before the open question.
      asking.roundsClosed(Integer.MAX_VALUE);
      goOn();
      asking.roundsClosed(seen);
    }
  }

  private void goOn() {
    game.playAgain();
  }

  /// The round that is open while the game waits for its host, null when none is.
  public @Nullable Round open() {
    return open;
  }

  /// Closes the open round and plays on: those who can act are asked, who may be nobody.
  ///
  /// @throws IllegalStateException when none is open
  public void close() {
    if (open == null) throw new IllegalStateException("no round is open");
    game.asking().roundsClosed(seen);
    goOn();
  }

  /// What a seat can use in the open round, in notation: for that seat only.
  public List<String> uses(Seat seat) {
    if (open == null) return List.of();
    menu.clear();
    if (open.window() == Window.REINFORCING && mayReinforce(seat)) {
      CardSet cards = game.cards().reinforcements(seat);
      if (!cards.isEmpty()) game.ask(seat).addFaces(menu, cards);
    }
    game.windows().lookAtUses(menu, open.window(), seat, level);
    List<String> uses = new ArrayList<>();
    for (int i = 0; i < menu.count(); i++) uses.add(notation(menu.at(i)));
    return uses;
  }

  private String notation(int choice) {
    return StandChoice.is(choice)
        ? game.stands().notation(choice)
        : game.cards().face(Choice.value(choice)).notation();
  }

  private boolean mayReinforce(Seat seat) {
    return game.cards().takesPart(seat) && !seat.in(game.encounter().passedReinforcing());
  }

  /// Stops before everybody is asked for reinforcements; also for phases that poll themselves.
  public void reinforcing() {
    if (people == 0) return;
    int depth = game.windows().fresh();
    stop(
        Window.REINFORCING, eligible.in(Window.REINFORCING, depth) | eligible.reinforcing(), depth);
  }

  /// Stops as a window would that opened now, although nobody can do anything in it.
  public void stop(Window window) {
    if (people != 0) stop(window, game.windows().fresh());
  }

  void stop(Window window, int depth) {
    stop(window, eligible.in(window, depth), depth);
  }

  private void stop(Window window, int mask, int depth) {
    if (mask == 0) return;
    Asking asking = game.asking();
    // What was answered later has gone by.
    boolean gone = seen++ < asking.roundsClosed() || !asking.isFed();
    if (gone || (mask & game.persons().seatsOf(people)) == 0) return;
    Pipeline pipeline = game.pipeline();
    Use use = pipeline.isIdle() ? null : pipeline.innermost();
    level = depth;
    open =
        use == null
            ? new Round(window, mask, Seat.NONE, Ability.NONE, 0)
            : new Round(window, mask, use.seat(), use.ability(), use.target());
    asking.park();
  }

  /// Whether another game has stopped at the round at which this one has.
  public boolean isAtSame(Rounds other) {
    return open != null && open.equals(other.open) && other.game.asking().isFed();
  }
}
