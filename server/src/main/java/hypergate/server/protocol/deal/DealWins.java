package hypergate.server.protocol.deal;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import hypergate.server.protocol.view.Glance;
import java.util.ArrayList;
import java.util.List;

/// Whom a deal would hand the game: what it would do to the count of foreign colonies, which
/// everybody can see, and to no other way to win.
public final class DealWins {
  private DealWins() {}

  /// The main players that would have enough colonies to win once an offer is made, by letters.
  public static List<String> of(Session session, DealContent content) {
    return Glance.at(session.game(), Seat.NONE, view -> of(view, content));
  }

  private static List<String> of(View view, DealContent content) {
    List<String> winners = new ArrayList<>();
    for (boolean offense : new boolean[] {true, false}) {
      Seat receiver = offense ? view.encounter().offense() : view.encounter().defense();
      int gained = gain(view, receiver, content.gives(!offense));
      if (gained > 0 && wins(view, receiver, gained)) winners.add(receiver.letter());
    }
    return winners;
  }

  /// Whether a seat would have enough colonies to win with that many more.
  static boolean wins(View view, Seat receiver, int gained) {
    int needed = view.query(Query.COLONIES_NEEDED, receiver, view.rules().coloniesToWin());
    return view.powers().colonyMarker(receiver) + gained >= needed;
  }

  /// How many foreign colonies more would count for a receiver of these terms.
  static int gain(View view, Seat receiver, List<DealTerm> terms) {
    long planets = 0;
    for (DealTerm term : terms)
      if (term.planet() != null) planets |= Planet.named(term.planet()).bit();
    return view.powers().gain(receiver, planets);
  }
}
