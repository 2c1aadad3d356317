package hypergate.variant.essences;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hiding;
import java.util.ArrayList;
import java.util.List;

/// The tops of sets, each called by its alien, and the cards in caches, for who may look at them.
final class EssenceHiding implements Hiding {
  private final Game game;
  private final Essences essences;

  EssenceHiding(Game game, Essences essences) {
    this.game = game;
    this.essences = essences;
  }

  @Override
  public void add(Menu menu, Seat viewer, List<Integer> seen, boolean decks) {
    if (decks) return;
    for (int card = 0; card < essences.size(); card++) {
      int alien = essences.alienOf(card);
      int choice = Choice.of(Choice.ALIEN, alien);
      boolean isFirst = card == 0 || essences.alienOf(card - 1) != alien;
      if (isFirst && essences.hasTop(alien) && !seen.contains(choice)) menu.add(choice);
    }
  }

  @Override
  public boolean look(Seat viewer, int choice, List<Integer> seen) {
    if (Choice.kind(choice) != Choice.ALIEN || seen.contains(choice)) return false;
    seen.add(choice);
    essences.lookTop(viewer, Choice.value(choice));
    return true;
  }

  @Override
  public int faceDown(Seat owner, List<Integer> seen) {
    return cached(owner, seen).size();
  }

  private List<Integer> cached(Seat owner, List<Integer> seen) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < essences.size(); card++)
      if (essences.isHidden(card)
          && essences.holder(card) == owner
          && essences.isCached(card)
          && !seen.contains(essences.choice(card))) cards.add(card);
    return cards;
  }

  @Override
  public void lookAtFaceDown(Seat viewer, Seat owner, List<Integer> seen) {
    List<Integer> cards = cached(owner, seen);
    int card = cards.get(game.state().random(cards.size()));
    seen.add(essences.choice(card));
    essences.showTo(viewer, card);
  }
}
