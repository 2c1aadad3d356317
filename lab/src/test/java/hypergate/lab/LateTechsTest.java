package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.testing.Seeds;
import java.util.Map;

/// Techs that come into a game without them: each is there once.
final class LateTechsTest {
  private static final Options OPTIONS =
      AllContent.OPTIONS.of(
          Map.of(
              "seats", "2",
              "technology", "off",
              "hazards", "odyssey",
              "hazard.trigger", "everyEncounter",
              "tech.deckExhaustion", "none",
              "tech.decks", "hlavacek"));

  @Seeds(upTo = 12)
  void no_tech_is_there_twice(long seed) {
    Game game = RandomGames.game(OPTIONS, seed);
    Conservation conservation = new Conservation(game);
    while (!game.isOver()) {
      game.runPhase();
      conservation.checkAtRest();
    }
  }
}
