package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.game.word.Window.PLAYED;

import hypergate.content.odyssey.aliens.Throwback;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.timing.Use;
import hypergate.game.word.Kind;
import java.util.List;

/// Wild: a zap does not happen. Super: an encounter without reinforcements and morphs.
public final class ThrowbackFlare {
  private static final Prompt TAKES = Prompt.of("flare-throwback/wild/choice");

  public static final Flare FLARE =
      flare(Throwback.THROWBACK)
          .wild(
              ANY,
              List.of(),
              "When another player plays an artifact that zaps, it has no effect. Nothing can"
                  + " cancel this; then discard it. The Throwback may take it.")
          .may(ANY, PLAYED, ThrowbackFlare::isZap, ThrowbackFlare::unZap)
          .naming((game, me) -> game.current().shelter())
          .strong(
              ANY,
              List.of(),
              "Before the outcome is final, call the encounter retro: reinforcements played in it"
                  + " count nothing, and a main player who has revealed a morph loses.")
          .may(ANY, DECIDING, ThrowbackFlare::isModern, ThrowbackFlare::goBack);

  private ThrowbackFlare() {}

  private static boolean isZap(Game game, Seat me) {
    Use use = game.answering();
    return use.isArtifact()
        && use.isZap()
        && !use.isCancelled()
        && use.seat() != me
        && Flare.reaches(game, use.seat());
  }

  private static void unZap(Game game, Seat me) {
    game.answering().cancel();
    Seat owner = game.powers().holder(Throwback.THROWBACK);
    boolean takes = owner.exists() && owner != me && game.ask(owner).yes(TAKES);
    game.verbs().hands().passOn(takes ? owner : Seat.NONE);
  }

  private static boolean isMorph(Game game, Side side) {
    int card = game.encounter().card(side.main());
    return card >= 0 && game.cards().face(card).kind() == Kind.MORPH;
  }

  private static boolean isModern(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean reinforced =
        encounter.compared()
            && (encounter.offensive().reinforcements() != 0
                || encounter.defensive().reinforcements() != 0);
    return reinforced
        || isMorph(game, encounter.offensive())
        || isMorph(game, encounter.defensive());
  }

  // Two morphs lose both anyway.
  private static void goBack(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean offense = isMorph(game, encounter.offensive());
    boolean defense = isMorph(game, encounter.defensive());
    encounter.offensive().forgetReinforcements();
    encounter.defensive().forgetReinforcements();
    if (offense && !defense) encounter.defensive().winsAtOnce();
    if (defense && !offense) encounter.offensive().winsAtOnce();
  }
}
