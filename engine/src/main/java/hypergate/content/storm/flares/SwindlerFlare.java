package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.storm.aliens.Swindler;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a winning ally takes a card of a beaten one. Super: an ally deals in the place of its main
/// player.
public final class SwindlerFlare {
  private static final Prompt WHOM = Prompt.of("flare-swindler/wild/seat");

  public static final Flare FLARE =
      flare(Swindler.SWINDLER)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "When you have won as an ally take a card at random from an ally of the losing side.")
          .may(
              ALLY,
              OUTCOME,
              (game, me) -> victims(game, me) != 0,
              (game, me) ->
                  game.verbs().hands().takeRandom(me, Seat.of(game.current().target()), 1))
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, victims(game, me)).index()))
          .strong(
              ALLY,
              List.of(Step.REVEAL),
              "When both main players have revealed negotiates take the place of the one on your"
                  + " side: all ships go home, and you talk about a deal or pay for its failing. A"
                  + " deal is that player's success.")
          .may(ALLY, REVEALED, SwindlerFlare::mayDeal, SwindlerFlare::deal);

  private SwindlerFlare() {}

  private static int victims(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin() || !me.in(encounter.winners().allies())) return 0;
    int victims = 0;
    for (int rest = encounter.winners().other().allies(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (seat != me && game.cards().handSize(seat) > 0 && Flare.reaches(game, seat))
        victims |= seat.bit();
    }
    return victims;
  }

  private static boolean mayDeal(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Side side = encounter.sideOf(me);
    return encounter.negotiates(encounter.offense())
        && encounter.negotiates(encounter.defense())
        && encounter.dealer(side) == side.main()
        && Flare.reaches(game, side.main());
  }

  private static void deal(Game game, Seat me) {
    game.encounter().standIn(game.encounter().sideOf(me), me);
  }
}
