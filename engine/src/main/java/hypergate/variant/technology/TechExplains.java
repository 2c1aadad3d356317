package hypergate.variant.technology;

import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.event.Event;
import hypergate.game.explain.Asked;
import hypergate.game.explain.Explains;
import hypergate.game.explain.Inquiry;
import hypergate.game.explain.Named;
import hypergate.game.explain.Reason;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.table.Encounter;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What there is to explain about techs.
final class TechExplains implements Explains {
  @Override
  public List<Asked> questions() {
    return TechQuestions.ALL;
  }

  @Override
  public List<Reason> reasons() {
    return Stream.<Reason[]>of(TechReason.values(), TechHappening.values())
        .flatMap(Stream::of)
        .toList();
  }

  // ---- events

  @Override
  public Reason rule(Event.OfVariant event, Origin origin) {
    return TechHappening.of((TechEvent) event, origin);
  }

  @Override
  public @Nullable Reason behind(Event event, Origin origin) {
    return TechHappening.behind(event);
  }

  @Override
  public Seat decider(Event.OfVariant event) {
    return switch ((TechEvent) event) {
      case TechEvent.TechKept(var seat, var _) -> seat;
      case TechEvent.Researched(var seat, var _, var _, var _) -> seat;
      case TechEvent.TechCompleted(var seat, var _) -> seat;
      case TechEvent.TechsLaidOut _,
          TechEvent.TechDiscarded _,
          TechEvent.TechReset _,
          TechEvent.TechCopied _,
          TechEvent.TechGiven _ ->
          Seat.NONE;
    };
  }

  // ---- using a tech

  @Override
  public boolean has(Inquiry inquiry, Named tech) {
    return TechChecks.has(inquiry, tech);
  }

  @Override
  public boolean hasActed(Inquiry inquiry, Named tech) {
    return Techs.of(inquiry.game).isUsed(TechChecks.slot(inquiry, tech.id()));
  }

  @Override
  public void instead(Inquiry inquiry, String answer, boolean card) {
    if (answer.equals("tech")) TechChecks.newTech(inquiry, card);
  }

  // ---- who may act

  // Techs that lie face up.
  @Override
  public List<Effect> acting(View view, Seat seat) {
    List<Effect> effects = new ArrayList<>();
    if (!Techs.areIn(view)) return effects;
    Techs techs = Techs.of(view);
    for (int slot = 0; slot < techs.top(); slot++) {
      if (!techs.isOf(slot, seat) || !techs.isComplete(slot)) continue;
      techs.face(slot).filter(tech -> !tech.secret()).map(Tech::effect).ifPresent(effects::add);
      if (techs.isCopy(slot)) effects.add(techs.card(slot).effect());
    }
    return effects;
  }

  // Secret techs of its own.
  @Override
  public List<Effect> actingUnseen(View view) {
    List<Effect> effects = new ArrayList<>();
    if (!Techs.areIn(view)) return effects;
    Techs techs = Techs.of(view);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, view.seat()) && !techs.isComplete(slot))
        techs.face(slot).filter(Tech::secret).map(Tech::effect).ifPresent(effects::add);
    return effects;
  }

  @Override
  public List<Effect> possible(View view) {
    if (!Techs.areIn(view)) return List.of();
    return view.content().of(Tech.class).stream()
        .filter(tech -> tech.secret() && mayLie(view, tech))
        .map(Tech::effect)
        .toList();
  }

  // A secret tech that lies face up nowhere may lie face down where enough ships are.
  private static boolean mayLie(View view, Tech tech) {
    if (tech.isHaz() && !view.encounter().is(Encounter.WARNING)) return false;
    Techs techs = Techs.of(view);
    if (techs.deck().discards().find(Tech.numberOf(view.content(), tech.id())) >= 0) return false;
    boolean somewhere = false;
    for (int slot = 0; slot < techs.top(); slot++) {
      if (!techs.exists(slot)) continue;
      if (techs.face(slot).filter(seen -> seen.id().equals(tech.id())).isPresent()) return false;
      somewhere |= techs.face(slot).isEmpty() && techs.researching(slot) >= techs.needed(tech);
    }
    return somewhere;
  }

  // ---- places and deals

  @Override
  public @Nullable Reason noPlace(Content content, String typed) {
    return Tech.numberOf(content, typed) >= 0 ? TechReason.NOT_FROM_TECH : null;
  }

  @Override
  public Map<String, TermCheck> terms() {
    return Map.of("tech", TechChecks::term);
  }
}
