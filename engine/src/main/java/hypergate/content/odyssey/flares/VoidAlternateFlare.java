package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.content.base.flares.VoidFlare;
import hypergate.content.odyssey.aliens.VoidAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Loss;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an artifact of another player is cancelled for one own ship that is not in the encounter.
/// Super: one ship more of each player of whom ships have just been captured.
public final class VoidAlternateFlare {
  private static final Prompt WHICH = Prompt.of("flare-void-alternate/super/ships");

  public static final Flare FLARE =
      flare(VoidAlternate.VOID_ALTERNATE)
          .wild(
              ANY,
              List.of(),
              "Send one of your ships outside the encounter to the warp to cancel an artifact; it"
                  + " is discarded.")
          .may(ANY, PLAYED, VoidFlare::mayCancel, (game, me) -> game.answering().cancel())
          .naming(VoidFlare::pay)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "After your power has captured ships each of their owners chooses another of its"
                  + " ships on colonies; you capture that one, too.")
          .may(
              MAIN_OR_ALLY,
              SHIPS_LOST,
              (game, me) -> owners(game, me) != 0,
              VoidAlternateFlare::takeMore);

  private VoidAlternateFlare() {}

  // Of whom ships have just been captured, and who has another one, as a mask.
  private static int owners(Game game, Seat me) {
    if (!VoidAlternate.isAbsorbing(game, me)) return 0;
    int sheet = game.powers().find(me, VoidAlternate.VOID_ALTERNATE);
    Loss loss = game.verbs().losing();
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat owner = Seat.of(i);
      if (loss.captured(owner, sheet) > 0 && game.ships().colonies(owner) != 0) mask |= owner.bit();
    }
    return mask;
  }

  private static void takeMore(Game game, Seat me) {
    int sheet = game.powers().find(me, VoidAlternate.VOID_ALTERNATE);
    int owners = owners(game, me);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(owners)) game.verbs().sheetShips().put(sheet, game.inOrder(p), WHICH);
  }
}
