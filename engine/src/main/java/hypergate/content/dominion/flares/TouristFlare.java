package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.dominion.aliens.Tourist;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Inspection;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a look at a card that lies face down (H-921). Super: more ships go aboard where the liner
/// has come to.
public final class TouristFlare {
  private static final Prompt WHAT = Prompt.of("flare-tourist/wild/choice");
  private static final Prompt WHOSE = Prompt.of("flare-tourist/wild/seat");

  public static final Flare FLARE =
      flare(Tourist.TOURIST)
          .wild(
              ANY,
              List.of(),
              "Look at the top card of any deck, or at a card or an alien sheet of another player"
                  + " that lies face down, and show it to nobody.")
          .whenever(ANY, TouristFlare::isAny, TouristFlare::look)
          .may(ANY, SELECTED, TouristFlare::isAny, TouristFlare::look)
          .strong(
              ANY,
              List.of(Step.DESTINY),
              "When the liner has moved, put any of your ships from one colony in its system"
                  + " aboard.")
          .may(ANY, PHASE_END, Tourist::mayFollow, Tourist::follow);

  private TouristFlare() {}

  private static Inspection inspection(Game game, Seat me) {
    int others = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && Flare.reaches(game, Seat.of(i))) others |= 1 << i;
    return new Inspection(game, me, WHAT, WHOSE, others);
  }

  private static boolean isAny(Game game, Seat me) {
    return inspection(game, me).isAnyOutsideHands();
  }

  private static void look(Game game, Seat me) {
    inspection(game, me).lookOutsideHands();
  }
}
