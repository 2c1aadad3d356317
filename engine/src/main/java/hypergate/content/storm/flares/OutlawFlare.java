package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.DEFENSE_OR_DEFENSIVE_ALLY;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.storm.aliens.Outlaw;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally that has lost takes a card from one of the winners. Super: the offense's allies
/// have won and go home without a colony.
public final class OutlawFlare {
  private static final Prompt WHOM = Prompt.of("flare-outlaw/wild/seat");

  public static final Flare FLARE =
      flare(Outlaw.OUTLAW)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "When you lose as an ally, take a card at random from the hand of a player on the"
                  + " winning side.")
          .may(
              ALLY,
              OUTCOME,
              (game, me) -> winners(game, me) != 0,
              (game, me) ->
                  game.verbs().hands().takeRandom(me, Seat.of(game.current().target()), 1))
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, winners(game, me)).index()))
          .strong(
              DEFENSE_OR_DEFENSIVE_ALLY,
              List.of(Step.RESOLUTION),
              "When your side loses, the winning offensive allies return their ships to their"
                  + " colonies and do not land.")
          .may(
              DEFENSE_OR_DEFENSIVE_ALLY,
              LANDING,
              (game, me) -> game.encounter().offensive().allies() != 0,
              (game, me) -> sendHome(game));

  private OutlawFlare() {}

  private static int winners(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin() || encounter.sideOf(me) == encounter.winners()) return 0;
    int mask = 0;
    for (int rest = encounter.winners().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.cards().handSize(seat) > 0 && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void sendHome(Game game) {
    int allies = game.encounter().offensive().allies();
    for (int p = 0; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (!ally.in(allies)) continue;
      game.verbs().ships().returnHome(ally, Place.GATE, game.ships().onGate(ally));
    }
    game.verbs().ships().settle();
  }
}
