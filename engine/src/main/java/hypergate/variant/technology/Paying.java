package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import org.jspecify.annotations.Nullable;

/// Paying for a Mili-Tech with attack cards of the hand (TC-8): one question a card, in which only
/// such cards are offered as lead to a payment that fits. They are discarded together.
public final class Paying {
  private final Game game;
  private final CardSet paid = new CardSet();

  Paying(Game game) {
    this.game = game;
  }

  /// Whether a seat's attack cards can pay.
  public boolean mayPay(Seat seat, Payment payment) {
    CardSet attacks = game.cards().hand(seat, Kind.ATTACK);
    if (payment.form() == Payment.Form.TOTAL) return positive(attacks) >= payment.total();
    for (int card = attacks.next(0); card >= 0; card = attacks.next(card + 1))
      if (hasPartner(attacks, card, payment)) return true;
    return false;
  }

  /// A seat that can pay chooses the cards and discards them.
  ///
  /// @return the sum of their printed values
  public int pay(Seat seat, Payment payment) {
    paid.clear();
    if (payment.form() == Payment.Form.TOTAL) pickTotal(seat, payment.total());
    else pickTwo(seat, payment);
    int sum = sum(paid);
    game.verbs().hands().discard(seat, paid);
    return sum;
  }

  private void pickTotal(Seat seat, int total) {
    while (true) {
      CardSet left = left(seat);
      int sum = sum(paid);
      if (left.isEmpty()) return;
      Menu menu = game.ask(seat).menu();
      if (sum >= total) menu.add(Word.DONE);
      int most = sum + positive(left);
      Face last = null;
      for (int card = left.next(0); card >= 0; card = left.next(card + 1))
        if (most + Math.min(0, value(card)) >= total) last = addFace(menu, card, last);
      if (last == null) return;
      int choice = game.ask(seat).choose(Prompt.DISCARD);
      if (Choice.is(choice, Word.DONE)) return;
      paid.add(Choice.value(choice));
    }
  }

  private void pickTwo(Seat seat, Payment payment) {
    CardSet left = left(seat);
    Menu menu = game.ask(seat).menu();
    Face last = null;
    for (int card = left.next(0); card >= 0; card = left.next(card + 1))
      if (hasPartner(left, card, payment)) last = addFace(menu, card, last);
    int first = Choice.value(game.ask(seat).choose(Prompt.DISCARD));
    paid.add(first);
    left = left(seat);
    menu = game.ask(seat).menu();
    last = null;
    for (int card = left.next(0); card >= 0; card = left.next(card + 1))
      if (payment.fits(value(first), value(card))) last = addFace(menu, card, last);
    paid.add(Choice.value(game.ask(seat).choose(Prompt.DISCARD)));
  }

  // The attack cards of the hand that are not picked yet, as the scratch set.
  private CardSet left(Seat seat) {
    return game.cards().hand(seat, Kind.ATTACK).keep(~paid.low(), ~paid.high());
  }

  // Cards with the same face are one option.
  private Face addFace(Menu menu, int card, @Nullable Face last) {
    Face face = game.cards().face(card);
    if (face != last) menu.add(Choice.of(Choice.CARD, card));
    return face;
  }

  private boolean hasPartner(CardSet set, int card, Payment payment) {
    for (int other = set.next(0); other >= 0; other = set.next(other + 1))
      if (other != card && payment.fits(value(card), value(other))) return true;
    return false;
  }

  /// The most that a seat's attack cards come to.
  public int most(Seat seat) {
    return positive(game.cards().hand(seat, Kind.ATTACK));
  }

  private int positive(CardSet set) {
    int sum = 0;
    for (int card = set.next(0); card >= 0; card = set.next(card + 1))
      sum += Math.max(0, value(card));
    return sum;
  }

  private int sum(CardSet set) {
    int sum = 0;
    for (int card = set.next(0); card >= 0; card = set.next(card + 1)) sum += value(card);
    return sum;
  }

  private int value(int card) {
    return game.cards().face(card).value();
  }
}
