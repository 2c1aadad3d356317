package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.base.aliens.Will;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the player whom a colour or special card names is met at any of its colonies. Super:
/// played as the power is used, it shows the Will a hand before it chooses.
public final class WillFlare {
  private static final Prompt WHERE = Prompt.of("flare-will/wild/planet");
  private static final Prompt WHOSE = Prompt.of("flare-will/super/seat");

  public static final Flare FLARE =
      flare(Will.WILL)
          .wild(
              OFFENSE,
              List.of(Step.DESTINY),
              "When destiny names another player, you may encounter it at a colony outside its home"
                  + " system.")
          .may(OFFENSE, DEFENSE_CHOSEN, WillFlare::canMeetAbroad, WillFlare::meet)
          .strong(
              OFFENSE,
              List.of(Step.DESTINY),
              "Look at another player's hand before you use your power.")
          .may(
              OFFENSE,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Will.WILL),
              (game, me) ->
                  game.verbs()
                      .hands()
                      .showing()
                      .look(me, game.ask(me).seat(WHOSE, game.everybody() & ~me.bit())))
          .withPower();

  private WillFlare() {}

  private static long abroad(Game game) {
    Seat defense = game.encounter().defense();
    return game.ships().colonies(defense) & ~game.ships().planetsOf(defense);
  }

  private static boolean canMeetAbroad(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.destiny() >= 0
        && !Destinies.isWild(encounter.destiny())
        && encounter.defense().exists()
        && encounter.named() == encounter.defense()
        && !encounter.target().exists()
        && abroad(game) != 0;
  }

  private static void meet(Game game, Seat me) {
    game.encounter().target(game.ask(me).planet(WHERE, abroad(game)));
  }
}
