package hypergate.game.phase;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Acting;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The planning phase: hands are checked, both main players choose an encounter card.
public final class Planning {
  private Planning() {}

  static void run(Acting game) {
    Encounter encounter = game.encounter();
    if (!game.verbs().rewinding().begins()) game.verbs().piles().away().takeUpOpen();
    if (!checkHands(game)) return;
    game.parts().planning();
    game.open(Window.BEFORE_SELECTION);
    if (encounter.outcome() != Outcome.NONE) {
      game.next(isOver(encounter.outcome()) ? Step.ENCOUNTER_END : Step.RESOLUTION);
      return;
    }
    if (!checkHands(game)) return;
    showHighest(game, encounter.offense());
    showHighest(game, encounter.defense());
    selectCards(game);
    if (encounter.outcome() == Outcome.CALLED_OFF) return;
    game.battles().cardsChosen();
    layCards(game);
    while (encounter.is(Encounter.SELECT_ANEW) && encounter.outcome() == Outcome.NONE) {
      encounter.unflag(Encounter.SELECT_ANEW);
      game.verbs().piles().takeBackSelected(encounter.offense());
      game.verbs().piles().takeBackSelected(encounter.defense());
      selectCards(game);
      if (encounter.outcome() == Outcome.CALLED_OFF) return;
      layCards(game);
    }
    game.next(encounter.outcome() == Outcome.NONE ? Step.REVEAL : Step.RESOLUTION);
  }

  private static void selectCards(Acting game) {
    Encounter encounter = game.encounter();
    game.open(Window.SELECTING);
    if (encounter.foresees().exists()) selectOneAfterTheOther(game, encounter.foresees());
    else selectTogether(game);
  }

  private static void layCards(Acting game) {
    Encounter encounter = game.encounter();
    if (encounter.outcome() == Outcome.NONE) game.open(Window.LAID);
    if (encounter.outcome() == Outcome.NONE) game.open(Window.SELECTED);
  }

  // Whether nothing is left to resolve.
  private static boolean isOver(Outcome outcome) {
    return outcome == Outcome.CALLED_OFF || outcome == Outcome.GRANTED;
  }

  private static void showHighest(Acting game, Seat seat) {
    if (game.query(Query.SHOWS_ATTACK, seat, 0) == 0) return;
    CardSet attacks = game.cards().hand(seat, Kind.ATTACK);
    int highest = attacks.next(0);
    for (int card = highest; card >= 0; card = attacks.next(card + 1))
      if (game.cards().face(card).value() > game.cards().face(highest).value()) highest = card;
    if (highest >= 0) game.verbs().receipts().show(seat, highest);
  }

  // the offense first; an encounter that is over costs the defense no hand. The offense is
  // looked at again when the defense has drawn: a quake deals all hands anew.
  private static boolean checkHands(Acting game) {
    Seat offense = game.encounter().offense();
    if (!canGoOn(game, offense, StartTurn.canSelect(game, offense))) return false;
    Seat defense = game.encounter().defense();
    StartTurn.needEncounterCard(game, defense);
    return canGoOn(game, offense, StartTurn.canSelect(game, offense))
        && canGoOn(game, defense, StartTurn.canSelect(game, defense));
  }

  // A pile that has not been opened, or was closed by a zap, counts no more (Miser): the defense
  // draws a new hand, the turn of the offense ends.
  private static boolean isReady(Acting game, Seat seat) {
    if (seat != game.encounter().offense() && !hasSelectable(game, seat))
      StartTurn.needCardInHand(game, seat);
    return canGoOn(game, seat, hasSelectable(game, seat));
  }

  private static boolean hasSelectable(Acting game, Seat seat) {
    return !game.cards().selectable(seat).isEmpty();
  }

  // too many encounter cards may have left the game for the defense to get one (ruling
  // H-159).
  private static boolean canGoOn(Acting game, Seat seat, boolean canSelect) {
    if (!canSelect)
      Launch.callOff(
          game,
          seat == game.encounter().offense()
              ? Event.Obstacle.NO_ENCOUNTER_CARD
              : Event.Obstacle.NO_CARD_TO_GET);
    return canSelect;
  }

