package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.storm.aliens.Sloth;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally brings what it has held back. Super: each ally of a main player brings up to four
/// more.
public final class SlothFlare {
  private static final Prompt WILD = Prompt.of("flare-sloth/wild/ships");
  private static final Prompt SUPER = Prompt.of("flare-sloth/super/ships");

  public static final Flare FLARE =
      flare(Sloth.SLOTH)
          .wild(
              ALLY,
              List.of(Step.REVEAL),
              "As an ally, after cards are revealed, bring further ships from your colonies into"
                  + " the encounter, as far as your limit allows.")
          .may(
              ALLY,
              REVEALED,
              (game, me) -> room(game, me) > 0 && game.verbs().ships().mayBringIn(me),
              (game, me) -> game.verbs().ships().bringIn(me, WILD, room(game, me)))
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "As a main player, after cards are selected, each of your allies may bring up to four"
                  + " more ships from its colonies.")
          .may(
              MAIN,
              SELECTED,
              (game, me) -> game.encounter().sideOf(me).allies() != 0,
              SlothFlare::call);

  private SlothFlare() {}

  private static int room(Game game, Seat me) {
    int limit = game.query(Query.JOIN_LIMIT, me, RuleNumbers.MOST_SHIPS);
    return limit - game.encounter().shipsOf(me);
  }

  private static void call(Game game, Seat me) {
    int allies = game.encounter().sideOf(me).allies();
    for (int p = 0; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (ally.in(allies) && game.verbs().ships().mayBringIn(ally))
        game.verbs().ships().bringIn(ally, SUPER, 0, RuleNumbers.MOST_SHIPS);
    }
  }
}
