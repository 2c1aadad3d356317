package hypergate.lab.variants.hazards;

import hypergate.game.Game;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Seats;
import hypergate.lab.variants.Layer;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;
import java.util.ArrayList;
import java.util.List;

/// The hazards that are in play in a scenario, each with who holds it, and those on top of their
/// deck.
final class HazardTable implements Layer {
  private final Game game;
  private final Given given;

  HazardTable(Game game, Given given) {
    this.game = game;
    this.given = given;
  }

  @Override
  public void decks() {
    if (!Hazards.areIn(game)) {
      for (String key : List.of(LabHazards.IN_PLAY, LabHazards.DECK))
        given
            .find(key)
            .ifPresent(
                item -> {
                  throw item.error("this game has no hazards");
                });
      return;
    }
    Hazards hazards = Hazards.of(game);
    hazards.shuffleIn();
    List<Integer> rest = hazards.deck().cards();
    for (Item one : given.list(LabHazards.IN_PLAY)) {
      String[] both = one.text().split(":");
      int slot = hazards.enter(take(one, both[0], rest));
      if (both.length == 2) hazards.holder(slot, Seats.named(one, both[1], game.seats()));
    }
    List<Integer> top = new ArrayList<>();
    for (Item one : given.list(LabHazards.DECK)) top.add(take(one, one.text(), rest));
    rest.addAll(top.reversed());
    hazards.deck().lay(rest);
  }

  @Override
  public void seats() {
    given.seats(LabHazards.KEPT).forEach((_, item) -> keep(item));
  }

  // Face down on the sheet of an alien that has some.
  private void keep(Item item) {
    if (!Hazards.areIn(game)) throw item.error("nobody has hazards on a sheet");
    Hazards hazards = Hazards.of(game);
    List<Integer> rest = hazards.deck().cards();
    for (Item one : item.list()) hazards.lay(take(one, one.text(), rest));
    hazards.deck().lay(rest);
  }

  private Integer take(Item item, String id, List<Integer> deck) {
    Integer number = Hazard.numberOf(game.content(), id);
    if (!deck.remove(number))
      throw item.error("there is no further hazard '" + id + "' in the deck");
    return number;
  }
}
