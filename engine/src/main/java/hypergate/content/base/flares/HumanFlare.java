package hypergate.content.base.flares;

import static hypergate.content.base.aliens.Human.HUMAN;
import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.base.aliens.Human;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: your card becomes an attack 42 unless your opponent is the Human, who then gets this
/// flare. Super: the power adds eight; the same play may end with discarding the flare to zap the
/// power.
public final class HumanFlare {
  private static final Prompt ZAP = Prompt.of("flare-human/super/choice");

  public static final Flare FLARE =
      flare(HUMAN)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "Unless your opponent is the Human, your encounter card becomes an attack 42. Then"
                  + " give this flare to the Human or discard it.")
          .may(MAIN, REVEALED, HumanFlare::isNotAgainstHuman, HumanFlare::becomeFortyTwo)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "Your power adds 8, not 4. You may also discard this flare to zap your power.")
          .may(MAIN_OR_ALLY, TOTALS, HumanFlare::addEight);

  private HumanFlare() {}

  private static boolean isNotAgainstHuman(Game game, Seat me) {
    return game.powers().find(game.encounter().opponent(me), HUMAN) < 0;
  }

  private static void becomeFortyTwo(Game game, Seat me) {
    game.encounter().becomes(me, Kind.ATTACK, 42);
    game.verbs().hands().passOn(game.powers().holder(HUMAN));
  }

  private static void addEight(Game game, Seat me) {
    // The power itself has added its four already, or as much of them as a Con has left it.
    int kept = game.powers().mark(game.powers().find(me, HUMAN), Human.HELD_BACK);
    game.encounter().sideOf(me).add(4 + kept);
    if (!game.ask(me).yes(ZAP)) return;
    game.current().discard();
    game.verbs().zap(game.powers().find(me, HUMAN));
    game.encounter().sideOf(me).winsAtOnce(me);
  }
}
