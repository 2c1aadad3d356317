package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLLECTED;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.NEW_HAND;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Hands;
import hypergate.game.verb.Receipts;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Extort: of what others draw or collect it takes half, at random, unless they pay with a ship.
/// One draw is one batch; a single card has no half. Of new hands that follow each other in a phase
/// only the first is touched.
public final class Extortionist {
  /// Mark: nobody can buy its cards free this time.
  public static final int FORCED = 0;

  /// Mark: who has drawn a new hand, as a mask, and above it in which phase.
  private static final int RENEWED = 1;

  /// Mark: whose new hand follows another one in the same phase, as a mask.
  private static final int AGAIN = 2;

  private static final int PHASE_AT = Seat.MOST;
  private static final int WHOLE = 2;
  private static final Prompt PAYS = Prompt.of("extortionist/choice");

  public static final Alien EXTORTIONIST =
      alien("Extortionist", "alliance")
          .level(1)
          .power("Extort", ANY, Step.PHASES)
          .text(
              "When another player draws cards into its hand or collects compensation, you may take"
                  + " half of them, rounded down, at random. It may stop you by sending a ship of"
                  + " its choice to the warp.")
          .always(ANY, NEW_HAND, (game, me) -> true, (game, me) -> noteRenewed(game))
          .may(ANY, DRAWN, (game, me) -> drawn(game, me) > 0, Extortionist::extortDrawn)
          .naming((game, me) -> game.mark(FORCED, 0))
          .may(ANY, COLLECTED, (game, me) -> collected(game, me) > 0, Extortionist::extortCollected)
          .naming((game, me) -> game.mark(FORCED, 0));

  private Extortionist() {}

  private static int half(Game game, Seat me, int cards) {
    return (cards + game.ofPower(Query.POWER_UNBOUND, me, 0)) / 2;
  }

  private static int drawn(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    Seat victim = hands.drawer();
    if (victim == me || game.ofPower(Query.POWER_NUMBER, victim, WHOLE) != WHOLE) return 0;
    if (hands.isNewHand() && victim.in(game.mark(AGAIN))) return 0;
    return Math.min(half(game, me, hands.drawn()), hands.drawnCards().size());
  }

  private static void extortDrawn(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    Seat victim = hands.drawer();
    int cards = drawn(game, me);
    CardSet batch = hands.drawnCards();
    extort(game, me, victim, cards, batch);
  }

  // The first one is past even for an Extortionist that has let it go.
  private static void noteRenewed(Game game) {
    Seat drawer = game.verbs().hands().drawer();
    int phase = game.step().ordinal();
    int renewed = game.mark(RENEWED) >> PHASE_AT == phase ? game.mark(RENEWED) : phase << PHASE_AT;
    int others = game.mark(AGAIN) & ~drawer.bit();
    game.mark(AGAIN, drawer.in(renewed) ? others | drawer.bit() : others);
    game.mark(RENEWED, renewed | drawer.bit());
  }

  // Of rewards those of the reward deck, since others were drawn; of compensation what was not.
  private static int collected(Game game, Seat me) {
    Receipts receipts = game.verbs().receipts();
    Seat victim = receipts.collector();
    if (victim == me) return 0;
    int number = game.ofPower(Query.POWER_NUMBER, victim, WHOLE);
    if (receipts.areRewards()) return number == WHOLE ? half(game, me, batch(game).size()) : 0;
    int cards = batch(game).size() - game.encounter().compensationDrawn();
    return number == WHOLE ? half(game, me, cards) : cards / number;
  }

  private static CardSet batch(Game game) {
    CardSet cards = game.verbs().receipts().collected();
    if (!game.verbs().receipts().areRewards()) return cards;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (!game.content().hasOtherBack(card)) cards.remove(card);
    return cards;
  }

  private static void extortCollected(Game game, Seat me) {
    int cards = collected(game, me);
    extort(game, me, game.verbs().receipts().collector(), cards, batch(game));
  }

  private static void extort(Game game, Seat me, Seat victim, int cards, CardSet batch) {
    long low = batch.low();
    long high = batch.high();
    boolean may = game.mark(FORCED) == 0 && hasShip(game, victim);
    if (may && game.ask(victim).yes(PAYS)) game.verbs().loseAnywhere(victim, 1, Cause.COST);
    else game.verbs().hands().takeRandom(me, victim, cards, low, high);
  }

  private static boolean hasShip(Game game, Seat seat) {
    return game.ships().outsideWarp(seat) > 0 || game.cardSlots().ships(seat) > 0;
  }
}
