package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DISCARDED;
import static hypergate.game.word.Window.PLAYED;

import hypergate.content.base.aliens.Filch;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: for a negotiate, an artifact or flare that another player is playing is stolen and counts
/// as not played. Super: the Filch takes one used encounter card whoever played it.
public final class FilchFlare {
  private static final Prompt WHICH = Prompt.of("flare-filch/super/card");

  public static final Flare FLARE =
      flare(Filch.FILCH)
          .wild(
              ANY,
              List.of(),
              "When another player plays an artifact or flare, discard a negotiate to take that"
                  + " card into your hand; it has no effect.")
          .may(ANY, PLAYED, FilchFlare::canSteal, (game, me) -> game.cards().steal(me))
          .naming(
              (game, me) -> game.verbs().discard(me, game.cards().hand(me, Kind.NEGOTIATE).next(0)))
          .strong(
              ANY,
              List.of(Step.RESOLUTION),
              "You may take one player's discarded encounter card although you are no main player.")
          .may(
              ANY,
              DISCARDED,
              (game, me) -> !game.encounter().isMain(me) && game.verbs().usedCards().isAny(me),
              FilchFlare::take);

  private FilchFlare() {}

  private static boolean canSteal(Game game, Seat me) {
    return (game.answering().isArtifact() || game.answering().isFlare())
        && game.answering().seat() != me
        && Flare.reaches(game, game.answering().seat())
        && !game.answering().isCancelled()
        && game.cards().holds(me, Kind.NEGOTIATE);
  }

  private static void take(Game game, Seat me) {
    int card = game.ask(me).card(WHICH, game.verbs().usedCards().but(me));
    if (game.usesPower(me, Filch.FILCH)) game.verbs().hands().takeBack(me, card);
  }
}
