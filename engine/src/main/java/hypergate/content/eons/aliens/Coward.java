package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DISCARDED;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Flee: before the reveal it lets its opponent win; its side's ships go to other colonies, and it
/// is rewarded for the ships that it ran from. As the offense it has had a success. Only the flight
/// is a use.
public final class Coward {
  /// Mark: it has fled, from this many ships less one.
  private static final int FLED = 0;

  /// Mark: it gets no rewards for that.
  private static final int PAID = 1;

  public static final Alien COWARD =
      alien("Coward", "eons")
          .level(1)
          .power("Flee", MAIN, Step.PLANNING)
          .text(
              "When cards lie face down you may flee: your opponent wins, your side's ships go to"
                  + " other colonies, and for you the encounter is a success. Collect a reward for"
                  + " each ship that your opponent had in it.")
          .may(MAIN, SELECTED, Coward::mayFlee, Coward::flee)
          .may(MAIN, REVEALED, Coward::mayFlee, Coward::fleeLate)
          .whileUnbound()
          .always(MAIN, LOSING, Coward::isBeaten, Coward::getAway)
          .evenLost()
          .always(MAIN, DISCARDED, Coward::isRewarded, Coward::reward)
          .evenLost()
          .always(
              OFFENSE,
              NEXT_ENCOUNTER,
              Coward::mayGoOn,
              (game, me) -> game.encounter().entitled(true))
          .evenLost();

  private Coward() {}

  private static int mark(Game game, Seat me, int mark) {
    return game.powers().mark(game.powers().find(me, COWARD), mark);
  }

  /// Whether it has fled in this encounter.
  public static boolean hasFled(Game game, Seat me) {
    return mark(game, me, FLED) != 0;
  }

  private static boolean mayFlee(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE && !hasFled(game, me);
  }

  private static void flee(Game game, Seat me) {
    run(game, me);
    game.verbs().winUnrevealed(game.encounter().sideOf(me).other());
  }

  private static void fleeLate(Game game, Seat me) {
    run(game, me);
    game.encounter().noSpoils();
    game.encounter().sideOf(me).other().winsAtOnce();
  }

  private static void run(Game game, Seat me) {
    Encounter encounter = game.encounter();
    game.mark(FLED, 1 + encounter.shipsFighting(encounter.opponent(me)));
  }

  private static boolean isChased(Game game, Seat me) {
    return game.ofPower(Query.POWER_BOUND, game.encounter().opponent(me), 0) != 0;
  }

  private static boolean isBeaten(Game game, Seat me) {
    return hasFled(game, me)
        && game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.encounter().winners() != game.encounter().sideOf(me);
  }

  private static void getAway(Game game, Seat me) {
    int seats = game.encounter().sideOf(me).seats();
    game.verbs().losing().returnToColonies(isChased(game, me) ? seats & ~me.bit() : seats);
  }

  private static boolean isRewarded(Game game, Seat me) {
    return mark(game, me, FLED) > 1 && mark(game, me, PAID) == 0 && !isChased(game, me);
  }

  private static void reward(Game game, Seat me) {
    game.mark(PAID, 1);
    game.verbs().rewards().collect(me, game.mark(FLED) - 1);
  }

  /// It does without the rewards of this flight.
  public static void forgo(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, COWARD), PAID, 1);
  }

  private static boolean mayGoOn(Game game, Seat me) {
    int most = Math.max(1, game.query(Query.ENCOUNTERS_PER_TURN, me, 2));
    return hasFled(game, me)
        && game.encounter().numberInTurn() < most
        && game.cards().hasEncounterCard(me);
  }
}
