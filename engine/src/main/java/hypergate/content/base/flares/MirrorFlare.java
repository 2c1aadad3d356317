package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.base.aliens.Mirror;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one's own card becomes a duplicate of what the opponent's shows. Super: the reversal
/// affects one of the two cards.
public final class MirrorFlare {
  private static final Prompt WHOSE = Prompt.of("flare-mirror/super/seat");

  public static final Flare FLARE =
      flare(Mirror.MIRROR)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "After encounter cards are revealed, your card becomes a duplicate of the"
                  + " opponent's.")
          .may(MAIN, REVEALED, MirrorFlare::isDifferent, MirrorFlare::duplicate)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "Your power affects only your card or only the opponent's card; say which.")
          .may(MAIN, SELECTED, Mirror::isUncalled, MirrorFlare::callOne)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, Mirror.mains(game)).bit()));

  private MirrorFlare() {}

  private static boolean isDifferent(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    return encounter.kind(me) != encounter.kind(opponent)
        || encounter.value(me) != encounter.faceValue(opponent);
  }

  private static void duplicate(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    encounter.becomes(me, encounter.kind(opponent), encounter.faceValue(opponent));
  }

  private static void callOne(Game game, Seat me) {
    int seats = game.current().target();
    if (game.usesPower(me, Mirror.MIRROR)) Mirror.call(game, me, seats);
  }
}
