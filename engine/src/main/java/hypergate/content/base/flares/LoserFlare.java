package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.base.aliens.Loser;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: no cards are played, both sides lose. Super: Loser declares its upset only when the cards
/// lie face down, so that nobody is obliged to attack.
public final class LoserFlare {
  public static final Flare FLARE =
      flare(Loser.LOSER)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected, both sides lose: no cards are played and all ships in the"
                  + " encounter go to the warp.")
          .may(
              MAIN,
              BEFORE_SELECTION,
              (game, me) -> game.encounter().outcome() == Outcome.NONE,
              LoserFlare::bothLose)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "Declare your upset after cards are selected; nobody is obliged to attack.")
          .may(MAIN, SELECTED, (game, me) -> !game.encounter().isUpset(), LoserFlare::declareLate);

  private LoserFlare() {}

  private static void bothLose(Game game, Seat me) {
    Encounter encounter = game.encounter();
    encounter.outcome(Outcome.BOTH_LOSE);
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && !Flare.reaches(game, Seat.of(i))) encounter.spare(Seat.of(i));
    if (game.isHeard())
      game.tell(
          Event.Decided.by(
              game.cause(), Outcome.BOTH_LOSE, encounter.offense(), encounter.defense()));
  }

  private static void declareLate(Game game, Seat me) {
    if (game.usesPower(me, Loser.LOSER)) game.encounter().upset();
  }
}
