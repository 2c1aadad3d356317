package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.eons.aliens.Hypochondriac;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: not at home, so that nobody else aims at the own system. Super: anxious twice.
public final class HypochondriacFlare {
  private static final Prompt WHOM = Prompt.of("flare-hypochondriac/super/seat");

  public static final Flare FLARE =
      flare(Hypochondriac.HYPOCHONDRIAC)
          .wild(
              ANY,
              List.of(),
              "At any time lay this card before your system: until your next turn begins nobody"
                  + " else may aim the gate at a planet there. Then it goes to the Hypochondriac,"
                  + " or is discarded.")
          .whenever(
              ANY,
              (game, me) -> !game.verbs().absence().isAway(me),
              (game, me) -> game.verbs().absence().begin(me))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.PLANNING),
              "Be anxious once more in the encounter, about another player.")
          .may(
              MAIN_OR_ALLY,
              BEFORE_SELECTION,
              Hypochondriac::mayWorryAgain,
              HypochondriacFlare::again)
          .may(MAIN_OR_ALLY, SELECTED, Hypochondriac::mayWorryAgain, HypochondriacFlare::again);

  private HypochondriacFlare() {}

  private static void again(Game game, Seat me) {
    if (game.usesPower(me, Hypochondriac.HYPOCHONDRIAC)) Hypochondriac.worryAgain(game, me, WHOM);
  }
}
