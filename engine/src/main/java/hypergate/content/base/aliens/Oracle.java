package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.SELECTING;

import hypergate.game.declare.Alien;
import hypergate.game.word.Step;

/// Foresee: the opponent plays its encounter card face up first, then the Oracle chooses its own.
public final class Oracle {
  public static final Alien ORACLE =
      alien("Oracle", "base")
          .level(0)
          .power("Foresee", MAIN, Step.PLANNING)
          .isMandatory()
          .neverWith("magician")
          .text(
              "As a main player you choose your encounter card after your opponent has played its"
                  + " card face up.")
          .must(
              MAIN,
              SELECTING,
              (game, me) -> !game.encounter().foresees().exists(),
              (game, me) -> game.encounter().foresees(game.encounter().sideOf(me).main()));

  private Oracle() {}
}
