package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.OWING;

import hypergate.content.storm.aliens.Bulwark;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Loss;
import java.util.List;

/// Wild: one ship of a loss goes, the others come home. Super: what would be left to chance is
/// chosen.
public final class BulwarkFlare {
  public static final Flare FLARE =
      flare(Bulwark.BULWARK)
          .wild(
              MAIN,
              List.of(),
              "As a main player, when you lose several ships to the warp, only one of them goes;"
                  + " the others return to your other colonies.")
          .may(
              MAIN,
              LOSING,
              (game, me) -> more(game, me) > 0,
              (game, me) -> game.verbs().losing().save(me, more(game, me)))
          .strong(
              ANY,
              List.of(),
              "When you must discard cards at random or give compensation, choose the cards"
                  + " yourself.")
          .may(
              ANY,
              COMPENSATION,
              BulwarkFlare::owes,
              (game, me) -> game.encounter().compensationFrom(me, me))
          .may(
              ANY,
              OWING,
              (game, me) ->
                  game.verbs().owing().seat() == me && game.verbs().owing().isLeftToChance(),
              (game, me) -> game.verbs().owing().choose());

  private BulwarkFlare() {}

  // How many ships are lost beyond one for each loss.
  private static int more(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    return loss.remaining(me) - loss.losses(me);
  }

  private static boolean owes(Game game, Seat me) {
    return game.encounter().compensationFrom() == me
        && game.encounter().compensation() > 0
        && !game.encounter().compensationBy().exists()
        && game.cards().handSize(me) > 1;
  }
}
