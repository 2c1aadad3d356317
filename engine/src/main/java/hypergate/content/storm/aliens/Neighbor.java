package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.CardSlots;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Community: each of its ships in the targeted system that is not in the encounter adds one. Ships
/// on moons belong to the system, and ships that research are at home.
public final class Neighbor {
  public static final Alien NEIGHBOR =
      alien("Neighbor", "storm")
          .level(0)
          .power("Community", MAIN_OR_ALLY, Step.REVEAL)
          .isMandatory()
          .text(
              "As a main player or ally, when both main players attack, add 1 to your side's total"
                  + " for each of your ships in the targeted system that is not in the encounter.")
          .must(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && neighbors(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(neighbors(game, me)));

  private Neighbor() {}

  private static int neighbors(Game game, Seat me) {
    Seat system = game.ships().systemOf(game.encounter().target());
    if (!system.exists()) return 0;
    boolean few =
        game.ofPower(Query.POWER_BOUND, game.encounter().sideOf(me).other().main(), 0) != 0;
    int sum = uninvolved(game, me, system, few);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) return sum;
    Seat left = game.leftOf(system, 1);
    Seat right = game.leftOf(system, game.seats() - 1);
    sum += uninvolved(game, me, left, few);
    return right == left ? sum : sum + uninvolved(game, me, right, few);
  }

  /// How many ships of a seat in a system are not in the encounter.
  ///
  /// @param few whether a planet counts for one ship only, however many there are
  public static int uninvolved(Game game, Seat seat, Seat system, boolean few) {
    int sum = 0;
    long planets = game.ships().planetsOf(system) & game.ships().colonies(seat);
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      boolean involved = seat == game.encounter().defender() && planet == game.encounter().target();
      int ships = involved ? spare(game, seat) : game.ships().inColony(planet, seat);
      sum += few ? Math.min(1, ships) : ships;
    }
    return system == seat ? sum + researching(game, seat) : sum;
  }

  // A ship on the target's moon that does not defend.
  private static int spare(Game game, Seat defense) {
    int place = game.ships().outpost(game.encounter().target(), defense);
    return place < 0 || place == game.encounter().defendingOutpost() ? 0 : 1;
  }

  private static int researching(Game game, Seat seat) {
    CardSlots slots = game.cardSlots();
    int sum = 0;
    for (int slot = 0; slot < slots.top(); slot++)
      if (slots.isOf(slot, seat)) sum += slots.ships(slot);
    return sum;
  }
}
