package hypergate.workshop.variants.moons;

import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.TRUTH;

import hypergate.variant.moons.Moons;
import hypergate.workshop.words.Call;
import hypergate.workshop.words.Moment;
import hypergate.workshop.words.PlanetValue;
import hypergate.workshop.words.SeatValue;
import hypergate.workshop.words.Value;
import java.util.List;
import java.util.function.ToLongFunction;

/// The values of moons.
final class MoonValues {
  static final List<Value> ALL =
      List.of(
          new Value(
              "moon_planet",
              PLANET,
              "The planet at which this moon lies.",
              "moon",
              at -> new PlanetValue(at.game(), Moons.of(at.game()).here())),
          number(
              "occupied_moons",
              "How many moons somebody occupies.",
              at -> Moons.of(at.game()).occupied()),
          number(
              "moons_of_others",
              "How many moons others occupy.",
              at -> Moons.of(at.game()).occupiedByOthers(at.me())));

  static final Call ON_A_MOON =
      new Call(
          "on_a_moon",
          SEAT,
          List.of(),
          TRUTH,
          "The player has a ship on a moon.",
          of -> isOnMoon((SeatValue) of[0]));

  private MoonValues() {}

  private static Object isOnMoon(SeatValue seat) {
    return seat.game() != null
        && seat.seat().exists()
        && Moons.areIn(seat.game())
        && Moons.of(seat.game()).isOnAny(seat.seat());
  }

  private static Value number(String name, String text, ToLongFunction<Moment> reader) {
    return new Value(name, NUMBER, text, "moon", reader::applyAsLong);
  }
}
