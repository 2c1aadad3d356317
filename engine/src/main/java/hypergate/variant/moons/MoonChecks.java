package hypergate.variant.moons;

import hypergate.game.Effect;
import hypergate.game.explain.Fact;
import hypergate.game.explain.Inquiry;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.List;

/// Which moon of the asking seat is meant.
public final class MoonChecks {
  private static final String PLACE = "moon-";

  private MoonChecks() {}

  /// The planet whose moon is named as a place of ships, `moon-B3`; NONE when no moon is.
  public static Planet planet(String place) {
    return place.startsWith(PLACE) ? Planet.named(place.substring(PLACE.length())) : Planet.NONE;
  }

  /// Looks at a ship on a planet's moon.
  ///
  /// @return whether the asking seat has one there
  public static boolean isThere(Inquiry inquiry, Planet planet) {
    boolean there = inquiry.table.ships().outpost(planet, inquiry.seat) >= 0;
    return inquiry.check(MoonReason.MOON_SHIP, there, Fact.of(planet));
  }

  /// The slot of the moon with this id that the seat is on, -1 when it is on no such moon.
  public static int slot(Inquiry inquiry, String id) {
    Moons moons = Moons.of(inquiry.view);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.exists(slot)
          && moons.occupant(slot) == inquiry.seat
          && moons.isKnown(slot)
          && moons.moon(slot).id().equals(id)) return slot;
    return -1;
  }

  /// What moons can do for their occupant, as a seat sees it: those that lie face up, and those
  /// that lie face down and that it knows.
  public static List<Effect> acting(View view, Seat occupant) {
    List<Effect> effects = new ArrayList<>();
    if (!Moons.areIn(view)) return effects;
    Moons moons = Moons.of(view);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      if (!moons.exists(slot) || moons.occupant(slot) != occupant) continue;
      if (!moons.isKnown(slot)) continue;
      if (moons.isSuspended(slot) || moons.isWaiting(slot) || isSpent(moons, slot)) continue;
      Moon moon = moons.moon(slot);
      boolean up = moons.isUp(slot);
      boolean hidden = !up && moon.group() == Moon.Group.SECRET;
      if (up || moon.staysSecret()) effects.add(hidden ? moon.hidden() : moon.effect());
    }
    return effects;
  }

  /// What moons could do that others occupy and that a seat does not know.
  public static List<Effect> possible(View view) {
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

  private static boolean isSpent(Moons moons, int slot) {
    return moons.isSpent(slot) && !moons.inForce(slot);
  }

  public static boolean isSpent(Inquiry inquiry, int slot) {
    return Moons.of(inquiry.view).isSpent(slot)
        && Moons.of(inquiry.view).moon(slot).kind() == Moon.Kind.DISCARD;
  }
}
