package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Nuclear Missiles: after a hazard warning as many ships on one planet, of any owners, as lie on
/// it are lost; the owner of the missiles chooses them.
public final class NuclearMissiles {
  private static final Prompt WHERE = Prompt.of("nuclear-missiles/planet");
  private static final Prompt WHICH = Prompt.of("nuclear-missiles/ships");

  public static final Tech NUCLEAR_MISSILES =
      Tech.tech(
              "Nuclear Missiles",
              "odyssey",
              ANY,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .onHazard()
          .text(
              "Keep it face down. After a hazard warning, reveal it: choose a planet and, for each"
                  + " ship on this, a ship there that goes to the warp. Then it is discarded and"
                  + " its ships are lost.")
          .onceWarned(ANY, (game, me) -> game.ships().standing() != 0, NuclearMissiles::strike);

  private NuclearMissiles() {}

  private static void strike(Game game, Seat me) {
    int missiles = Techs.of(game).x(game.current().location());
    Planet planet = game.ask(me).planet(WHERE, game.ships().standing());
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().losses().chooseAt(me, WHICH, missiles, planet.index());
    game.verbs().carryOutLoss();
  }
}
