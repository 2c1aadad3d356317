package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.FLARE_RESOLVED;
import static hypergate.game.word.Window.PHASE_END;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.card.FlareCard;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Declaration;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.timing.Use;
import hypergate.game.verb.Bids;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Anachronism: hands of seven cards, any number of flares, and no liking for modern cards, which
/// it throws out, gives away or sells. Only that is a use; nobody's speech is watched (H-922).
public final class Throwback {
  private static final int HAND = 7;
  private static final int MANY = 99;

  // The attacks of old days.
  private static final List<Integer> OLD =
      List.of(1, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 20, 30, 40);

  private static final Prompt CARDS = Prompt.of("throwback/cards");
  private static final Prompt HOW = Prompt.of("throwback/choice");
  private static final Prompt BID = Prompt.of("throwback/choice-2");
  private static final Prompt ACCEPTED = Prompt.of("throwback/seat");

  public static final Alien THROWBACK =
      alien("Throwback", "odyssey")
          .level(2)
          .power("Anachronism", ANY, Step.PHASES)
          .text(
              "Your hands have seven cards, and you may play any number of flares, the same one"
                  + " again when its moment comes again. At any time you may purge modern cards"
                  + " (others than negotiates, flares, artifacts and old attacks of the cosmic"
                  + " deck): discard them and draw as many, give them to another player, or trade"
                  + " them.")
          .whenever(ANY, (game, me) -> !modern(game, me).isEmpty(), Throwback::purge)
          .bends(Query.FIRST_HAND, (game, me, who, cards) -> who == me ? HAND : cards)
          .bends(Query.NEW_HAND_SIZE, (game, me, who, cards) -> who == me ? HAND : cards)
          .bends(Query.FLARE_LIMIT, (game, me, who, most) -> who == me ? MANY : most)
          .always(ANY, PHASE_END, Throwback::hasPlayed, Throwback::repeat)
          .always(
              ANY,
              FLARE_RESOLVED,
              Throwback::hasMoment,
              (game, me) -> game.cards().mayPlayAgain(game.answering().card()));

  private Throwback() {}

  // ---- flares

  private static boolean hasPlayed(Game game, Seat me) {
    return game.cards().flaresPlayed(me) > 0;
  }

  // Whether the flare that it has just played has a moment of its own, which may come again. One
  // that its own use brings is the same moment (H-937).
  private static boolean hasMoment(Game game, Seat me) {
    Use use = game.answering();
    FlareCard flare = use.card() < 0 ? null : game.cards().face(use.card()).flare();
    if (flare == null || use.seat() != me) return false;
    long windows = (use.isWild() ? flare.wildEffect() : flare.superEffect()).windows();
    if (bringsAgain(game.encounter(), windows)) return false;
    for (Window moment : Declaration.WHENEVER) if ((windows & moment.bit()) == 0) return true;
    return false;
  }

  // Cards are selected anew, or another destiny card is drawn in place of one that it put away.
  private static boolean bringsAgain(Encounter encounter, long windows) {
    return encounter.is(Encounter.SELECT_ANEW)
        || (windows & Window.DESTINY_DRAWN.bit()) != 0 && encounter.destiny() < 0;
  }

  private static void repeat(Game game, Seat me) {
    game.cards().mayPlayAgain(me);
  }

  // ---- modern cards

  private static boolean isModern(Game game, int card) {
    Face face = game.cards().face(card);
    return switch (face.kind()) {
      case NEGOTIATE, FLARE, ARTIFACT -> false;
      case ATTACK -> !OLD.contains(face.value());
      default -> true;
    };
  }

  private static CardSet modern(Game game, Seat me) {
    CardSet hand = game.cards().hand(me);
    long low = hand.low();
    long high = hand.high();
    long furtherLow = game.content().backLow(true);
    long furtherHigh = game.content().backHigh(true);
    CardSet modern = hand.clear();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      long back = card < Long.SIZE ? furtherLow : furtherHigh;
      if ((back >>> card & 1) != 0 || isModern(game, card)) modern.add(card);
    }
    return modern;
  }

  private static void purge(Game game, Seat me) {
    CardSet cards = modern(game, me);
    if (cards.isEmpty()) return;
    game.ask(me).cards(CARDS, cards, 1, cards.size());
    long low = cards.low();
    long high = cards.high();
    int others = game.everybody() & ~me.bit();
    Menu menu = game.ask(me).menu().add(Word.DISCARD).add(Word.EXCHANGE);
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(others) && game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) == 0)
        menu.seats(1 << i);
    int how = game.ask(me).choose(HOW);
    if (Choice.is(how, Word.DISCARD)) discard(game, me, low, high);
    else if (Choice.is(how, Word.EXCHANGE)) trade(game, me, others, low, high);
    else give(game, me, Seat.of(Choice.value(how)), low, high);
  }

  private static void discard(Game game, Seat me, long low, long high) {
    CardSet cards = game.scratch().set(low, high);
    int more = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 1 : 0;
    int count = cards.size() + more;
    game.verbs().hands().discard(me, cards);
    game.verbs().draw(me, count);
  }

  private static void give(Game game, Seat me, Seat to, long low, long high) {
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (game.cards().inHand(me, card)) game.verbs().hands().give(me, to, card);
  }

  // Everybody sees them, and bids.
  private static void trade(Game game, Seat me, int others, long low, long high) {
    game.verbs().hands().showing().show(me, game.scratch().set(low, high));
    Bids bids = game.verbs().bids();
    int bidders = bids.invite(me, others, BID);
    Seat buyer = bids.accept(me, bidders, ACCEPTED);
    if (buyer.exists() && bids.pay(buyer)) give(game, me, buyer, low, high);
  }
}
