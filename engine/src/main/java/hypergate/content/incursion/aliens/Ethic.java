package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.COMPENSATION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Guilt: having lost with an attack against an attack it collects compensation, too; and whatever
/// compensation it collects may come from the deck, in part or all of it. The choice of the deck is
/// no use.
public final class Ethic {
  private static final Prompt FROM_DECK = Prompt.of("ethic/number");

  public static final Alien ETHIC =
      alien("Ethic", "incursion")
          .level(0)
          .power("Guilt", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you lose as a main player, attack against attack, collect compensation from"
                  + " your opponent as if you had negotiated. Any of your compensation may be drawn"
                  + " from the deck instead.")
          .must(
              MAIN,
              BEFORE_COMPENSATION,
              Ethic::isBeaten,
              (game, me) -> game.encounter().flag(Encounter.ATTACK_COMPENSATED))
          .free(
              MAIN,
              COMPENSATION,
              Ethic::collects,
              (game, me) ->
                  game.encounter()
                      .compensationDrawn(
                          game.ask(me).number(FROM_DECK, 1, game.encounter().compensation())))
          .bends(
              Query.COMPENSATION_DUE,
              (game, me, who, due) ->
                  who == me ? due * game.ofPower(Query.POWER_NUMBER, me, 1) : due);

  private Ethic() {}

  private static boolean isBeaten(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome().isWin()
        && encounter.winners().main() != me
        && encounter.bothAttack()
        && !encounter.is(Encounter.NO_SPOILS)
        && encounter.shipsLost(me) > 0
        && game.reach().reaches(encounter.opponent(me));
  }

  /// Whether a seat, a main player, is about to collect compensation.
  public static boolean collects(Game game, Seat me) {
    return game.encounter().winners().other().main() == me && game.encounter().compensation() > 0;
  }
}
