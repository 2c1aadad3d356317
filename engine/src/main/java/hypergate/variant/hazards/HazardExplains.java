package hypergate.variant.hazards;

import hypergate.game.event.Event;
import hypergate.game.explain.Explains;
import hypergate.game.explain.Fact;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Inquiry;
import hypergate.game.explain.Reason;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What there is to explain about hazards.
final class HazardExplains implements Explains {
  @Override
  public List<Reason> reasons() {
    return Stream.<Reason[]>of(HazardReason.values(), HazardHappening.values())
        .flatMap(Stream::of)
        .toList();
  }

  // ---- events

  @Override
  public Reason rule(Event.OfVariant event, Origin origin) {
    return HazardHappening.of((HazardEvent) event);
  }

  @Override
  public @Nullable Reason behind(Event event, Origin origin) {
    return HazardHappening.behind(event);
  }

  @Override
  public Seat decider(Event.OfVariant event) {
    return switch ((HazardEvent) event) {
      case HazardEvent.Proposed(var seat, var _) -> seat;
      case HazardEvent.HazardDrawn _, HazardEvent.HazardDiscarded _, HazardEvent.HazardHeld _ ->
          Seat.NONE;
    };
  }

  // ---- deals

  @Override
  public Map<String, TermCheck> terms() {
    return Map.of("hazard", HazardExplains::look);
  }

  private static boolean look(
      Inquiry inquiry, String what, Seat giver, Seat receiver, boolean first) {
    Hazards hazards = inquiry.view.parts().find(Hazards.class);
    int number = Hazard.numberOf(inquiry.content(), what);
    return inquiry.check(
        HazardReason.HAZARD_OF_GIVER,
        hazards != null && hazards.mayGive(hazards.slotOf(number), giver),
        Fact.of(Arg.SEAT, giver),
        Fact.of(Arg.TYPED, what));
  }
}
