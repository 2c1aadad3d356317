package hypergate.game;

import hypergate.game.Ability.Group;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import org.jspecify.annotations.Nullable;

/// What happens in a window without being asked: the mandatory abilities of everything that stands
/// somewhere. What belongs to nobody comes first, then each seat's turn comes in timing order
/// . In the windows where the rulebook names groups they go group by group.
final class Duties {
  private static final Group[] NAMED_ORDER = {
    Group.ADDITION, Group.REMOVAL, Group.NORMAL, Group.RESCUE, Group.INVERSION
  };

  /// Windows in which something waits until everybody has passed.
  private static final long WITH_LAST =
      Window.OUTCOME.bit() | Window.REVEALED.bit() | Window.ENCOUNTER_END.bit();

  private final Game game;
  private final State state;
  private final Stands[] stands;

  // At each level what each kind of stands has said is due there.
  private final long[] due;

  Duties(Game game) {
    this.game = game;
    this.state = game.state();
    this.stands = game.stands().all();
    this.due = new long[Windows.DEEPEST * stands.length];
  }

  /// Everything that must happen now.
  void carryOut(Window window, int level) {
    if (window == Window.LOSING || window == Window.DECIDING)
      for (Group group : NAMED_ORDER) carryOut(window, group, level);
    else carryOut(window, (WITH_LAST & window.bit()) != 0 ? Group.NORMAL : null, level);
  }

  /// What must happen when everybody has passed.
  void carryOutLast(Window window, int level) {
    if ((WITH_LAST & window.bit()) != 0) carryOut(window, Group.LAST, level);
  }

  private void carryOut(Window window, @Nullable Group group, int level) {
    // While a Pulsar is in force a power that must not act can be asked about all the same.
    if ((state.w[Layout.ACTING_MUST] & window.bit()) == 0 && state.n[Layout.PULSARS_IN_FORCE] == 0)
      return;
    int first = level * stands.length;
    for (int i = 0; i < stands.length; i++) due[first + i] = stands[i].due(window);
    for (int i = 0; i < stands.length; i++)
      if (due[first + i] != 0) stands[i].carryOut(window, group, level);
    if (game.windows().isClosed(window)) return;
    int order = game.order();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = TimingOrder.at(order + p);
      for (int i = 0; i < stands.length; i++)
        if (due[first + i] != 0 && !stands[i].carryOut(window, group, level, seat, due[first + i]))
          return;
    }
  }
}
