package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Choice: whatever destiny says, it names any other player as the defense, at home or at any of
/// its colonies; outside the home system there must be one (E-18). What else the card does still
/// happens. With its own colour it may first settle or fight at home as usual.
public final class Will {
  private static final Prompt WHOM = Prompt.of("will/seat");
  private static final Prompt WHERE = Prompt.of("will/planet");

  public static final Alien WILL =
      alien("Will", "base")
          .level(0)
          .power("Choice", OFFENSE, Step.DESTINY)
          .isMandatory()
          .text(
              "After destiny is drawn, name any other player as the defense, and any of its"
                  + " colonies or home planets as the target.")
          .must(OFFENSE, DEFENSE_CHOSEN, Will::mayChoose, Will::choose)
          .bends(
              Query.POSSIBLE_DEFENSE,
              (game, me, who, seats) -> who == me ? seats | victims(game, me) : seats);

  private Will() {}

  private static boolean mayChoose(Game game, Seat me) {
    return game.encounter().destiny() >= 0
        && !game.encounter().is(Encounter.OWN_SYSTEM)
        && victims(game, game.encounter().offense()) != 0;
  }

  private static int victims(Game game, Seat offense) {
    int victims = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != offense.index() && planets(game, Seat.of(i)) != 0) victims |= 1 << i;
    return game.reach().reached(victims);
  }

  // A player may have lost all planets of its system.
  private static long planets(Game game, Seat victim) {
    long planets = game.ships().planetsOf(victim) | game.ships().colonies(victim);
    return game.verbs().absence().open(game.encounter().offense(), planets);
  }

  private static void choose(Game game, Seat me) {
    Seat victim = game.ask(me).seat(WHOM, victims(game, game.encounter().offense()));
    Planet planet = game.ask(me).planet(WHERE, planets(game, victim));
    game.encounter().defense(victim);
    game.encounter().target(planet);
  }
}
