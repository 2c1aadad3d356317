package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Slander: for a card that it throws away it accuses winning allies; who does not bribe it with a
/// fitting card leaves the encounter.
public final class Muckraker {
  private static final int SEATS = 8;
  private static final Prompt CARD = Prompt.of("muckraker/card");
  private static final Prompt WHOM = Prompt.of("muckraker/seats");
  private static final Prompt EXEMPT = Prompt.of("muckraker/seats-2");
  private static final Prompt BRIBES = Prompt.of("muckraker/choice");
  private static final Prompt BRIBE = Prompt.of("muckraker/cards");

  public static final Alien MUCKRAKER =
      alien("Muckraker", "dominion")
          .level(1)
          .power("Slander", MAIN_OR_ALLY, Step.RESOLUTION)
          .text(
              "As a main player or ally, when a side has won, you may discard a card to accuse any"
                  + " winning allies. Each must give you a card that is no encounter card, or one"
                  + " of the discarded type (an attack must be higher), or take its ships home and"
                  + " gain nothing. If you are a winning ally your main player may exempt allies.")
          .may(
              MAIN_OR_ALLY,
              OUTCOME,
              (game, me) -> mayAccuse(game, me, false),
              (game, me) -> slander(game, me))
          .naming((game, me) -> accuse(game, me, false));

  private Muckraker() {}

  /// Whether there is a card to give up and somebody to accuse.
  ///
  /// @param main whether the winning main player can be accused, too
  public static boolean mayAccuse(Game game, Seat me, boolean main) {
    return game.encounter().outcome().isWin()
        && game.cards().handSize(me) > 0
        && accusable(game, me, main) != 0;
  }

  private static int accusable(Game game, Seat me, boolean main) {
    Side winners = game.encounter().winners();
    int seats = main ? winners.seats() : winners.allies();
    return game.reach().reached(seats & ~me.bit());
  }

  /// Names the card that is given up, and the accused, as the target of the use.
  public static void accuse(Game game, Seat me, boolean main) {
    int card = game.ask(me).card(CARD, game.cards().hand(me));
    int accused = game.ask(me).seats(WHOM, accusable(game, me, main), Seat.MOST);
    game.current().target(card << SEATS | accused);
  }

  /// Accuses those that have been named.
  public static void slander(Game game, Seat me) {
    int card = game.current().target() >> SEATS;
    int accused = game.current().target() & (1 << SEATS) - 1;
    // The card may have been used against this use itself.
    if (!game.cards().inHand(me, card)) return;
    Face given = game.cards().face(card);
    game.verbs().discard(me, card);
    accused = withoutExempt(game, me, accused);
    for (int i = 1; i <= game.seats(); i++) {
      Seat seat = game.leftOf(game.encounter().offense(), i % game.seats());
      if (seat.in(accused) && !bribes(game, me, seat, given)) leave(game, seat);
    }
  }

  private static int withoutExempt(Game game, Seat me, int accused) {
    Side winners = game.encounter().winners();
    int allies = accused & ~winners.main().bit();
    if (!me.in(winners.allies()) || allies == 0) return accused;
    return accused & ~game.ask(winners.main()).seats(EXEMPT, allies, Seat.MOST);
  }

  private static boolean bribes(Game game, Seat me, Seat accused, Face given) {
    int price = game.ofPower(Query.POWER_NUMBER, me, 1);
    if (fitting(game, accused, given).size() < price || !game.ask(accused).yes(BRIBES))
      return false;
    CardSet cards = fitting(game, accused, given);
    game.ask(accused).cards(BRIBE, cards, price, price);
    long low = cards.low();
    long high = cards.high();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      game.verbs().hands().showing().tellType(accused, card);
      game.verbs().hands().give(accused, me, card);
    }
    return true;
  }

  private static CardSet fitting(Game game, Seat seat, Face given) {
    CardSet hand = game.cards().hand(seat);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = game.cards().face(card);
      boolean alike =
          face.kind() == given.kind()
              && (given.kind() != Kind.ATTACK || face.value() > given.value());
      if (game.cards().isEncounter(card) && !alike) hand.remove(card);
    }
    return hand;
  }

  // A main player that leaves has won all the same; an ally is none any more.
  private static void leave(Game game, Seat seat) {
    Encounter encounter = game.encounter();
    if (seat == encounter.defense()) {
      int place = encounter.target().index();
      long homes = game.ships().colonies(seat) & ~encounter.target().bit();
      game.verbs().ships().returnTo(seat, place, game.ships().at(place, seat), homes);
      game.verbs().ships().settle();
    } else if (seat == encounter.offense()) {
      game.verbs().goHome(seat);
      game.verbs().ships().settle();
    } else {
      game.verbs().dismiss(seat);
    }
  }
}
