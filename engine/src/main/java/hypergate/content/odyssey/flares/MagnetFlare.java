package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.content.odyssey.aliens.Magnet;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent cannot select the encounter card that is named. Super: both parts of the
/// power.
public final class MagnetFlare {
  private static final Prompt CARD = Prompt.of("flare-magnet/wild/card");

  public static final Flare FLARE =
      flare(Magnet.MAGNET)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected name an encounter card: your opponent cannot select one"
                  + " like it unless it has no other.")
          .may(MAIN, BEFORE_SELECTION, MagnetFlare::canBar, MagnetFlare::bar)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).card(CARD, game.cards().everyEncounterCard())))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE),
              "In this encounter the two parts of your power do not exclude each other.")
          .may(MAIN_OR_ALLY, ALLIED, Magnet::isSingle, Magnet::allowBoth)
          .withPower(Magnet::isSingle);

  private MagnetFlare() {}

  private static boolean canBar(Game game, Seat me) {
    return Flare.reaches(game, game.encounter().opponent(me));
  }

  private static void bar(Game game, Seat me) {
    game.encounter().bar(game.encounter().opponent(me), game.current().target());
  }
}
