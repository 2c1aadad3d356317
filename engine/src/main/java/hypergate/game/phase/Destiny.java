package hypergate.game.phase;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Chosen;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The destiny phase: cards are drawn until one names a defense, or an empty home planet is
/// settled again.
public final class Destiny {
  private static final int REDRAW = -2;

  private Destiny() {}

  static void run(Acting game) {
    Encounter encounter = game.encounter();
    Seat forced = game.extraEncounters().defense();
    if (forced.exists()) {
      encounter.defense(forced);
      game.open(Window.DEFENSE_CHOSEN);
    } else if (!chooseDefense(game)) {
      resettle(game);
      return;
    }
    if (encounter.outcome() == Outcome.NONE && !encounter.beginsAtLaunch())
      game.open(Window.DESTINY_OVER);
    if (game.isHeard()) game.tell(new Event.DefenseNamed(encounter.offense(), encounter.defense()));
    // Over before the gate was aimed: it ends, unless what comes next has been said.
    if (encounter.outcome() != Outcome.NONE) {
      if (game.step() == Step.DESTINY) game.next(Step.ENCOUNTER_END);
      return;
    }
    if (game.parts().destinyOver()) game.next(Step.LAUNCH);
  }

  // The offense that may name any defense need not draw again for its own colour: whom it meets is
  // open until it has said so.
  private static boolean chooseDefense(Acting game) {
    Encounter encounter = game.encounter();
    do {
      Seat drawn = encounter.is(Encounter.READ_AGAIN) ? readAgain(game) : draw(game);
      if (drawn == encounter.offense()) return false;
      encounter.defense(drawn);
      game.open(Window.DEFENSE_CHOSEN);
      if (isGone(game)) drawAgain(game);
    } while (!encounter.defense().exists() || encounter.is(Encounter.READ_AGAIN));
    return true;
  }

  // Somebody else is the offense by now, and the card means what it means to that one; a special
  // card stands by whom it has named, unless that is the offense.
  private static Seat readAgain(Acting game) {
    Encounter encounter = game.encounter();
    encounter.unflag(Encounter.READ_AGAIN);
    int card = encounter.destiny();
    if (encounter.named() == encounter.offense()) encounter.named(Destinies.named(game, card));
    int seat = read(game, card);
    return seat == REDRAW ? draw(game) : Seat.of(seat);
  }

  // the colony that was to be driven out has been lost before the gate could be aimed at it.
  private static boolean isGone(Acting game) {
    Encounter encounter = game.encounter();
    if (!encounter.is(Encounter.OWN_SYSTEM) || encounter.target().exists()) return false;
    long home = game.ships().planetsOf(encounter.offense());
    return (home & game.ships().colonies(encounter.defense())) == 0;
  }

  private static void drawAgain(Acting game) {
    Encounter encounter = game.encounter();
    encounter.unflag(Encounter.OWN_SYSTEM);
    encounter.defense(Seat.NONE);
    tellDiscarded(game, encounter.destiny());
  }

  private static void tellDiscarded(Acting game, int card) {
    if (game.isHeard()) game.tell(new Event.DestinyDiscarded(Notation.destiny(game, card)));
  }

