package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.eons.aliens.Nightmare;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a winner of the offense lands where nobody is, or where it is already (H-805). Super: a
/// dream before somebody who has one.
public final class NightmareFlare {
  private static final Prompt WHO = Prompt.of("flare-nightmare/wild/seat");
  private static final Prompt WHERE = Prompt.of("flare-nightmare/wild/planet");

  public static final Flare FLARE =
      flare(Nightmare.NIGHTMARE)
          .wild(
              ANY,
              List.of(),
              "When another player is about to land on the target planet choose an empty planet, or"
                  + " one where it has a colony: it lands there instead. Then give this flare to"
                  + " the Nightmare, or discard it if there is none.")
          .may(ANY, LANDING, (game, me) -> landing(game, me) != 0, NightmareFlare::divert)
          .strong(
              ANY,
              List.of(Step.ALLIANCE, Step.RESOLUTION),
              "Use your power on a player who has bad dreams already.")
          .may(ANY, INVITED, (game, me) -> Nightmare.victims(game, me) != 0, NightmareFlare::lay)
          .may(ANY, OUTCOME, (game, me) -> Nightmare.victims(game, me) != 0, NightmareFlare::lay);

  private NightmareFlare() {}

  private static long planets(Game game, Seat lander) {
    long planets = game.ships().colonies(lander);
    for (int i = 0; i < game.seats(); i++) planets |= game.ships().planetsOf(Seat.of(i));
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i) != lander) planets &= ~game.ships().colonies(Seat.of(i));
    return (planets | game.ships().colonies(lander)) & ~game.encounter().target().bit();
  }

  // Those that found a colony, as a mask.
  private static int landing(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me
          && game.ships().at(Place.GATE, seat) > 0
          && game.ships().on(game.encounter().target(), seat) == 0
          && Resolution.lands(game, seat)
          && Flare.reaches(game, seat)
          && planets(game, seat) != 0) mask |= seat.bit();
    }
    return mask;
  }

  private static void divert(Game game, Seat me) {
    Seat lander = game.ask(me).seat(WHO, landing(game, me));
    Planet planet = game.ask(me).planet(WHERE, planets(game, lander));
    int ships = game.ships().at(Place.GATE, lander);
    game.verbs().ships().move(lander, Place.GATE, planet.index(), ships, true);
    game.verbs().ships().settle();
    game.verbs().hands().passOn(game.powers().holder(Nightmare.NIGHTMARE));
  }

  private static void lay(Game game, Seat me) {
    if (game.usesPower(me, Nightmare.NIGHTMARE))
      Nightmare.lay(game, me, Nightmare.victims(game, me));
  }
}
