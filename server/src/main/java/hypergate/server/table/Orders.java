package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.StandingOrder;
import hypergate.server.protocol.StandingOrder.Condition;
import hypergate.server.protocol.view.TableEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a chair's standing orders answer in a response window, or about objections. They look at
/// what everybody knows, so two games that differ in hidden cards get the same answers at the same
/// time; only what an order then uses depends on the hand, and that shows nowhere.
final class Orders {
  private static final Set<String> EVENTS = events();
  private static final Set<String> ANSWERS =
      Set.of("ask", "pass", "pass-unless-me", "pass-unless-winning", "use");

  private static Set<String> events() {
    Set<String> events =
        new HashSet<>(
            List.of(
                "any",
                "power-used",
                "card-played",
                "revealed",
                "losing",
                "deal",
                "taking",
                "winning",
                "quiet"));
    events.addAll(Occasion.OBJECTING);
    events.addAll(Occasion.OF_VARIANTS.values());
    return Set.copyOf(events);
  }

  /// What is answered for a chair.
  ///
  /// @param ask whether the person is asked
  /// @param use what to use, if the hand allows; null: pass
  /// @param order which order said so; null for the usual way
  record Verdict(boolean ask, @Nullable String use, @Nullable StandingOrder order) {
    static final Verdict ASK = new Verdict(true, null, null);
    static final Verdict PASS = new Verdict(false, null, null);
  }

  private final Facts facts;
  private final Panes panes;
  private final int moment;

  Orders(Facts facts, Panes panes) {
    this.facts = facts;
    this.panes = panes;
    this.moment = facts.moment();
  }

  /// What a chair answers.
  ///
  /// @param seats those of its seats that could act
  Verdict of(Chair chair, List<Seat> seats, List<StandingOrder> orders) {
    StandingOrder order = null;
    for (StandingOrder each : orders) if (order == null && speaks(each, seats)) order = each;
    if (order != null && order.answer().equals("use"))
      return new Verdict(false, order.use(), order);
    // Nothing keeps a person from being asked when the game may be won.
    if (facts.isWinning()) return Verdict.ASK;
    if (panes.isPassed(chair.index, moment)) return Verdict.PASS;
    if (order == null) return usual(chair, seats);
    return isPass(order, seats) ? new Verdict(false, null, order) : Verdict.ASK;
  }

  private boolean isPass(StandingOrder order, List<Seat> seats) {
    return switch (order.answer()) {
      case "pass", "pass-unless-winning" -> true;
      case "pass-unless-me" -> seats.stream().noneMatch(facts::concerns);
      default -> false;
    };
  }

  // Whoever said nothing is asked about everything that happens, about what lies open before it,
  // and once in each phase about all the rest.
  private Verdict usual(Chair chair, List<Seat> seats) {
    if (!facts.event().equals("quiet")) return Verdict.ASK;
    if (seats.stream().anyMatch(facts::mayUseOpenly)) return Verdict.ASK;
    return panes.wasAsked(chair.index, moment) ? Verdict.PASS : Verdict.ASK;
  }

  private boolean speaks(StandingOrder order, List<Seat> seats) {
    if (!order.event().equals("any") && !order.event().equals(facts.event())) return false;
    if (order.answer().equals("use") && Occasion.OBJECTING.contains(facts.event())) return false;
    if (order.by() != null && !order.by().equals(facts.by())) return false;
    if (order.effect() != null && !names(facts.effect(), order.effect())) return false;
    if (order.answer().equals("ask") && order.use() != null && !acts(order.use())) return false;
    if (order.when() != null)
      for (Condition condition : order.when()) if (!holds(condition, seats)) return false;
    return true;
  }

  // `flare-macron` speaks of both its sides.
  private static boolean names(String effect, String wanted) {
    return effect.equals(wanted) || effect.startsWith(wanted + "/");
  }

  private boolean acts(String use) {
    return Timing.acts(facts.content(), use, facts.window());
  }

  private boolean holds(Condition condition, List<Seat> seats) {
    return seats.stream().anyMatch(seat -> holds(condition, seat));
  }

  private boolean holds(Condition condition, Seat seat) {
    String value = condition.value();
    return switch (condition.fact()) {
      case "role" -> {
        String role = facts.role(seat);
        boolean main = role.equals("offense") || role.equals("defense");
        yield is(condition, value.equals("main") ? main : role.equals(value));
      }
      case "phase" -> is(condition, facts.phase().equals(value));
      case "difference" -> compares(condition, facts.difference());
      case "colonies" -> compares(condition, facts.colonies(seat));
      case "actor-alien" -> is(condition, facts.isAlienOfUser(value));
      case "target" -> is(condition, facts.isNamed(value.equals("me") ? seat : Seat.named(value)));
      default -> false;
    };
  }

  private static boolean is(Condition condition, boolean holds) {
    return condition.is().equals("not") != holds;
  }

  private static boolean compares(Condition condition, int fact) {
    int value = Integer.parseInt(condition.value());
    return switch (condition.is()) {
      case "equals" -> fact == value;
      case "not" -> fact != value;
      case "at-least" -> fact >= value;
      default -> fact <= value;
    };
  }

  /// Tells the owner of an order that it has answered. An order for every window, or for one in
  /// which nothing happens, speaks too often to be told each time.
  static void tell(
      Act act, Chair chair, @Nullable StandingOrder order, String prompt, String answer) {
    if (order == null || order.event().equals("any") || order.event().equals("quiet")) return;
    String id = order.id() == null ? "" : order.id();
    act.tell(new TableEvent.OrderFired(id, prompt, answer), chair);
  }

  /// Refuses orders that say nothing that could ever be followed.
  static void check(List<StandingOrder> orders) {
    if (orders.size() > 40) throw Refusal.notLegal("There is room for 40 orders.");
    for (StandingOrder order : orders) {
      if (!EVENTS.contains(order.event()))
        throw Refusal.notLegal("No order listens to '{event}'.", "event", order.event());
      if (!ANSWERS.contains(order.answer()))
        throw Refusal.notLegal("No order answers '{answer}'.", "answer", order.answer());
      if (order.answer().equals("use") && order.use() == null)
        throw Refusal.notLegal("An order to use something must say what.");
      if (order.answer().equals("use") && Occasion.OBJECTING.contains(order.event()))
        throw Refusal.notLegal("An order about whether to object asks or passes; it uses nothing.");
      for (String text : new String[] {order.id(), order.by(), order.effect(), order.use()})
        if (text != null && text.length() > 60)
          throw Refusal.notLegal("An order names something with an endless name.");
      if (order.when() == null) continue;
      if (order.when().size() > 8)
        throw Refusal.notLegal("There is room for 8 conditions in an order.");
      for (Condition condition : order.when()) check(condition);
    }
  }

  private static void check(Condition condition) {
    switch (condition.fact()) {
      case "difference", "colonies" -> {
        if (!condition.value().matches("\\d{1,4}"))
          throw Refusal.notLegal(
              "'{value}' is no number for '{fact}'.",
              "value",
              condition.value(),
              "fact",
              condition.fact());
      }
      default -> {
        if (condition.value().length() > 40)
          throw Refusal.notLegal("A condition names something with an endless name.");
      }
    }
  }
}
