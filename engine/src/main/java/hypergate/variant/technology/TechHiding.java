package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.verb.Hiding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The tech deck, and techs that lie face down before players, for who may look at them.
final class TechHiding implements Hiding {
  private final Game game;
  private final Techs techs;

  TechHiding(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
  }

  private int deck() {
    return techs.choice(TechChoice.Kind.NEW, 0, 0);
  }

  // How many cards of the deck have been seen: it is noted once for each of them.
  private int depth(List<Integer> seen) {
    return Collections.frequency(seen, deck());
  }

  private boolean mayLookAt(Seat viewer, int slot) {
    return techs.exists(slot)
        && !techs.isComplete(slot)
        && techs.owner(slot).exists()
        && techs.owner(slot) != viewer
        && game.reach().reaches(techs.owner(slot));
  }

  @Override
  public void add(Menu menu, Seat viewer, List<Integer> seen, boolean decks) {
    if (techs.deck().cards().size() > depth(seen)) menu.add(deck());
    for (int slot = 0; !decks && slot < techs.top(); slot++) {
      int choice = Choice.of(Choice.FACE_DOWN_OF, slot);
      if (mayLookAt(viewer, slot) && !seen.contains(choice)) menu.add(choice);
    }
  }

  @Override
  public boolean look(Seat viewer, int choice, List<Integer> seen) {
    if (Choice.kind(choice) == Choice.FACE_DOWN_OF) {
      if (seen.contains(choice)) return false;
      seen.add(choice);
      int slot = Choice.value(choice);
      tell(viewer, techs.owner(slot), techs.tech(slot).id());
      return true;
    }
    Pile deck = techs.deck().cards();
    if (choice != deck() || deck.size() == depth(seen)) return false;
    seen.add(choice);
    List<Integer> top = new ArrayList<>();
    for (int i = 1; i <= depth(seen); i++) top.add(deck.at(deck.size() - i));
    deck.shownTo(viewer, top);
    tell(viewer, viewer, techs.numbered(top.getLast()).id());
    return true;
  }

  private void tell(Seat viewer, Seat owner, String what) {
    if (game.isHeard()) game.tell(new Event.LookedAt(viewer, owner, List.of(what), game.cause()));
  }
}
