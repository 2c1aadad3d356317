package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Hire: cards of its hand lie face down and count as ships of its own in the encounter. Those that
/// are lost are discarded, the others come back when it is over. Only hiring is a use (H-634).
public final class Merchant {
  /// Mark: 0 before it has hired in this encounter, then how many hired ships lie there, plus one.
  /// Everybody sees that, though not which cards they are.
  private static final int HIRED = 0;

  /// Mark: how many hired ships have been lost with the encounter.
  private static final int LOST = 1;

  private static final Prompt WHICH = Prompt.of("merchant/cards");
  private static final Prompt SPENDS = Prompt.of("merchant/number");
  private static final Prompt SPENT = Prompt.of("merchant/cards-2");

  public static final Alien MERCHANT =
      alien("Merchant", "incursion")
          .level(1)
          .power("Hire", MAIN_OR_ALLY, Step.PLANNING)
          .text(
              "As a main player or ally with a ship in the encounter, after cards are selected, lay"
                  + " any cards of your hand face down: each counts as a further ship of yours."
                  + " Those that are lost are discarded, the others come back to your hand at the"
                  + " end.")
          .pile("hired ships")
          .may(MAIN_OR_ALLY, SELECTED, Merchant::mayHire, Merchant::hire)
          .always(MAIN_OR_ALLY, LOSING, Merchant::isBeaten, Merchant::lose)
          .free(MAIN, LOSING, (game, me) -> spendable(game, me) > 0, Merchant::spend)
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> !game.cards().pile(game.here()).isEmpty(),
              Merchant::takeBack)
          .first(Group.LAST)
          .evenLost()
          .bends(Query.IN_ENCOUNTER, Merchant::counted)
          .bends(Query.REWARDS_DUE, (game, me, who, due) -> who == me ? due + hired(game, me) : due)
          .bends(Query.COMPENSATION_DUE, Merchant::compensated);

  private Merchant() {}

  /// How many hired ships lie on its sheet.
  public static int hired(Game game, Seat me) {
    int sheet = game.powers().find(me, MERCHANT);
    return sheet < 0 ? 0 : Math.max(0, game.powers().mark(sheet, HIRED) - 1);
  }

  private static boolean mayHire(Game game, Seat me) {
    return game.mark(HIRED) == 0
        && game.encounter().shipsOf(me) > 0
        && game.cards().handSize(me) > 0;
  }

  private static void hire(Game game, Seat me) {
    CardSet hand = game.cards().hand(me);
    if (hand.isEmpty()) return;
    CardSet cards = new CardSet().set(hand.low(), hand.high());
    game.ask(me).cards(WHICH, cards, 1, cards.size());
    if (game.isHeard())
      game.tell(new Event.LaidAside(me, cards.size(), game.cards().names(cards), game.cause()));
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      game.verbs().piles().store(me, game.here(), card);
    game.mark(HIRED, cards.size() + 1);
  }

  // ---- what they count

  private static int counted(Game game, Seat me, Seat who, int ships) {
    Encounter encounter = game.encounter();
    if (who != me || !encounter.isInvolved(me)) return ships;
    Seat foe = encounter.sideOf(me).other().main();
    boolean bound = game.ofPower(Query.POWER_BOUND, foe, 0) != 0;
    return bound || encounter.shipsOf(me) == 0 ? ships : ships + hired(game, me);
  }

  private static int compensated(Game game, Seat me, Seat who, int due) {
    int sheet = game.powers().find(me, MERCHANT);
    return who == me && sheet >= 0 ? due + game.powers().mark(sheet, LOST) : due;
  }

  // ---- losing them

  private static boolean isBeaten(Game game, Seat me) {
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.encounter().isBeaten(me)
        && !game.cards().pile(game.here()).isEmpty();
  }

  private static void lose(Game game, Seat me) {
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) {
      takeBack(game, me);
      return;
    }
    game.mark(LOST, game.cards().pile(game.here()).size());
    game.mark(HIRED, 1);
    game.verbs().piles().discardPile(game.here());
  }

  // For a failed deal it says which go, as of its other ships.
  private static int spendable(Game game, Seat me) {
    if (game.verbs().losing().cause() != Cause.DEAL) return 0;
    return Math.min(game.verbs().losing().remaining(me), game.cards().pile(game.here()).size());
  }

  private static void spend(Game game, Seat me) {
    int count = game.ask(me).number(SPENDS, 1, spendable(game, me));
    CardSet pile = game.cards().pile(game.here());
    CardSet cards = new CardSet().set(pile.low(), pile.high());
    game.ask(me).cards(SPENT, cards, count, count);
    game.mark(HIRED, game.mark(HIRED) - count);
    game.verbs().piles().discard(game.here(), cards);
    game.verbs().losses().reduce(me, count);
  }

  private static void takeBack(Game game, Seat me) {
    game.mark(HIRED, 1);
    game.verbs().piles().pickUp(me, game.here());
    game.verbs().sweep();
  }
}
