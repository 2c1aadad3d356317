package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.phase.StartCards;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// The moons that every seat begins with (M-1.2-1): three are dealt, two are attached to two
/// different planets of its system, face down, the third is put away unseen.
final class FirstMoons {
  private static final int DEALT = 3;
  static final int KEPT = 2;

  // A set of fewer moons than that serves as far as it goes.
  private static int each(Game game) {
    int size = 0;
    for (Moon moon : game.content().of(Moon.class))
      if (MoonVariant.deals(game.options(), moon)) size++;
    return Math.min(DEALT, size / game.seats());
  }

  private FirstMoons() {}

  static void run(Game game) {
    int each = each(game);
    int[] dealt = deal(game, each);
    for (int k = 0; k < Math.min(KEPT, each); k++) {
      for (int i = 0; i < game.seats(); i++) fill(game, Seat.of(i), dealt, each);
      int[] chosen = game.choices();
      game.together(game.everybody(), MoonQuestions.PLACE_MOON, chosen);
      for (int i = 0; i < game.seats(); i++) attach(game, Seat.of(i), chosen[i], dealt, each);
    }
    for (int i = 0; i < game.seats(); i++)
      for (int j = 0; j < each; j++)
        if (dealt[i * each + j] >= 0) Moons.of(game).left(Seat.of(i), dealt[i * each + j]);
  }

  private static int[] deal(Game game, int each) {
    int[] pool = game.numbers();
    int size = 0;
    for (int i = 0; i < game.content().of(Moon.class).size(); i++)
      if (MoonVariant.deals(game.options(), game.content().of(Moon.class).get(i))) pool[size++] = i;
    int needed = each * game.seats();
    for (int i = 0; i < needed; i++) {
      int at = i + game.state().random(size - i);
      int drawn = pool[at];
      pool[at] = pool[i];
      pool[i] = drawn;
    }
    StartCards.dealt(game, id -> Moon.numberOf(game.content(), id), pool, each, size);
    return pool;
  }

  private static void fill(Game game, Seat seat, int[] dealt, int each) {
    Menu menu = game.sealedMenu(seat).clear();
    for (int j = 0; j < each; j++) {
      int moon = dealt[seat.index() * each + j];
      if (moon < 0) continue;
      for (int p = 1; p <= game.rules().planets(); p++)
        if (Moons.of(game).at(Planet.of(seat, p)) < 0)
          menu.add(Moons.of(game).onPlanet(moon, Planet.of(seat, p)));
    }
  }

  private static void attach(Game game, Seat seat, int choice, int[] dealt, int each) {
    int moon = Moons.moonOf(choice);
    Planet planet = Moons.planetOf(choice);
    for (int j = 0; j < each; j++)
      if (dealt[seat.index() * each + j] == moon) dealt[seat.index() * each + j] = -1;
    Moons.of(game).attach(moon, planet);
    if (game.isHeard())
      game.tell(
          new MoonEvent.MoonPlaced(
              seat,
              planet,
              game.content().of(Moon.class).get(moon).id(),
              game.content().of(Moon.class).get(moon).back().notation()));
  }
}
