package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;
import static hypergate.game.Role.MAIN;
import static hypergate.game.Window.DECIDING;

import hypergate.game.Alien;
import hypergate.game.Step;

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
              (game, me) ->
                  game.encounter().negotiates(me)
                      && game.encounter().attacks(game.encounter().opponent(me)),
              (game, me) -> game.encounter().sideOf(me).winsAtOnce());

  private Pacifist() {}
}
