package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;
import static hypergate.game.word.Window.POWER_LOST;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Haunt: as a main player it throws its encounter cards away and plays with two of somebody else,
/// which lie on its sheet until cards have been revealed (H-697). With fewer than two it draws
/// until there are two; that it has none never has any other consequence.
public final class Doppelganger {
  /// Mark: who has lent it cards in this encounter, plus one; [#NOBODY] for nobody any more.
  private static final int LENDER = 0;

  private static final int NOBODY = -1;
  private static final int CARDS = 2;

  // Draws that find nothing but other cards end here.
  private static final int MOST_DRAWS = 100;
  private static final Prompt WHOM = Prompt.of("doppelganger/seat");
  private static final Prompt FIRST = Prompt.of("doppelganger/card");
  private static final Prompt SECOND = Prompt.of("doppelganger/card-2");

  public static final Alien DOPPELGANGER =
      alien("Doppelganger", "dominion")
          .level(2)
          .power("Haunt", MAIN, Step.PLANNING)
          .isMandatory()
          .text(
              "As a main player, before cards are selected, discard your encounter cards. Another"
                  + " player who is not your opponent lends you two of different types, its highest"
                  + " attack among them; what you do not play of them goes back after the reveal."
                  + " With fewer than two, draw until you have two and discard what else you draw.")
          .pile("borrowed")
          .must(MAIN, BEFORE_SELECTION, Doppelganger::mayHaunt, Doppelganger::haunt)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, victims(game, me)).index()))
          .always(MAIN, BEFORE_SELECTION, Doppelganger::lacks, Doppelganger::fill)
          .first(Group.LAST)
          .evenZapped()
          .always(ANY, REVEALED, Doppelganger::owes, Doppelganger::giveBack)
          .first(Group.LAST)
          .evenLost()
          .always(ANY, ENCOUNTER_END, Doppelganger::owes, Doppelganger::giveBack)
          .evenLost()
          .always(ANY, POWER_LOST, Doppelganger::owesAtOnce, Doppelganger::giveBack)
          .evenLost()
          .always(OFFENSE, NEXT_ENCOUNTER, Doppelganger::mayGoOn, Doppelganger::goOn)
          .evenZapped()
          .bends(
              Query.PILE_PLAYABLE,
              (game, me, who, may) -> who == me && owes(game, me) ? Query.AS_HAND : may)
          .bendsEvenZapped(
              Query.ENCOUNTER_CARDS_NEEDED, (game, me, who, needed) -> who == me ? 0 : needed)
          .leaving(Doppelganger::giveBack);

  private Doppelganger() {}

  // ---- haunting

  private static int victims(Game game, Seat me) {
    int others = game.everybody() & ~me.bit() & ~game.encounter().opponent(me).bit();
    return game.reach().reached(others);
  }

  private static boolean mayHaunt(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && game.mark(LENDER) == 0
        && game.encounter().card(me) < 0
        && victims(game, me) != 0;
  }

  private static void haunt(Game game, Seat me) {
    Seat lender = Seat.of(game.current().target());
    game.mark(LENDER, lender.index() + 1);
    game.verbs().hands().discard(me, game.cards().encounterCards(me));
    CardSet lent = new CardSet();
    CardSet attacks = highest(game, lender);
    int first =
        attacks.isEmpty()
            ? ask(game, lender, FIRST, game.cards().encounterCards(lender))
            : attacks.next(0);
    if (first < 0) return;
    lent.add(first);
    int other = Kind.ENCOUNTER & ~game.cards().face(first).kind().bit();
    CardSet rest = game.cards().ofKinds(game.cards().hand(lender), other);
    int second = ask(game, lender, SECOND, rest);
    if (second >= 0) lent.add(second);
    game.verbs().piles().lend(lender, game.here(), lent);
  }

  private static int ask(Game game, Seat seat, Prompt prompt, CardSet cards) {
    return cards.isEmpty() ? -1 : game.ask(seat).card(prompt, cards);
  }

  // The attack cards of a hand that show its highest value.
  private static CardSet highest(Game game, Seat seat) {
    CardSet attacks = game.cards().hand(seat, Kind.ATTACK);
    int top = Integer.MIN_VALUE;
    for (int card = attacks.next(0); card >= 0; card = attacks.next(card + 1))
      top = Math.max(top, game.cards().face(card).value());
    for (int card = attacks.next(0); card >= 0; card = attacks.next(card + 1))
      if (game.cards().face(card).value() < top) attacks.remove(card);
    return attacks;
  }

  // ---- having two

  private static int encounterCards(Game game, Seat me) {
    int lent = game.cards().ofKinds(game.cards().pile(game.here()), Kind.ENCOUNTER).size();
    return lent + game.cards().encounterCards(me).size();
  }

  private static boolean lacks(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome() == Outcome.NONE
        && encounter.card(me) < 0
        && encounterCards(game, me) < CARDS;
  }

  private static void fill(Game game, Seat me) {
    for (int i = 0; i < MOST_DRAWS && encounterCards(game, me) < CARDS; i++) {
      CardSet hand = game.cards().hand(me);
      CardSet before = new CardSet().set(hand.low(), hand.high());
      if (game.verbs().draw(me, 1) == 0) return;
      CardSet drawn = game.cards().hand(me);
      for (int card = drawn.next(0); card >= 0; card = drawn.next(card + 1))
        if (before.has(card) || (game.cards().face(card).kind().bit() & Kind.ENCOUNTER) != 0)
          drawn.remove(card);
      game.verbs().hands().discard(me, drawn);
    }
  }

  // ---- giving back

  private static boolean owes(Game game, Seat me) {
    return game.mark(LENDER) > 0;
  }

  private static boolean owesAtOnce(Game game, Seat me) {
    return owes(game, me)
        && game.verbs().ships().changed() == me
        && game.verbs().ships().powerIsLost();
  }

  private static void giveBack(Game game, Seat me) {
    if (game.mark(LENDER) <= 0) return;
    Seat lender = Seat.of(game.mark(LENDER) - 1);
    game.mark(LENDER, NOBODY);
    boolean keeps = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    game.verbs().piles().giveBack(game.here(), keeps ? me : lender);
  }

  // ---- going on

  private static boolean mayGoOn(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return !encounter.isEntitled()
        && encounter.outcome().successful()
        && !game.cards().hasEncounterCard(me)
        && encounter.numberInTurn() < Math.max(1, game.query(Query.ENCOUNTERS_PER_TURN, me, 2));
  }

  private static void goOn(Game game, Seat me) {
    game.encounter().entitled(true);
  }
}
