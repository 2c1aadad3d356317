package hypergate.game.session;

import hypergate.game.piece.Seat;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/// What people may take back: the last lines of one of them, which have revealed nothing, and
/// secret answers that are kept until all have answered.
final class Takebacks {
  private static final int NOTHING = -1;
  private final int[] held = new int[Seat.MOST];
  private final Deque<Undo> undo = new ArrayDeque<>();

  /// What the last line of a person can be taken back to: that many answers.
  private record Undo(Seat seat, int answers) {}

  Takebacks() {
    Arrays.fill(held, NOTHING);
  }

  /// Nothing can be taken back any more but what is held.
  void clear() {
    undo.clear();
  }

  /// Nothing can be taken back any more.
  void clearAll() {
    undo.clear();
    Arrays.fill(held, NOTHING);
  }

  /// A small decision was made; it may be held.
  void hold(Seat seat, int choice) {
    held[seat.index()] = choice;
  }

  /// These seats have answered; nothing of theirs is held any more.
  void answered(int seats) {
    for (int i = 0; i < Seat.MOST; i++) if ((seats >> i & 1) != 0) held[i] = NOTHING;
  }

  /// The seats of a mask of which something is held.
  int held(int seats) {
    int found = 0;
    for (int i = 0; i < Seat.MOST; i++) if (held[i] != NOTHING) found |= 1 << i;
    return found & seats;
  }

  /// What is held of a seat.
  int choice(Seat seat) {
    return held[seat.index()];
  }

  /// A line was given.
  ///
  /// @param plain whether it can be taken back
  /// @param before how many answers there were before
  void line(Seat seat, boolean plain, int before) {
    if (!plain || !undo.isEmpty() && undo.element().seat() != seat) undo.clear();
    if (plain) undo.push(new Undo(seat, before));
  }

  /// Whether a line has led to no answers but of its seat and revealed nothing.
  static boolean isPlain(Account account, Seat seat, int answers, int events) {
    List<Account.Answered> all = account.answers;
    for (int i = answers; i < all.size(); i++) if (all.get(i).seat() != seat) return false;
    for (int i = events; i < account.events.size(); i++)
      if (account.events.get(i).reveals()) return false;
    return true;
  }

  boolean may(Seat seat) {
    return held[seat.index()] != NOTHING || !undo.isEmpty() && undo.element().seat() == seat;
  }

  /// Takes the last line of a seat back.
  ///
  /// @param answers how many there are
  /// @return how many stay
  int take(Seat seat, int answers) {
    held[seat.index()] = NOTHING;
    boolean last = !undo.isEmpty() && undo.element().seat() == seat;
    return last ? undo.pop().answers() : answers;
  }
}
