package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Take Over: in its own turn it moves to the seat of somebody else, who moves to its own; both
/// take their sheets along, and the turn goes on at the new seat (H-825).
public final class Pretender {
  /// Mark: when it has moved: at the start of the turn, after destiny.
  private static final int MOVED = 0;

  /// Mark: the hands go along as it moves.
  private static final int WITH_HANDS = 1;

  private static final int EARLY = 1;
  private static final int LATE = 2;

  private static final Prompt WHERE = Prompt.of("pretender/seat");

  public static final Alien PRETENDER =
      alien("Pretender", "eons")
          .level(2)
          .power("Take Over", OFFENSE, Step.DESTINY)
          .text(
              "As the offense, once the defense is known, you may move to the seat of another"
                  + " player, who moves to yours. Both of you take your alien sheets along with all"
                  + " that lies on them and leave everything else. The destiny card is read again,"
                  + " and your turn goes on; the next one is that of whoever sits to the left of"
                  + " your new seat.")
          .may(OFFENSE, DEFENSE_CHOSEN, Pretender::mayMove, Pretender::move)
          .naming(Pretender::name)
          .may(OFFENSE, TURN_START, Pretender::mayMoveEarly, Pretender::moveEarly)
          .naming(Pretender::name)
          .whileUnbound();

  private Pretender() {}

  private static boolean isFixed(Game game, Seat seat) {
    return game.query(Query.POWER_FIXED, seat, 0) != 0;
  }

  // The seats that it could take over, as a mask.
  private static int seats(Game game, Seat me) {
    int seats = 0;
    if (isFixed(game, me)) return 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me
          && !isFixed(game, seat)
          && !game.course().isOut(seat)
          && game.ofPower(Query.POWER_BOUND, seat, 0) == 0) seats |= seat.bit();
    }
    return game.reach().reached(seats);
  }

  private static boolean mayMove(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return (game.mark(MOVED) & LATE) == 0
        && game.turn() == me
        && !encounter.isExtra()
        && encounter.destiny() >= 0
        && seats(game, me) != 0;
  }

  private static boolean mayMoveEarly(Game game, Seat me) {
    return (game.mark(MOVED) & EARLY) == 0 && seats(game, me) != 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHERE, seats(game, me)).index());
  }

  private static void moveEarly(Game game, Seat me) {
    game.mark(MOVED, game.mark(MOVED) | EARLY);
    takeOver(game, me);
  }

  private static void move(Game game, Seat me) {
    game.mark(MOVED, game.mark(MOVED) | LATE);
    takeOver(game, me);
  }

  private static void takeOver(Game game, Seat me) {
    Seat seat = Seat.of(game.current().target());
    if (!seat.in(seats(game, me))) return;
    boolean hands = game.mark(WITH_HANDS) != 0;
    game.verbs().sheets().trade(me, seat);
    if (hands) game.verbs().exchange().swap(me, seat);
    game.verbs().seating().exchange(me, seat);
    game.verbs().seating().passTurn(seat);
    game.verbs().ships().settle();
  }

  /// Whether its next move of this encounter could take the hands along.
  public static boolean mayTakeHands(Game game, Seat me) {
    int sheet = game.powers().find(me, PRETENDER);
    return sheet >= 0
        && game.powers().inForce(sheet)
        && (game.powers().mark(sheet, MOVED) & LATE) == 0
        && game.powers().mark(sheet, WITH_HANDS) == 0
        && game.turn() == me
        && !game.encounter().isExtra()
        && game.encounter().destiny() >= 0;
  }

  /// Its next move takes the hands along.
  public static void takeHands(Game game, Seat me) {
    int sheet = game.powers().find(me, PRETENDER);
    if (sheet >= 0) game.powers().mark(sheet, WITH_HANDS, 1);
  }
}