  /// Draws until the matter is settled.
  ///
  /// @return the defense; the offense itself when it settles an own planet again; nobody when the
  ///   offense, which has drawn its own colour, is going to name somebody
  private static Seat draw(Acting game) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    while (true) {
      game.destinies().prepare();
      game.open(Window.BEFORE_DESTINY);
      boolean again = game.destinies().usedInstead() >= 0;
      int card = game.destinies().draw();
      encounter.destiny(card);
      encounter.named(Destinies.named(game, card));
      encounter.unflag(Encounter.UNINTERRUPTED);
      if (!again && Destinies.warns(game, card)) encounter.flag(Encounter.WARNING);
      if (game.isHeard()) game.tell(new Event.DestinyDrawn(offense, Notation.destiny(game, card)));
      game.open(Window.DESTINY_DRAWN);
      game.destinies().discard(card);
      if (encounter.destiny() < 0) {
        tellDiscarded(game, card);
        continue;
      }
      if (isInterrupted(game)) {
        NextEncounter.interrupt(game, game.destinies().interrupter(), offense, card);
        return offense;
      }
      int seat = read(game, card);
      if (seat != REDRAW) return Seat.of(seat);
    }
  }

  // Whom a card names in the end, by number, or that another one is drawn.
  private static int read(Acting game, int card) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    if (Destinies.isWild(card))
      return game.ask(offense)
          .seat(
              Prompt.DEFENSE,
              game.verbs().absence().atHome(offense, game.everybody() & ~offense.bit()))
          .index();
    Seat named = encounter.named();
    if (isAtHome(game, named)) {
      if (named != offense) return named.index();
      Seat chosen = ownColour(game, offense);
      if (chosen.exists() || game.query(Query.POSSIBLE_DEFENSE, offense, 0) != 0)
        return chosen.index();
    }
    tellDiscarded(game, card);
    return REDRAW;
  }

  // Whoever draws one of the cards that interrupt, but their own player, for whom they are wild.
  private static boolean isInterrupted(Acting game) {
    Encounter encounter = game.encounter();
    if (!Destinies.interrupts(encounter.destiny()) || encounter.is(Encounter.UNINTERRUPTED))
      return false;
    Seat by = game.destinies().interrupter();
    return by.exists() && by != encounter.offense() && game.extraEncounters().canInterrupt();
  }

  private static boolean isAtHome(Acting game, Seat named) {
    Seat offense = game.encounter().offense();
    return named == offense || game.verbs().absence().atHome(offense, named.bit()) != 0;
  }

  // drive a foreign colony out, settle an empty home planet again, or draw again.
  private static Seat ownColour(Acting game, Seat offense) {
    int intruders = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != offense.index() && (game.state().occupied(i) & game.ships().placesOf(offense)) != 0)
        intruders |= 1 << i;
    Menu menu = game.ask(offense).menu().add(Word.REDRAW).seats(intruders);
    if (emptyHomes(game, offense) != 0 && game.ships().colonies(offense) != 0)
      menu.seats(offense.bit());
    int choice = game.ask(offense).choose(Prompt.SYSTEM);
    boolean stays = Choice.is(choice, Word.REDRAW) || Choice.value(choice) == offense.index();
    if (stays
        && game.chosen().isWatched()
        && game.chosen()
                .answered(Chosen.What.SYSTEM, offense, Prompt.SYSTEM, colonies(game, intruders))
            != 0) {
      game.ask(offense).menu().seats(intruders);
      choice = game.ask(offense).choose(Prompt.SYSTEM);
    }
    if (Choice.is(choice, Word.REDRAW)) return Seat.NONE;
    Seat chosen = Seat.of(Choice.value(choice));
    if (chosen != offense) game.encounter().flag(Encounter.OWN_SYSTEM);
    return chosen;
  }

  private static long colonies(Acting game, int seats) {
    long colonies = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(seats)) colonies |= game.state().occupied(i);
    return colonies;
  }

  private static long emptyHomes(Acting game, Seat seat) {
    long empty = game.ships().planetsOf(seat);
    for (int i = 0; i < game.seats(); i++) empty &= ~game.state().occupied(i);
    return empty;
  }

  // R-6.4b: one to four ships from other colonies; no cards, no allies, a successful encounter.
  private static void resettle(Acting game) {
    Seat offense = game.encounter().offense();
    Planet planet = game.ask(offense).planet(Prompt.AIM, emptyHomes(game, offense));
    game.encounter().target(planet);
    Picks picks = game.verbs().ships().pickFrom(offense, game.ships().colonies(offense));
    picks.ask(
        game,
        offense,
        Prompt.LAUNCH,
        0,
        1,
        Math.max(0, RuleNumbers.MOST_SHIPS - game.ships().onGate(offense)));
    game.verbs().establish(offense, picks, planet);
    game.verbs()
        .ships()
        .move(offense, Place.GATE, planet.index(), game.ships().onGate(offense), true);
    game.parts().settled(offense, planet);
    game.verbs().ships().settle();
    game.encounter().outcome(Outcome.RESETTLED);
    if (game.isHeard())
      game.tell(
          new Event.Decided(
              Outcome.RESETTLED, offense, Seat.NONE, Event.Grounds.EMPTY_HOME, 0, 0, false, ""));
    game.next(Step.ENCOUNTER_END);
  }
}
