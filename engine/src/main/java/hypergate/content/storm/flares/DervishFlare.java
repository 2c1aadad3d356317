package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;

import hypergate.content.storm.aliens.Dervish;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: attacked at home, the defense exchanges hands with anybody. Super: whoever has passed the
/// flare on gets Dervish as a neighbour.
public final class DervishFlare {
  private static final Prompt WITH = Prompt.of("flare-dervish/wild/seat");
  private static final Prompt WHERE = Prompt.of("flare-dervish/super/planet");
  private static final Prompt WHICH = Prompt.of("flare-dervish/super/ships");

  public static final Flare FLARE =
      flare(Dervish.DERVISH)
          .wild(
              DEFENSE,
              List.of(Step.LAUNCH),
              "As the defense in your home system, after the gate is aimed, exchange hands with any"
                  + " other player.")
          .may(
              DEFENSE,
              AIMED,
              (game, me) ->
                  game.ships().systemOf(game.encounter().target()) == me && partners(game, me) != 0,
              (game, me) -> game.verbs().exchange().swap(me, Seat.of(game.current().target())))
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WITH, partners(game, me)).index()))
          .strong(
              MAIN,
              List.of(Step.ALLIANCE),
              "When your power has brought you this flare, gain a colony in the home system of the"
                  + " player who passed it to you. Then discard it.")
          .may(MAIN, ALLIED, DervishFlare::maySettle, DervishFlare::settle);

  private DervishFlare() {}

  private static int partners(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && Flare.reaches(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static Seat giver(Game game, Seat me) {
    int sheet = game.powers().find(me, Dervish.DERVISH);
    return sheet < 0 ? Seat.NONE : Seat.of(game.powers().mark(sheet, Dervish.GIVER) - 1);
  }

  private static boolean maySettle(Game game, Seat me) {
    Seat giver = giver(game, me);
    return giver.exists() && game.verbs().mayGainColony(me, game.ships().planetsOf(giver));
  }

  private static void settle(Game game, Seat me) {
    game.current().discard();
    game.verbs().gainColony(me, WHERE, WHICH, game.ships().planetsOf(giver(game, me)));
  }
}
