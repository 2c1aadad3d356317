package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DECIDING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;

/// Peace: its negotiate beats an attack. Two negotiates are a deal as usual.
public final class Pacifist {
  public static final Alien PACIFIST =
      alien("Pacifist", "base")
          .level(0)
          .power("Peace", MAIN, Step.REVEAL)
          .isMandatory()
          .text("If you reveal a negotiate and your opponent an attack, you win the encounter.")
          .must(
              MAIN,
              DECIDING,
              Pacifist::isAtPeace,
              (game, me) -> game.encounter().sideOf(me).winsAtOnce());

  private Pacifist() {}

  private static boolean isAtPeace(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.negotiates(encounter.sideOf(me).main())
        && encounter.attacks(encounter.sideOf(me).other().main());
  }
}
