package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.PLAYED;

import hypergate.content.base.aliens.Remora;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import java.util.List;

/// Wild: a card for a flare that another player plays. Super: a card or a ship for each other
/// player who gains a colony.
public final class RemoraFlare {
  private static final Prompt WHAT = Prompt.of("flare-remora/super/choice");

  public static final Flare FLARE =
      flare(Remora.REMORA)
          .wild(ANY, List.of(), "When another player uses a flare, draw a card.")
          .may(
              ANY,
              PLAYED,
              (game, me) -> game.answering().isFlare() && game.answering().seat() != me,
              (game, me) -> game.verbs().draw(me, 1))
          .strong(
              ANY,
              List.of(),
              "When other players gain colonies, draw a card or retrieve a ship for each of them.")
          .may(ANY, COLONY_CHANGED, (game, me) -> others(game, me) != 0, RemoraFlare::profit);

  private RemoraFlare() {}

  private static int others(Game game, Seat me) {
    return game.verbs().ships().gainers() & ~me.bit();
  }

  private static void profit(Game game, Seat me) {
    for (int left = Integer.bitCount(others(game, me)); left > 0; left--) {
      Menu menu = game.ask(me).menu().add(Word.CARD);
      if (game.ships().inWarp(me) > 0 && game.ships().colonies(me) != 0) menu.add(Word.SHIP);
      if (Choice.is(game.ask(me).choose(WHAT), Word.CARD)) game.verbs().draw(me, 1);
      else game.verbs().ships().retrieve(me, 1);
    }
  }
}