  private static void selectTogether(Acting game) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    if (hasSelected(game, offense) || hasSelected(game, encounter.defense())) {
      selectAlone(game, offense);
      if (encounter.outcome() == Outcome.NONE) selectAlone(game, encounter.defense());
      return;
    }
    int mains = encounter.offense().bit() | encounter.defense().bit();
    if (!isReady(game, offense) || !isReady(game, encounter.defense())) return;
    // What the defense drew may have shaken the hands of all.
    if (!isReady(game, offense)) return;
    fill(game, offense);
    fill(game, encounter.defense());
    int[] choices = game.choices();
    game.together(mains, Prompt.SELECT, choices);
    int offenses = choices[encounter.offense().index()];
    int defenses = choices[encounter.defense().index()];
    put(game, encounter.offense(), Choice.value(offenses));
    put(game, encounter.defense(), Choice.value(defenses));
  }

  // An effect may have made a main player lay its card down before the others choose.
  private static boolean hasSelected(Acting game, Seat seat) {
    return game.encounter().card(seat) >= 0;
  }

  private static void selectAlone(Acting game, Seat seat) {
    if (!hasSelected(game, seat) && isReady(game, seat)) select(game, seat);
  }

  /// In SELECTING: a main player puts encounter cards of its hand down, the first of them one that
  /// it might select.
  ///
  /// @param first the question for that one
  /// @param further the question for the others
  /// @return them, as the scratch set; they are in the hand still
  public static CardSet putDown(Acting game, Seat seat, Prompt first, Prompt further, int count) {
    fill(game, seat);
    game.menu().copyFrom(game.sealedMenu(seat));
    int chosen = Choice.value(game.ask(seat).choose(first));
    CardSet cards = game.cards().encounterCards(seat);
    cards.remove(chosen);
    int most = Math.min(count - 1, cards.size());
    game.ask(seat).cards(further, cards, most, most);
    cards.add(chosen);
    return cards;
  }

  /// In SELECTING: a card of a main player's hand is its encounter card; it selects no other.
  public static void selects(Acting game, Seat seat, int card) {
    put(game, seat, card);
  }

  private static void selectOneAfterTheOther(Acting game, Seat last) {
    Encounter encounter = game.encounter();
    Seat first = encounter.opponent(last);
    if (!hasSelected(game, first) && !isReady(game, first)) return;
    if (!hasSelected(game, first)) select(game, first);
    boolean hides = game.query(Query.REVEALS_LAST, first, 0) != 0;
    if (!hides || !Reveal.isAnnounced(game, first, Window.SELECTING)) {
      game.cards().knownToAll(encounter.card(first));
      if (game.isHeard())
        game.tell(new Event.Revealed(first, game.cards().face(encounter.card(first)).notation()));
    }
    encounter.turning(Seat.NONE);
    game.open(Window.SELECTING);
    if (encounter.outcome() == Outcome.NONE) selectAlone(game, last);
  }

  private static void select(Acting game, Seat seat) {
    fill(game, seat);
    game.menu().copyFrom(game.sealedMenu(seat));
    put(game, seat, Choice.value(game.ask(seat).choose(Prompt.SELECT)));
  }

  /// Fills the menu of a secret choice with the encounter cards that a main player may choose.
  public static void fill(Acting game, Seat seat) {
    int kinds = game.query(Query.SELECTABLE, seat, Kind.ENCOUNTER);
    if (game.encounter().is(Encounter.MUST_ATTACK)) kinds &= Kind.ATTACK.bit();
    CardSet cards = game.cards().selectable(seat);
    CardSet allowed = game.cards().ofKinds(cards, kinds);
    CardSet free = allowed.isEmpty() ? game.cards().selectable(seat) : allowed;
    int given = game.encounter().givenCard();
    if (game.encounter().is(Encounter.MUST_PLAY_GIVEN) && given >= 0 && free.has(given)) {
      free.clear();
      free.add(given);
    }
    int from = game.query(Query.SELECTED_FROM, seat, 0);
    if (from != 0) keepPromise(game, free, from);
    if (game.query(Query.SPARES_HIGHEST, seat, 0) != 0) spareHighest(game, free);
    if (game.encounter().demanded(seat) >= 0) demand(game, seat, free);
    if (game.encounter().barred(seat) >= 0) bar(game, seat, free);
    if ((kinds & Kind.REINFORCEMENT.bit()) != 0) addReinforcements(game, seat, free);
    game.ask(seat).addFaces(game.sealedMenu(seat).clear(), free);
  }

  // Beside whatever else the seat may select.
  private static void addReinforcements(Acting game, Seat seat, CardSet free) {
    long low = free.low();
    long high = free.high();
    CardSet more = game.cards().hand(seat, Kind.REINFORCEMENT);
    free.set(more.low() | low, more.high() | high);
  }

  // Attacks from a value on, or anything but these, if there are any.
  private static void keepPromise(Acting game, CardSet free, int from) {
    long low = free.low();
    long high = free.high();
    for (int card = free.next(0); card >= 0; card = free.next(card + 1)) {
      boolean is =
          game.cards().face(card).kind() == Kind.ATTACK
              && game.cards().face(card).value() >= Math.abs(from);
      if (is != from > 0) free.remove(card);
    }
    if (free.isEmpty()) free.set(low, high);
  }

  // Cards like one that was named stay in the hand if there are others.
  private static void bar(Acting game, Seat seat, CardSet free) {
    int barred = game.encounter().barred(seat);
    long low = free.low();
    long high = free.high();
    for (int card = free.next(0); card >= 0; card = free.next(card + 1))
      if (game.cards().face(card) == game.cards().face(barred)) free.remove(card);
    if (free.isEmpty()) free.set(low, high);
  }

  // What was demanded and is in the hand goes before everything else that says what to select.
  private static void demand(Acting game, Seat seat, CardSet free) {
    int demanded = game.encounter().demanded(seat);
    long low = 0;
    long high = 0;
    for (int card = 0; card < Sizes.CARDS; card++) {
      if (!game.cards().inHand(seat, card)) continue;
      if (game.cards().face(card) != game.cards().face(demanded)) continue;
      if (card < Long.SIZE) low |= 1L << card;
      else high |= 1L << card;
    }
    if ((low | high) != 0) free.set(low, high);
  }

  // All attack cards of the highest value stay in the hand if there is a lower one.
  private static void spareHighest(Acting game, CardSet free) {
    int highest = Integer.MIN_VALUE;
    int lowest = Integer.MAX_VALUE;
    for (int card = free.next(0); card >= 0; card = free.next(card + 1)) {
      if (game.cards().face(card).kind() != Kind.ATTACK) continue;
      highest = Math.max(highest, game.cards().face(card).value());
      lowest = Math.min(lowest, game.cards().face(card).value());
    }
    if (lowest >= highest) return;
    for (int card = free.next(0); card >= 0; card = free.next(card + 1))
      if (game.cards().face(card).kind() == Kind.ATTACK
          && game.cards().face(card).value() == highest) free.remove(card);
  }

  /// In SELECTED: a main player takes its card back, unseen, and selects another one if it has any.
  public static void selectAgain(Acting game, Seat seat) {
    int card = game.encounter().card(seat);
    game.verbs().piles().takeBackSelected(seat);
    fill(game, seat);
    Menu menu = game.sealedMenu(seat);
    game.menu().clear();
    for (int i = 0; i < menu.count(); i++)
      if (menu.count() == 1 || !isFace(game, menu.at(i), card)) game.menu().add(menu.at(i));
    put(game, seat, Choice.value(game.ask(seat).choose(Prompt.SELECT)));
  }

  private static boolean isFace(Acting game, int choice, int card) {
    return game.cards().face(Choice.value(choice)) == game.cards().face(card);
  }

  private static void put(Acting game, Seat seat, int card) {
    game.cards().toSelected(seat, card);
    if (game.isHeard()) game.tell(new Event.Selected(seat, game.cards().face(card).notation()));
  }
}
