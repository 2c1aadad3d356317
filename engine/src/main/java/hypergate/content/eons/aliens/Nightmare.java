package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ACCEPTED;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.CONTINUING;
import static hypergate.game.word.Window.DEAL;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.game.word.Window.REGROUP_DUE;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTING;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.phase.Launch;
import hypergate.game.phase.Planning;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Offer;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;
import java.util.ArrayList;
import java.util.List;

/// Bad Dreams: once an encounter it lays a bad dream face down before who has not invited it, or
/// who has won against it; at the moment that the dream names it may turn it up. Only the laying is
/// a use.
public final class Nightmare {
  /// Mark: it has laid a dream in this encounter.
  private static final int LAID = 0;

  private static final Prompt WHOM = Prompt.of("nightmare/seat");
  private static final Prompt WHICH = Prompt.of("nightmare/card");
  private static final Prompt WHERE = Prompt.of("nightmare/planet");

  public static final Alien NIGHTMARE =
      alien("Nightmare", "eons")
          .level(2)
          .power("Bad Dreams", ANY, Step.ALLIANCE, Step.RESOLUTION)
          .text(
              "You hold a secret cache of three bad dreams. Once an encounter lay one face down"
                  + " before a main player who has not invited you, or before a winner when you"
                  + " lose, if it has none. Turn it up at the moment that it names: it comes true.")
          .brings(Dreams.ALL)
          .may(ANY, INVITED, (game, me) -> fresh(game, me) != 0, Nightmare::lay)
          .may(ANY, OUTCOME, (game, me) -> fresh(game, me) != 0, Nightmare::lay)
          .free(ANY, SELECTING, Nightmare::isUnprepared, Nightmare::draw)
          .free(ANY, REVEALED, Nightmare::isToothless, Nightmare::halve)
          .free(ANY, REGROUP, Nightmare::isSeeing, Nightmare::retrieve)
          .free(ANY, ACCEPTED, Nightmare::isRunning, Nightmare::decline)
          .free(ANY, CONTINUING, Nightmare::isOutOfFuel, Nightmare::stop)
          .free(ANY, WIN_CHECK, Nightmare::isNaked, Nightmare::winWithout)
          .free(ANY, DEAL, Nightmare::isLost, Nightmare::cheat)
          .free(ANY, REGROUP_DUE, Nightmare::isLate, Nightmare::skip)
          .free(ANY, LANDING, Nightmare::isFalling, Nightmare::drop)
          .free(ANY, AIMED, Nightmare::isChased, Nightmare::chase)
          .always(ANY, PHASE_END, (game, me) -> awake(game) >= 0, Nightmare::wake);

  private Nightmare() {}

  // ---- laying

  private static int first(Game game) {
    return Essences.of(game).first(game.content().alienNumber(NIGHTMARE.id()));
  }

  private static int mark(Game game, Seat me) {
    int instance = game.powers().find(me, NIGHTMARE);
    return instance < 0 ? 1 : game.powers().mark(instance, LAID);
  }

