package hypergate.variant.moons;

import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.event.Event;
import hypergate.game.explain.Asked;
import hypergate.game.explain.Explains;
import hypergate.game.explain.Fact;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Inquiry;
import hypergate.game.explain.Named;
import hypergate.game.explain.Reason;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What there is to explain about moons.
final class MoonExplains implements Explains {
  @Override
  public List<Asked> questions() {
    return MoonQuestions.ALL;
  }

  @Override
  public List<Reason> reasons() {
    return Stream.<Reason[]>of(MoonReason.values(), MoonHappening.values())
        .flatMap(Stream::of)
        .toList();
  }

  // ---- events

  @Override
  public Reason rule(Event.OfVariant event, Origin origin) {
    return MoonHappening.of((MoonEvent) event);
  }

  @Override
  public Seat decider(Event.OfVariant event) {
    return switch ((MoonEvent) event) {
      case MoonEvent.MoonPlaced(var seat, var _, var _, var _) -> seat;
      case MoonEvent.MoonOccupied(var seat, var _, var _, var _) -> seat;
      case MoonEvent.MoonShown _, MoonEvent.MoonTurnedDown _, MoonEvent.MoonRemoved _ -> Seat.NONE;
    };
  }

  // ---- using a moon

  // Whether there is such a moon in the game is nobody's business but those who know it.
  @Override
  public boolean has(Inquiry inquiry, Named moon) {
    Fact card = Fact.of(Arg.CARD, moon.id());
    if (!inquiry.need(MoonReason.MOONS_PLAYED, Moons.areIn(inquiry.table))) return false;
    Moons moons = Moons.of(inquiry.view);
    int slot = slot(moons, inquiry.seat, moon.id());
    if (!inquiry.check(MoonReason.MOON_YOURS, slot >= 0, card)) return false;
    boolean spent = moons.isSpent(slot) && moons.moon(slot).kind() == Moon.Kind.DISCARD;
    if (!inquiry.check(MoonReason.MOON_UNSPENT, !spent, card)) return false;
    boolean works = !moons.isSuspended(slot) && !moons.isWaiting(slot);
    return inquiry.check(MoonReason.MOON_WORKS, works, card);
  }

  // The slot of the moon with this id that the seat is on, -1 when it is on no such moon.
  private static int slot(Moons moons, Seat seat, String id) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.exists(slot)
          && moons.occupant(slot) == seat
          && moons.isKnown(slot)
          && moons.moon(slot).id().equals(id)) return slot;
    return -1;
  }

  // A moon that lies face down can be revealed.
  @Override
  public List<Ability> besides(Inquiry inquiry, Named card) {
    return inquiry.content().find(card.id()) instanceof Moon moon
        ? moon.hidden().abilities()
        : List.of();
  }

  // ---- who may act

  // Moons that lie face up, and those that lie face down and that the viewer knows.
  @Override
  public List<Effect> acting(View view, Seat occupant) {
    List<Effect> effects = new ArrayList<>();
    if (!Moons.areIn(view)) return effects;
    Moons moons = Moons.of(view);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      if (!moons.exists(slot) || moons.occupant(slot) != occupant) continue;
      if (!moons.isKnown(slot)) continue;
      boolean spent = moons.isSpent(slot) && !moons.inForce(slot);
      if (moons.isSuspended(slot) || moons.isWaiting(slot) || spent) continue;
      Moon moon = moons.moon(slot);
      boolean up = moons.isUp(slot);
      boolean hidden = !up && moon.group() == Moon.Group.SECRET;
      if (up || moon.staysSecret()) effects.add(hidden ? moon.hidden() : moon.effect());
    }
    return effects;
  }

  // Moons that others occupy and that the viewer does not know.
  @Override
  public List<Effect> possible(View view) {
    List<Effect> effects = new ArrayList<>();
    if (!Moons.areIn(view)) return effects;
    Moons moons = Moons.of(view);
    for (Moon moon : view.rules().content().of(Moon.class)) {
      if (!moon.staysSecret() || !MoonVariant.deals(view.rules().options(), moon)) continue;
      for (int slot = 0; slot < Place.OUTPOSTS; slot++)
        if (moons.exists(slot)
            && !moons.isKnown(slot)
            && moons.occupant(slot).exists()
            && moons.back(slot) == moon.back()) {
          effects.add(moon.group() == Moon.Group.SECRET ? moon.hidden() : moon.effect());
          break;
        }
    }
    return effects;
  }

  // ---- places

  @Override
  public String outpost() {
    return Moons.OUTPOST;
  }

  @Override
  public boolean isOnOutpost(Inquiry inquiry, Planet planet) {
    boolean there = inquiry.table.ships().outpost(planet, inquiry.seat) >= 0;
    return inquiry.check(MoonReason.MOON_SHIP, there, Fact.of(planet));
  }
}
