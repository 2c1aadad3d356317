package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.DRAWING;
import static hypergate.game.word.Window.INVITING;

import hypergate.content.base.aliens.Mind;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: from the draw at which it is played to the end of the encounter you see every card that
/// this player draws (FAQ 2009; the printed icons are wrong). Super: a Mind that is no main player
/// sees both their hands.
public final class MindFlare {
  public static final Flare FLARE =
      flare(Mind.MIND)
          .wild(
              ANY,
              List.of(),
              "When another player draws from the deck, you see each card that it draws for the"
                  + " rest of the encounter.")
          .may(
              ANY,
              DRAWING,
              (game, me) ->
                  game.verbs().hands().drawer() != me
                      && Flare.reaches(game, game.verbs().hands().drawer()),
              (game, me) -> game.cards().mark(game.current().target() + 1))
          .naming((game, me) -> game.current().target(game.verbs().hands().drawer().index()))
          .bends(
              Query.DRAWS_SEEN,
              (game, me, who, viewers) ->
                  who.index() + 1 == game.cards().mark() ? viewers | me.bit() : viewers)
          .strong(
              NOT_MAIN,
              List.of(Step.ALLIANCE),
              "When you are no main player, your power shows you both main players' hands.")
          .may(NOT_MAIN, INVITING, MindFlare::mayLook, MindFlare::look);

  private MindFlare() {}

  private static boolean mayLook(Game game, Seat me) {
    int sheet = game.powers().find(me, Mind.MIND);
    return sheet >= 0 && game.powers().mark(sheet, Mind.LOOKED) == 0;
  }

  private static void look(Game game, Seat me) {
    int sheet = game.powers().find(me, Mind.MIND);
    if (!game.usesPower(me, Mind.MIND)) return;
    game.powers().mark(sheet, Mind.LOOKED, 1);
    game.verbs().hands().showing().look(me, game.encounter().offense());
    game.verbs().hands().showing().look(me, game.encounter().defense());
  }
}
