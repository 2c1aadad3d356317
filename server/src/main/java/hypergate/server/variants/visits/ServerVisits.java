package hypergate.server.variants.visits;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.server.protocol.view.SeatFacts;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.visits.Visits;
import java.util.ArrayList;
import java.util.List;

/// Visiting cards in the protocol: how many lie before each seat, and which of them are one's own.
public final class ServerVisits implements ServerVariant {
  @Override
  public void behindHand(SeatFacts facts, View view, Seat seat) {
    Visits visits = Visits.in(view);
    int count = visits == null ? 0 : visits.size(seat);
    if (visits == null || count == 0) return;
    List<String> cards = new ArrayList<>();
    CardSet known = visits.of(seat);
    for (int card = known.next(0); card >= 0; card = known.next(card + 1))
      cards.add(view.face(card).notation());
    facts.put("visiting", new VisitView(count, cards.size() < count ? null : cards));
  }
}
