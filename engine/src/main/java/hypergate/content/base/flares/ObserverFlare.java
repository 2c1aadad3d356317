package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Query.SHIP_SOURCES;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.LAUNCHING;

import hypergate.content.base.aliens.Observer;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: your allies may draw a card each. Super: one of the ships that the Observer sends comes
/// straight from the warp; the printed icons are wrong.
public final class ObserverFlare {
  private static final Prompt DRAWS = Prompt.of("flare-observer/wild/choice");

  public static final Flare FLARE =
      flare(Observer.OBSERVER)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "After alliances are formed each of your allies may draw a card.")
          .may(
              MAIN,
              ALLIED,
              (game, me) -> game.encounter().sideOf(me).allies() != 0,
              ObserverFlare::treat)
          .strong(
              OFFENSE_OR_ALLY,
              List.of(Step.LAUNCH, Step.ALLIANCE),
              "When you send ships, one of them may come straight from the warp.")
          .may(OFFENSE, LAUNCHING, (game, me) -> game.ships().inWarp(me) > 0, (game, me) -> {})
          .may(NOT_MAIN, JOINING, ObserverFlare::mayJoin, (game, me) -> {})
          .bends(
              SHIP_SOURCES,
              (game, me, who, places) ->
                  who == me ? places | Launch.ONE_OF_THEM_FROM_WARP : places);

  private ObserverFlare() {}

  private static void treat(Game game, Seat me) {
    int allies = game.encounter().sideOf(me).allies();
    for (int p = 2; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (ally.in(allies) && game.ask(ally).yes(DRAWS)) game.verbs().draw(ally, 1);
    }
  }

  private static boolean mayJoin(Game game, Seat me) {
    return Alliance.isAnswering(game, me) && game.ships().inWarp(me) > 0;
  }
}
