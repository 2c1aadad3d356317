package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Toxicity: a destiny card with a warning costs every foreign colony in its system a ship, all at
/// once; as a main player it may win where two attacks are nearly equal, by what the cards count
/// then, ships left aside.
public final class Poison {
  /// Mark: a victory has been claimed in this encounter.
  public static final int CLAIMED = 0;

  /// By how much the two attacks may differ.
  private static final int APART = 2;

  public static final Alien POISON =
      alien("Poison", "alliance")
          .level(2)
          .power("Toxicity", ANY, Step.DESTINY, Step.REVEAL)
          .isMandatory()
          .readingWarnings()
          .text(
              "When destiny shows a hazard warning, every colony of others in your system loses a"
                  + " ship. As a main player you may win if both attacks differ by 2 or less.")
          .must(ANY, DESTINY_DRAWN, (game, me) -> strangers(game, me) != 0, Poison::exhale)
          .may(
              MAIN,
              DECIDING,
              (game, me) -> apart(game, me) <= allowed(game, me) && !isClaimed(game, me),
              Poison::claim);

  private Poison() {}

  // Those who have colonies in its system, as a mask, when a warning lies there.
  private static int strangers(Game game, Seat me) {
    int card = game.encounter().destiny();
    if (card < 0 || !Destinies.warns(game, card)) return 0;
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && colonies(game, Seat.of(i), me) != 0) mask |= 1 << i;
    return game.reach().reached(mask);
  }

  private static long colonies(Game game, Seat seat, Seat system) {
    return game.ships().colonies(seat) & game.ships().planetsOf(system);
  }

  private static void exhale(Game game, Seat me) {
    int strangers = strangers(game, me);
    int ships = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(strangers)) continue;
      for (long rest = colonies(game, seat, me); rest != 0; rest &= rest - 1)
        add(game, loss, seat, Planet.of(Long.numberOfTrailingZeros(rest)), ships);
    }
    game.verbs().carryOutLoss();
  }

  // A ship on the planet's outpost belongs to the colony and goes last.
  private static void add(Game game, Loss loss, Seat seat, Planet planet, int ships) {
    int there = Math.min(ships, game.ships().on(planet, seat));
    int outpost = game.ships().outpost(planet, seat);
    loss.add(seat, planet.index(), there);
    if (there < ships && outpost >= 0) loss.add(seat, outpost, 1);
  }

  /// By how much the values of the two attacks differ; very much where not both are attacks.
  public static int apart(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.bothAttack()) return Integer.MAX_VALUE;
    return Math.abs(encounter.value(me) - encounter.value(encounter.opponent(me)));
  }

  private static int allowed(Game game, Seat me) {
    int own = game.ofPower(Query.POWER_NUMBER, me, APART);
    return game.ofPower(Query.POWER_NUMBER, game.encounter().opponent(me), own);
  }

  /// Whether the seat has claimed its victory.
  public static boolean isClaimed(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, POISON), CLAIMED) != 0;
  }

  /// The seat's side wins, whatever the totals.
  public static void claim(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, POISON), CLAIMED, 1);
    game.encounter().sideOf(me).winsAtOnce(me);
  }
}
