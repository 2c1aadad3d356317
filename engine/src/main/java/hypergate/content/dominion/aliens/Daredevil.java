package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Risk: it may throw a low attack away to lower its side's total; whenever its side wins by four
/// or less, everybody on it is rewarded. Only the throwing is a use.
public final class Daredevil {
  /// Mark: an attack has been thrown away in this encounter.
  private static final int THROWN = 0;

  /// Mark: by how much more than usual its side may win.
  public static final int WIDER = 1;

  private static final int LEAST = 1;
  private static final int MOST = 8;
  private static final int MARGIN = 4;
  private static final int WATCHED = 2;
  private static final Prompt CARD = Prompt.of("daredevil/card");

  public static final Alien DAREDEVIL =
      alien("Daredevil", "dominion")
          .level(1)
          .power("Risk", MAIN_OR_ALLY, Step.REVEAL)
          .text(
              "As a main player or ally, after cards are revealed, you may discard an attack of 01"
                  + " to 08 to subtract it from your side's total. When your side wins by 4 or"
                  + " less, each player on it also collects a reward for each of its ships.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) ->
                  game.mark(THROWN) == 0
                      && game.encounter().bothAttack()
                      && !low(game, me).isEmpty(),
              Daredevil::lower)
          .always(MAIN_OR_ALLY, REWARDS, Daredevil::isNarrow, (game, me) -> rewardWinners(game));

  private Daredevil() {}

  private static CardSet low(Game game, Seat me) {
    int most = game.ofPower(Query.POWER_NUMBER, me, MOST);
    CardSet attacks = game.cards().hand(me, Kind.ATTACK);
    for (int card = attacks.next(0); card >= 0; card = attacks.next(card + 1)) {
      int value = game.cards().face(card).value();
      if (value < LEAST || value > most) attacks.remove(card);
    }
    return attacks;
  }

  private static void lower(Game game, Seat me) {
    game.mark(THROWN, 1);
    throwAway(game, me, CARD, low(game, me));
  }

  /// A seat throws one of some attacks away and lowers its side's total by it.
  public static void throwAway(Game game, Seat me, Prompt which, CardSet attacks) {
    if (attacks.isEmpty()) return;
    int card = game.ask(me).card(which, attacks);
    int value = game.cards().face(card).value();
    game.verbs().discard(me, card);
    game.encounter().sideOf(me).add(-value);
  }

  /// Whether a seat's side has won with two attacks, by not more than a margin.
  public static boolean winsBy(Game game, Seat me, int most) {
    Encounter encounter = game.encounter();
    return encounter.outcome().isWin()
        && encounter.compared()
        && encounter.isInvolved(me)
        && encounter.sideOf(me) == encounter.winners()
        && encounter.margin() <= most;
  }

  private static boolean isNarrow(Game game, Seat me) {
    return winsBy(game, me, margin(game, me));
  }

  // A super knows no Con (H-300).
  private static int margin(Game game, Seat me) {
    if (game.mark(WIDER) != 0) return MARGIN + game.mark(WIDER);
    Seat foe = game.encounter().sideOf(me).other().main();
    return game.ofPower(Query.POWER_BOUND, foe, 0) == 0 ? MARGIN : WATCHED;
  }

  /// Everybody on the side that has won is rewarded for each of its ships.
  public static void rewardWinners(Game game) {
    Encounter encounter = game.encounter();
    int winners = encounter.winners().seats();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(winners)) continue;
      if (game.query(Query.WINNING_GIVES, seat, Query.AS_USUAL) == 0) continue;
      int due = game.verbs().rewards().shares(seat);
      if (due > 0) game.verbs().rewards().collect(seat, due);
    }
  }
}
