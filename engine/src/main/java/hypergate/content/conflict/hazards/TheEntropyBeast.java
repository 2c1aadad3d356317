package hypergate.content.conflict.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DESTINY_DRAWN;
import static hypergate.variant.hazards.Hazard.permanent;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.variant.hazards.Hazard;

/// The Entropy Beast (permanent): every wild or special destiny card costs the game a planet.
public final class TheEntropyBeast {
  public static final Hazard THE_ENTROPY_BEAST =
      permanent("The Entropy Beast", "conflict")
          .rivalry("visitors")
          .text(
              "Whenever a wild or special destiny card is drawn, the planet with the most ships"
                  + " (the offense breaks ties) is removed and its ships go to the warp. If a home"
                  + " system has fewer than three planets left, everybody loses. When this is"
                  + " drawn, The Cosmic Guardian and The Witness are discarded.")
          .always(
              ANY,
              DESTINY_DRAWN,
              (game, me) -> !Destinies.isColour(game.encounter().destiny()),
              TheEntropyBeast::devour);

  private TheEntropyBeast() {}

  private static final Prompt PLANET = Prompt.of("the-entropy-beast/planet");

  private static void devour(Game game, Seat me) {
    game.verbs().destroyPlanet(game.ask(me).planet(PLANET, fullest(game)));
    for (int i = 0; i < game.seats(); i++)
      if (Long.bitCount(game.ships().planetsOf(Seat.of(i))) < 3)
        game.end(0, Event.Ending.EFFECT, game.cause());
  }

  private static long fullest(Game game) {
    long fullest = 0;
    int most = 0;
    for (long rest = game.ships().planets(); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      int ships = 0;
      for (int i = 0; i < game.seats(); i++) ships += game.ships().on(planet, Seat.of(i));
      if (ships < most) continue;
      fullest = ships == most ? fullest | planet.bit() : planet.bit();
      most = ships;
    }
    return fullest;
  }
}
