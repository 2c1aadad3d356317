package hypergate.content.conflict.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.HazardEvent;
import java.util.ArrayList;
import java.util.List;

/// Galactic Council: instead of an encounter all players look for one deal that everybody accepts;
/// otherwise each loses three ships.
///
/// RULING: from the offense on each player may propose once which colonies are founded, one a
/// player at most, each in the system of another player who has a colony there; all others accept
/// or reject. The first proposal that all accept is carried out at one moment, and the encounter
/// was a deal.
public final class GalacticCouncil {
  public static final Hazard GALACTIC_COUNCIL =
      hazard("Galactic Council", "conflict", 1)
          .text(
              "There is no encounter. Each player in turn may propose a deal among all: who founds"
                  + " a colony where. The first one that everybody accepts is carried out; without"
                  + " one, each player loses three ships.")
          .whenDrawn(GalacticCouncil::confer);

  private GalacticCouncil() {}

  private static final Prompt PROPOSE = Prompt.of("galactic-council/ships");
  private static final Prompt ANSWER = Prompt.of("galactic-council/choice");

  private static void confer(Game game, Seat me) {
    boolean made = false;
    for (int p = 0; p < game.seats() && !made; p++) {
      Seat speaker = game.leftOf(me, p);
      made = propose(game, speaker) && isAccepted(game, speaker);
    }
    game.encounter().outcome(made ? Outcome.DEAL : Outcome.NO_DEAL);
    if (made && game.isHeard()) game.tell(new Event.DealEnded(true, ""));
    if (made) found(game);
    else loseShips(game);
  }

  // One question for each colony, until there is none to add; they follow each other in the order
  // of seats, so that a proposal is one sequence only.
  private static boolean propose(Game game, Seat speaker) {
    for (int i = 0; i < game.seats(); i++) game.encounter().propose(Seat.of(i), Planet.NONE);
    int first = 0;
    int count = 0;
    while (true) {
      Menu menu = game.ask(speaker).menu().add(Word.NONE);
      for (int i = first; i < game.seats(); i++)
        for (long rest = open(game, Seat.of(i)); rest != 0; rest &= rest - 1)
          menu.add(Choice.of(Choice.SHIP_OF, i << 8 | Long.numberOfTrailingZeros(rest)));
      int choice = game.ask(speaker).choose(PROPOSE);
      if (Choice.kind(choice) == Choice.WORD) break;
      first = Choice.value(choice) >> 8;
      game.encounter().propose(Seat.of(first++), Planet.of(Choice.value(choice) & 0xff));
      count++;
    }
    if (count > 0 && game.isHeard()) game.tell(new HazardEvent.Proposed(speaker, names(game)));
    return count > 0;
  }

  // Planets of others, with a colony of the system's owner, on which a seat has none.
  private static long open(Game game, Seat seat) {
    long open = 0;
    if (game.ships().colonies(seat) == 0) return open;
    for (int i = 0; i < game.seats(); i++)
      if (i != seat.index()) open |= game.ships().homeColonies(Seat.of(i)) & ~game.ships().adrift();
    return open & ~game.ships().colonies(seat);
  }

  private static List<String> names(Game game) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++) {
      Planet planet = game.encounter().proposed(Seat.of(i));
      if (planet.exists()) names.add(Seat.of(i).letter() + ":" + planet);
    }
    return names;
  }

  private static boolean isAccepted(Game game, Seat speaker) {
    for (int p = 1; p < game.seats(); p++) {
      Seat seat = game.leftOf(speaker, p);
      if (game.ask(seat).word(ANSWER, Word.REJECT, Word.ACCEPT) == Word.REJECT) return false;
    }
    return true;
  }

  private static void found(Game game) {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      Planet planet = game.encounter().proposed(seat);
      if (!planet.exists() || game.ships().colonies(seat) == 0) continue;
      Picks picks = game.verbs().ships().pickFrom(seat, game.ships().colonies(seat));
      picks.ask(game, seat, Prompt.PLACE, 0, 1, picks.available());
      game.verbs().ships().move(seat, picks, planet.index(), true);
    }
    game.verbs().ships().settle();
  }

  private static void loseShips(Game game) {
    game.verbs().beginLoss(Cause.DEAL);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      game.verbs().chooseLoss(seat, 3, true, game.ships().colonies(seat));
    }
    game.verbs().carryOutLoss();
  }
}
