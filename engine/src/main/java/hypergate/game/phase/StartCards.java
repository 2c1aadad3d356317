package hypergate.game.phase;

import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.verb.Acting;
import java.util.function.ToIntFunction;

/// Deals to seats what they begin with: see [StartCard]. Every such card changes places with the
/// one that chance had put there, so that all else is as it would have been.
public final class StartCards {
  private StartCards() {}

  private interface Laying {
    /// @param number of the card among its kind
    /// @param nth how many of that kind the seat has got already
    void lay(Seat seat, int number, int nth);
  }

  private static void each(Acting game, ToIntFunction<String> numbers, Laying laying) {
    int[] laid = new int[Seat.MOST];
    for (StartCard card : game.options().startCards()) {
      int number = numbers.applyAsInt(card.id());
      if (number >= 0) laying.lay(card.seat(), number, laid[card.seat().index()]++);
    }
  }

  private static boolean none(Acting game) {
    return game.options().startCards().isEmpty();
  }

  /// After aliens were dealt to choose from.
  static void aliens(Acting game) {
    each(
        game,
        game.content()::alienNumber,
        (seat, alien, nth) -> game.powers().bringDealt(seat, nth, alien));
  }

  /// Whether a seat begins with an alien.
  static boolean hasAlien(Acting game, Seat seat) {
    if (none(game)) return false;
    for (StartCard card : game.options().startCards())
      if (card.seat() == seat && game.content().alienNumber(card.id()) >= 0) return true;
    return false;
  }

  /// Whether some other seat begins with an alien, by number.
  static boolean isOfAnother(Acting game, Seat seat, int alien) {
    if (none(game)) return false;
    for (StartCard card : game.options().startCards())
      if (card.seat() != seat && game.content().alienNumber(card.id()) == alien) return true;
    return false;
  }

  /// Whether the flare of an alien, by number, has to be in the deck.
  static boolean hasFlare(Acting game, int alien) {
    return !none(game) && game.options().isStartCard("flare-" + game.content().alien(alien).id());
  }

  /// Before hands of eight are dealt from the shuffled deck, one seat after another.
  static void hands(Acting game) {
    if (none(game)) return;
    Pile deck = game.cards().deck();
    int[] laid = new int[Seat.MOST];
    for (StartCard card : game.options().startCards()) {
      int from = inDeck(game, card.id(), laid);
      if (from < 0) continue;
      deck.swap(from, deck.size() - 1 - 8 * card.seat().index() - laid[card.seat().index()]++);
    }
  }

  // A card of that face that has not been laid for anybody yet.
  private static int inDeck(Acting game, String notation, int[] laid) {
    Pile deck = game.cards().deck();
    for (int at = 0; at < deck.size(); at++)
      if (game.cards().face(deck.at(at)).notation().equals(notation)
          && !isLaid(deck.size() - 1 - at, laid)) return at;
    return -1;
  }

  private static boolean isLaid(int fromTop, int[] laid) {
    return fromTop / 8 < Seat.MOST && fromTop % 8 < laid[fromTop / 8];
  }

  /// Before cards of a kind are drawn from their shuffled deck, in rounds.
  ///
  /// @param numbers the number of the card with an id, -1 when it is of another kind
  /// @param draw how many rounds
  public static void inRounds(Acting game, ToIntFunction<String> numbers, Pile deck, int draw) {
    if (none(game)) return;
    each(
        game,
        numbers,
        (seat, number, nth) -> {
          if (nth >= draw) return;
          int at = deck.find(number);
          if (at >= 0) deck.swap(at, deck.size() - 1 - nth * game.seats() - seat.index());
        });
  }

  /// After cards of a kind were dealt from an array.
  ///
  /// @param numbers the number of the card with an id, -1 when it is of another kind
  /// @param dealt by seat, then those that are left over
  /// @param each how many a seat was dealt
  /// @param size of the whole
  public static void dealt(
      Acting game, ToIntFunction<String> numbers, int[] dealt, int each, int size) {
    if (none(game)) return;
    each(
        game,
        numbers,
        (seat, number, nth) -> {
          if (nth >= each) return;
          int to = seat.index() * each + nth;
          for (int at = 0; at < size; at++)
            if (dealt[at] == number) {
              dealt[at] = dealt[to];
              dealt[to] = number;
              return;
            }
        });
  }

  /// After a deck that belongs to nobody was shuffled: the cards lie on it, the first one on top.
  ///
  /// @param numbers the number of the card with an id, -1 when it is of another kind
  public static void onTop(Acting game, ToIntFunction<String> numbers, Pile deck) {
    if (none(game)) return;
    int[] to = {deck.size()};
    each(
        game,
        numbers,
        (seat, card, nth) -> {
          int at = deck.find(card);
          if (at >= 0 && at < to[0]) deck.swap(at, --to[0]);
        });
  }
}
