package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Deal Deck (cheesy): as its occupant's turn starts the rest of the deck is dealt out to all.
public final class DealDeck {
  public static final Moon DEAL_DECK =
      moon(12, "Deal Deck", Group.CHEESY)
          .text("At the start of your turn: deal out the rest of the deck, you first.")
          .must(OFFENSE, TURN_START, (game, me) -> game.verbs().sharing().dealDeck(me));

  private DealDeck() {}
}
