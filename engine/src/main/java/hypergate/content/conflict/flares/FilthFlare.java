package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;

import hypergate.content.conflict.aliens.Filth;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: nobody stays on a planet; the flare goes to the Filth. Super: the target of its
/// gate is left.
public final class FilthFlare {
  private static final Prompt WHERE = Prompt.of("flare-filth/wild/planet");

  public static final Flare FLARE =
      flare(Filth.FILTH)
          .wild(
              ANY,
              List.of(),
              "Declare a planet filthy: all ships on it, and those that come there in this"
                  + " encounter, return to other colonies of their owners. Then give this flare to"
                  + " the Filth, or discard it if there is none.")
          .whenever(
              ANY, (game, me) -> planets(game, me) != 0, FilthFlare::name, FilthFlare::declare)
          .strong(
              OFFENSE,
              List.of(Step.LAUNCH),
              "As the offense, when you have aimed the gate, all ships of others on the target"
                  + " return to other colonies of their owners.")
          .may(
              OFFENSE,
              AIMED,
              (game, me) -> (game.ships().seatsOn(game.encounter().target()) & ~me.bit()) != 0,
              FilthFlare::clear);

  private FilthFlare() {}

  // Not where somebody has ships whom wild flares do not reach.
  private static long planets(Game game, Seat me) {
    if (game.encounter().barredPlanet().exists()) return 0;
    long planets = 0;
    long spared = 0;
    for (int i = 0; i < game.seats(); i++) {
      long there = game.ships().standing(Seat.of(i));
      if (i == me.index() || Flare.reaches(game, Seat.of(i))) planets |= there;
      else spared |= there;
    }
    return planets & ~spared;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).planet(WHERE, planets(game, me)).index());
  }

  private static void declare(Game game, Seat me) {
    game.encounter().barPlanet(Planet.of(game.current().target()));
    game.verbs().ships().settle();
    game.verbs().hands().passOn(game.powers().holder(Filth.FILTH));
  }

  private static void clear(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat != me) game.verbs().ships().sendAway(seat, game.encounter().target(), 0);
    }
    game.verbs().ships().settle();
  }
}
