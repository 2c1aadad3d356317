package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Variant;
import hypergate.game.event.Event;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Happened.Link;
import hypergate.game.piece.Seat;
import hypergate.game.session.Imagined;
import hypergate.game.session.Origin;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;

/// From an event back to its first cause, and what could have kept it from happening.
final class Causes {
  private static final int LONGEST = 6;

  private final View view;
  private final List<View> everybody;
  private final List<Event> events;
  private final IntFunction<Origin> origins;
  private final Earlier earlier;
  private final List<Link> chain = new ArrayList<>();
  private final List<MayAct> preventable = new ArrayList<>();
  private int at;
  private Event event;
  private Origin origin;

  private Causes(
      View view, List<View> everybody, List<Event> events, IntFunction<Origin> origins, int at) {
    this.view = view;
    this.everybody = everybody;
    this.events = events;
    this.origins = origins;
    this.earlier = new Earlier(view.content(), events);
    this.at = at;
    this.event = seen(at);
    this.origin = origins.apply(at);
  }

  static Happened of(View view, List<Event> events, IntFunction<Origin> origins, int at) {
    return new Causes(view, List.of(), events, origins, at).happened();
  }

  /// When nothing is hidden any more.
  static Happened of(List<View> views, List<Event> events, IntFunction<Origin> origins, int at) {
    return new Causes(views.getFirst(), views, events, origins, at).happened();
  }

  private Happened happened() {
    prevent();
    Event asked = event;
    trace();
    objections(asked);
    return new Happened(List.copyOf(chain), List.copyOf(preventable));
  }

  private Event seen(int position) {
    Event happened = events.get(position);
    return everybody.isEmpty() ? happened.seenBy(view.seat()) : happened;
  }

  private List<MayAct> acting(Window window) {
    return everybody.isEmpty() ? WhoMayAct.in(view, window) : WhoMayAct.in(everybody, window);
  }

  // ---- back to the cause

  private void trace() {
    int from = -1;
    for (int step = 0; step < LONGEST; step++) {
      Seat about = about();
      Fact[] facts = about.exists() ? new Fact[] {Fact.of(Arg.SEAT, about)} : new Fact[0];
      link(rule(), "", about, from, facts);
      from = earlier.before(at);
      if (from < 0) break;
      at = from;
      event = seen(at);
      origin = origins.apply(at);
    }
    behind();
    phase();
  }

  private void behind() {
    Optional<Named> cause = cause();
    if (cause.isPresent()) {
      effect(cause.get());
      return;
    }
    Seat decider = EventRule.decider(view.content(), event);
    if (decider.exists()) link(EventReason.DECIDED, "", decider, Fact.of(Arg.SEAT, decider));
    else if (isChance()) link(EventReason.CHANCE, "", Seat.NONE);
  }

  // Cards drawn and taken tell their cause only through their surroundings.
  private Reason rule() {
    Reason rule = EventRule.of(view.content(), event, origin);
    return rule instanceof EventReason one ? more(one) : rule;
  }

  private EventReason more(EventReason rule) {
    boolean offense =
        event instanceof Event.NewHand(var seat, var _) && seat == view.encounter().offense();
    return switch (rule) {
      case CARDS_FOR_NEW_HAND ->
          offense || origin.phase().equals(Step.START_TURN.words())
              ? EventReason.HAND_REPLACED_BY_OFFENSE
              : EventReason.HAND_REPLACED_BY_DEFENSE;
      case ALIEN_CHANGED ->
          origin.encounter() == 0 ? EventReason.ALIEN_CHOSEN : EventReason.ALIEN_CHANGED;
      case SHIPS_LAUNCHED ->
          origin.phase().equals(Step.ALLIANCE.words())
              ? EventReason.SHIPS_COMMITTED
              : EventReason.SHIPS_LAUNCHED;
      case CARDS_DRAWN -> drawn();
      case CARDS_AS_COMPENSATION ->
          earlier.isDeal(at) ? EventReason.CARDS_IN_DEAL : EventReason.CARDS_AS_COMPENSATION;
      default -> rule;
    };
  }

  private EventReason drawn() {
    if (!origin.cause().isEmpty()) return EventReason.CARDS_DRAWN;
    return origin.phase().equals(Step.RESOLUTION.words())
        ? EventReason.CARDS_AS_REWARD
        : EventReason.CARDS_FOR_NEW_HAND;
  }

  private Seat about() {
    return switch (event) {
      case Event.TurnBegan(var seat) -> seat;
      case Event.DefenseNamed(var _, var defense) -> defense;
      default -> Seat.NONE;
    };
  }

  private boolean isChance() {
    return event instanceof Event.DestinyDrawn || event instanceof Event.Drew;
  }

  private Optional<Named> cause() {
    String effect = event instanceof Event.Used(var _, var used) ? used : origin.cause();
    return Named.of(view.content(), effect);
  }

  private void effect(Named named) {
    Seat user = event instanceof Event.Used(var seat, var _) ? seat : origin.user();
    Fact effect = Fact.of(Arg.EFFECT, named.id());
    Fact seat = Fact.of(Arg.SEAT, user);
    chain.add(
        new Link(
            EventReason.BY_EFFECT,
            List.of(effect, seat, Fact.of(Arg.TEXT, named.text())),
            named.rule(),
            named.id(),
            user.exists() ? user.letter() : "",
            -1));
    boolean must = named.effect().abilities().stream().allMatch(Ability::mandatory);
    if (must) link(EventReason.BY_DUTY, named.id(), user, effect);
    else link(EventReason.BY_CHOICE, named.id(), user, seat, effect);
  }

