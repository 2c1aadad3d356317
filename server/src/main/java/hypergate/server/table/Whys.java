package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.deal.DealDrafts;
import hypergate.server.protocol.why.Explanations;
import org.jspecify.annotations.Nullable;

/// Explanations of what a table refuses and of what happened at it.
final class Whys {
  private Whys() {}

  /// Answers a "why?".
  static Outcome explain(Table table, Viewer viewer, ExplainRequest request) {
    Position position = table.position();
    Chair chair = Desk.chair(position, viewer);
    int mine = chair == null ? 0 : chair.mask();
    Play play = position.begun();
    try {
      return new Outcome.Done(Json.text(new Explanations(play.session(), mine).explain(request)));
    } catch (IllegalArgumentException e) {
      throw Refusal.notLegal(String.valueOf(e.getMessage()));
    }
  }

  /// Looks at an offer before it is made.
  static Outcome checkDeal(Table table, Viewer viewer, DealDraft draft) {
    Position position = table.position();
    Play play = position.running();
    Seat seat = main(position, Desk.chair(position, viewer));
    DealDraft checked = DealTable.checked(draft);
    return new Outcome.Done(Json.text(DealDrafts.check(play.session(), seat, checked)));
  }

  // The main player that a chair is in this encounter.
  private static Seat main(Position position, @Nullable Chair chair) {
    if (chair == null) throw Refusal.notYours("You are only watching.");
    Bargains bargains = position.bargains();
    bargains.hear(position.running().session());
    for (Seat seat : chair.seats)
      if (seat == bargains.offense() || seat == bargains.defense()) return seat;
    throw Refusal.notNow("Only the main players of an encounter talk of a deal.");
  }
}
