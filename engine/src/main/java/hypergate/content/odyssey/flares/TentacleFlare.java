package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Tentacle;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a reinforcement is worth as many further rewards or cards of compensation. Super: the
/// digits of both cards go to one side.
public final class TentacleFlare {
  public static final Flare FLARE =
      flare(Tentacle.TENTACLE)
          .wild(
              ANY,
              List.of(),
              "When you are about to collect rewards or compensation, discard a reinforcement to"
                  + " collect as many more as its value.")
          .may(
              ANY,
              COLLECTING,
              (game, me) ->
                  game.verbs().rewards().collector() == me
                      && game.verbs().rewards().due() > 0
                      && hasReinforcement(game, me),
              (game, me) ->
                  game.verbs().rewards().due(game.verbs().rewards().due() + spend(game, me)))
          .may(ANY, COMPENSATION, TentacleFlare::isCompensated, TentacleFlare::collectMore)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "With your power the digits of both cards are added to one side of your choice.")
          .may(
              MAIN_OR_ALLY,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Tentacle.TENTACLE),
              (game, me) -> game.powers().mark(game.answering().instance(), Tentacle.BOTH, 1))
          .withPower();

  private TentacleFlare() {}

  private static boolean hasReinforcement(Game game, Seat me) {
    return game.cards().holds(me, Kind.REINFORCEMENT);
  }

  private static int spend(Game game, Seat me) {
    if (!hasReinforcement(game, me)) return 0;
    int card = game.ask(me).card(Prompt.DISCARD, game.cards().hand(me, Kind.REINFORCEMENT));
    int value = game.cards().face(card).value();
    game.verbs().discard(me, card);
    return value;
  }

  private static boolean isCompensated(Game game, Seat me) {
    return game.verbs().receipts().recipient() == me
        && game.encounter().compensation() > 0
        && hasReinforcement(game, me)
        && Flare.reaches(game, game.encounter().compensationFrom());
  }

  private static void collectMore(Game game, Seat me) {
    int more = spend(game, me);
    game.encounter().compensation(game.encounter().compensation() + more);
  }
}
