package hypergate.content.conflict.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;

/// Energy Fields: both main players draw two cards from the deck and show them.
public final class EnergyFields {
  public static final Hazard ENERGY_FIELDS =
      hazard("Energy Fields", "conflict", 2)
          .text("Each main player draws two cards from the deck and shows them to everybody.")
          .whenDrawn(EnergyFields::draw);

  private EnergyFields() {}

  private static void draw(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    game.verbs().receipts().drawOpenly(me, 2);
    game.verbs().receipts().drawOpenly(defense, 2);
  }
}
