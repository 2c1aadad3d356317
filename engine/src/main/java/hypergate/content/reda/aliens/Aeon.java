package hypergate.content.reda.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.CARD_USED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Supremacy: a token goes whenever another player uses an artifact, a flare, a reinforcement, a
/// tech or a negotiate; with the last one it wins. A card that was cancelled has not been used. It
/// has no flare.
public final class Aeon {
  private static final int TOKENS = 0;
  private static final int FIRST = 12;

  public static final Alien AEON =
      alien("Aeon", "reda")
          .level(0)
          .hasVictory()
          .power("Supremacy", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "You start with 12 tokens. Discard one whenever another player uses an artifact, a"
                  + " flare, a negotiate, a reinforcement or a tech; when the last is gone you win"
                  + " the game.")
          .counter("tokens")
          .setup((game, me) -> game.counter(TOKENS, FIRST))
          .must(
              ANY,
              CARD_USED,
              (game, me) ->
                  game.counter(TOKENS) > 0 && counts(game, me, game.pipeline().cardUser()),
              (game, me) -> discard(game, me, 1))
          .must(
              ANY,
              REVEALED,
              (game, me) -> game.counter(TOKENS) > 0 && negotiates(game, me) > 0,
              (game, me) -> discard(game, me, negotiates(game, me)))
          .first(Ability.Group.LAST);

  private Aeon() {}

  private static boolean counts(Game game, Seat me, Seat user) {
    return user.exists() && user != me && game.ofPower(Query.POWER_BOUND, user, 0) == 0;
  }

  private static int negotiates(Game game, Seat me) {
    return negotiate(game, me, game.encounter().offense())
        + negotiate(game, me, game.encounter().defense());
  }

  private static int negotiate(Game game, Seat me, Seat main) {
    return counts(game, me, main) && game.encounter().negotiates(main) ? 1 : 0;
  }

  private static void discard(Game game, Seat me, int cards) {
    int tokens = cards * game.ofPower(Query.POWER_NUMBER, me, 1);
    game.counter(TOKENS, Math.max(0, game.counter(TOKENS) - tokens));
    if (game.counter(TOKENS) == 0) game.verbs().win(me, AEON.id());
  }
}
