package hypergate.content.odyssey.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.variant.essences.Essence;
import hypergate.variant.essences.Essences;
import java.util.List;

/// The conditions by which players win where a Schizoid, of either kind, is in force: each a card
/// of its own, face down or face up on the sheet.
public final class SchizoidConditions {
  /// Their positions among the cards of either sheet; the last two belong to the alternate one.
  public static final int BLUFFER = 0;

  public static final int COLONIZER = 1;
  public static final int CONCILIATOR = 2;
  public static final int INTRUDER = 3;
  public static final int RELOCATOR = 4;
  public static final int WANDERER = 5;
  public static final int TRADITIONALIST = 6;
  public static final int XENOPHOBE = 7;

  private static final int SYSTEMS = 3;
  private static final int COLONIES = 3;
  private static final int MANY = 4;
  private static final int FEW = 2;
  private static final int CROWD = 4;

  private SchizoidConditions() {}

  /// The six cards that both sheets have.
  public static List<Essence> six(String kind, String set) {
    return List.of(
        essence(
            kind,
            "Bluffer",
            set,
            0,
            "You have four or more foreign colonies right after you have failed to make a deal."),
        essence(
            kind,
            "Colonizer",
            set,
            0,
            "You have three or more foreign colonies right after you have drawn a new hand."),
        essence(
            kind,
            "Conciliator",
            set,
            0,
            "You have three or more foreign colonies right after you have made a deal."),
        essence(
            kind,
            "Intruder",
            set,
            0,
            "Three of your foreign colonies have four or more of your ships each."),
        essence(
            kind, "Relocator", set, 0, "You have three or more foreign colonies in one system."),
        essence(
            kind,
            "Wanderer",
            set,
            0,
            "You have foreign colonies in three or more systems and at most three home colonies"
                + " (two with four planets each)."));
  }

  /// The two further ones of the alternate sheet.
  static List<Essence> further(String kind, String set) {
    return List.of(
        essence(
            kind,
            "Traditionalist",
            set,
            0,
            "You have five or more foreign colonies and three or more home colonies (four and two"
                + " with four planets each)."),
        essence(
            kind,
            "Xenophobe",
            set,
            0,
            "You have two or more foreign colonies right after you have settled an empty home"
                + " planet again."));
  }

  // ---- the cards of a sheet

  static Essences cards(Game game) {
    return Essences.of(game);
  }

  /// Whether the card of a condition lies on the sheet of an alien, face down or face up.
  static boolean lies(Game game, int alien, int condition) {
    int card = cards(game).first(alien) + condition;
    return cards(game).isOpen(card) || cards(game).isCached(card);
  }

  /// The number of conditions of an alien.
  static int count(Game game, int alien) {
    int first = cards(game).first(alien);
    return cards(game).end(first) - first;
  }

  /// Whether somebody could choose it as the game is set up: who plays with three must not wander.
  public static boolean mayBegin(Game game, int condition) {
    return condition != WANDERER || game.seats() > SYSTEMS;
  }

  // ---- what they say

  /// The seats that fulfil a condition by what stands on the table now, as a mask.
  public static int fulfilling(Game game, int condition) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) if (stands(game, condition, Seat.of(i))) seats |= 1 << i;
    return seats;
  }

  private static boolean stands(Game game, int condition, Seat seat) {
    int less = game.rules().planets() == MANY ? 1 : 0;
    int homes = Long.bitCount(game.ships().homeColonies(seat));
    return switch (condition) {
      case INTRUDER -> crowds(game, seat) >= COLONIES;
      case RELOCATOR -> mostInOne(game, seat) >= COLONIES;
      case WANDERER -> systems(game, seat) >= SYSTEMS && homes <= COLONIES - less;
      case TRADITIONALIST ->
          game.powers().foreignColonies(seat) >= MANY + 1 - less && homes >= COLONIES - less;
      default -> false;
    };
  }

  /// Those of some seats, as a mask, that have foreign colonies enough right after what an event
  /// condition speaks of.
  public static int right(Game game, int condition, int seats) {
    int least =
        switch (condition) {
          case BLUFFER -> MANY;
          case XENOPHOBE -> FEW;
          default -> COLONIES;
        };
    int mask = 0;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.powers().foreignColonies(seat) >= least) mask |= seat.bit();
    }
    return mask;
  }

  private static int crowds(Game game, Seat seat) {
    int crowds = 0;
    for (long rest = game.ships().foreignColonies(seat); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (game.ships().inColony(planet, seat) >= CROWD) crowds++;
    }
    return crowds;
  }

  private static int mostInOne(Game game, Seat seat) {
    int most = 0;
    for (int i = 0; i < game.seats(); i++)
      most =
          Math.max(
              most,
              Long.bitCount(
                  game.ships().foreignColonies(seat) & game.ships().placesOf(Seat.of(i))));
    return most;
  }

  private static int systems(Game game, Seat seat) {
    int systems = 0;
    for (int i = 0; i < game.seats(); i++)
      if ((game.ships().foreignColonies(seat) & game.ships().placesOf(Seat.of(i))) != 0) systems++;
    return systems;
  }
}
