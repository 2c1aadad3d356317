package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Change: each encounter costs it a token; without any it becomes the alien of an unused flare
/// that it chooses among ten, for good. The new power works at once. Where none of the unused
/// aliens could be chosen it tries again in the next encounter.
public final class Chrysalis {
  /// Mark: it has discarded tokens in this encounter.
  public static final int SHED = 0;

  private static final int TOKENS = 8;
  private static final int TOKENS_OF_FOUR_PLANETS = 6;
  private static final int FLARES = 10;
  private static final int MORE_FLARES = 15;
  private static final Prompt WHICH = Prompt.of("chrysalis/alien");

  public static final Alien CHRYSALIS =
      alien("Chrysalis", "alliance")
          .level(2)
          .power("Change", ANY, Step.REGROUP)
          .isMandatory()
          .text(
              "Begin with eight tokens, and discard one as each encounter begins. When none is left"
                  + " look at ten unused flares and choose an alien without Game Setup: you are"
                  + " that alien for the rest of the game, and its flare comes to your hand.")
          .counter("tokens")
          .setup(
              (game, me) ->
                  game.counter(0, game.rules().planets() == 4 ? TOKENS_OF_FOUR_PLANETS : TOKENS))
          .must(
              ANY,
              REGROUP_START,
              (game, me) -> game.reach().reaches(game.encounter().offense()),
              (game, me) -> shed(game, me, game.here(), game.ofPower(Query.POWER_NUMBER, me, 1)));

  private Chrysalis() {}

  /// The Chrysalis discards tokens, and changes when none is left.
  public static void shed(Game game, Seat me, int sheet, int tokens) {
    int left = Math.max(0, game.powers().counter(sheet, 0) - tokens);
    game.powers().counter(sheet, 0, left);
    game.powers().mark(sheet, SHED, 1);
    if (left > 0) return;
    int flares = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? MORE_FLARES : FLARES;
    int alien = game.verbs().unusedFlares().choose(me, WHICH, flares, false);
    if (alien < 0) return;
    game.verbs().sheets().becomes(sheet, game.powers().origin(sheet), alien);
    game.verbs().receipts().takeFlare(me, alien);
  }
}
