package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Vengeance: a token for each ship that it has lost; before cards are revealed tokens are
/// discarded, and each raises or lowers its side's total by three. Only gaining tokens is a use.
public final class Fury {
  private static final int TOKENS = 0;

  /// Mark: tokens have been spent, or counted by the super flare.
  private static final int SPENT = 0;

  private static final int WORTH = 3;
  private static final Prompt HOW_MANY = Prompt.of("fury/number");

  public static final Alien FURY =
      alien("Fury", "incursion")
          .level(0)
          .power("Vengeance", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Gain a token for each of your ships that goes to the warp or leaves the game. As a"
                  + " main player or ally, before cards are revealed, you may discard tokens: each"
                  + " adds 3 to your side's total or takes 3 from it, all of them the same.")
          .counter("tokens")
          .must(
              ANY,
              SHIPS_LOST,
              (game, me) -> lost(game, me) > 0,
              (game, me) -> game.counter(TOKENS, game.counter(TOKENS) + lost(game, me)))
          .free(MAIN_OR_ALLY, SELECTED, Fury::maySpend, Fury::spend);

  private Fury() {}

  private static int lost(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    return loss.wentToWarp(me) + loss.wentOut(me);
  }

  private static boolean maySpend(Game game, Seat me) {
    Seat foe = game.encounter().sideOf(me).other().main();
    return canSpend(game, me) && game.ofPower(Query.POWER_BOUND, foe, 0) == 0;
  }

  /// Whether there are tokens, and they have not been spent in this encounter.
  public static boolean canSpend(Game game, Seat me) {
    return tokens(game, me) > 0 && game.powers().mark(sheet(game, me), SPENT) == 0;
  }

  private static int tokens(Game game, Seat me) {
    return game.powers().counter(sheet(game, me), TOKENS);
  }

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, FURY);
  }

  // Signed: which way they count, and how many.
  private static void spend(Game game, Seat me) {
    int most = tokens(game, me);
    game.ask(me).menu().numbers(-most, -1).numbers(1, most);
    int chosen = Choice.asNumber(game.ask(me).choose(HOW_MANY));
    game.powers().counter(sheet(game, me), TOKENS, most - Math.abs(chosen));
    count(game, me, chosen);
  }

  /// Counts all tokens for the side's total and keeps them.
  ///
  /// @param sign 1 to add them, -1 to subtract them
  public static void countAll(Game game, Seat me, int sign) {
    count(game, me, sign * tokens(game, me));
  }

  private static void count(Game game, Seat me, int tokens) {
    game.powers().mark(sheet(game, me), SPENT, 1);
    game.encounter().sideOf(me).add(tokens * game.ofPower(Query.POWER_NUMBER, me, WORTH));
  }
}
