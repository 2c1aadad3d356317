package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PHASE_END;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Sightsee: a liner with ships of its own aboard goes round the systems, at the end of every
/// destiny phase. In the system of the defense they may land; elsewhere a postcard takes one home
/// and a card along (H-920).
public final class Tourist {
  /// Mark: what has happened in this encounter.
  private static final int STAGE = 0;

  private static final int LOST = 1;
  private static final int MOVED = 2;
  private static final int DONE = 3;

  private static final Prompt WHERE = Prompt.of("tourist/seat");
  private static final Prompt ABOARD = Prompt.of("tourist/ships");
  private static final Prompt ASHORE = Prompt.of("tourist/number");
  private static final Prompt LANDS = Prompt.of("tourist/planet");
  private static final Prompt MORE = Prompt.of("flare-tourist/super/planet");
  private static final Prompt WHICH = Prompt.of("flare-tourist/super/ships");

  public static final Alien TOURIST =
      alien("Tourist", "dominion")
          .level(1)
          .power("Sightsee", ANY, Step.DESTINY)
          .isMandatory()
          .readingWarnings()
          .text(
              "Your liner begins at home; up to four ships board or leave it whenever it arrives"
                  + " there. At the end of destiny a hazard warning costs you a ship aboard."
                  + " Without one move the liner to a neighbouring system. If the defense lives"
                  + " there and you do not, all aboard may land on a planet. If they do not, one"
                  + " may go to a colony of yours and bring a card of that system's owner.")
          .systemTokens("liner")
          .ships("passengers")
          .setup(Tourist::embark)
          .must(ANY, PHASE_END, Tourist::isDue, Tourist::travel)
          .naming(Tourist::nameSystem)
          .may(ANY, PHASE_END, Tourist::mayGetOff, Tourist::getOff)
          .naming(Tourist::nameLanding);

