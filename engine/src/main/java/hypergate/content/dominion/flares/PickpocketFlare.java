package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.LAUNCHED;

import hypergate.content.dominion.aliens.Pickpocket;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: whoever comes to one's system as the offense loses up to a card for each of its ships.
/// Super: every settler is robbed.
public final class PickpocketFlare {
  private static final Prompt NUMBER = Prompt.of("flare-pickpocket/wild/number");
  private static final Prompt AWAY = Prompt.of("flare-pickpocket/wild/cards");
  private static final Prompt WHOM = Prompt.of("flare-pickpocket/super/seats");
  private static final Prompt THROWN = Prompt.of("flare-pickpocket/super/cards");

  public static final Flare FLARE =
      flare(Pickpocket.PICKPOCKET)
          .wild(
              NOT_OFFENSE,
              List.of(Step.LAUNCH),
              "From an offense that aims at a planet of your system take up to one card at random"
                  + " for each of its ships on the gate; keep or discard each. Left without an"
                  + " encounter card it draws a new hand.")
          .may(NOT_OFFENSE, LAUNCHED, PickpocketFlare::isHere, PickpocketFlare::rob)
          .strong(
              ANY,
              List.of(),
              "When you use your power take a card from any number of the players with a colony in"
                  + " your system.")
          .whenever(
              ANY,
              (game, me) ->
                  Pickpocket.mayLift(game, me)
                      && Integer.bitCount(Pickpocket.settlers(game, me)) > 1,
              (game, me) ->
                  game.current()
                      .target(game.ask(me).seats(WHOM, Pickpocket.settlers(game, me), Seat.MOST)),
              PickpocketFlare::lift);

  private PickpocketFlare() {}

  private static boolean isHere(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return (encounter.target().bit() & game.ships().placesOf(me)) != 0
        && most(game) > 0
        && Flare.reaches(game, encounter.offense());
  }

  private static int most(Game game) {
    Seat offense = game.encounter().offense();
    return Math.min(game.ships().onGate(offense), game.cards().handSize(offense));
  }

  private static void rob(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    int number = game.ask(me).number(NUMBER, 1, most(game));
    for (int i = 0; i < number; i++) Pickpocket.takes(game, me, offense, AWAY);
    StartTurn.needEncounterCard(game, offense);
  }

  private static void lift(Game game, Seat me) {
    int seats = game.current().target();
    if (game.usesPower(me, Pickpocket.PICKPOCKET)) Pickpocket.lift(game, me, seats, THROWN);
  }
}
