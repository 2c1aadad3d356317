package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.CARDS;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.VerbList.ME;
import static hypergate.workshop.words.VerbList.arg;
import static hypergate.workshop.words.VerbList.both;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import java.util.List;

/// The verbs about hands, the deck and the discard pile.
final class CardVerbs {
  private CardVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        "draw",
        "A player draws cards from the deck.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists()) at.game().verbs().draw(said.seat("who"), said.count(""));
        });
    verbs.add(
        "take-random",
        "A player takes cards at random out of another hand.",
        List.of(main(NUMBER), needed("from", SEAT), arg("who", SEAT, ME)),
        (at, said) -> {
          if (both(said, "who", "from"))
            at.game()
                .verbs()
                .hands()
                .takeRandom(said.seat("who"), said.seat("from"), said.count(""));
        });
    verbs.add(
        "discard-random",
        "A player discards cards at random, as an effect makes it.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().hands().discardRandom(said.seat("who"), said.count(""));
        });
    verbs.add(
        "pay-random",
        "I discard cards at random as a price.",
        List.of(main(NUMBER)),
        (at, said) -> at.game().verbs().hands().spendRandom(at.me(), said.count("")));
    verbs.add(
        "discard",
        "I discard a card of my hand.",
        List.of(main(CARD)),
        (at, said) -> {
          if (said.card("") >= 0 && at.game().cards().inHand(at.me(), said.card("")))
            at.game().verbs().discard(at.me(), said.card(""));
        });
    verbs.add(
        "discard-all",
        "I discard these cards of my hand.",
        List.of(main(CARDS)),
        (at, said) -> {
          CardSet cards = CardValue.set(at.game(), said.of(""));
          at.game().verbs().hands().discard(at.me(), cards);
        });
    verbs.add(
        "keep-only-encounter-cards",
        "A player discards all cards that are not encounter cards.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (said.seat("").exists())
            at.game().verbs().hands().discardAllButEncounterCards(said.seat(""));
        });
    verbs.add(
        "take-back",
        "A player takes a card of the discard pile into its hand.",
        List.of(main(CARD), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.card("") >= 0
              && said.seat("who").exists()
              && at.game().cards().isDiscarded(said.card("")))
            at.game().verbs().hands().takeBack(said.seat("who"), said.card(""));
        });
    verbs.add(
        "enlarge-new-hand",
        "The new hand that is being drawn has more cards.",
        List.of(main(NUMBER)),
        (at, said) -> at.game().verbs().hands().enlargeNewHand(said.count("")));
    verbs.add(
        "draw-more",
        "The draw that is about to happen brings more cards.",
        List.of(main(NUMBER)),
        (at, said) ->
            at.game().verbs().hands().drawn(at.game().verbs().hands().drawn() + said.count("")));
    verbs.add(
        "owe-fewer",
        "I give up fewer cards of those that I owe.",
        List.of(main(NUMBER)),
        (at, said) ->
            at.game()
                .verbs()
                .owing()
                .cards(Math.max(0, at.game().verbs().owing().cards() - said.count(""))));
    verbs.add(
        "draw-discarded",
        "I draw cards of the discard pile, shuffled.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (said.count("") > 0)
            at.game().verbs().receipts().drawDiscarded(at.me(), said.count(""));
        });
    verbs.add(
        "draw-openly",
        "A player draws cards from the deck, which everybody sees.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().receipts().drawOpenly(said.seat("who"), said.count(""));
        });
    verbs.add(
        "all-draw",
        "Each of these players draws cards, in timing order.",
        List.of(main(NUMBER), needed("of", SEATS)),
        (at, said) ->
            at.game().verbs().sharing().draw(SeatValue.mask(said.of("of")), said.count("")));
    verbs.add(
        "discard-chosen",
        "A player chooses cards of its hand and discards them.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().sharing().discard(said.seat("who"), said.count(""));
        });
    verbs.add(
        "may-discard",
        "A player may discard up to so many cards of its choice.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().sharing().mayDiscard(said.seat("who"), said.count(""));
        });
    verbs.add(
        "discard-of-each-type",
        "A player discards cards of every type that it holds, as it chooses.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().sharing().discardOfEachType(said.seat("who"), said.count(""));
        });
    verbs.add(
        "all-discard",
        "Every player chooses cards of its hand and discards them.",
        List.of(main(NUMBER)),
        (at, said) -> at.game().verbs().sharing().allDiscard(said.count("")));
    verbs.add(
        "discard-hand",
        "A player discards its whole hand.",
        List.of(arg("who", SEAT, ME)),
        (at, said) -> {
          Seat who = said.seat("who");
          if (who.exists()) at.game().verbs().hands().mustDiscard(who, at.game().cards().hand(who));
        });
    verbs.add(
        "new-hand",
        "A player discards its hand and draws a new one.",
        List.of(arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists()) at.game().verbs().hands().newHand(said.seat("who"));
        });
    verbs.add(
        "give-card",
        "A player gives a card of its hand to another.",
        List.of(main(CARD), needed("to", SEAT), arg("who", SEAT, ME)),
        (at, said) -> {
          if (both(said, "who", "to")
              && said.seat("who") != said.seat("to")
              && said.card("") >= 0
              && at.game().cards().inHand(said.seat("who"), said.card("")))
            at.game().verbs().hands().give(said.seat("who"), said.seat("to"), said.card(""));
        });
    verbs.add(
        "give-chosen",
        "A player chooses a card of its hand and gives it to another.",
        List.of(main(SEAT), arg("who", SEAT, ME)),
        (at, said) -> {
          Seat giver = said.seat("who");
          if (!both(said, "", "who")
              || giver == said.seat("")
              || at.game().cards().handSize(giver) == 0) return;
          int card = at.game().ask(giver).card(said.prompt("card"), at.game().cards().hand(giver));
          at.game().verbs().hands().give(giver, said.seat(""), card);
        });
    verbs.add(
        "take-all-back",
        "I take these cards of the discard pile into my hand.",
        List.of(main(CARDS)),
        (at, said) -> {
          CardSet cards = CardValue.set(at.game(), said.of(""));
          for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
            if (!at.game().cards().isDiscarded(card)) return;
          if (!cards.isEmpty()) at.game().verbs().receipts().gather(at.me(), cards);
        });
    verbs.add(
        "take-discarded",
        "I take the card that is being discarded.",
        List.of(),
        (at, said) -> {
          if (at.game().verbs().hands().discardedCard() >= 0)
            at.game().verbs().hands().takeDiscarded(at.me());
        });
    verbs.only(Window.CARD_DISCARDED);
    verbs.add(
        "mix-hands",
        "All hands are shuffled together and dealt out again, to each player as many as it had.",
        List.of(),
        (at, said) -> at.game().verbs().exchange().mixAll());
    verbs.add(
        "swap-hands",
        "Two players exchange their hands.",
        List.of(main(SEAT), arg("with", SEAT, ME)),
        (at, said) -> {
          if (both(said, "", "with") && said.seat("") != said.seat("with"))
            at.game().verbs().exchange().swap(said.seat("with"), said.seat(""));
        });
    verbs.add(
        "turn-deck-over",
        "The deck and the discard pile change places; the new deck is shuffled.",
        List.of(),
        (at, said) -> at.game().verbs().exchange().turnOver());
    verbs.add(
        "set-hand-aside",
        "The old hand is set aside and joins the new one.",
        List.of(),
        (at, said) -> at.game().verbs().piles().setAside(at.me(), at.game().cards().hand(at.me())));
    verbs.add(
        "join-new-hand",
        "The card that is being used is set aside and joins the new hand.",
        List.of(),
        (at, said) -> at.game().verbs().piles().setAside(at.me(), at.game().scratch().clear()));
    verbs.only(Window.NEW_HAND);
  }
}
