package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.alliance.aliens.Lightning;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: three cards for a second encounter of somebody else. Super: a second token for it.
public final class LightningFlare {
  private static final int CARDS = 3;

  public static final Flare FLARE =
      flare(Lightning.LIGHTNING)
          .wild(
              NOT_OFFENSE,
              List.of(Step.REGROUP),
              "When another player begins the second encounter of its turn, draw three cards.")
          .may(
              NOT_OFFENSE,
              REGROUP_START,
              (game, me) -> Lightning.isSecond(game),
              (game, me) -> game.verbs().draw(me, CARDS))
          .strong(NOT_OFFENSE, List.of(Step.REGROUP), "Add two tokens instead of one.")
          .may(NOT_OFFENSE, REGROUP_START, LightningFlare::hasGained, LightningFlare::gainMore);

  private LightningFlare() {}

  private static boolean hasGained(Game game, Seat me) {
    int sheet = game.powers().find(me, Lightning.LIGHTNING);
    return game.powers().mark(sheet, Lightning.GAINED) != 0;
  }

  private static void gainMore(Game game, Seat me) {
    int sheet = game.powers().find(me, Lightning.LIGHTNING);
    game.powers().mark(sheet, Lightning.GAINED, 0);
    game.powers().counter(sheet, 0, game.powers().counter(sheet, 0) + 1);
  }
}
