package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Catharsis: whenever it loses ships to the warp, up to as many ships on colonies of other players
/// are lost too, all at one moment; it names players and numbers, they name the ships (E-54).
public final class Vacuum {
  /// Mark: the super flare lets the Vacuum choose the ships of this use.
  public static final int CHOOSES = 0;

  private static final Prompt WHO = Prompt.of("vacuum/seat");
  private static final Prompt HOW_MANY = Prompt.of("vacuum/number");
  private static final Prompt WHICH = Prompt.of("flare-vacuum/super/ships");

  public static final Alien VACUUM =
      alien("Vacuum", "base")
          .level(0)
          .power("Catharsis", Role.ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Whenever you lose ships to the warp, up to as many ships of other players are lost"
                  + " too. You say whose and how many; their owners choose which.")
          .must(
              Role.ANY,
              Window.SHIPS_LOST,
              (game, me) -> game.verbs().losing().wentToWarp(me) > 0 && victims(game, me, 0) != 0,
              Vacuum::drag);

  private Vacuum() {}

  // The number of ships of each seat is kept in eight bits of one word.
  private static void drag(Game game, Seat me) {
    boolean chooses = game.mark(CHOOSES) != 0;
    game.mark(CHOOSES, 0);
    long plan = 0;
    int left = game.verbs().losing().wentToWarp(me) * game.ofPower(Query.POWER_NUMBER, me, 1);
    while (left > 0 && victims(game, me, plan) != 0) {
      Seat victim = game.ask(me).seatOrNone(WHO, victims(game, me, plan));
      if (!victim.exists()) break;
      int most = Math.min(left, game.ships().inColonies(victim));
      int ships = game.ask(me).number(HOW_MANY, 1, most);
      plan |= (long) ships << 8 * victim.index();
      left -= ships;
    }
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat victim = game.inOrder(p);
      int ships = (int) (plan >>> 8 * victim.index()) & 0xff;
      long planets = game.ships().colonies(victim);
      if (ships == 0) continue;
      if (chooses) game.verbs().chooseLossOf(victim, me, WHICH, ships, planets);
      else game.verbs().chooseLoss(victim, ships, false, planets);
    }
    game.verbs().carryOutLoss();
  }

  private static int victims(Game game, Seat me, long plan) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && (plan >>> 8 * i & 0xff) == 0 && game.ships().colonies(Seat.of(i)) != 0)
        mask |= 1 << i;
    return game.reach().reached(mask);
  }
}
