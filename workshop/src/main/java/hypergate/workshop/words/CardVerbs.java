package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.CARDS;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.VerbList.ME;
import static hypergate.workshop.words.VerbList.arg;
import static hypergate.workshop.words.VerbList.both;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;

import hypergate.game.piece.CardSet;
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
        "I take a card of the discard pile into my hand.",
        List.of(main(CARD)),
        (at, said) -> {
          if (said.card("") >= 0 && at.game().cards().isDiscarded(said.card("")))
            at.game().verbs().hands().takeBack(at.me(), said.card(""));
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
        "set-hand-aside",
        "The old hand is set aside and joins the new one.",
        List.of(),
        (at, said) -> at.game().verbs().piles().setAside(at.me(), at.game().cards().hand(at.me())));
  }
}
