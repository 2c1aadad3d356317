package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Window;
import java.util.List;

/// The verbs about what an encounter brings and costs beside its usual course: other losses, other
/// compensation, cards and colonies that change owners.
final class ConsequenceVerbs {
  private ConsequenceVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        "swap-with-theirs",
        "The card that the main player of the other side has revealed and a card of my hand change"
            + " places.",
        List.of(main(CARD)),
        (at, said) -> {
          Encounter encounter = at.game().encounter();
          int card = said.card("");
          if (!encounter.isInvolved(at.me()) || !at.game().cards().inHand(at.me(), card)) return;
          Seat foe = encounter.sideOf(at.me()).other().main();
          if (encounter.card(foe) >= 0 && at.game().cards().isEncounter(card))
            at.game().verbs().tradeRevealed(foe, at.me(), card);
        });
    verbs.only(Window.REVEALED);
    verbs.add(
        "compensate-attack",
        "Who has lost is paid compensation although it has played an attack.",
        List.of(),
        (at, said) -> at.game().encounter().flag(Encounter.ATTACK_COMPENSATED));
    verbs.only(Window.BEFORE_COMPENSATION);
    verbs.add(
        "compensation-from-deck",
        "So many cards of the compensation come from the deck instead.",
        List.of(main(NUMBER)),
        (at, said) ->
            at.game()
                .encounter()
                .compensationDrawn(Math.min(said.count(""), at.game().encounter().compensation())));
    verbs.only(Window.COMPENSATION);
    verbs.add(
        "choose-owed",
        "I choose the cards that I must give up, which were left to chance.",
        List.of(),
        (at, said) -> {
          if (at.game().verbs().owing().seat() == at.me()) at.game().verbs().owing().choose();
        });
    verbs.only(Window.OWING);
    verbs.add(
        "lose-fewer",
        "Of the ships that I am about to lose, some stay where they are; I choose which.",
        List.of(main(NUMBER)),
        (at, said) -> {
          int fewer = Math.min(said.count(""), at.game().verbs().losing().remaining(at.me()));
          if (fewer > 0) at.game().verbs().losses().reduce(at.me(), fewer);
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "lose-fewer-apart",
        "Of the ships that something adds to the encounter's loss, some stay where they are.",
        List.of(main(NUMBER)),
        (at, said) -> {
          int fewer = Math.min(said.count(""), at.game().verbs().losing().apart(at.me()));
          if (fewer > 0) at.game().verbs().losses().reduceApart(at.me(), fewer);
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "return-from-gate",
        "So many ships of each of these players leave the gate for their colonies.",
        List.of(main(NUMBER), needed("of", SEATS)),
        (at, said) -> {
          for (Object seat : (List<?>) said.of("of")) leaveGate(at, (SeatValue) seat, said);
          at.game().verbs().ships().settle();
        });
    verbs.only(Window.BEFORE_SELECTION, Window.SELECTED, Window.LANDING);
    verbs.add(
        "take-chosen",
        "I look at a hand and take cards of my choice out of it.",
        List.of(main(NUMBER), needed("from", SEAT)),
        (at, said) -> {
          Seat from = said.seat("from");
          if (!from.exists() || from == at.me()) return;
          at.game().verbs().hands().showing().look(at.me(), from);
          CardSet hand = at.game().cards().hand(from);
          int cards = Math.min(said.count(""), hand.size());
          if (cards == 0) return;
          at.game().ask(at.me()).cards(Prompt.TAKE, hand, cards, cards);
          at.game().verbs().receipts().take(at.me(), from, hand);
        });
    verbs.add(
        "settle",
        "I found a colony on a planet with so many of my ships from colonies.",
        List.of(main(NUMBER), needed("on", PLANET)),
        (at, said) -> {
          Planet planet = said.planet("on");
          long colonies = at.game().ships().colonies(at.me());
          if (!planet.exists() || !at.game().verbs().mayGainColony(at.me(), planet.bit())) return;
          int ships = Math.min(said.count(""), at.game().ships().inColonies(at.me()));
          if (ships == 0) return;
          Picks picks = at.game().verbs().ships().pickFrom(at.me(), colonies);
          picks.ask(at.game(), at.me(), said.prompt("ships"), 0, ships, ships);
          at.game().verbs().establish(at.me(), picks, planet);
        });
  }

  // While the encounter goes on an ally without ships is none any more.
  private static void leaveGate(Moment at, SeatValue who, Verb.Said said) {
    Game game = at.game();
    Seat seat = who.seat();
    if (!seat.exists()) return;
    int ships = Math.min(said.count(""), game.ships().onGate(seat));
    if (ships == 0) return;
    game.verbs().ships().returnHome(seat, Place.GATE, ships);
    boolean over = game.encounter().outcome() != Outcome.NONE;
    if (!over && game.encounter().isAlly(seat) && game.ships().onGate(seat) == 0)
      game.verbs().dismiss(seat);
  }
}
