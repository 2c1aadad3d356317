package hypergate.game;

import hypergate.game.Ability.Group;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.word.Window;
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

  private final Timing game;
  private final State state;
  private final Stands[] stands;

  /// Those that are late: see [Stands#isLate].
  private final Stands[] late;

  // At each level what each kind of stands has said is due there.
  private final long[] due;

  Duties(Timing game) {
    this.game = game;
    this.state = game.state();
    this.stands = game.stands().all();
    this.late = java.util.Arrays.stream(stands).filter(Stands::isLate).toArray(Stands[]::new);
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
    long bit = window.bit();
    int first = level * stands.length;
    int concerned = 0;
    for (int i = 0; i < stands.length; i++) {
      due[first + i] = isAsked(stands[i], bit) ? stands[i].due(window) : 0;
      if (due[first + i] != 0) concerned |= 1 << i;
    }
    for (int rest = concerned; rest != 0; rest &= rest - 1)
      stands[Integer.numberOfTrailingZeros(rest)].carryOut(window, group, level);
    if (game.windows().isClosed(window)) return;
    int order = game.order();
    for (int p = 0; p < game.seats(); p++)
      if (!carryOut(window, group, level, TimingOrder.at(order + p), concerned)) return;
  }

  private boolean carryOut(
      Window window, @Nullable Group group, int level, Seat seat, int concerned) {
    long bit = window.bit();
    int rest = concerned | late(bit);
    while (rest != 0) {
      int i = Integer.numberOfTrailingZeros(rest);
      long said = due[level * stands.length + i];
      if (!stands[i].carryOut(window, group, level, seat, said)) return false;
      // What has just come into force where it is asked later.
      rest = (rest | late(bit)) & -2 << i;
    }
    return true;
  }

  private boolean isAsked(Stands at, long bit) {
    return (at.musts() & bit) != 0 || state.n[Layout.PULSARS_IN_FORCE] != 0;
  }

  private int late(long bit) {
    int mask = 0;
    for (Stands at : late) if ((at.musts() & bit) != 0) mask |= 1 << at.number();
    return mask;
  }
}
