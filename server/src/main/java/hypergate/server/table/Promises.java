package hypergate.server.table;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.server.protocol.PromiseDraft;
import hypergate.server.protocol.view.TableEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What has been promised in deals, and what became of it. Templates are judged by what happens in
/// later encounters; words are judged by whoever they were given to.
final class Promises {
  /// A promise.
  static final class Promise {
    final int id;
    final String kind;
    Seat by;
    Seat to;
    final @Nullable String text;
    final int encounter;
    private String state = "open";

    private Promise(int id, PromiseDraft draft, Seat by, Seat to, int encounter) {
      this.id = id;
      this.kind = draft.kind();
      this.text = draft.text();
      this.by = by;
      this.to = to;
      this.encounter = encounter;
    }

    /// What is told when it comes to this: `kept` or `broken`; null: nothing.
    @Nullable TableEvent event(String state) {
      return switch (state) {
        case "kept" -> new TableEvent.PromiseKept(by, to, kind, id);
        case "broken" -> new TableEvent.PromiseBroken(by, to, kind, id);
        default -> null;
      };
    }
  }

  private final Dealings dealings;
  private final List<Promise> all = new ArrayList<>();
  private Seat offense = Seat.NONE;
  private Seat defense = Seat.NONE;
  private boolean chosen;
  private final Map<Seat, List<Seat>> invited = new HashMap<>();

  Promises(Dealings dealings) {
    this.dealings = dealings;
  }

  List<Promise> all() {
    return all;
  }

  String state(Promise promise) {
    return promise.kind.equals("text") ? dealings.settled(promise.id) : promise.state;
  }

  /// How many promises of a seat came to this.
  int count(Seat by, String state) {
    int count = 0;
    for (Promise promise : all) if (promise.by == by && state(promise).equals(state)) count++;
    return count;
  }

  /// A deal has been made.
  void made(int encounter, Bargains.Version version, Seat offense, Seat defense) {
    Seat other = version.by() == offense ? defense : offense;
    for (PromiseDraft draft : version.promises()) {
      boolean mine = !"you".equals(draft.by());
      all.add(
          new Promise(
              all.size() + 1,
              draft,
              mine ? version.by() : other,
              mine ? other : version.by(),
              encounter));
    }
  }

  /// Something happened.
  ///
  /// @param judged receives what is kept or broken by it
  void hear(Event event, int encounter, List<TableEvent> judged) {
    switch (event) {
      case Event.EncounterBegan _ -> {
        offense = Seat.NONE;
        defense = Seat.NONE;
        chosen = false;
        invited.clear();
      }
      case Event.DestinyDrawn(Seat _, String card) -> chosen = card.equals("wild");
      case Event.DefenseNamed(Seat by, Seat against) -> {
        offense = by;
        defense = against;
      }
      case Event.Invited(Seat by, List<Seat> seats) -> invited.put(by, seats);
      // A promise is between people: it goes with them.
      case Event.PersonsExchanged(Seat one, Seat other, String _) -> {
        for (Promise promise : all) {
          promise.by = moved(promise.by, one, other);
          promise.to = moved(promise.to, one, other);
        }
      }
      default -> {}
    }
    for (Promise promise : all) {
      if (!promise.state.equals("open") || encounter <= promise.encounter) continue;
      String state = judge(promise, event);
      if (state.equals("open")) continue;
      promise.state = state;
      TableEvent told = promise.event(state);
      if (told != null) judged.add(told);
    }
  }

  private static Seat moved(Seat seat, Seat one, Seat other) {
    if (seat == one) return other;
    return seat == other ? one : seat;
  }

  private String judge(Promise promise, Event event) {
    return switch (promise.kind) {
      case "ally" -> ally(promise, event);
      case "not-attack" -> attack(promise, event);
      case "negotiate" -> negotiate(promise, event);
      case "share-win" -> share(promise, event);
      default -> "open";
    };
  }

  private String ally(Promise promise, Event event) {
    return switch (event) {
      case Event.Joined(Seat seat, String side, int _) when seat == promise.by && asks(promise) -> {
        Seat helped = side.equals("offense") ? offense : defense;
        yield helped == promise.to ? "kept" : "broken";
      }
      case Event.StayedOut(Seat seat) when seat == promise.by && asks(promise) -> "broken";
      case Event.GameWon _ -> "moot";
      default -> "open";
    };
  }

  private boolean asks(Promise promise) {
    return invited.getOrDefault(promise.to, List.of()).contains(promise.by);
  }

  // A colour that was drawn leaves no choice; a wild destiny card does.
  private String attack(Promise promise, Event event) {
    return switch (event) {
      case Event.DefenseNamed(Seat by, Seat against) when by == promise.by && chosen ->
          against == promise.to ? "broken" : "kept";
      case Event.GameWon _ -> "moot";
      default -> "open";
    };
  }

  private String negotiate(Promise promise, Event event) {
    return switch (event) {
      case Event.Revealed(Seat seat, String card)
          when seat == promise.by
              && (offense == promise.by && defense == promise.to
                  || offense == promise.to && defense == promise.by) ->
          card.equals("negotiate") ? "kept" : "broken";
      case Event.GameWon _ -> "moot";
      default -> "open";
    };
  }

  private static String share(Promise promise, Event event) {
    if (!(event instanceof Event.GameWon(List<Seat> winners, var _, var _))) return "open";
    if (!winners.contains(promise.by)) return "moot";
    return winners.contains(promise.to) ? "kept" : "broken";
  }
}
