package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.RETRIEVED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.conflict.aliens.Relic;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.game.verb.Ships;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ships that come back from the warp settle on one home planet, also where the player has
/// none. Super: a card less for a player of its choice at the start of any turn.
public final class RelicFlare {
  private static final Prompt WHERE = Prompt.of("flare-relic/wild/planet");
  private static final Prompt WHICH = Prompt.of("flare-relic/wild/ships");
  private static final Prompt WHOSE = Prompt.of("flare-relic/super/seat");

  public static final Flare FLARE =
      flare(Relic.RELIC)
          .wild(
              ANY,
              List.of(),
              "When you retrieve ships, place any of them on one of your home planets, whether or"
                  + " not you have ships there.")
          .may(ANY, RETRIEVED, (game, me) -> homes(game, me) != 0, RelicFlare::settle)
          .strong(
              ANY,
              List.of(Step.START_TURN),
              "At the start of any turn choose another player, who discards a card of its choice.")
          .may(ANY, TURN_START, (game, me) -> others(game, me) != 0, RelicFlare::weaken)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, others(game, me)).index()));

  private RelicFlare() {}

  // Home planets to which a ship that has come back could go from somewhere else.
  private static long homes(Game game, Seat me) {
    Ships ships = game.verbs().ships();
    if (ships.retriever() != me) return 0;
    long homes = 0;
    for (long rest = game.ships().planetsOf(me); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (ships.returns().elsewhere(me, planet) > 0) homes |= planet.bit();
    }
    return homes;
  }

  private static void settle(Game game, Seat me) {
    Planet home = game.ask(me).planet(WHERE, homes(game, me));
    Picks picks = game.verbs().ships().returns().pick(me, home);
    picks.ask(game, me, WHICH, 0, 1, picks.available());
    game.verbs().establish(me, picks, home);
  }

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) mask |= 1 << i;
    return mask;
  }

  private static void weaken(Game game, Seat me) {
    Seat other = Seat.of(game.current().target());
    game.verbs().hands().mustDiscard(other, 1);
  }
}
