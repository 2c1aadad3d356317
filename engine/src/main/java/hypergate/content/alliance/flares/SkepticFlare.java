package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.JOINING;

import hypergate.content.alliance.aliens.Skeptic;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: who has been invited answers after all others. Super: the loser loses a number of further
/// ships that the Skeptic names.
public final class SkepticFlare {
  private static final int MOST = 20;
  private static final Prompt SHIPS = Prompt.of("flare-skeptic/super/number");

  public static final Flare FLARE =
      flare(Skeptic.SKEPTIC)
          .wild(
              NOT_MAIN,
              List.of(Step.ALLIANCE),
              "When you have been invited, answer after everybody else has.")
          .may(
              NOT_MAIN,
              JOINING,
              SkepticFlare::mayWait,
              (game, me) -> game.encounter().answersLast(me))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.PLANNING),
              "As you doubt name 1 to 20 ships: if the other player disagrees, whoever of you two"
                  + " loses gives up that many ships outside the encounter instead of twice its"
                  + " ships there.")
          .may(MAIN_OR_ALLY, BEFORE_SELECTION, Skeptic::mayDoubt, SkepticFlare::doubt)
          .naming((game, me) -> game.current().target(game.ask(me).number(SHIPS, 1, MOST)));

  private SkepticFlare() {}

  private static boolean mayWait(Game game, Seat me) {
    return Alliance.isAnswering(game, me) && !me.in(game.encounter().answersLast());
  }

  private static void doubt(Game game, Seat me) {
    int sheet = game.powers().find(me, Skeptic.SKEPTIC);
    int ships = game.current().target();
    if (game.usesPower(me, Skeptic.SKEPTIC)) Skeptic.doubt(game, me, sheet, ships);
  }
}
