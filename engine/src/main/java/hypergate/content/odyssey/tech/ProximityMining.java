package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Proximity Mining: at any time one ship on a colony of another player goes to the warp; ships on
/// the gate, on techs and of allies are out of reach. Its owner then gets the tech, face down.
public final class ProximityMining {
  private static final Prompt WHOSE = Prompt.of("proximity-mining/seat");
  private static final Prompt WHERE = Prompt.of("proximity-mining/planet");

  public static final Tech PROXIMITY_MINING =
      tech("Proximity Mining", "odyssey", ANY)
          .research(3)
          .drawsAnother()
          .text(
              "At any time, send one ship on a colony of another player to the warp, then reset"
                  + " this and give it to that player.")
          .anyTime(ANY, (game, me) -> settlers(game, me) != 0, ProximityMining::explode);

  private ProximityMining() {}

  private static int settlers(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.ships().standing(Seat.of(i)) != 0) seats |= 1 << i;
    return seats;
  }

  private static void explode(Game game, Seat me) {
    Seat victim = game.ask(me).seat(WHOSE, settlers(game, me));
    Planet planet = game.ask(me).planet(WHERE, game.ships().standing(victim));
    game.verbs().lose(victim, planet, 1);
    Techs.of(game).research().resetUsedTo(victim);
  }
}
