package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Role.NOT_DEFENSE_OR_ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.INVITED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Picks;
import hypergate.game.verb.Planets;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Barge In: after a failure in the first encounter of its turn it puts a planet of its own, a
/// couch, into somebody's system; from couches there it calls shotgun on that system's player.
public final class Moocher {
  /// Counter: couches that have left the sheet.
  private static final int LAID = 0;

  private static final int COUCHES = 5;
  private static final int COUCH = 1;
  private static final Prompt WHERE = Prompt.of("moocher/seat");
  private static final Prompt WHICH = Prompt.of("moocher/planet");
  private static final Prompt SHIPS = Prompt.of("moocher/ships");
  private static final Prompt PRICE = Prompt.of("moocher/choice");
  private static final Prompt RIDE = Prompt.of("moocher/ships-2");

  public static final Alien MOOCHER =
      alien("Moocher", "eons")
          .level(1)
          .planets("couch")
          .counter("couches laid")
          .leaving(Moocher::clear)
          .power("Barge In", NOT_DEFENSE_OR_ALLY, Step.ALLIANCE, Step.RESOLUTION)
          .text(
              "If the first encounter of your turn fails, you may put an unused or empty couch, a"
                  + " planet, into any other system, with one to four of your ships. If the offense"
                  + " does not invite you and you have ships on couches in its system, you may call"
                  + " shotgun: up to four of them join its side, or you take a random card of its"
                  + " hand.")
          .may(BYSTANDER, INVITED, Moocher::mayCall, (game, me) -> call(game, me, offense(game), 1))
          .may(OFFENSE, ENCOUNTER_END, Moocher::mayLay, Moocher::lay);

  private Moocher() {}

  private static Seat offense(Game game) {
    return game.encounter().offense();
  }

  // ---- couches

  private static boolean mayLay(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean first = encounter.offense() == me && encounter.numberInTurn() == 1;
    return (first || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0)
        && encounter.isMain(me)
        && encounter.isBeaten(me)
        && game.ships().colonies(me) != 0
        && systems(game, me) != 0;
  }

  private static long empty(Game game) {
    long couches = game.verbs().planetTokens().with(MOOCHER, COUCH);
    for (long rest = couches; rest != 0; rest &= rest - 1) {
      Planet couch = Planet.of(Long.numberOfTrailingZeros(rest));
      if (game.ships().seatsOn(couch) != 0) couches &= ~couch.bit();
    }
    return couches;
  }

  private static boolean isAnyLeft(Game game, Seat me) {
    return game.powers().counter(game.powers().find(me, MOOCHER), LAID) < COUCHES;
  }

  // Into which systems a couch can come.
  private static int systems(Game game, Seat me) {
    long empty = empty(game);
    boolean any = isAnyLeft(game, me) || empty != 0;
    Planet target = game.encounter().target();
    int systems = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat system = Seat.of(i);
      boolean there = (empty & game.ships().planetsOf(system)) != 0;
      boolean room = any && game.verbs().planets().hasRoom(system);
      if ((there || room) && !(target.exists() && game.ships().systemOf(target) == system))
        systems |= system.bit();
    }
    return game.reach().reached(systems);
  }

  private static void lay(Game game, Seat me) {
    int systems = systems(game, me);
    if (systems == 0 || game.ships().colonies(me) == 0) return;
    Seat system = game.ask(me).seat(WHERE, systems);
    Planet couch = couch(game, me, system);
    if (!couch.exists()) return;
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, SHIPS, 0, 1, RuleNumbers.MOST_SHIPS);
    game.verbs().establish(me, picks, couch);
  }

  // A new one, or an empty one that lies in some system already.
  private static Planet couch(Game game, Seat me, Seat system) {
    Planets planets = game.verbs().planets();
    long empty = empty(game);
    if (!planets.hasRoom(system)) empty &= game.ships().planetsOf(system);
    boolean fresh = isAnyLeft(game, me) && planets.hasRoom(system);
    Planet old = Planet.NONE;
    if (empty != 0)
      old = fresh ? game.ask(me).planetOrNone(WHICH, empty) : game.ask(me).planet(WHICH, empty);
    if (old.exists())
      return game.ships().systemOf(old) == system ? old : planets.moveInto(old, system);
    Planet couch = fresh ? planets.comeBack(system) : Planet.NONE;
    if (!couch.exists()) return couch;
    int sheet = game.powers().find(me, MOOCHER);
    game.powers().counter(sheet, LAID, game.powers().counter(sheet, LAID) + 1);
    game.verbs().planetTokens().lay(MOOCHER, couch, COUCH);
    return couch;
  }

  // The alien leaves the game: so do the couches, and ships go home.
  private static void clear(Game game, Seat me) {
    long couches = game.verbs().planetTokens().with(MOOCHER, COUCH);
    for (long rest = couches; rest != 0; rest &= rest - 1) {
      Planet couch = Planet.of(Long.numberOfTrailingZeros(rest));
      for (int p = 0; p < game.seats(); p++) {
        Seat owner = game.inOrder(p);
        long homes = game.ships().colonies(owner) & ~couches;
        int there = game.ships().on(couch, owner);
        if (homes != 0) game.verbs().ships().returnTo(owner, couch.index(), there, homes);
      }
      game.verbs().destroyPlanet(couch);
    }
    game.verbs().ships().settle();
  }

  // ---- shotgun

  private static long couches(Game game, Seat me, Seat main) {
    return game.verbs().planetTokens().with(MOOCHER, COUCH)
        & game.ships().planetsOf(main)
        & game.ships().colonies(me);
  }

  /// Whether it could call shotgun on a main player, which has not invited it.
  public static boolean mayCall(Game game, Seat me, Seat main) {
    Encounter encounter = game.encounter();
    return encounter.isIn(BYSTANDER, me)
        && !me.in(encounter.invited(encounter.sideOf(main)))
        && couches(game, me, main) != 0;
  }

  private static boolean mayCall(Game game, Seat me) {
    return mayCall(game, me, offense(game)) && game.reach().reaches(offense(game));
  }

  /// Calls shotgun on a main player.
  ///
  /// @param cards what is due for a refusal
  public static void call(Game game, Seat me, Seat main, int cards) {
    long couches = couches(game, me, main);
    boolean pays =
        game.cards().handSize(main) > 0
            && (couches == 0 || game.ask(main).word(PRICE, Word.SHIP, Word.CARD) == Word.CARD);
    if (pays) {
      game.verbs().hands().takeRandom(me, main, cards);
      return;
    }
    if (couches == 0) return;
    Side side = game.encounter().sideOf(main);
    side.allies(side.allies() | me.bit());
    int limit = game.query(Query.JOIN_LIMIT, me, RuleNumbers.MOST_SHIPS);
    Picks picks = game.verbs().ships().pickFrom(me, couches);
    int sent = picks.ask(game, me, RIDE, 0, 1, limit);
    Alliance.ally(game, me, side, picks, sent);
  }
}
