package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Rewards.Announced;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rewards of several seats that another one draws together, looks at and hands out as it likes,
/// each seat as many cards of each deck as it has announced; what is left over is its own. It also
/// chooses the colonies to which their ships return. For windows in which they have been announced.
public final class Delivery {
  private final Acting game;

  Delivery(Acting game) {
    this.game = game;
  }

  /// Whether rewards of a seat have been announced and are still to come.
  public boolean isDue(Seat seat) {
    return find(seat) != null;
  }

  private @Nullable Announced find(Seat seat) {
    for (Announced one : game.verbs().rewards().announced()) if (one.seat() == seat) return one;
    return null;
  }

  /// The seats of a mask whose rewards have been announced and are still to come.
  public int due(int seats) {
    int due = 0;
    for (Announced one : game.verbs().rewards().announced())
      if (one.seat().in(seats)) due |= one.seat().bit();
    return due;
  }

  /// How many cards of a deck seats of a mask are to get.
  ///
  /// @param further of the further deck
  public int cards(int seats, boolean further) {
    int cards = 0;
    for (Announced one : game.verbs().rewards().announced())
      if (one.seat().in(seats)) cards += further ? one.others() : one.cards();
    return cards;
  }

  /// A seat hands out what is due to the seats of a mask.
  ///
  /// @param cosmic how many cards more it draws from the cosmic deck
  /// @param further how many from the further deck
  /// @param mixes whether its hand and the cards that it gets itself are mixed with them
  /// @param which asks for the cards of each seat
  public void handOut(Seat by, int seats, int cosmic, int further, boolean mixes, Prompt which) {
    List<Announced> due = take(seats);
    for (Announced one : due) game.verbs().ships().retrieveFor(by, one.seat(), one.ships());
    Piles piles = game.verbs().piles();
    CardSet before = laidAside();
    CardSet hand = game.cards().hand(by);
    CardSet own = new CardSet().set(hand.low(), hand.high());
    if (mixes) piles.layHandAside(by);
    Announced mine = mixes ? find(by) : null;
    if (mine != null) keepShips(mine);
    piles.layAside(by, sum(due, false) + cosmic + (mine == null ? 0 : mine.cards()));
    int others = sum(due, true) + further + (mine == null ? 0 : mine.others());
    if (others > 0) piles.layAsideFurther(by, others);
    for (Announced one : due) give(by, one, before, which);
    keep(by, before, own);
  }

  // They are taken out of what is announced.
  private List<Announced> take(int seats) {
    List<Announced> due = new ArrayList<>();
    for (Announced one : game.verbs().rewards().announced()) if (one.seat().in(seats)) due.add(one);
    game.verbs().rewards().announced().removeAll(due);
    return due;
  }

  // The cards come out of the mix, the ships as usual.
  private void keepShips(Announced mine) {
    List<Announced> all = game.verbs().rewards().announced();
    all.set(all.indexOf(mine), new Announced(mine.seat(), 0, 0, mine.ships()));
  }

  private static int sum(List<Announced> all, boolean further) {
    int sum = 0;
    for (Announced one : all) sum += further ? one.others() : one.cards();
    return sum;
  }

  private CardSet laidAside() {
    CardSet aside = game.verbs().piles().laidAside();
    return new CardSet().set(aside.low(), aside.high());
  }

  // What lies there for this delivery.
  private CardSet pool(CardSet before) {
    CardSet aside = game.verbs().piles().laidAside();
    return new CardSet().set(aside.low() & ~before.low(), aside.high() & ~before.high());
  }

  private void give(Seat by, Announced one, CardSet before, Prompt which) {
    CardSet given = new CardSet();
    choose(by, pool(before), false, one.cards(), which, given);
    choose(by, pool(before), true, one.others(), which, given);
    game.verbs().receipts().begin(one.seat(), true);
    CardSet drawn = new CardSet().set(given.low(), given.high());
    game.verbs().piles().takeAside(one.seat(), given);
    game.verbs().hands().haveDrawn(one.seat(), drawn);
    game.verbs().receipts().end(one.seat());
  }

  private void choose(
      Seat by, CardSet pool, boolean further, int count, Prompt which, CardSet given) {
    pool.set(
        pool.low() & game.content().backLow(further),
        pool.high() & game.content().backHigh(further));
    int due = Math.min(count, pool.size());
    if (due == 0) return;
    if (due < pool.size()) game.ask(by).cards(which, pool, due, due);
    for (int card = pool.next(0); card >= 0; card = pool.next(card + 1)) given.add(card);
  }

  private void keep(Seat by, CardSet before, CardSet own) {
    CardSet rest = pool(before);
    CardSet back = new CardSet().set(rest.low() & own.low(), rest.high() & own.high());
    CardSet left = new CardSet().set(rest.low() & ~own.low(), rest.high() & ~own.high());
    game.verbs().piles().takeAsideBack(by, back);
    game.verbs().piles().takeAside(by, left);
  }
}
