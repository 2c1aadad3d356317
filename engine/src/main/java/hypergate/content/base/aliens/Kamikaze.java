package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Picks;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Sacrifice: before cards are selected it sends one to four ships from its colonies to the warp,
/// all at once, and then draws two cards for each. Zapped, it loses and draws nothing.
public final class Kamikaze {
  private static final Prompt SHIPS = Prompt.of("kamikaze/ships");
  private static final int MOST = 4;

  public static final Alien KAMIKAZE =
      alien("Kamikaze", "base")
          .level(1)
          .power("Sacrifice", MAIN, Step.PLANNING)
          .text(
              "Before encounter cards are selected, you may send one to four ships from your"
                  + " colonies to the warp and draw two cards for each.")
          .may(
              MAIN,
              BEFORE_SELECTION,
              (game, me) -> game.ships().colonies(me) != 0,
              Kamikaze::sacrifice);

  private Kamikaze() {}

  private static void sacrifice(Game game, Seat me) {
    int own = game.ofPower(Query.POWER_NUMBER, me, 2);
    int each = game.ofPower(Query.POWER_NUMBER, game.encounter().opponent(me), own);
    game.verbs().draw(me, each * sacrifice(game, me, SHIPS, game.ships().colonies(me)));
  }

  /// Lets the seat send one to four ships on planets of a mask to the warp.
  ///
  /// @return how many it has sent
  public static int sacrifice(Game game, Seat me, Prompt prompt, long planets) {
    Picks picks = game.verbs().ships().pickFrom(me, planets);
    int sent = picks.ask(game, me, prompt, 0, 1, MOST);
    Loss loss = game.verbs().beginLoss(Cause.COST);
    for (int i = 0; i < picks.places(); i++) loss.add(me, picks.place(i), picks.picked(i));
    game.verbs().carryOutLoss();
    return sent;
  }
}
