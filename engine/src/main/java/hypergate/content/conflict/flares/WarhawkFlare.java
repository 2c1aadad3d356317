package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.conflict.aliens.Warhawk;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a negotiate for two cards as an encounter begins. Super: who has played a negotiate,
/// whatever it has become, is paid compensation for a defeat and for a failed deal.
public final class WarhawkFlare {
  private static final Prompt WHICH = Prompt.of("flare-warhawk/wild/card");
  private static final int CARDS = 2;

  public static final Flare FLARE =
      flare(Warhawk.WARHAWK)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "As an encounter begins, discard a negotiate of your hand and draw two cards.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> !game.cards().hand(me, Kind.NEGOTIATE).isEmpty(),
              WarhawkFlare::trade)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you have played a negotiate, collect compensation from your opponent for losing"
                  + " and for a failed deal.")
          .may(MAIN, BEFORE_COMPENSATION, WarhawkFlare::hasLost, WarhawkFlare::collect)
          .may(MAIN, OUTCOME, WarhawkFlare::hasFailed, WarhawkFlare::collect);

  private WarhawkFlare() {}

  private static void trade(Game game, Seat me) {
    int card = game.ask(me).card(WHICH, game.cards().hand(me, Kind.NEGOTIATE));
    game.verbs().discard(me, card);
    game.verbs().draw(me, CARDS);
  }

  private static boolean hasPlayedNegotiate(Game game, Seat me) {
    int card = game.encounter().card(me);
    return card >= 0
        && game.cards().face(card).kind() == Kind.NEGOTIATE
        && game.encounter().shipsLost(me) > 0
        && !game.encounter().is(Encounter.NO_SPOILS);
  }

  // What is paid anyway is not paid twice.
  private static boolean hasLost(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.winners().other().main() == me
        && !(encounter.negotiates(me) && encounter.attacks(encounter.opponent(me)))
        && hasPlayedNegotiate(game, me);
  }

  private static boolean hasFailed(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NO_DEAL && hasPlayedNegotiate(game, me);
  }

  private static void collect(Game game, Seat me) {
    Resolution.compensate(game, me, game.encounter().opponent(me));
  }
}
