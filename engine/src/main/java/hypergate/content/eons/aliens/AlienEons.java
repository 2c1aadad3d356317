package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.POWER_LOST;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TURN_END;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Traumatize: it captures a ship of whose turn begins, with a trauma under it, and lets captives
/// go into later encounters; their owner carries the trauma out when it reveals a card (see
/// [Trauma]). Capture and release are uses, the traumas are none (H-834).
public final class AlienEons {
  /// Counter: whether it has taken a ship in this turn.
  private static final int TAKEN = 0;

  private static final Prompt WHERE = Prompt.of("alien/planet");
  private static final Prompt WHICH = Prompt.of("alien/card");
  private static final Prompt WHOSE = Prompt.of("alien/seats");
  private static final Prompt ALONG = Prompt.of("alien/card-2");

  public static final Alien ALIEN =
      alien("Alien", "eons")
          .level(2)
          .power("Traumatize", NOT_OFFENSE, Step.START_TURN, Step.PLANNING)
          .text(
              "When another player's turn starts you may capture a ship of it, if you have none,"
                  + " from a colony with two or more, and lay a trauma of your cache under it."
                  + " Before cards are selected you may let captives of main players go into the"
                  + " encounter: with its next revealed card that player carries the trauma out.")
          .counter("taken")
          .brings(Traumas.ALL)
          .may(NOT_OFFENSE, TURN_START, AlienEons::mayCapture, AlienEons::captureNamed)
          .naming((game, me) -> game.current().target(chooseWhere(game, me).index()))
          .may(
              NOT_OFFENSE,
              BEFORE_SELECTION,
              (game, me) -> releasable(game, me) != 0,
              AlienEons::release)
          .always(ANY, REVEALED, (game, me) -> due(game) >= 0, AlienEons::traumatize)
          .evenZapped()
          .always(ANY, DECIDING, Trauma::isPitied, Trauma::pity)
          .evenZapped()
          .always(ANY, COMPENSATION, Trauma::isCompensating, Trauma::compensate)
          .evenZapped()
          .always(ANY, DEAL_FAILED, Trauma::isFailing, Trauma::spare)
          .evenZapped()
          .always(ANY, TURN_END, (game, me) -> hasTaken(game, me), AlienEons::turnEnds)
          .evenZapped()
          .always(ANY, PHASE_END, (game, me) -> idle(game, me) >= 0, AlienEons::takeBack)
          .evenZapped()
          .always(ANY, POWER_LOST, AlienEons::isLost, AlienEons::loseCaptives)
          .evenLost()
          .bends(Query.REINFORCING_ATTACKS, Trauma::attacks);

  private AlienEons() {}

  // ---- its cards

  private static int number(Game game) {
    return game.content().alienNumber(ALIEN.id());
  }

  static int first(Game game) {
    return Essences.of(game).first(number(game));
  }

  static int sheet(Game game, Seat me) {
    return game.powers().find(me, ALIEN);
  }

  private static boolean isBound(Game game, Seat seat) {
    return game.ofPower(Query.POWER_BOUND, seat, 0) != 0;
  }

  private static boolean isUnbound(Game game, Seat me) {
    return game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  // ---- capture

  private static boolean hasTaken(Game game, Seat me) {
    return game.powers().counter(sheet(game, me), TAKEN) != 0;
  }

  private static int held(Game game, Seat me, Seat owner) {
    return game.powers().held(sheet(game, me), owner);
  }

  private static long planets(Game game, Seat me) {
    Seat owner = game.turn();
    int least = isUnbound(game, me) ? 1 : 2;
    long planets = 0;
    for (long rest = game.ships().standing(owner); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (game.ships().on(planet, owner) >= least) planets |= planet.bit();
    }
    return planets;
  }

  private static boolean mayTake(Game game, Seat me) {
    Seat owner = game.turn();
    return owner != me
        && !hasTaken(game, me)
        && !isBound(game, owner)
        && Essences.of(game).cacheSize(number(game)) > 0
        && game.verbs().sheetShips().most(owner) > 0
        && planets(game, me) != 0;
  }

  private static boolean mayCapture(Game game, Seat me) {
    return mayTake(game, me) && held(game, me, game.turn()) == 0;
  }

  /// Whether it could take a ship of a player of whom it holds some.
  public static boolean mayCaptureMore(Game game, Seat me) {
    return sheet(game, me) >= 0 && mayTake(game, me) && held(game, me, game.turn()) > 0;
  }

  private static Planet chooseWhere(Game game, Seat me) {
    return game.ask(me).planet(WHERE, planets(game, me));
  }

  private static void captureNamed(Game game, Seat me) {
    capture(game, me, Planet.of(game.current().target()));
  }

  /// It takes one more, from a colony of its choice.
  public static void captureMore(Game game, Seat me) {
    if (mayCaptureMore(game, me)) capture(game, me, chooseWhere(game, me));
  }

  private static void capture(Game game, Seat me, Planet from) {
    Seat owner = game.turn();
    Essences traumas = Essences.of(game);
    Menu menu = game.ask(me).menu();
    int first = first(game);
    for (int card = first; card < traumas.end(first); card++)
      if (traumas.isCached(card)) menu.add(traumas.choice(card));
    int trauma = Essences.cardOf(game.ask(me).choose(WHICH));
    int sheet = sheet(game, me);
    if (game.verbs().sheetShips().capture(owner, from.index(), 1, sheet) == 0) return;
    traumas.layUnder(trauma, owner);
    traumas.refill(number(game));
    game.powers().counter(sheet, TAKEN, 1);
  }

  private static void turnEnds(Game game, Seat me) {
    game.powers().counter(sheet(game, me), TAKEN, 0);
  }

  // ---- release

  // How many of a player may go now.
  private static int ready(Game game, Seat me, Seat owner) {
    boolean fresh = owner == game.turn() && hasTaken(game, me) && !isUnbound(game, me);
    return held(game, me, owner) - (fresh ? 1 : 0);
  }

  private static int releasable(Game game, Seat me) {
    int seats = 0;
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (main != me && ready(game, me, main) > 0) seats |= main.bit();
    }
    return seats;
  }

