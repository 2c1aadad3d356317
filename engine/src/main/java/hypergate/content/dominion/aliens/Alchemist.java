package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Transmutation: once an encounter, at any time, a ship goes to the warp and a card of its hand
/// becomes a discarded one of the same type; an attack one that is not too different.
public final class Alchemist {
  /// Mark: how often it has exchanged cards in this encounter.
  private static final int EXCHANGED = 0;

  /// An attack may become any other, and nothing else is exchanged.
  public static final int ANY_ATTACK = 1000;

  private static final int NEAR = 4;
  private static final int SHIPS = 1;
  private static final int WATCHED = 2;
  private static final Prompt OUT = Prompt.of("alchemist/card");
  private static final Prompt IN = Prompt.of("alchemist/card-2");

  public static final Alien ALCHEMIST =
      alien("Alchemist", "dominion")
          .level(1)
          .power("Transmutation", ANY, Step.PHASES)
          .text(
              "Once an encounter, at any time, lose one ship to discard a card of your hand and"
                  + " take one of the same type from a discard pile; attack cards may differ by up"
                  + " to 4.")
          .whenever(
              ANY,
              (game, me) -> mayExchange(game, me, NEAR),
              (game, me) -> name(game, me, NEAR, OUT, IN),
              (game, me) -> exchange(game, me, game.current().target()));

  private Alchemist() {}

  /// Whether the power has not been used up, and there are a ship to pay with and two cards.
  ///
  /// @param apart by how much attack cards may differ
  public static boolean mayExchange(Game game, Seat me, int apart) {
    int sheet = game.powers().find(me, ALCHEMIST);
    int times = game.ofPower(Query.POWER_NUMBER, me, 1);
    return game.powers().mark(sheet, EXCHANGED) < times
        && ships(game, me) >= price(game)
        && !givable(game, me, apart).isEmpty();
  }

  private static int ships(Game game, Seat me) {
    int ships = game.ships().onGate(me) + game.ships().at(Place.BESIDE, me);
    for (long rest = game.ships().colonies(me); rest != 0; rest &= rest - 1)
      ships += game.ships().on(Planet.of(Long.numberOfTrailingZeros(rest)), me);
    return ships;
  }

  // More in an encounter of a main player against whom that is so.
  private static int price(Game game) {
    boolean watched =
        game.ofPower(Query.POWER_BOUND, game.encounter().offense(), 0) != 0
            || game.ofPower(Query.POWER_BOUND, game.encounter().defense(), 0) != 0;
    return watched ? WATCHED : SHIPS;
  }

  private static CardSet givable(Game game, Seat me, int apart) {
    CardSet piles = game.cards().discardPiles();
    long low = piles.low();
    long high = piles.high();
    CardSet hand = game.cards().hand(me);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (!isAny(game, card, low, high, apart)) hand.remove(card);
    return hand;
  }

  private static boolean isAny(Game game, int given, long low, long high, int apart) {
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (fits(game, given, card, apart)) return true;
    return false;
  }

  private static boolean fits(Game game, int given, int taken, int apart) {
    Face one = game.cards().face(given);
    Face other = game.cards().face(taken);
    if (apart == ANY_ATTACK) return one.kind() == Kind.ATTACK && other.kind() == Kind.ATTACK;
    return one.kind() == other.kind()
        && (one.kind() != Kind.ATTACK || Math.abs(one.value() - other.value()) <= apart);
  }

  /// Names the card that is given and the one that is taken, as the target of the use.
  public static void name(Game game, Seat me, int apart, Prompt out, Prompt in) {
    int given = game.ask(me).card(out, givable(game, me, apart));
    CardSet piles = game.cards().discardPiles();
    for (int card = piles.next(0); card >= 0; card = piles.next(card + 1))
      if (!fits(game, given, card, apart)) piles.remove(card);
    int taken = game.ask(me).card(in, piles);
    game.current().target(given | taken << 8);
  }

  /// Pays and exchanges the cards that have been named.
  public static void exchange(Game game, Seat me, int named) {
    int sheet = game.powers().find(me, ALCHEMIST);
    game.powers().mark(sheet, EXCHANGED, game.powers().mark(sheet, EXCHANGED) + 1);
    game.verbs().beginLoss(Cause.COST);
    game.verbs().chooseLossOnBoard(me, price(game));
    game.verbs().carryOutLoss();
    swap(game, me, named & 0xff, named >> 8);
  }

  /// A card of a hand is discarded and a discarded one taken, if they are still there.
  public static void swap(Game game, Seat me, int given, int taken) {
    if (!game.cards().inHand(me, given)) return;
    game.verbs().discard(me, given);
    if (game.cards().isDiscarded(taken)) game.verbs().hands().takeBack(me, taken);
  }
}
