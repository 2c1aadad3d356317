package hypergate.content.odyssey.aliens;

import static hypergate.game.card.Ability.Group.CAPTURE;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Absorb: once its side has won, all ships of others that would go to the warp until the
/// resolution phase ends come onto its sheet instead. Deals can send ships from there to the warp.
public final class VoidAlternate {
  /// Mark: it absorbs ships in this resolution phase.
  private static final int ABSORBING = 0;

  public static final Alien VOID_ALTERNATE =
      alien("Void (alternate)", "odyssey")
          .level(2)
          .power("Absorb", MAIN_OR_ALLY, Step.RESOLUTION)
          .isMandatory()
          .neverWith("void")
          .text(
              "When your side has won, all ships of others that would go to the warp until the"
                  + " resolution phase ends come onto this sheet instead. Your deals can send ships"
                  + " from here to the warp; if this sheet leaves the game all of them go there.")
          .captives("captured")
          .must(MAIN_OR_ALLY, OUTCOME, VoidAlternate::hasWon, (game, me) -> game.mark(ABSORBING, 1))
          .always(ANY, LOSING, (game, me) -> prey(game, me) != 0, VoidAlternate::absorb)
          .first(CAPTURE)
          .bends(Query.MAY_FREE, (game, me, who, ways) -> who == me ? ways | Query.TO_WARP : ways)
          .bends(
              Query.STRANDED_ON,
              (game, me, who, sheet) -> isTaking(game, me, who) ? game.here() + 1 : sheet)
          .leaving(VoidAlternate::drop);

  private VoidAlternate() {}

  // Whoever else may use the power profits by any win.
  private static boolean hasWon(Game game, Seat me) {
    return game.encounter().outcome().isWin()
        && (!game.encounter().isInvolved(me) || me.in(game.encounter().winners().seats()));
  }

  /// Whether it has begun to absorb ships.
  public static boolean isAbsorbing(Game game, Seat me) {
    int sheet = game.powers().find(me, VOID_ALTERNATE);
    return sheet >= 0 && game.powers().mark(sheet, ABSORBING) != 0;
  }

  // Ships that would go to the warp for want of a colony come onto the sheet, too.
  private static boolean isTaking(Game game, Seat me, Seat who) {
    return who != me
        && game.mark(ABSORBING) != 0
        && game.step() == Step.RESOLUTION
        && game.reach().reaches(who);
  }

  // The others of whom ships could be captured, as a mask.
  private static int prey(Game game, Seat me) {
    if (game.mark(ABSORBING) == 0 || game.step() != Step.RESOLUTION) return 0;
    Loss loss = game.verbs().losing();
    int mask = 0;
    for (int rest = loss.owners() & ~me.bit(); rest != 0; rest &= rest - 1) {
      Seat owner = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (loss.capturable(owner) > 0) mask |= owner.bit();
    }
    return game.reach().reached(mask);
  }

  private static void absorb(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    for (int rest = prey(game, me); rest != 0; rest &= rest - 1) {
      Seat owner = Seat.of(Integer.numberOfTrailingZeros(rest));
      loss.capture(owner, loss.capturable(owner), game.here());
    }
  }

  private static void drop(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      game.verbs().sheetShips().spend(game.here(), owner, game.powers().held(game.here(), owner));
    }
  }
}
