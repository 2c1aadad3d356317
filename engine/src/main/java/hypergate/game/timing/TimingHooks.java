package hypergate.game.timing;

import hypergate.game.piece.Seat;
import hypergate.game.table.SheetHooks;

/// What variants are asked and told while somebody acts.
public interface TimingHooks extends SheetHooks {
  /// Whether anything in this game lets others say something against what is done.
  boolean mayStop();

  /// Asks whether anybody keeps an action from having any effect: see `Veto.stops`.
  boolean stops(Seat acting, String field, String action);

  /// A phase begins, or is run again.
  void reset();
}
