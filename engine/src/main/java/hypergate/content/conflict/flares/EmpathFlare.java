package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.conflict.aliens.Empath;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: played as the talks are about to begin; a deal that stands brings both who made it three
/// rewards. Super: an attack of one's own hand takes the place of the negotiate on the other side.
public final class EmpathFlare {
  private static final Prompt CARD = Prompt.of("flare-empath/super/card");
  private static final int REWARDS = 3;

  public static final Flare FLARE =
      flare(Empath.EMPATH)
          .wild(
              MAIN,
              List.of(),
              "When talks about a deal of yours are about to begin: if it is made, you and your"
                  + " opponent receive three rewards each.")
          .may(MAIN, DECIDING, EmpathFlare::isAboutToDeal, (game, me) -> game.cards().mark(1))
          .always(
              MAIN,
              OUTCOME,
              (game, me) -> game.cards().mark() != 0 && game.encounter().outcome() == Outcome.DEAL,
              EmpathFlare::reward)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "When the opposing main player has revealed a negotiate, you may exchange it for an"
                  + " attack card of your hand.")
          .may(MAIN_OR_ALLY, REVEALED, EmpathFlare::canTrade, EmpathFlare::trade);

  private EmpathFlare() {}

  private static boolean isAboutToDeal(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.negotiates(encounter.offense())
        && encounter.negotiates(encounter.defense())
        && encounter.automaticWinner() == null
        && encounter.doomed() == null
        && !encounter.is(Encounter.BOTH_SIDES_LOSE);
  }

  private static void reward(Game game, Seat me) {
    game.cards().mark(0);
    if (game.encounter().is(Encounter.NO_SPOILS)) return;
    for (int p = 0; p < 2; p++) game.verbs().rewards().collect(game.inOrder(p), REWARDS);
  }

  private static Seat foe(Game game, Seat me) {
    return game.encounter().sideOf(me).other().main();
  }

  private static boolean canTrade(Game game, Seat me) {
    return game.encounter().negotiates(foe(game, me))
        && game.encounter().card(foe(game, me)) >= 0
        && !game.cards().hand(me, Kind.ATTACK).isEmpty();
  }

  private static void trade(Game game, Seat me) {
    int card = game.ask(me).card(CARD, game.cards().hand(me, Kind.ATTACK));
    game.verbs().tradeRevealed(foe(game, me), me, card);
  }
}
