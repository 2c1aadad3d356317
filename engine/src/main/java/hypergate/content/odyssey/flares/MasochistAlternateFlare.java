package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP;

import hypergate.content.odyssey.aliens.MasochistAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: another player retrieves the regroup ship, unless the offense has lost all of its own.
/// Super: a ship goes to the warp and none comes back.
public final class MasochistAlternateFlare {
  private static final Prompt WHO = Prompt.of("flare-masochist-alternate/wild/seat");

  public static final Flare FLARE =
      flare(MasochistAlternate.MASOCHIST_ALTERNATE)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "A player other than the offense retrieves the regroup ship, unless all ships of the"
                  + " offense are lost or captured.")
          .may(ANY, REGROUP, (game, me) -> others(game, me) != 0, MasochistAlternateFlare::giveAway)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHO, others(game, me)).index()))
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "In your regroup phase lose one of your ships and retrieve none.")
          .may(
              OFFENSE,
              REGROUP,
              (game, me) -> !game.encounter().isRegrouped() && game.ships().inColonies(me) > 0,
              MasochistAlternateFlare::suffer);

  private MasochistAlternateFlare() {}

  private static int others(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    boolean due = !game.encounter().isRegrouped() && game.verbs().freeInWarp(offense) > 0;
    if (!due || MasochistAlternate.hasLostAll(game, offense)) return 0;
    int others = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat == offense || seat != me && !Flare.reaches(game, seat)) continue;
      if (game.verbs().freeInWarp(seat) > 0 && game.ships().colonies(seat) != 0)
        others |= seat.bit();
    }
    return others;
  }

  private static void giveAway(Game game, Seat me) {
    // While the flare was being answered the last ship may have left the warp.
    if (others(game, me) == 0) return;
    game.encounter().regrouped();
    game.verbs().ships().retrieve(Seat.of(game.current().target()), 1);
  }

  private static void suffer(Game game, Seat me) {
    game.encounter().regrouped();
    game.verbs().loseChosen(me, 1, Cause.EFFECT);
  }
}
