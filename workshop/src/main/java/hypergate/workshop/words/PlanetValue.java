package hypergate.workshop.words;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A planet in an expression. Two are the same when the place on the board is.
///
/// @param game the game in which it is asked about; null for none
/// @param planet the planet, or [Planet#NONE]
public record PlanetValue(@Nullable Game game, Planet planet) {
  /// No planet.
  public static final PlanetValue NONE = new PlanetValue(null, Planet.NONE);

  /// The planets of a mask.
  public static List<PlanetValue> of(Game game, long mask) {
    List<PlanetValue> planets = new ArrayList<>();
    for (long rest = mask; rest != 0; rest &= rest - 1)
      planets.add(new PlanetValue(game, Planet.of(Long.numberOfTrailingZeros(rest))));
    return planets;
  }

  /// The mask of some planets.
  public static long mask(Object planets) {
    long mask = 0;
    for (Object planet : (List<?>) planets)
      if (((PlanetValue) planet).planet.exists()) mask |= ((PlanetValue) planet).planet.bit();
    return mask;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PlanetValue value && value.planet == planet;
  }

  @Override
  public int hashCode() {
    return planet.index();
  }

  @Override
  public String toString() {
    return planet.toString();
  }
}
