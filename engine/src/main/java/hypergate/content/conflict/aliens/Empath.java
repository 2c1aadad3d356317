package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Harmony: an attack that meets a negotiate becomes a negotiate, whichever of the two is its own.
public final class Empath {
  public static final Alien EMPATH =
      alien("Empath", "conflict")
          .level(0)
          .power("Harmony", MAIN, Step.REVEAL)
          .text(
              "When one main player has revealed a negotiate and the other an attack, you may"
                  + " change the attack into a negotiate: a deal is then talked about.")
          .may(MAIN, REVEALED, (game, me) -> attackers(game, me) != 0, Empath::calm);

  private Empath() {}

  // Those whose attacks it may change: one that meets a negotiate, or both where it is free to.
  private static int attackers(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    int seats = 0;
    if (encounter.attacks(me)) seats |= me.bit();
    if (encounter.attacks(opponent)) seats |= opponent.bit();
    boolean both = encounter.bothAttack() && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    boolean one = encounter.negotiates(me) || encounter.negotiates(opponent);
    return (both || one) && game.reach().reached(seats) == seats ? seats : 0;
  }

  private static void calm(Game game, Seat me) {
    int seats = attackers(game, me);
    for (int p = 0; p < 2; p++)
      if (game.inOrder(p).in(seats)) game.encounter().becomes(game.inOrder(p), Kind.NEGOTIATE, 0);
  }
}
