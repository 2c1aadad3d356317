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
      later[card] = !essences.isHidden(card) || essences.isSeenBy(card, viewer);
  }

  @Override
  public void deal(Seat viewer, Luck luck) {
    essences.forgetTops();
    int size = 0;
    for (int card = 0; card < dealt.length; card++) {
      if (card > 0 && essences.alienOf(card) != essences.alienOf(card - 1)) {
        shuffle(size, luck);
        size = 0;
      }
      if (essences.isHidden(card) && !later[card] && !essences.isKnownTo(card, viewer))
        dealt[size++] = card;
    }
    shuffle(size, luck);
  }

  // Sorted by where they lie first, so that where they were plays no part.
  private void shuffle(int size, Luck luck) {
    for (int i = 0; i < size; i++)
      for (int j = i + 1; j < size; j++)
        if (essences.hiddenPlace(dealt[j]) < essences.hiddenPlace(dealt[i]))
          essences.swapHidden(dealt[i], dealt[j]);
    for (int i = size - 1; i > 0; i--) essences.swapHidden(dealt[i], dealt[luck.number(i + 1)]);
  }
}
