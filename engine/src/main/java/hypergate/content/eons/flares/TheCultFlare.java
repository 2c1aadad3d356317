package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LAUNCHED;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.TheCult;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: foreign colonies in the opponent's system lend their strength. Super: nobody leaves, or
/// somebody must.
public final class TheCultFlare {
  private static final Prompt STAYS = Prompt.of("flare-the-cult/super/seat");
  private static final Prompt GOES = Prompt.of("flare-the-cult/super/seat-2");

  public static final Flare FLARE =
      flare(TheCult.THE_CULT)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "When cards lie face down: your total gets 1 for each ship of your foreign colonies"
                  + " in your opponent's system.")
          .may(
              MAIN,
              SELECTED,
              (game, me) -> game.cards().mark() == 0 && abroad(game, me) > 0,
              (game, me) -> game.cards().mark(1))
          .always(
              MAIN,
              TOTALS,
              (game, me) -> game.cards().mark() != 0 && abroad(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(abroad(game, me)))
          .strong(
              ANY,
              List.of(),
              "Keep a member that is about to leave; or at the start of a turn send a member away"
                  + " from The Cult.")
          .may(
              ANY,
              LAUNCHED,
              (game, me) -> TheCult.leaving(game, me) != 0,
              (game, me) ->
                  TheCult.keep(game, me, game.ask(me).seat(STAYS, TheCult.leaving(game, me))))
          .may(
              ANY,
              TURN_START,
              (game, me) -> TheCult.members(game) != 0,
              (game, me) -> TheCult.release(game, game.ask(me).seat(GOES, TheCult.members(game))));

  private TheCultFlare() {}

  private static int abroad(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    int ships = 0;
    for (long rest = game.ships().planetsOf(opponent); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      boolean fights = me == game.encounter().defender() && planet == game.encounter().target();
      if (!fights) ships += game.ships().on(planet, me);
    }
    return ships;
  }
}
