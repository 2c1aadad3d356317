package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.DECIDING;

import hypergate.content.alliance.aliens.Poison;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a ship on the planet that the gate points at goes to the warp. Super: the two attacks may
/// differ by three.
public final class PoisonFlare {
  private static final int APART = 3;
  private static final Prompt WHOSE = Prompt.of("flare-poison/wild/seat");

  public static final Flare FLARE =
      flare(Poison.POISON)
          .wild(
              OFFENSE,
              List.of(Step.LAUNCH),
              "When you have aimed at a planet, send a ship of another player there to the warp.")
          .may(OFFENSE, AIMED, (game, me) -> victims(game, me) != 0, PoisonFlare::poison)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, victims(game, me)).index()))
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "With your power you win if both attacks differ by 3 or less.")
          .may(
              MAIN,
              DECIDING,
              (game, me) -> Poison.apart(game, me) <= APART && !Poison.isClaimed(game, me),
              PoisonFlare::claim);

  private PoisonFlare() {}

  private static int victims(Game game, Seat me) {
    Planet target = game.encounter().target();
    int mask = 0;
    if (target.exists())
      for (int rest = game.ships().seatsOn(target) & ~me.bit(); rest != 0; rest &= rest - 1) {
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
        if (Flare.reaches(game, seat)) mask |= seat.bit();
      }
    return mask;
  }

  private static void poison(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    if (victim.in(victims(game, me))) game.verbs().lose(victim, game.encounter().target(), 1);
  }

  private static void claim(Game game, Seat me) {
    if (game.usesPower(me, Poison.POISON)) Poison.claim(game, me);
  }
}
