package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Nuclear Missile: all ships of one player on one planet go to the warp, whoever it is.
public final class NuclearMissile {
  private static final Prompt WHERE = Prompt.of("nuclear-missile/planet");
  private static final Prompt WHOSE = Prompt.of("nuclear-missile/seat");

  public static final Tech NUCLEAR_MISSILE =
      tech("Nuclear Missile", "oliviera", ANY, Step.REGROUP)
          .research(3)
          .text(
              "At the start of any encounter, discard this and choose a colony of any player on any"
                  + " planet: all its ships go to the warp.")
          .untimed(ANY, (game, me) -> game.ships().standing() != 0, NuclearMissile::strike);

  private NuclearMissile() {}

  private static void strike(Game game, Seat me) {
    Planet planet = game.ask(me).planet(WHERE, game.ships().standing());
    Seat victim = game.ask(me).seat(WHOSE, game.ships().seatsOn(planet));
    game.verbs().lose(victim, planet, game.ships().on(planet, victim));
  }
}
