package hypergate.variant.essences;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Stands;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;

/// The essence cards that players have been given: they bend values where they lie, and those that
/// lie face down before a player who may look at them are used from there. Shared ones that lie
/// face up bend values and are used wherever they lie. A location is a card by its number.
final class EssenceStands extends Stands {
  private final Essences essences;
  private final int column;

  /// @param essences the essence cards of the game
  EssenceStands(Game game, Essences essences) {
    super(game);
    this.essences = essences;
    this.column = wayOfActing();
  }

  @Override
  protected boolean isOfSeats() {
    return true;
  }

  /// Recomputes which queries some card bends, and in which windows a card of some set could be
  /// used: nobody else knows which of them lie there.
  void index() {
    long queries = 0;
    long windows = 0;
    for (int i = 0; i < game.seats(); i++) acts(Seat.of(i), 0);
    for (int card = 0; card < essences.size(); card++) {
      Effect effect = essences.card(card).effect();
      boolean works = isShared(card);
      if (works || essences.receiver(card).exists()) queries |= effect.queries();
      if (works) {
        windows |= effect.windows();
        for (int i = 0; i < game.seats(); i++)
          acts(Seat.of(i), windows(Seat.of(i)) | effect.windows());
      }
      if (!essences.card(card).isSeen()) continue;
      for (int i = 0; i < game.seats(); i++) {
        if (essences.coveredBefore(card, Seat.of(i)) == 0) continue;
        windows |= effect.windows();
        acts(Seat.of(i), windows(Seat.of(i)) | effect.windows());
      }
    }
    acts(windows, 0, queries);
    game.stands().index();
  }

  // ---- in a window

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    for (int card = 0; card < essences.size(); card++) {
      Effect effect = essences.card(card).effect();
      if ((effect.windows() & window.bit()) == 0 || !isHere(card, seat)) continue;
      Ability[] here = effect.in(window);
      for (int a = 0; a < here.length; a++)
        if (!hasActed(column, level, card) && allows(seat, here[a], card)) offer(menu, card, a);
    }
  }

  private boolean isHere(int card, Seat seat) {
    return isShared(card)
        || essences.card(card).isSeen()
            && essences.coveredBefore(card, seat) > 0
            && essences.isCovered(card, seat);
  }

  private boolean isShared(int card) {
    return essences.card(card).isShared() && essences.isAtWork(card);
  }

  @Override
  protected void use(Seat seat, Window window, int card, int number, int level) {
    actsNow(column, level, card);
    follow(seat, essences.card(card).effect().in(window)[number], card);
  }

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    for (int card = 0; card < essences.size(); card++)
      if ((isShared(card)
              || essences.card(card).isSeen()
                  && essences.coveredBefore(card, seat) > 0
                  && essences.isHidden(card))
          && couldUse(essences.card(card).effect(), window, seat, card)) return true;
    return false;
  }

  @Override
  protected boolean hasBeenUsed(int card, int level) {
    return hasActed(column, level, card);
  }

  // ---- on a query

  @Override
  protected int bend(Query query, Seat subject, int normal) {
    int value = normal;
    for (int card = 0; card < essences.size(); card++) {
      Seat receiver = essences.receiver(card);
      Effect effect = essences.card(card).effect();
      if (!effect.isBending(query)) continue;
      if (receiver.exists()) value = effect.bend(query).bend(game, receiver, subject, value);
      if (!isShared(card)) continue;
      here(card);
      value = effect.bend(query).bend(game, subject, subject, value);
    }
    return value;
  }

  @Override
  protected void bending(Query query, Seat subject, List<String> found) {
    // It concerns nobody but who has been given it.
    for (int card = 0; card < essences.size(); card++)
      if ((isShared(card) || essences.receiver(card) == subject)
          && essences.card(card).effect().isBending(query)) found.add(essences.card(card).id());
  }

  @Override
  protected Effect effect(Seat seat, int card, int number) {
    return essences.card(card).effect();
  }

  @Override
  protected int find(Seat seat, Effect effect) {
    for (int card = 0; card < essences.size(); card++)
      if (essences.card(card).effect() == effect && isHere(card, seat)) return card;
    return -1;
  }

  @Override
  protected String named(int number) {
    return essences.card(number).id();
  }
}
