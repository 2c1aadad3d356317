package hypergate.game.explain;

import hypergate.game.card.Face;
import hypergate.game.card.Variant;
import hypergate.game.decide.Choice;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.piece.CardSet;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import java.util.LinkedHashMap;
import java.util.Map;

/// Choosing cards: the encounter card, cards to take or discard, aliens to keep, and what follows
/// an encounter.
final class CardChecks {
  private CardChecks() {}

  static void select(Inquiry inquiry) {
    boolean open = inquiry.isOpen();
    String named = inquiry.answer.strip();
    if (!isCard(inquiry, named)) return;
    Fact card = Fact.of(Arg.CARD, named);
    boolean encounter = isEncounter(named);
    if (!inquiry.check(CardReason.ENCOUNTER_CARD, encounter, card)) return;
    if (open && inquiry.offers(named)) return;
    boolean held = holds(inquiry, inquiry.view.hand(), named) > 0;
    if (!inquiry.check(CardReason.CARD_HELD, held, card) || !open) return;
    boolean pile =
        inquiry.table.query(Query.PILE_PLAYABLE, inquiry.seat, 0) == Query.FROM_PILE_ONLY;
    if (!inquiry.check(CardReason.FROM_THE_PILE, !pile)) return;
    boolean bound = inquiry.encounter().is(Encounter.MUST_PLAY_GIVEN);
    if (!inquiry.need(CardReason.NO_GIFT_TO_PLAY, !bound)) return;
    int kinds = inquiry.table.query(Query.SELECTABLE, inquiry.seat, Kind.ENCOUNTER);
    boolean attack = inquiry.encounter().is(Encounter.MUST_ATTACK);
    if (attack || kinds != Kind.ENCOUNTER)
      inquiry.check(CardReason.KIND_SELECTABLE, false, inquiry.causes(Query.SELECTABLE));
  }

  private static boolean isEncounter(String named) {
    return named.startsWith("attack-") || named.equals("negotiate") || named.equals("morph");
  }

  private static boolean isCard(Inquiry inquiry, String named) {
    // What is offered can be more than cosmic cards.
    boolean known = inquiry.content().isCard(named) || inquiry.offers(named);
    return inquiry.need(
        CardReason.CARD_KNOWN, known, known ? Fact.of(Arg.CARD, named) : Fact.of(Arg.TYPED, named));
  }

  /// How many cards of a face are in a set.
  static int holds(Inquiry inquiry, CardSet cards, String notation) {
    int count = 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      Face face = inquiry.view.face(card);
      if (face.notation().equals(notation)) count++;
    }
    return count;
  }

  /// Cards of a set, one gesture.
  static void several(Inquiry inquiry) {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (String word : inquiry.words()) named.merge(word, 1, Integer::sum);
    if (named.size() == 1 && inquiry.offered(Choice.WORD).contains(inquiry.answer.strip())) return;
    for (Map.Entry<String, Integer> entry : named.entrySet()) {
      String name = entry.getKey();
      Fact card = Fact.of(Arg.CARD, name);
      if (!isCard(inquiry, name)) return;
      if (inquiry.offers(name)) continue;
      if (inquiry.prompt.equals("discard")) {
        int have = holds(inquiry, inquiry.view.hand(), name);
        if (!inquiry.check(CardReason.CARD_HELD, have > 0, card)) return;
      }
      inquiry.check(CardReason.CARD_OFFERED, inquiry.rule(), false, card);
      return;
    }
    Attempt.Result result = inquiry.result();
    int count = inquiry.words().size();
    if (result.end() == Attempt.End.NOT_OPEN) tooOften(inquiry, named);
    int most =
        result.end() == Attempt.End.LEGAL ? count : Attempt.longest(inquiry.game, inquiry.seat);
    if (count > most)
      inquiry.check(
          CardReason.CARDS_MOST,
          inquiry.rule(),
          false,
          Fact.of(Arg.LIMIT, most),
          Fact.of(Arg.NAMED, count));
    else if (result.end() == Attempt.End.TOO_LITTLE)
      inquiry.check(
          CardReason.CARDS_LEAST,
          inquiry.rule(),
          false,
          Fact.of(Arg.LEAST, Math.min(most, count + 1)),
          Fact.of(Arg.NAMED, count));
  }

  private static void tooOften(Inquiry inquiry, Map<String, Integer> named) {
    named.forEach(
        (name, count) -> {
          int have = holds(inquiry, inquiry.view.hand(), name);
          if (count > 1 && count > have && have > 0)
            inquiry.check(
                CardReason.CARD_HELD_OFTEN,
                false,
                Fact.of(Arg.CARD, name),
                Fact.of(Arg.HAVE, have),
                Fact.of(Arg.NAMED, count));
        });
  }

  static void keep(Inquiry inquiry) {
    String named = inquiry.answer.strip();
    boolean known = inquiry.content().alienNumber(named) >= 0;
    if (!inquiry.need(
        CardReason.CARD_KNOWN, known, known ? Fact.of(Arg.CARD, named) : Fact.of(Arg.TYPED, named)))
      return;
    inquiry.check(CardReason.DEALT, inquiry.offers(named), Fact.of(Arg.CARD, named));
  }

  static void next(Inquiry inquiry) {
    Encounter encounter = inquiry.encounter();
    boolean card = inquiry.table.cards().hasEncounterCard(inquiry.seat);
    switch (inquiry.answer.strip()) {
      case "stop" -> inquiry.check(CardReason.NOT_COMMITTED, inquiry.offers("stop"));
      case "encounter" -> {
        if (inquiry.offers("encounter")) return;
        inquiry.check(CardReason.SUCCESSFUL, encounter.outcome().successful());
        inquiry.check(
            CardReason.FIRST_OF_TURN,
            encounter.numberInTurn() < 2,
            Fact.of(Arg.HAVE, encounter.numberInTurn()));
        inquiry.check(CardReason.ENCOUNTER_CARD_HELD, card);
      }
      default -> {
        for (Variant variant : inquiry.content().variants())
          Explained.of(variant).instead(inquiry, inquiry.answer.strip(), card);
      }
    }
  }
}
