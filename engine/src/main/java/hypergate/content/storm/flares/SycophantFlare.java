package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.storm.aliens.Sycophant;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a bystander gets a ship back for each player that has won. Super: a token, or all but
/// five; then somebody else gets the flare.
public final class SycophantFlare {
  private static final int FEW = 5;
  private static final Prompt TO = Prompt.of("flare-sycophant/super/seat");

  public static final Flare FLARE =
      flare(Sycophant.SYCOPHANT)
          .wild(
              BYSTANDER,
              List.of(Step.RESOLUTION),
              "When a player wins an encounter in which you are neither main player nor ally,"
                  + " retrieve one ship for each player with ships on the winning side.")
          .may(
              BYSTANDER,
              OUTCOME,
              (game, me) -> mayRetrieve(game, me) && winners(game) > 0,
              (game, me) -> game.verbs().ships().retrieve(me, winners(game)))
          .strong(
              ANY,
              List.of(),
              "Discard a token from your sheet or, if there are more than five, all but five. Then"
                  + " give this flare to another player.")
          .anyTime(
              ANY,
              (game, me) -> Sycophant.tokens(game, sheet(game, me)) > 0,
              SycophantFlare::grovel);

  private SycophantFlare() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, Sycophant.SYCOPHANT);
  }

  private static boolean mayRetrieve(Game game, Seat me) {
    return game.verbs().freeInWarp(me) > 0 && game.ships().colonies(me) != 0;
  }

  private static int winners(Game game) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin()) return 0;
    int count = 0;
    for (int rest = encounter.winners().seats(); rest != 0; rest &= rest - 1)
      if (encounter.shipsAtEnd(Seat.of(Integer.numberOfTrailingZeros(rest))) > 0) count++;
    return count;
  }

  private static void grovel(Game game, Seat me) {
    game.verbs().hands().passOn(game.ask(me).seat(TO, game.everybody() & ~me.bit()));
    int tokens = Sycophant.tokens(game, sheet(game, me));
    Sycophant.discard(game, me, sheet(game, me), tokens > FEW ? tokens - FEW : 1);
  }
}
