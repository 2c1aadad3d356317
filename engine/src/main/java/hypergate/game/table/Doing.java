package hypergate.game.table;

import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;

/// What is being used at this moment, as far as those need to know it who keep what lies on the
/// table: on whose account something changes.
public interface Doing {
  /// Whether nothing is being used.
  boolean isIdle();

  /// Who uses what is being used; only when something is.
  Seat user();

  /// What is being used; only when something is.
  Ability used();

  /// The place in the roster of what it stands on; only when something is being used.
  int place();

  /// By which number what stands there is remembered; only when something is being used.
  int contentNumber();

  /// What is happening on account of whom, in notation; empty for the rules themselves.
  String cause();

  /// Where the running text stands.
  int here();

  /// Says where the text stands that runs now.
  void here(int location);

  /// Whether a power is being used, or something that answers its use.
  boolean isUsing(int instance);
}
