package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Necromancy: having revealed an attack it adds one for each ship in the warp, whoever owns it.
/// The ships are counted once, when the power is used.
public final class Warpish {
  public static final Alien WARPISH =
      alien("Warpish", "base")
          .level(2)
          .power("Necromancy", MAIN, Step.REVEAL)
          .isMandatory()
          .text("When you reveal an attack card, add 1 to your total for each ship in the warp.")
          .must(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().attacks(me) && ships(game) > 0,
              (game, me) ->
                  game.encounter()
                      .sideOf(me)
                      .add(ships(game) * game.ofPower(Query.POWER_NUMBER, me, 1)));

  private Warpish() {}

  private static int ships(Game game) {
    int sum = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.reach().reaches(Seat.of(i))) sum += game.ships().inWarp(Seat.of(i));
    return sum;
  }
}
