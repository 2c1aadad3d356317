package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Love Pain: wins as a regroup phase begins when all its ships are in the warp, captured or out of
/// the game. Nothing saves its ships from the warp and nothing brings them back. Too few home
/// colonies never cost it the power.
public final class MasochistAlternate {
  /// Mark: its opponent is saving its ships, which it may (the Con of its Pulsar).
  private static final int SPARED = 0;

  private static final Prompt SPARES = Prompt.of("masochist-alternate/choice");

  public static final Alien MASOCHIST_ALTERNATE =
      alien("Masochist (alternate)", "odyssey")
          .level(2)
          .hasVictory()
          .power("Love Pain", ANY, Step.REGROUP)
          .isMandatory()
          .neverWith("masochist")
          .text(
              "At the start of any regroup phase you win if all your ships are lost or captured."
                  + " Your ships never leave the warp, and nothing keeps them from going there. Too"
                  + " few home colonies do not cost you this power.")
          .must(
              ANY,
              REGROUP_START,
              MasochistAlternate::hasLostAll,
              (game, me) -> game.verbs().win(me, game.cause()))
          .always(MAIN, LOSING, MasochistAlternate::isAtMercy, MasochistAlternate::askMercy)
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes)
          .bends(Query.MAY_LEAVE_WARP, (game, me, who, may) -> who == me ? 0 : may)
          .bends(Query.LOSSES_STAND, MasochistAlternate::stand);

  private MasochistAlternate() {}

  /// Whether none of its ships is left.
  public static boolean hasLostAll(Game game, Seat me) {
    return game.verbs().ships().gone(me) >= game.verbs().ships().all(me);
  }

  private static boolean isAtMercy(Game game, Seat me) {
    return game.verbs().losing().remaining(me) > 0
        && game.encounter().defense().exists()
        && game.ofPower(Query.POWER_BOUND, game.encounter().opponent(me), 0) != 0;
  }

  private static void askMercy(Game game, Seat me) {
    if (!game.ask(game.encounter().opponent(me)).yes(SPARES)) return;
    game.mark(SPARED, 1);
    game.verbs().losing().returnToColonies(me);
    game.mark(SPARED, 0);
  }

  private static int stand(Game game, Seat me, Seat who, int stand) {
    if (who != me) return stand;
    return game.powers().mark(game.powers().find(me, MASOCHIST_ALTERNATE), SPARED) != 0 ? 0 : 1;
  }
}
