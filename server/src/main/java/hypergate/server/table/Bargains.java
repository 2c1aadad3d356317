package hypergate.server.table;

import hypergate.game.event.Event;
import hypergate.game.event.OfferTerms;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.session.Session;
import hypergate.server.protocol.PromiseDraft;
import hypergate.server.protocol.view.TableEvent;
import java.util.ArrayList;
import java.util.List;

/// Deals as they are being made, and what was promised in them: all of it read off the events of
/// the game and what the journal says besides.
final class Bargains {
  /// A version of a deal.
  ///
  /// @param by who proposed it
  /// @param isByOffense whether that is the offense
  record Version(
      int number,
      Seat by,
      boolean isByOffense,
      List<String> offenseGives,
      List<String> defenseGives,
      List<PromiseDraft> promises,
      List<String> locked) {}

  private final Dealings dealings;
  private final Promises promises;
  private final List<Version> versions = new ArrayList<>();
  private Seat offense = Seat.NONE;
  private Seat defense = Seat.NONE;
  private int encounter;
  private boolean ended;
  private int heard;

  Bargains(Dealings dealings) {
    this.dealings = dealings;
    this.promises = new Promises(dealings);
  }

  /// Hears what has happened since the last call.
  ///
  /// @return what is told of promises that are kept or broken now
  List<TableEvent> hear(Session session) {
    List<TableEvent> judged = new ArrayList<>();
    List<Event> events = session.events();
    for (; heard < events.size(); heard++) {
      Origin origin = session.origin(heard);
      if (origin.encounter() != encounter) begin(origin.encounter());
      hear(events.get(heard));
      promises.hear(events.get(heard), origin.encounter(), judged);
    }
    return judged;
  }

  private void begin(int number) {
    encounter = number;
    versions.clear();
    offense = Seat.NONE;
    defense = Seat.NONE;
    ended = false;
  }

  private void hear(Event event) {
    switch (event) {
      case Event.DefenseNamed(Seat by, Seat against) -> {
        offense = by;
        defense = against;
      }
      case Event.Offered(Seat by, OfferTerms terms) -> offered(by, terms.gives(), terms.wants());
      case Event.DealEnded(boolean made, var _) -> {
        ended = true;
        if (made && !versions.isEmpty())
          promises.made(encounter, versions.getLast(), offense, defense);
      }
      default -> {}
    }
  }

  private void offered(Seat by, List<String> given, List<String> wanted) {
    int number = versions.size() + 1;
    Entry.Proposed besides = dealings.besides(encounter, number);
    versions.add(
        new Version(
            number,
            by,
            by == offense,
            by == offense ? given : wanted,
            by == offense ? wanted : given,
            besides.promises(),
            besides.locked()));
  }

  /// The versions of this encounter's deal.
  List<Version> versions() {
    return versions;
  }

  Seat offense() {
    return offense;
  }

  Seat defense() {
    return defense;
  }

  /// Whether a seat is one of two who can deal with one another now. An encounter may lose its
  /// defense, and one that is over has none until the next is named.
  boolean isMain(Session session, Seat seat) {
    var now = session.game().encounter();
    return (seat == offense || seat == defense) && now.isMain(seat) && now.opponent(seat).exists();
  }

  static Refusal notMain() {
    return Refusal.notNow("Only the main players of an encounter talk of a deal.");
  }

  int encounter() {
    return encounter;
  }

  /// Whether this encounter's deal has been made or has failed.
  boolean isEnded() {
    return ended;
  }

  Promises promises() {
    return promises;
  }
}