  private Tourist() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, TOURIST);
  }

  private static int aboard(Game game, Seat me) {
    return game.powers().held(sheet(game, me), me);
  }

  // The system in which the liner is: its owner's own where it has never been put anywhere.
  private static Seat liner(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++)
      if (game.verbs().planetTokens().isIn(TOURIST, Seat.of(i))) return Seat.of(i);
    return me;
  }

  // ---- boarding

  private static void embark(Game game, Seat me) {
    game.verbs().planetTokens().stand(TOURIST, me, true);
    board(game, me);
  }

  // Up to four ships go one way or the other.
  private static void board(Game game, Seat me) {
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().homeColonies(me));
    int gone = picks.ask(game, me, ABOARD, 0, 0, RuleNumbers.MOST_SHIPS);
    comeAboard(game, me, picks);
    long homes = game.ships().homeColonies(me);
    int most = Math.min(RuleNumbers.MOST_SHIPS, aboard(game, me));
    if (gone > 0 || most == 0 || homes == 0) return;
    int ashore = game.ask(me).number(ASHORE, 0, most);
    game.verbs().sheetShips().release(sheet(game, me), me, ashore, homes);
  }

  private static void comeAboard(Game game, Seat me, Picks picks) {
    for (int i = 0; i < picks.places(); i++)
      game.verbs().sheetShips().gather(sheet(game, me), me, picks.place(i), picks.picked(i));
    game.verbs().ships().settle();
  }

  // ---- at the end of destiny

  // Whether the destiny phase has just ended: what comes next is the launch, or nothing where an
  // encounter ends before it.
  private static boolean isNow(Game game, Seat me, int stage) {
    int sheet = sheet(game, me);
    if (sheet < 0 || game.powers().mark(sheet, STAGE) != stage) return false;
    Encounter encounter = game.encounter();
    boolean ends =
        encounter.outcome() == Outcome.RESETTLED
            || encounter.outcome() != Outcome.NONE && !encounter.target().exists();
    return game.step() == Step.LAUNCH || game.step() == Step.ENCOUNTER_END && ends;
  }

  private static boolean isDue(Game game, Seat me) {
    return isNow(game, me, 0) && (!isWarned(game) || aboard(game, me) > 0);
  }

  private static boolean isWarned(Game game) {
    return game.encounter().is(Encounter.WARNING);
  }

  private static void nameSystem(Game game, Seat me) {
    if (!isWarned(game)) game.current().target(game.ask(me).seat(WHERE, near(game, me)).index());
  }

  // The systems to which the liner may go, as a mask.
  private static int near(Game game, Seat me) {
    int far = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    int at = liner(game, me).index();
    int near = 0;
    for (int i = 1; i <= far; i++)
      near |= 1 << (at + i) % game.seats() | 1 << (at + game.seats() - i) % game.seats();
    return near & ~(1 << at);
  }

  private static void travel(Game game, Seat me) {
    if (isWarned(game)) {
      game.mark(STAGE, LOST);
      game.verbs().sheetShips().spend(sheet(game, me), me, 1);
      return;
    }
    game.mark(STAGE, MOVED);
    Seat to = Seat.of(game.current().target());
    game.verbs().planetTokens().stand(TOURIST, liner(game, me), false);
    game.verbs().planetTokens().stand(TOURIST, to, true);
    if (to == me) board(game, me);
  }

  private static boolean isBarred(Game game, Seat system) {
    return game.ofPower(Query.POWER_BOUND, system, 0) != 0;
  }

  // Where all aboard could land, as a mask.
  private static long landing(Game game, Seat me) {
    Seat system = liner(game, me);
    boolean may =
        isNow(game, me, MOVED)
            && aboard(game, me) > 0
            && game.encounter().defense() == system
            && (game.ships().colonies(me) & game.ships().placesOf(system)) == 0
            && !isBarred(game, system);
    return may ? game.ships().planetsOf(system) : 0;
  }

  private static boolean mayWrite(Game game, Seat me) {
    Seat system = liner(game, me);
    return isNow(game, me, MOVED)
        && system != me
        && aboard(game, me) > 0
        && game.ships().colonies(me) != 0
        && !isBarred(game, system);
  }

  private static boolean mayGetOff(Game game, Seat me) {
    return landing(game, me) != 0 || mayWrite(game, me);
  }

  // Where all land; nowhere for a postcard.
  private static void nameLanding(Game game, Seat me) {
    long landing = landing(game, me);
    Planet planet = Planet.NONE;
    if (landing != 0)
      planet =
          mayWrite(game, me)
              ? game.ask(me).planetOrNone(LANDS, landing)
              : game.ask(me).planet(LANDS, landing);
    game.current().target(planet.exists() ? planet.index() : -1);
  }

  private static void getOff(Game game, Seat me) {
    game.mark(STAGE, DONE);
    int planet = game.current().target();
    if (planet >= 0) {
      game.verbs().sheetShips().send(sheet(game, me), me, planet, aboard(game, me));
      return;
    }
    game.verbs().sheetShips().release(sheet(game, me), me, 1);
    game.verbs().hands().takeRandom(me, liner(game, me), 1);
  }

  // ---- the super flare

  private static long ports(Game game, Seat me) {
    return game.ships().colonies(me) & game.ships().placesOf(liner(game, me));
  }

  /// Whether ships of the system could follow those aboard.
  public static boolean mayFollow(Game game, Seat me) {
    return (isNow(game, me, MOVED) || isNow(game, me, DONE)) && ports(game, me) != 0;
  }

  /// Ships of one colony in the system go aboard.
  public static void follow(Game game, Seat me) {
    if (ports(game, me) == 0) return;
    Planet planet = game.ask(me).planet(MORE, ports(game, me));
    Picks picks = game.verbs().ships().pickFrom(me, planet.bit());
    picks.ask(game, me, WHICH, 0, 1, picks.available());
    comeAboard(game, me, picks);
  }
}
