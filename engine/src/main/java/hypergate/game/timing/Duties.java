package hypergate.game.timing;

import hypergate.game.card.Ability.Group;
import hypergate.game.piece.Seat;
import hypergate.game.table.TimingOrder;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// What happens in a window without being asked: the mandatory abilities of everything that stands
/// somewhere. What belongs to nobody comes first, then each seat's turn comes in timing order
/// . In the windows where the rulebook names groups they go group by group.
final class Duties {
  private static final Group[] NAMED_ORDER = {
    Group.REDUCTION,
    Group.ADDITION,
    Group.REMOVAL,
    Group.SHELTER,
    Group.CAPTURE,
    Group.NORMAL,
    Group.RESCUE,
    Group.INVERSION
  };

  /// Windows in which something waits until everybody has passed.
  private static final long WITH_LAST =
      Window.TURN_START.bit()
          | Window.DEFENSE_CHOSEN.bit()
          | Window.BEFORE_SELECTION.bit()
          | Window.DECIDED.bit()
          | Window.OUTCOME.bit()
          | Window.REVEALED.bit()
          | Window.DEALING.bit()
          | Window.KEEPING.bit()
          | Window.ENCOUNTER_END.bit();

  private final Timing game;
  private final Stands[] stands;

  private final StandRoster roster;

  // At each level what each kind of stands has said is due there.
  private final long[] due;

  Duties(Timing game) {
    this.game = game;
    this.roster = game.stands();
    this.stands = roster.all();
    this.due = new long[Windows.DEEPEST * stands.length];
  }

  /// Everything that must happen now.
  void carryOut(Window window, int level) {
    if (window == Window.LOSING || window == Window.DECIDING || window == Window.CARD_DISCARDED)
      for (Group group : NAMED_ORDER) carryOut(window, group, level);
    else if (window == Window.REVEALING) {
      carryOut(window, Group.WITNESS, level);
      carryOut(window, Group.NORMAL, level);
    } else carryOut(window, isWithLast(window) ? Group.NORMAL : null, level);
    if (window == Window.REVEALED) carryOut(window, Group.WITNESS, level);
  }

  /// What must happen when everybody has passed.
  void carryOutLast(Window window, int level) {
    if (isWithLast(window)) carryOut(window, Group.LAST, level);
  }

  private static boolean isWithLast(Window window) {
    return (WITH_LAST & window.bit()) != 0 || window == Window.WIN_CHECK;
  }

  private void carryOut(Window window, @Nullable Group group, int level) {
    // While a power is held back it can be asked about what it must do all the same.
    boolean guarded = game.holds().areAny();
    if (!guarded && !roster.isObliged(window)) return;
    int before = game.windows().happened();
    int asked = guarded ? (1 << stands.length) - 1 : roster.obliged(window.bit());
    int first = level * stands.length;
    int concerned = 0;
    for (int rest = asked | roster.late(); rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      due[first + i] = (asked >>> i & 1) != 0 ? stands[i].due(window) : 0;
      if (due[first + i] != 0) concerned |= 1 << i;
    }
    for (int rest = concerned; rest != 0; rest &= rest - 1)
      stands[Integer.numberOfTrailingZeros(rest)].carryOut(window, group, level);
    if (game.windows().isClosed(window)) return;
    int waiting = concerned | roster.obligedLate(window.bit());
    int order = game.order();
    for (int p = 0; p < game.seats(); p++)
      if (!game.course().isOut(TimingOrder.at(order + p))
          && !carryOut(window, group, level, TimingOrder.at(order + p), waiting, before)) return;
  }

  private boolean carryOut(
      Window window, @Nullable Group group, int level, Seat seat, int waiting, int before) {
    int rest = waiting;
    int done = 0;
    while (true) {
      // What has just come into force where it is asked later.
      if (game.windows().happened() != before) rest |= roster.obligedLate(window.bit());
      rest &= ~done;
      if (rest == 0) return true;
      int i = Integer.numberOfTrailingZeros(rest);
      long said = due[level * stands.length + i];
      if (!stands[i].carryOut(window, group, level, seat, said)) return false;
      done = (2 << i) - 1;
    }
  }
}
