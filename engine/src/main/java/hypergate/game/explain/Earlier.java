package hypergate.game.explain;

import hypergate.game.card.Content;
import hypergate.game.card.Variant;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.List;
import java.util.function.Predicate;

/// Which earlier event led to one: ships are lost because the encounter was decided, it was decided
/// because totals were counted.
final class Earlier {
  private final Content content;
  private final List<Event> events;

  Earlier(Content content, List<Event> events) {
    this.content = content;
    this.events = events;
  }

  /// The position of the event that led to the one at a position; -1 when none did.
  int before(int at) {
    return switch (events.get(at)) {
      case Event.ShipsLost(var _, var _, var cause) -> lost(at, cause);
      case Event.ShipsMoved(var _, var from, var _, var _) ->
          from.equals("gate") ? last(at, Event.Decided.class) : ofVariant(at);
      case Event.Took(var _, var _, var _, var _, var cause) ->
          cause.isEmpty() ? isDeal(at) ? deal(at) : last(at, Event.Decided.class) : -1;
      case Event.Rewarded _ -> last(at, Event.Decided.class);
      case Event.Decided decided ->
          switch (decided.grounds()) {
            case TOTALS -> last(at, Event.TotalCounted.class);
            case ATTACK -> last(at, Event.Revealed.class);
            case EMPTY_HOME, EFFECT -> -1;
          };
      case Event.DealEnded(var made, var _) -> made ? last(at, Event.Offered.class) : -1;
      case Event.DefenseNamed _ -> last(at, Event.DestinyDrawn.class);
      case Event.PowerChanged(var seat, var _) -> last(at, e -> isMoved(e, seat));
      case Event.GameWon(var winners, var _, var _) ->
          winners.isEmpty() ? -1 : last(at, e -> isMoved(e, winners.getFirst()));
      case Event.Cancelled(var _, var effect, var _) -> last(at, e -> isOther(e, effect));
      case Event.Zapped(var _, var alien) -> last(at, e -> isOther(e, alien));
      case Event.Joined(var seat, var _, var _) -> last(at, e -> isInvited(e, seat));
      default -> ofVariant(at);
    };
  }

  private int ofVariant(int at) {
    for (Variant variant : content.variants()) {
      Predicate<Event> wanted = Explained.of(variant).earlier(events.get(at));
      if (wanted != null) return last(at, wanted);
    }
    return -1;
  }

  private int lost(int at, String cause) {
    if (cause.equals("deal")) return deal(at);
    if (cause.equals("encounter")) return last(at, Event.Decided.class);
    return last(at, e -> e instanceof Event.Used(var _, var effect) && effect.equals(cause));
  }

  /// Whether a deal had been made before in the same encounter.
  boolean isDeal(int at) {
    int ended = deal(at);
    return ended >= 0 && events.get(ended) instanceof Event.DealEnded(var made, var _) && made;
  }

  private int deal(int at) {
    return last(at, Event.DealEnded.class);
  }

  private int last(int at, Class<? extends Event> kind) {
    return last(at, kind::isInstance);
  }

  // Within the same encounter.
  private int last(int at, Predicate<Event> wanted) {
    for (int i = at - 1; i >= 0; i--) {
      if (wanted.test(events.get(i))) return i;
      if (events.get(i) instanceof Event.EncounterBegan) return -1;
    }
    return -1;
  }

  private static boolean isMoved(Event event, Seat seat) {
    return switch (event) {
      case Event.ShipsMoved(var owner, var _, var _, var _) -> owner == seat;
      case Event.ShipsLost(var owner, var _, var _) -> owner == seat;
      case Event.ShipsRemoved(var owner, var _, var _) -> owner == seat;
      default -> false;
    };
  }

  private static boolean isOther(Event event, String effect) {
    return event instanceof Event.Used(var _, var used) && !used.equals(effect);
  }

  private static boolean isInvited(Event event, Seat seat) {
    return event instanceof Event.Invited(var _, var seats) && seats.contains(seat);
  }
}