  private void phase() {
    if (origin.encounter() == 0) {
      link(EventReason.BEFORE_ENCOUNTERS, "", Seat.NONE);
      return;
    }
    String step = origin.phase().toLowerCase(Locale.ROOT).replace(' ', '-');
    link(
        EventReason.IN_PHASE,
        "",
        Seat.NONE,
        Fact.of(Arg.STEP, step),
        Fact.of(Arg.COUNT, origin.encounter()));
  }

  private void link(Reason reason, String effect, Seat seat, Fact... facts) {
    link(reason, effect, seat, -1, facts);
  }

  private void link(Reason reason, String effect, Seat seat, int earlierEvent, Fact... facts) {
    String letter = seat.exists() ? seat.letter() : "";
    chain.add(new Link(reason, List.of(facts), reason.rule(), effect, letter, earlierEvent));
  }

  // ---- who could have prevented it

  private void prevent() {
    cause().ifPresent(this::answers);
    for (Window window : windows()) {
      for (MayAct act : acting(window)) {
        if (window == Window.LOSING && !saves(act)) continue;
        put(act);
      }
    }
  }

  private void put(MayAct act) {
    if (act.effect().equals(origin.cause()) || preventable.contains(act)) return;
    preventable.add(act);
  }

  private void objections(Event asked) {
    for (Variant variant : view.content().variants())
      for (Explains.Objection one : Explained.of(variant).objections(view, asked))
        link(one.reason(), "", one.seat(), one.facts().toArray(Fact[]::new));
  }

  // What would have cancelled the use that brought it about.
  private void answers(Named named) {
    Seat user = event instanceof Event.Used(var seat, var _) ? seat : origin.user();
    boolean use = named.effect().abilities().stream().anyMatch(Ability::isUse);
    if (!use || !user.exists()) return;
    Window window = named.source() == Ability.Source.POWER ? Window.POWER_USED : Window.PLAYED;
    for (MayAct act : acting(window)) {
      Optional<Named> answer = Named.of(view.content(), act.effect());
      if (answer.isEmpty()) continue;
      List<Seat> seats = act.seat().exists() ? List.of(act.seat()) : others(user);
      for (Seat seat : seats)
        if (Imagined.cancels(fresh(), user, named.effect(), answer.get().effect(), seat)) {
          put(act);
          break;
        }
    }
  }

  private List<Seat> others(Seat user) {
    return Seat.listOf(view.everybody() & ~user.bit());
  }

  private boolean saves(MayAct act) {
    Seat owner =
        switch (event) {
          case Event.ShipsLost(var seat, var _, var _) -> seat;
          case Event.ShipsRemoved(var seat, var _, var _) -> seat;
          default -> Seat.NONE;
        };
    if (!owner.exists()) return true;
    Optional<Named> named = Named.of(view.content(), act.effect());
    if (named.isEmpty()) return false;
    List<Seat> seats = act.seat().exists() ? List.of(act.seat()) : Seat.listOf(view.everybody());
    for (Seat seat : seats)
      if (Imagined.saves(fresh(), owner, named.get().effect(), seat)) return true;
    return false;
  }

  // Imagining changes a table; each time it is one of its own.
  private Game fresh() {
    return Game.asIn(view);
  }

  private List<Window> windows() {
    return switch (event) {
      case Event.DestinyDrawn _ -> List.of(Window.BEFORE_DESTINY, Window.DESTINY_DRAWN);
      case Event.DefenseNamed _ -> List.of(Window.DESTINY_DRAWN);
      case Event.Joined _ -> List.of(Window.INVITED, Window.ALLIED);
      case Event.ShipsLost(var _, var _, var cause) ->
          cause.equals("deal")
              ? List.of(Window.DEAL_FAILED, Window.LOSING)
              : List.of(Window.LOSING);
      case Event.ShipsRemoved _ -> List.of(Window.LOSING);
      case Event.Took _ ->
          origin.cause().isEmpty() && origin.phase().equals(Step.RESOLUTION.words())
              ? List.of(Window.OUTCOME, Window.COMPENSATION, Window.TAKING)
              : List.of(Window.TAKING);
      case Event.Rewarded _ -> List.of(Window.OUTCOME);
      case Event.Drew _ -> List.of(Window.DRAWING);
      case Event.NewHand _ -> List.of(Window.NEW_HAND);
      case Event.Revealed _ -> List.of(Window.SELECTED);
      case Event.TotalCounted _ -> List.of(Window.REVEALED, Window.TOTALS, Window.REINFORCING);
      case Event.Decided _ ->
          List.of(Window.REVEALED, Window.TOTALS, Window.REINFORCING, Window.DECIDING);
      case Event.DealEnded(var made, var _) -> made ? List.of(Window.DEAL) : List.of();
      case Event.GameWon _ -> List.of(Window.WIN_CHECK);
      default -> List.of();
    };
  }
}
