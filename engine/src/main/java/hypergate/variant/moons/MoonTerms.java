package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.Notation;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.phase.Offer;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// Moons in a deal: who gives a colony on a planet with an empty moon says whether one of its ships
/// may go there (M-1.2-5).
public final class MoonTerms {
  private MoonTerms() {}

  /// Adds a colony on each planet of a mask, where there is an empty moon also with it.
  public static void addColonies(Game game, Menu menu, long planets) {
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      // The longer words first, so that a line that says them is read so.
      if (game.moons().freeAt(Planet.of(planet)) >= 0)
        menu.add(Choice.of(Choice.TERM, Notation.term(Notation.COLONY_MOON, planet)));
      menu.add(Choice.of(Choice.TERM, Notation.term(Notation.COLONY, planet)));
    }
  }

  /// Adds what moons of a giver make possible, each once.
  public static void add(Game game, Offer offer, Menu menu, Seat from) {
    for (int slot = 0; slot < Place.MOONS; slot++) {
      int term = Notation.term(Notation.MOON, slot);
      if (mayOffer(game, from, slot) && !offer.has(from, term, true))
        menu.add(Choice.of(Choice.TERM, term));
    }
  }

  /// Whether a seat can put what a moon makes possible into a deal.
  public static boolean mayOffer(Game game, Seat from, int slot) {
    return game.moons().exists(slot)
        && game.moons().occupant(slot) == from
        && game.moons().mayBeTerm(slot);
  }

  /// Whether a term is a colony, with the moon or without.
  public static boolean isColony(int term) {
    return term >> 8 == Notation.COLONY || term >> 8 == Notation.COLONY_MOON;
  }
}
