package hypergate.game.phase;

import hypergate.game.Encounter;
import hypergate.game.Game;
import hypergate.game.Kind;
import hypergate.game.Outcome;
import hypergate.game.Query;
import hypergate.game.Step;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Event;

/// The planning phase (section 9): hands are checked, both main players choose an encounter card.
public final class Planning {
  private Planning() {}

  static void run(Game game) {
    Encounter encounter = game.encounter();
    if (!checkHands(game)) return;
    game.open(Window.BEFORE_SELECTION);
    if (encounter.outcome() != Outcome.NONE) {
      game.next(Step.RESOLUTION);
      return;
    }
    if (!checkHands(game)) return;
    game.open(Window.SELECTING);
    if (!checkHands(game)) return;
    if (encounter.foresees().exists()) {
      selectOneAfterTheOther(game, encounter.foresees());
    } else {
      selectTogether(game);
    }
    if (encounter.outcome() == Outcome.NONE && isOverForWantOfCards(game)) return;
    if (encounter.outcome() == Outcome.NONE) game.open(Window.SELECTED);
    game.next(encounter.outcome() == Outcome.NONE ? Step.REVEAL : Step.RESOLUTION);
  }

  // the offense first; an encounter that is over costs the defense no hand.
  private static boolean checkHands(Game game) {
    if (!StartTurn.canSelect(game, game.encounter().offense())) {
      Launch.callOff(game, "the offense has no encounter card");
      return false;
    }
    StartTurn.needEncounterCard(game, game.encounter().defense());
    return true;
  }

  // Only after a selection from a pile was zapped can the offense be without a card here.
  private static boolean isOverForWantOfCards(Game game) {
    if (game.encounter().card(game.encounter().offense()) >= 0) return false;
    Launch.callOff(game, "the offense has no encounter card");
    return true;
  }

  private static void selectTogether(Game game) {
    Encounter encounter = game.encounter();
    int mains = encounter.offense().bit() | encounter.defense().bit();
    fill(game, encounter.offense());
    fill(game, encounter.defense());
    int[] choices = game.choices();
    game.together(mains, Prompt.SELECT, choices);
    int offenses = choices[encounter.offense().index()];
    int defenses = choices[encounter.defense().index()];
    put(game, encounter.offense(), Choice.value(offenses));
    put(game, encounter.defense(), Choice.value(defenses));
  }

  private static void selectOneAfterTheOther(Game game, Seat last) {
    Encounter encounter = game.encounter();
    Seat first = encounter.opponent(last);
    select(game, first);
    if (encounter.card(first) < 0) return;
    game.cards().knownToAll(encounter.card(first));
    if (game.isHeard())
      game.tell(new Event.Revealed(first, game.cards().face(encounter.card(first)).notation()));
    game.open(Window.SELECTING);
    if (encounter.outcome() == Outcome.NONE) select(game, last);
  }

  private static void select(Game game, Seat seat) {
    fill(game, seat);
    game.menu().copyFrom(game.sealedMenu(seat));
    put(game, seat, Choice.value(game.ask(seat).choose(Prompt.SELECT)));
  }

  private static void fill(Game game, Seat seat) {
    CardSet cards = game.selectable(seat);
    int kinds = game.query(Query.SELECTABLE, seat, Kind.ENCOUNTER);
    if (game.encounter().is(Encounter.MUST_ATTACK)) kinds &= Kind.ATTACK.bit();
    CardSet allowed = game.cards().ofKinds(cards, kinds);
    game.ask(seat)
        .addFaces(
            game.sealedMenu(seat).clear(), allowed.isEmpty() ? game.selectable(seat) : allowed);
  }

  // A card from a sheet's pile is a use of that power (Miser); zapped, the seat selects from its
  // hand.
  private static void put(Game game, Seat seat, int card) {
    int chosen = card;
    if (!game.cards().inHand(seat, card) && !game.selectsFromPile(seat, card)) {
      if (!game.cards().hasEncounterCard(seat)) {
        if (seat == game.encounter().offense()) return;
        StartTurn.needEncounterCard(game, seat);
      }
      fill(game, seat);
      game.menu().copyFrom(game.sealedMenu(seat));
      chosen = Choice.value(game.ask(seat).choose(Prompt.SELECT));
    }
    game.cards().toSelected(seat, chosen);
    if (game.isHeard()) game.tell(new Event.Selected(seat, game.cards().face(chosen).notation()));
  }
}