  /// The players before whom it may lay a dream now, those with some among them, as a mask.
  public static int victims(Game game, Seat me) {
    int alien = game.content().alienNumber(NIGHTMARE.id());
    if (mark(game, me) != 0 || Essences.of(game).cacheSize(alien) == 0) return 0;
    Encounter encounter = game.encounter();
    int seats = 0;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) seats = game.everybody() & ~me.bit();
    else if (encounter.outcome().isWin()) seats = winners(game, me);
    else if (!encounter.isMain(me) && encounter.outcome() == Outcome.NONE)
      seats = inhospitable(game, me);
    for (int i = 0; i < game.seats(); i++)
      if (isAwake(game, Seat.of(i))) seats &= ~Seat.of(i).bit();
    return seats;
  }

  private static int winners(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.isMain(me) && !encounter.isAlly(me)) return 0;
    Side winners = encounter.winners();
    return encounter.sideOf(me) == winners ? 0 : winners.seats();
  }

  // The main players who have not invited it though they might have.
  private static int inhospitable(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int seats = 0;
    for (int s = 0; s < 2; s++) {
      Side side = s == 0 ? encounter.offensive() : encounter.defensive();
      Seat main = side.main();
      boolean may =
          encounter.mayInvite(side)
              && me.in(game.query(Query.MAY_INVITE, main, game.everybody() & ~main.bit()));
      if (may && !me.in(encounter.invited(side))) seats |= main.bit();
    }
    return seats;
  }

  private static int fresh(Game game, Seat me) {
    int seats = victims(game, me);
    for (int i = 0; i < game.seats(); i++)
      if (Essences.of(game).coveredBefore(first(game), Seat.of(i)) > 0) seats &= ~(1 << i);
    return seats;
  }

  private static void lay(Game game, Seat me) {
    lay(game, me, fresh(game, me));
  }

  /// It lays a dream before one of these seats.
  public static void lay(Game game, Seat me, int seats) {
    if (seats == 0) return;
    game.powers().mark(game.powers().find(me, NIGHTMARE), LAID, 1);
    Seat victim = game.ask(me).seat(WHOM, seats);
    Essences dreams = Essences.of(game);
    Menu menu = game.ask(me).menu();
    int first = first(game);
    for (int card = first; card < dreams.end(first); card++)
      if (dreams.isCached(card)) menu.add(dreams.choice(card));
    int dream = Essences.cardOf(game.ask(me).choose(WHICH));
    dreams.cover(dream, Seat.of(game.query(Query.PENALTY_FOR, victim, victim.index())));
    dreams.refill(game.content().alienNumber(NIGHTMARE.id()));
  }

  // ---- dreams that lie before players

  private static boolean has(Game game, Seat seat, int dream) {
    Essences dreams = Essences.of(game);
    int card = first(game) + dream;
    return seat.exists()
        && dreams.coveredBefore(card, seat) > 0
        && dreams.isHidden(card)
        && dreams.isCovered(card, seat)
        && !isAwake(game, seat);
  }

  private static void turnUp(Game game, int dream) {
    Essences.of(game).turnUp(first(game) + dream);
  }

  // The player before whom a dream lies.
  private static Seat holder(Game game, int dream) {
    for (int i = 0; i < game.seats(); i++) if (has(game, Seat.of(i), dream)) return Seat.of(i);
    return Seat.NONE;
  }

  private static boolean isAwake(Game game, Seat seat) {
    return game.ofPower(Query.POWER_BOUND, seat, 0) != 0;
  }

  // A dream before somebody whom dreams do not reach, -1 for none.
  private static int awake(Game game) {
    Essences dreams = Essences.of(game);
    int first = first(game);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (dreams.coveredBefore(first, seat) == 0 || !isAwake(game, seat)) continue;
      for (int card = first; card < dreams.end(first); card++)
        if (dreams.isCovered(card, seat)) return card;
    }
    return -1;
  }

  private static void wake(Game game, Seat me) {
    for (int card = awake(game); card >= 0; card = awake(game)) Essences.of(game).turnUp(card);
  }

  // ---- what they do

  private static boolean isUnprepared(Game game, Seat me) {
    Encounter encounter = game.encounter();
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (encounter.card(main) < 0 && has(game, main, Dreams.UNPREPARED)) return true;
    }
    return false;
  }

  private static void draw(Game game, Seat me) {
    Seat holder = holder(game, Dreams.UNPREPARED);
    turnUp(game, Dreams.UNPREPARED);
    List<String> given = new ArrayList<>();
    int card = game.verbs().hands().next();
    while (card >= 0 && (game.cards().face(card).kind().bit() & Kind.ENCOUNTER) == 0) {
      game.cards().toHand(me, card);
      game.cards().knownTo(me, card);
      given.add(game.cards().face(card).notation());
      card = game.verbs().hands().next();
    }
    if (game.isHeard() && !given.isEmpty())
      game.tell(new Event.Drew(me, given.size(), given, game.cause()));
    if (card < 0) return;
    game.cards().backToHand(holder, card);
    Planning.selects(game, holder, card);
  }

  private static boolean isToothless(Game game, Seat me) {
    return toothless(game).exists();
  }

  private static Seat toothless(Game game) {
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (game.encounter().attacks(main) && has(game, main, Dreams.TEETH)) return main;
    }
    return Seat.NONE;
  }

  private static void halve(Game game, Seat me) {
    Seat main = toothless(game);
    turnUp(game, Dreams.TEETH);
    game.encounter().counts(main, Math.floorDiv(game.encounter().value(main), 2));
  }

  private static boolean isSeeing(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    return !game.encounter().isRegrouped()
        && game.verbs().freeInWarp(offense) > 0
        && has(game, offense, Dreams.THE_DEAD);
  }

  private static void retrieve(Game game, Seat me) {
    turnUp(game, Dreams.THE_DEAD);
    game.encounter().regrouped();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat != game.encounter().offense()) game.verbs().ships().retrieve(seat, 1);
    }
  }

  private static boolean isRunning(Game game, Seat me) {
    return has(game, game.encounter().joiner(), Dreams.RUNNING);
  }

  private static void decline(Game game, Seat me) {
    turnUp(game, Dreams.RUNNING);
    game.encounter().uninvite(game.encounter().joiner());
    game.encounter().joiner(Seat.NONE);
  }

  private static boolean isOutOfFuel(Game game, Seat me) {
    return has(game, game.encounter().offense(), Dreams.OUT_OF_FUEL);
  }

  private static void stop(Game game, Seat me) {
    turnUp(game, Dreams.OUT_OF_FUEL);
    game.encounter().flag(Encounter.TURN_OVER);
  }

  private static boolean isNaked(Game game, Seat me) {
    int winning = game.verbs().ships().winning();
    if (Integer.bitCount(winning) < 2) return false;
    Seat holder = holder(game, Dreams.NAKED);
    return holder.exists() && holder.in(winning);
  }

  private static void winWithout(Game game, Seat me) {
    Seat holder = holder(game, Dreams.NAKED);
    turnUp(game, Dreams.NAKED);
    game.verbs().ships().winning(game.verbs().ships().winning() & ~holder.bit());
  }

  // The colonies that would come to a seat, as a mask of planets.
  private static long homes(Offer offer, Seat holder) {
    long planets = 0;
    for (int i = 0; i < offer.terms(); i++)
      if (offer.giver(i) != holder && isColony(offer.term(i)))
        planets |= Planet.of(offer.term(i) & 0xff).bit();
    return planets;
  }

  private static boolean isColony(int term) {
    return term >> 8 == Notation.COLONY || term >> 8 == Notation.COLONY_OUTPOST;
  }

  private static Seat lost(Game game) {
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (homes(game.offer(), main) != 0 && has(game, main, Dreams.LOST)) return main;
    }
    return Seat.NONE;
  }

  private static boolean isLost(Game game, Seat me) {
    return lost(game).exists();
  }

  private static void cheat(Game game, Seat me) {
    Seat holder = lost(game);
    Seat giver = game.encounter().opponent(holder);
    turnUp(game, Dreams.LOST);
    Offer offer = game.offer();
    long planets = homes(offer, holder);
    offer.cancelColony(Planet.of(Long.numberOfTrailingZeros(planets)));
    if (offer.cardsLeft(game, giver) > 0) offer.addRandomCard(giver);
  }

  private static boolean isLate(Game game, Seat me) {
    return has(game, game.encounter().offense(), Dreams.LATE);
  }

  private static void skip(Game game, Seat me) {
    turnUp(game, Dreams.LATE);
    game.encounter().flag(Encounter.NO_REGROUP);
  }

  private static boolean isFalling(Game game, Seat me) {
    Seat holder = holder(game, Dreams.FALLING);
    return holder.exists()
        && game.ships().at(Place.GATE, holder) > 0
        && Resolution.lands(game, holder);
  }

  private static void drop(Game game, Seat me) {
    Seat holder = holder(game, Dreams.FALLING);
    turnUp(game, Dreams.FALLING);
    int ships = game.ships().at(Place.GATE, holder);
    game.verbs().beginLoss(Cause.EFFECT).add(holder, Place.GATE, ships);
    game.verbs().carryOutLoss();
  }

  private static boolean isChased(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat holder = holder(game, Dreams.CHASED);
    if (!holder.exists() || !encounter.target().exists() || encounter.isMain(holder)) return false;
    long own = game.ships().colonies(holder) | game.ships().planetsOf(holder);
    return (own & encounter.target().bit()) == 0 && game.ships().planetsOf(holder) != 0;
  }

  private static void chase(Game game, Seat me) {
    Seat holder = holder(game, Dreams.CHASED);
    turnUp(game, Dreams.CHASED);
    Encounter encounter = game.encounter();
    encounter.unflag(Encounter.OWN_SYSTEM);
    encounter.defense(holder);
    if (game.isHeard()) game.tell(new Event.DefenseNamed(encounter.offense(), holder));
    Planet target = game.ask(encounter.offense()).planet(WHERE, game.ships().planetsOf(holder));
    Launch.aimAgain(game, target);
  }
}
