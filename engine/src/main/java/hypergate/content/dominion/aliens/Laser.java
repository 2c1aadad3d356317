package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Blind: before allies are invited it puts cards of its opponent aside, unseen; who has no
/// encounter card left has lost (H-503).
public final class Laser {
  private static final Prompt NUMBER = Prompt.of("laser/number");

  public static final Alien LASER =
      alien("Laser", "dominion")
          .level(0)
          .power("Blind", MAIN, Step.ALLIANCE)
          .isMandatory()
          .text(
              "As a main player, before allies are invited, your opponent draws the new hand that"
                  + " it needs; then put as many random cards of its hand aside as you like, up to"
                  + " the ships it has in the encounter. It takes them back at the end. Without an"
                  + " encounter card it loses at once.")
          .must(
              MAIN,
              INVITING,
              (game, me) ->
                  game.encounter().outcome() == Outcome.NONE
                      && game.reach().reaches(game.encounter().opponent(me)),
              (game, me) -> blind(game, me, game.encounter().opponent(me)));

  private Laser() {}

  /// Blinds a main player, who loses at once if no encounter card is left to it.
  public static void blind(Game game, Seat me, Seat victim) {
    if (victim == game.encounter().defense()) StartTurn.needEncounterCard(game, victim);
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    int most =
        Math.min(each * game.encounter().shipsFighting(victim), game.cards().handSize(victim));
    if (most > 0)
      game.verbs().piles().away().layRandom(victim, game.ask(me).number(NUMBER, 0, most));
    if (!StartTurn.canSelect(game, victim))
      game.verbs().winUnrevealed(game.encounter().sideOf(victim).other());
  }
}
