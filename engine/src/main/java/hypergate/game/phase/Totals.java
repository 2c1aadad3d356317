package hypergate.game.phase;

import hypergate.game.Encounter;
import hypergate.game.Game;
import hypergate.game.Side;
import hypergate.game.piece.Seat;
import hypergate.game.view.Event;
import java.util.ArrayList;
import java.util.List;

/// Adding up a side: card, ships, reinforcements and everything else.
public final class Totals {
  private Totals() {}

  /// The total of a side from its revealed card and all that has been added.
  public static int of(Game game, Side side) {
    Encounter encounter = game.encounter();
    Seat main = side.main();
    int value = encounter.value(main);
    int own = encounter.shipsOf(main) * encounter.worth(main);
    if (main.in(encounter.subtracted())) own = -own;
    int allied = allied(game, side);
    int total =
        switch (side.multiplication()) {
          case Side.OWN_SHIPS -> value * encounter.shipsOf(main) + allied;
          case Side.ALL_SHIPS -> value * side.ships();
          case Side.SHIPS_BY_SHIPS -> value + encounter.shipsOf(main) * side.alliedShips();
          default -> value + own + allied;
        };
    total += side.reinforcements() + side.bonus();
    if (game.isHeard())
      game.tell(new Event.TotalCounted(side.index(), total, terms(game, side, value)));
    return total;
  }

  private static int allied(Game game, Side side) {
    int sum = 0;
    for (int rest = side.allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      int ships = game.encounter().shipsOf(ally) * game.encounter().worth(ally);
      sum += ally.in(game.encounter().subtracted()) ? -ships : ships;
    }
    return sum;
  }

  private static List<String> terms(Game game, Side side, int value) {
    Encounter encounter = game.encounter();
    Seat main = side.main();
    List<String> terms = new ArrayList<>();
    String card = value + " card";
    switch (side.multiplication()) {
      case Side.OWN_SHIPS ->
          terms.add(value + " x " + encounter.shipsOf(main) + " ships of " + main);
      case Side.ALL_SHIPS -> terms.add(value + " x " + side.ships() + " ships on the side");
      case Side.SHIPS_BY_SHIPS -> {
        terms.add(card);
        terms.add(encounter.shipsOf(main) + " x " + side.alliedShips() + " ships");
      }
      default -> {
        terms.add(card);
        terms.add(ships(encounter, main));
      }
    }
    if (side.multiplication() < Side.ALL_SHIPS)
      for (int rest = side.allies(); rest != 0; rest &= rest - 1)
        terms.add(ships(encounter, Seat.of(Integer.numberOfTrailingZeros(rest))));
    if (side.reinforcements() != 0) terms.add(signed(side.reinforcements()) + " by reinforcements");
    if (side.bonus() != 0) terms.add(signed(side.bonus()) + " by effects");
    return terms;
  }

  // `+ 4 ships of A`; where a ship counts other than 1, `+ 8 (2 ships of C, 4 each)`.
  private static String ships(Encounter encounter, Seat seat) {
    int ships = encounter.shipsOf(seat);
    int worth = encounter.worth(seat);
    String words = (ships == 1 ? " ship of " : " ships of ") + seat;
    String sum = signed(seat.in(encounter.subtracted()) ? -ships * worth : ships * worth);
    return worth == 1 ? sum + words : sum + " (" + ships + words + ", " + worth + " each)";
  }

  private static String signed(int number) {
    return number < 0 ? "- " + -number : "+ " + number;
  }
}
