package hypergate.variant.levels;

import hypergate.game.event.Event;
import hypergate.game.explain.Asked;
import hypergate.game.explain.Explains;
import hypergate.game.explain.Fact;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Inquiry;
import hypergate.game.explain.Named;
import hypergate.game.explain.Reason;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.table.Powers;
import hypergate.game.view.View;
import hypergate.game.word.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What there is to explain about Tech levels.
final class LevelExplains implements Explains {
  @Override
  public List<Asked> questions() {
    return LevelQuestions.ALL;
  }

  @Override
  public List<Reason> reasons() {
    return Stream.<Reason[]>of(LevelReason.values(), LevelHappening.values())
        .flatMap(Stream::of)
        .toList();
  }

  // ---- events

  @Override
  public Reason rule(Event.OfVariant event, Origin origin) {
    return LevelHappening.of((LevelEvent) event);
  }

  @Override
  public Seat decider(Event.OfVariant event) {
    return switch ((LevelEvent) event) {
      case LevelEvent.LevelAdvanced(var seat, var _, var _, var _, var cause) ->
          cause == LevelEvent.Occasion.TURN ? seat : Seat.NONE;
      case LevelEvent.Wielded(var seat, var _, var _, var _) -> seat;
      case LevelEvent.Advocated(var seat, var _, var _, var _) -> seat;
      case LevelEvent.ReWielded(var seat, var _, var _, var _) -> seat;
      case LevelEvent.LevelsStripped _, LevelEvent.ActionBlocked _ -> Seat.NONE;
    };
  }

  // Ships of a winner that may not land go home.
  @Override
  public @Nullable Predicate<Event> earlier(Event event) {
    return switch (event) {
      case LevelEvent own -> LevelHappening.earlier(own);
      case Event.ShipsMoved(var _, var from, var _, var _) when from.isEmpty() ->
          LevelHappening::isLandingBlocked;
      default -> null;
    };
  }

  // Who stood high enough (L-19): that shows to everybody.
  @Override
  public List<Objection> objections(View view, Event event) {
    if (!Levels.areIn(view)) return List.of();
    Levels levels = Levels.of(view);
    Seat acting =
        switch (event) {
          case Event.Used(var seat, var _) -> seat;
          case Event.Decided decided -> decided.offense();
          default -> Seat.NONE;
        };
    Optional<Field> found = field(view, levels, event);
    if (found.isEmpty() || !acting.exists()) return List.of();
    Field field = found.get();
    return Seat.listOf(view.everybody()).stream()
        .filter(seat -> seat != acting && levels.of(seat, field) > levels.of(acting, field))
        .map(seat -> could(seat, field))
        .toList();
  }

  private static Objection could(Seat seat, Field field) {
    return new Objection(
        LevelHappening.COULD_WIELD,
        seat,
        List.of(Fact.of(Arg.SEAT, seat), Fact.of(Arg.FIELD, field.notation())));
  }

  // In which something was done, empty when nobody can wield against it.
  private static Optional<Field> field(View view, Levels levels, Event event) {
    return switch (event) {
      case Event.Used(var _, var effect) ->
          Named.of(view.content(), effect)
              .flatMap(named -> levels.field(Field.called(named.source().field())));
      case Event.Decided decided when decided.outcome() == Outcome.OFFENSE_WINS ->
          Optional.of(Field.ATTACK);
      default -> Optional.empty();
    };
  }

  // ---- using a power

  @Override
  public boolean keepsOff(Inquiry inquiry, int instance, Fact power) {
    boolean blocked =
        Levels.areIn(inquiry.view) && inquiry.table.powers().off(instance) == Powers.BLOCKED;
    if (blocked) inquiry.need(LevelReason.POWER_NOT_BLOCKED, false, power);
    return blocked;
  }

  // ---- deals

  @Override
  public Map<String, TermCheck> terms() {
    return Map.of("level", LevelExplains::look);
  }

  private static boolean look(
      Inquiry inquiry, String what, Seat giver, Seat receiver, boolean first) {
    if (!inquiry.need(LevelReason.LEVELS_IN_GAME, Levels.areIn(inquiry.view))) return false;
    Levels levels = Levels.of(inquiry.view);
    Optional<Field> named = levels.field(what);
    if (!inquiry.need(LevelReason.LEVEL_FIELD, named.isPresent(), Fact.of(Arg.TYPED, what)))
      return false;
    if (!inquiry.need(LevelReason.ONE_LEVEL, first)) return false;
    Field field = named.orElseThrow();
    return inquiry.check(
        LevelReason.LEVEL_HIGHER,
        levels.mayGive(giver, receiver, field),
        Fact.of(Arg.SEAT, giver),
        Fact.of(Arg.OTHER, receiver),
        Fact.of(Arg.FIELD, field.notation()),
        Fact.of(Arg.HAVE, levels.of(giver, field)),
        Fact.of(Arg.NEEDED, levels.of(receiver, field)));
  }
}
