package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.content.dominion.aliens.Greenhorn;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a new hand for one that lacks attacks or negotiates. Super: anybody who lives in the
/// system that destiny names is the defense, where it lives.
public final class GreenhornFlare {
  private static final Prompt WHOM = Prompt.of("flare-greenhorn/super/seat");
  private static final Prompt WHERE = Prompt.of("flare-greenhorn/super/planet");

  public static final Flare FLARE =
      flare(Greenhorn.GREENHORN)
          .wild(
              ANY,
              List.of(),
              "If your hand holds no attack, or no negotiate, discard it and draw a new one; as the"
                  + " offense your turn goes on.")
          .whenever(
              ANY,
              (game, me) ->
                  !game.cards().holds(me, Kind.ATTACK) || !game.cards().holds(me, Kind.NEGOTIATE),
              (game, me) -> game.verbs().hands().newHand(me))
          .strong(
              OFFENSE,
              List.of(Step.DESTINY),
              "When destiny has named a system, make anyone with a colony in it the defense and aim"
                  + " at one of that player's colonies there.")
          .may(OFFENSE, DESTINY_DRAWN, (game, me) -> settlers(game, me) != 0, GreenhornFlare::aim);

  private GreenhornFlare() {}

  // Those with a colony in the system that has been named, the offense left out.
  private static int settlers(Game game, Seat me) {
    Seat system = game.encounter().named();
    int settlers = 0;
    if (game.encounter().destiny() < 0 || !system.exists()) return 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && there(game, Seat.of(i), system) != 0) settlers |= 1 << i;
    return settlers;
  }

  private static long there(Game game, Seat seat, Seat system) {
    return game.ships().colonies(seat) & game.ships().planetsOf(system);
  }

  private static void aim(Game game, Seat me) {
    Seat system = game.encounter().named();
    Seat defense = game.ask(me).seat(WHOM, settlers(game, me));
    Planet planet = game.ask(me).planet(WHERE, there(game, defense, system));
    if (system == me) game.encounter().flag(Encounter.OWN_SYSTEM);
    game.encounter().named(defense);
    game.encounter().target(planet);
  }
}
