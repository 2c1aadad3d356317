package hypergate.variant.hazards;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.verb.Hiding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The hazard deck, and hazards that lie face down on a sheet, for who may look at them.
final class HazardHiding implements Hiding {
  private final Game game;
  private final Hazards hazards;

  HazardHiding(Game game, Hazards hazards) {
    this.game = game;
    this.hazards = hazards;
  }

  // How many cards of the deck have been seen: it is noted once for each of them.
  private int depth(List<Integer> seen) {
    return Collections.frequency(seen, hazards.deckChoice());
  }

  @Override
  public void add(Menu menu, Seat viewer, List<Integer> seen, boolean decks) {
    if (Hazards.areIn(game) && hazards.deckSize() > depth(seen)) menu.add(hazards.deckChoice());
  }

  @Override
  public boolean look(Seat viewer, int choice, List<Integer> seen) {
    if (choice != hazards.deckChoice() || hazards.deckSize() == depth(seen)) return false;
    Pile deck = hazards.deck();
    seen.add(choice);
    List<Integer> top = new ArrayList<>();
    for (int i = 1; i <= depth(seen); i++) top.add(deck.at(deck.size() - i));
    deck.shownTo(viewer, top);
    tell(viewer, viewer, top.getLast());
    return true;
  }

  private void tell(Seat viewer, Seat owner, int number) {
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, List.of(hazards.id(number)), game.cause()));
  }

  // Those of the same name are not told apart: each is noted when it has been seen.
  @Override
  public int faceDown(Seat owner, List<Integer> seen) {
    return hazards.keeper() == owner ? left(seen).size() : 0;
  }

  private List<Integer> left(List<Integer> seen) {
    List<Integer> left = hazards.keptCards();
    for (int choice : seen)
      for (int i = 0; i < left.size(); i++)
        if (hazards.choice(left.get(i)) == choice) {
          left.remove(i);
          break;
        }
    return left;
  }

  @Override
  public void lookAtFaceDown(Seat viewer, Seat owner, List<Integer> seen) {
    List<Integer> left = left(seen);
    int number = left.get(game.state().random(left.size()));
    seen.add(hazards.choice(number));
    tell(viewer, owner, number);
  }
}