  private static void release(Game game, Seat me) {
    int seats = releasable(game, me);
    if (Integer.bitCount(seats) > 1) seats = game.ask(me).seats(WHOSE, seats, 2);
    for (int p = 0; p < 2; p++) {
      Seat owner = game.inOrder(p);
      if (owner.in(seats)) release(game, me, owner, ready(game, me, owner));
    }
  }

  private static void release(Game game, Seat me, Seat owner, int count) {
    Encounter encounter = game.encounter();
    for (int i = 0; i < count; i++) {
      int trauma = along(game, me, owner);
      if (trauma >= 0)
        Essences.of(game)
            .cover(trauma, Seat.of(game.query(Query.PENALTY_FOR, owner, owner.index())));
    }
    boolean attacks = owner == encounter.offense();
    int to = attacks ? Place.GATE : encounter.target().index();
    game.verbs().sheetShips().send(sheet(game, me), owner, to, count);
  }

  // The trauma that goes along with a captive, -1 when all that lay under it have been lost.
  private static int along(Game game, Seat me, Seat owner) {
    Essences traumas = Essences.of(game);
    Menu menu = game.ask(me).menu();
    int first = first(game);
    for (int card = first; card < traumas.end(first); card++)
      if (traumas.isUnder(card, owner)) menu.add(traumas.choice(card));
    return menu.count() == 0 ? -1 : Essences.cardOf(game.ask(me).choose(ALONG));
  }

  // ---- traumas

  // The next main player that has to turn one up, with an encounter card before it; -1 for none.
  private static int due(Game game) {
    Essences traumas = Essences.of(game);
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (game.encounter().isUp(main)
          && traumas.coveredBefore(first(game), main) > 0
          && !isBound(game, main)) return main.index();
    }
    return -1;
  }

  private static void traumatize(Game game, Seat me) {
    Essences traumas = Essences.of(game);
    int first = first(game);
    for (int next = due(game); next >= 0; next = due(game)) {
      Seat victim = Seat.of(next);
      int card = first;
      while (!traumas.isCovered(card, victim)) card++;
      traumas.turnUp(card);
      // Once it has broken down the encounter is decided, and nothing else matters.
      if (!game.encounter().outcome().isWin()) Trauma.carryOut(game, me, victim, card - first);
    }
  }

  // A trauma that nothing will come of: its captive has been freed, or who has it is protected.
  private static int idle(Game game, Seat me) {
    Essences traumas = Essences.of(game);
    int first = first(game);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (traumas.under(first, seat) > held(game, me, seat)) return i;
      if (traumas.coveredBefore(first, seat) > 0 && isBound(game, seat)) return i;
    }
    return -1;
  }

  private static void takeBack(Game game, Seat me) {
    Essences traumas = Essences.of(game);
    int first = first(game);
    for (int next = idle(game, me); next >= 0; next = idle(game, me)) {
      Seat seat = Seat.of(next);
      boolean freed = traumas.under(first, seat) > held(game, me, seat);
      int card = first;
      while (!(freed ? traumas.isUnder(card, seat) : traumas.isCovered(card, seat))) card++;
      traumas.turnUp(card);
    }
  }

  // ---- losing the sheet

  private static boolean isLost(Game game, Seat me) {
    return game.verbs().ships().changed() == me
        && game.verbs().ships().powerIsLost()
        && game.powers().heldInAll(sheet(game, me)) > 0;
  }

  private static void loseCaptives(Game game, Seat me) {
    int sheet = sheet(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      game.verbs().sheetShips().spend(sheet, owner, game.powers().held(sheet, owner));
    }
    game.verbs().ships().settle();
  }
}
