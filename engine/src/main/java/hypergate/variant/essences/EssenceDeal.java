package hypergate.variant.essences;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Redealer;

/// Deals anew which of the essence cards that lie nowhere in sight are in the caches of others.
final class EssenceDeal implements Redealer {
  private final Essences essences;
  private final int[] dealt;

  // Seen at a later moment.
  private final boolean[] later;

  EssenceDeal(Essences essences) {
    this.essences = essences;
    this.dealt = new int[essences.size()];
    this.later = new boolean[essences.size()];
  }

  @Override
  public void look(Seat viewer, Menu menu) {
    for (int card = 0; card < later.length; card++)
      later[card] = !essences.isHidden(card) || isOwn(card, viewer) && essences.isCached(card);
  }

  private boolean isOwn(int card, Seat viewer) {
    return essences.holder(card) == viewer;
  }

  // Its own cache a seat knows, and so its set, as long as none of it is away.
  private boolean isKnown(int card, Seat viewer) {
    return isOwn(card, viewer)
        && (essences.isCached(card) || !essences.isAnyAway(essences.alienOf(card)));
  }

  @Override
  public void deal(Seat viewer, Luck luck) {
    int size = 0;
    for (int card = 0; card < dealt.length; card++) {
      if (card > 0 && essences.alienOf(card) != essences.alienOf(card - 1)) {
        shuffle(size, luck);
        size = 0;
      }
      if (essences.isHidden(card) && !later[card] && !isKnown(card, viewer)) dealt[size++] = card;
    }
    shuffle(size, luck);
  }

  // Cached ones first, then those that are away, so that where they were plays no part.
  private void shuffle(int size, Luck luck) {
    int sorted = 0;
    for (int i = sorted; i < size; i++)
      if (essences.isCached(dealt[i])) essences.swapHidden(dealt[i], dealt[sorted++]);
    for (int i = sorted; i < size; i++)
      if (essences.isAway(dealt[i])) essences.swapHidden(dealt[i], dealt[sorted++]);
    for (int i = size - 1; i > 0; i--) essences.swapHidden(dealt[i], dealt[luck.number(i + 1)]);
  }
}
