package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMING;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Invasion: three destiny cards let it break into the turns of others; when one of them or its own
/// colour has come up it may exchange its hand for a new one (H-864).
public final class Invader {
  /// Mark: it has exchanged its hand in this encounter.
  private static final int RENEWED = 0;

  public static final Alien INVADER =
      alien("Invader", "conflict")
          .level(1)
          .power("Invasion", MAIN, Step.DESTINY)
          .interrupts("invasion")
          .text(
              "Whoever else draws one of your three Invasion! destiny cards is interrupted: you"
                  + " have an encounter with it first. As a main player, when such a card or your"
                  + " own colour has come up, you may discard your hand and draw a new one.")
          .may(OFFENSE, DESTINY_DRAWN, Invader::mayRenew, Invader::renew)
          .may(MAIN, DEFENSE_CHOSEN, Invader::mayRenew, Invader::renew)
          .may(OFFENSE, AIMING, Invader::mayRenewLate, Invader::renew)
          .always(ANY, DESTINY_DRAWN, Invader::isWild, (game, me) -> makeWild(game))
          .evenZapped()
          .evenLost();

  private Invader() {}

  private static boolean mayRenew(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return game.mark(RENEWED) == 0
        && encounter.destiny() >= 0
        && (encounter.named() == me || Destinies.interrupts(encounter.destiny()));
  }

  // With what it breaks into begins with the launch.
  private static boolean mayRenewLate(Game game, Seat me) {
    return isInvasion(game, me) && mayRenew(game, me);
  }

  private static void renew(Game game, Seat me) {
    game.mark(RENEWED, 1);
    game.verbs().hands().newHand(me);
  }

  // For whom the card is a wild one.
  private static boolean isWild(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return Destinies.interrupts(encounter.destiny())
        && encounter.offense() != me
        && game.ofPower(Query.POWER_BOUND, encounter.offense(), 0) != 0;
  }

  private static void makeWild(Game game) {
    game.encounter().flag(Encounter.UNINTERRUPTED);
  }

  /// Whether this is an encounter with which it has broken into somebody's turn.
  public static boolean isInvasion(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.beginsAtLaunch() && encounter.offense() == me;
  }
}
