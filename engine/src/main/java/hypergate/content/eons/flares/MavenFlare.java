package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.eons.aliens.Maven;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ten more for a side, from outside. Super: the cards that the power takes away are its own.
public final class MavenFlare {
  private static final int WEIGHT = 10;
  private static final Prompt SIDE = Prompt.of("flare-maven/wild/choice");

  public static final Flare FLARE =
      flare(Maven.MAVEN)
          .wild(
              BYSTANDER,
              List.of(Step.REVEAL),
              "When you are not in the encounter, after cards are revealed, add 10 to the total of"
                  + " either side. Then give this flare to the Maven or discard it.")
          .may(BYSTANDER, TOTALS, (game, me) -> sides(game) != 0, MavenFlare::add)
          .strong(
              BYSTANDER,
              List.of(Step.PLANNING),
              "When you use your power take all cards that lie face down into your hand instead of"
                  + " stacking them.")
          .may(
              BYSTANDER,
              POWER_USED,
              MavenFlare::isTaking,
              (game, me) -> game.powers().mark(game.answering().instance(), Maven.KEEPS, 1))
          .withPower();

  private MavenFlare() {}

  // The sides that the flare may be used on: 1 and 2.
  private static int sides(Game game) {
    if (!game.encounter().bothAttack()) return 0;
    int offense = Flare.reaches(game, game.encounter().offense()) ? 1 : 0;
    int defense = Flare.reaches(game, game.encounter().defense()) ? 2 : 0;
    return offense | defense;
  }

  private static void add(Game game, Seat me) {
    int sides = sides(game);
    boolean offense =
        sides == 3
            ? game.ask(me).word(SIDE, Word.OFFENSE, Word.DEFENSE) == Word.OFFENSE
            : sides == 1;
    Side side = offense ? game.encounter().offensive() : game.encounter().defensive();
    if (sides != 0) side.add(WEIGHT);
    game.verbs().hands().passOn(game.powers().holder(Maven.MAVEN));
  }

  private static boolean isTaking(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Maven.MAVEN);
  }
}
