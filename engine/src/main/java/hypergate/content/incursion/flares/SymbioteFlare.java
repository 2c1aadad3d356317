package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.incursion.aliens.Symbiote;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.verb.Picks;
import hypergate.game.verb.Ships;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a ship comes back in regroup phases of others, too. Super: ships from anywhere stand on
/// the home planets again, and nothing stops that.
public final class SymbioteFlare {
  private static final int MOST = 8;

  private static final Prompt FREED = Prompt.of("flare-symbiote/super/number");
  private static final Prompt SHIPS = Prompt.of("flare-symbiote/super/ships");

  public static final Flare FLARE =
      flare(Symbiote.SYMBIOTE)
          .wild(
              NOT_OFFENSE,
              List.of(Step.REGROUP),
              "In the regroup phase of another player retrieve a ship from the warp.")
          .may(
              NOT_OFFENSE,
              REGROUP,
              (game, me) -> game.verbs().freeInWarp(me) > 0 && game.ships().colonies(me) != 0,
              (game, me) -> game.verbs().ships().retrieve(me, 1))
          .strong(
              ANY,
              List.of(Step.REGROUP),
              "Discard this flare as a regroup phase begins to place ships from anywhere, up to"
                  + " eight on each of your home planets. Nothing can cancel it.")
          .free(ANY, REGROUP_START, (game, me) -> true, SymbioteFlare::rescue);

  private SymbioteFlare() {}

  private static void rescue(Game game, Seat me) {
    game.current().discard();
    free(game, me);
    for (long rest = game.ships().planetsOf(me); rest != 0; rest &= rest - 1)
      fill(game, me, Planet.of(Long.numberOfTrailingZeros(rest)));
    game.verbs().ships().settle();
    game.verbs().ships().checkWin();
  }

  // Ships on sheets of others go the way through the warp.
  private static void free(Game game, Seat me) {
    int captured = game.powers().captives(me);
    int left = captured == 0 ? 0 : game.ask(me).number(FREED, 0, captured);
    for (int i = 0; i < Sizes.INSTANCES && left > 0; i++) {
      if (!game.powers().exists(i) || !game.powers().alien(i).captures()) continue;
      int freed = Math.min(left, game.powers().held(i, me));
      game.verbs().sheetShips().spend(i, me, freed);
      left -= freed;
    }
  }

  private static void fill(Game game, Seat me, Planet planet) {
    Ships ships = game.verbs().ships();
    Picks picks = ships.picks();
    picks.clear();
    for (long rest = game.ships().standing(me) & ~planet.bit(); rest != 0; rest &= rest - 1) {
      Planet from = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(from.index(), game.ships().on(from, me));
    }
    picks.offer(Place.WARP, Math.min(game.ships().lost(me), game.verbs().freeInWarp(me)));
    picks.offer(Place.REMOVED, game.ships().removed(me));
    if (picks.available() == 0) return;
    int before = game.ships().on(planet, me);
    picks.ask(game, me, SHIPS, 0, 0, MOST);
    ships.move(me, picks, planet.index(), true);
    if (game.ships().on(planet, me) > before) game.verbs().coexistence().grant(me, planet);
  }
}
