package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWING;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.JOINED;
import static hypergate.game.word.Window.LAUNCHED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Tax: whoever sends more than one ship loses a card at random, which lies on the sheet; from
/// there rewards and new hands may be paid, and eight cards there bring one. Only the taxing is a
/// use (H-501).
public final class Assessor {
  /// Mark: the next tax is taken twice (the super flare).
  public static final int TWICE = 0;

  /// Mark: a refund may be two cards.
  public static final int REFUNDS = 1;

  private static final int CONVOY = 2;
  private static final int FULL = 8;
  private static final Prompt KEEPS = Prompt.of("assessor/card");
  private static final Prompt REFUND = Prompt.of("assessor/cards");

  public static final Alien ASSESSOR =
      alien("Assessor", "odyssey")
          .level(0)
          .power("Tax", ANY, Step.LAUNCH, Step.ALLIANCE)
          .isMandatory()
          .text(
              "When another player sends more than one ship into the encounter, lay a random card"
                  + " of its hand face down on this sheet. At the end of an encounter with eight"
                  + " or more here, keep one and discard the rest. You may give a card from here in"
                  + " place of one that another player draws as a reward or for a new hand.")
          .pile("tax")
          .must(
              ANY,
              LAUNCHED,
              (game, me) -> isTaxed(game, me, game.encounter().offense()),
              (game, me) -> tax(game, me, game.encounter().offense()))
          .must(
              ANY,
              JOINED,
              (game, me) -> isTaxed(game, me, game.encounter().joiner()),
              (game, me) -> tax(game, me, game.encounter().joiner()))
          .free(ANY, DRAWING, Assessor::canRefund, Assessor::refund)
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> game.cards().pile(game.here()).size() >= FULL,
              Assessor::close);

  private Assessor() {}

  private static boolean isTaxed(Game game, Seat me, Seat sender) {
    return sender != me
        && game.cards().handSize(sender) > 0
        && game.encounter().shipsFighting(sender) >= game.ofPower(Query.POWER_NUMBER, me, CONVOY)
        && game.reach().reaches(sender);
  }

  private static void tax(Game game, Seat me, Seat sender) {
    int times = 1 + game.mark(TWICE);
    game.mark(TWICE, 0);
    for (int i = 0; i < times; i++) game.verbs().tribute().seize(me, game.here(), sender);
  }

  private static boolean canRefund(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.drawer() != me
        && hands.drawn() > 0
        && (hands.isNewHand() || game.verbs().rewards().isPaid(hands.drawer()))
        && !game.cards().pile(game.here()).isEmpty()
        && game.reach().reaches(hands.drawer());
  }

  private static void refund(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    CardSet cards = game.cards().pile(game.here());
    int most = Math.min(hands.drawn(), 1 + game.mark(REFUNDS));
    game.ask(me).cards(REFUND, cards, 1, most);
    long low = cards.low();
    long high = cards.high();
    hands.drawn(hands.drawn() - cards.size());
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      game.verbs().piles().handOut(game.here(), card, hands.drawer());
  }

  private static void close(Game game, Seat me) {
    int sheet = game.here();
    int kept = game.ask(me).card(KEEPS, game.cards().pile(sheet));
    game.verbs().piles().handOut(sheet, kept, me);
    game.verbs().piles().discardPile(sheet);
  }
}
