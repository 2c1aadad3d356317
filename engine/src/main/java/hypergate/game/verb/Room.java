package hypergate.game.verb;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;

/// How many ships planets have room for: normally any number. It is asked about whenever ships come
/// to a planet; what has no room stays where it is, or goes to other colonies.
public final class Room {
  /// Room for more ships than there are.
  public static final int ANY = Integer.MAX_VALUE;

  private final Acting game;
  private Planet at = Planet.NONE;

  Room(Acting game) {
    this.game = game;
  }

  /// Whether anything limits the room of any planet.
  public boolean isLimited() {
    return game.isBent(Query.PLANET_LIMIT);
  }

  /// How many ships more can come to a planet.
  public int on(Planet planet) {
    if (!isLimited()) return ANY;
    int most = limit(planet);
    return most == ANY ? ANY : Math.max(0, most - standing(planet));
  }

  /// How many ships in all can stand on a planet.
  public int limit(Planet planet) {
    Planet before = at;
    at = planet;
    int most = game.query(Query.PLANET_LIMIT, game.ships().ownerOf(planet), ANY);
    at = before;
    return most;
  }

  private int standing(Planet planet) {
    int ships = 0;
    for (int i = 0; i < game.seats(); i++) ships += game.ships().on(planet, Seat.of(i));
    return ships;
  }

  /// The planets of a mask to which a ship more can come.
  public long open(long planets) {
    if (!isLimited()) return planets;
    long open = 0;
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      long planet = Long.lowestOneBit(rest);
      if (on(Planet.of(Long.numberOfTrailingZeros(planet))) > 0) open |= planet;
    }
    return open;
  }

  /// How many ships, of so many, can come to planets of a mask.
  public int on(long planets, int count) {
    if (!isLimited()) return count;
    int room = 0;
    for (long rest = planets; rest != 0 && room < count; rest &= rest - 1)
      room += Math.min(count, on(Planet.of(Long.numberOfTrailingZeros(rest))));
    return Math.min(room, count);
  }

  /// Whether any planet of a mask has room for fewer than so many ships.
  boolean isTight(long planets, int count) {
    if (!isLimited()) return false;
    for (long rest = planets; rest != 0; rest &= rest - 1)
      if (on(Planet.of(Long.numberOfTrailingZeros(rest))) < count) return true;
    return false;
  }

  /// While [Query#PLANET_LIMIT] is asked: the planet.
  public Planet at() {
    return at;
  }
}
