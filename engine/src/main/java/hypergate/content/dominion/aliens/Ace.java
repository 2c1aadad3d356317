package hypergate.content.dominion.aliens;

import static hypergate.game.card.Ability.Group.LAST;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Triumph: with a foreign colony at the start of its turn it wins; but its foreign colonies can be
/// attacked where they are. Only the win is a use (H-505).
public final class Ace {
  private static final Prompt LEAVES = Prompt.of("ace/planet");
  private static final Prompt ATTACKS = Prompt.of("ace/planet-2");

  public static final Alien ACE =
      alien("Ace", "dominion")
          .level(2)
          .hasVictory()
          .power("Triumph", OFFENSE, Step.START_TURN)
          .isMandatory()
          .text(
              "At the start of your turn, with a foreign colony, you win. When destiny leads"
                  + " another player to you, or to a system in which you have a foreign colony,"
                  + " that player may aim at such a colony, with you as the defense.")
          .setup(
              (game, me) ->
                  game.verbs()
                      .planets()
                      .leaveOut(game.ask(me).planet(LEAVES, game.ships().planetsOf(me))))
          .must(
              OFFENSE,
              TURN_START,
              (game, me) -> counting(game, me) != 0,
              (game, me) -> game.verbs().win(me, "ace"))
          .always(ANY, DEFENSE_CHOSEN, (game, me) -> exposed(game, me) != 0, Ace::expose)
          .first(LAST);

  private Ace() {}

  // Its foreign colonies, those left out that lie with somebody in whose system they do not count.
  private static long counting(Game game, Seat me) {
    long colonies = game.ships().foreignColonies(me);
    for (int i = 0; i < game.seats(); i++)
      if (game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) != 0)
        colonies &= ~game.ships().placesOf(Seat.of(i));
    return colonies;
  }

  // Who drives somebody out of its own system has the usual choice there already.
  private static long exposed(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean usual = encounter.is(Encounter.OWN_SYSTEM) || encounter.target().exists();
    if (encounter.offense() == me || usual) return 0;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) return 0;
    long colonies = game.ships().foreignColonies(me);
    return encounter.defense() == me
        ? colonies
        : colonies & game.ships().placesOf(encounter.defense());
  }

  private static void expose(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    Planet planet = game.ask(offense).planetOrNone(ATTACKS, exposed(game, me));
    if (!planet.exists()) return;
    game.encounter().defense(me);
    game.encounter().target(planet);
  }
}
