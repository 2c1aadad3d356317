package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;

import hypergate.content.eons.aliens.Tortoise;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a third encounter. Super: an encounter is refused.
public final class TortoiseFlare {
  private static final int BOTH = 2;

  public static final Flare FLARE =
      flare(Tortoise.TORTOISE)
          .wild(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "After two successful encounters in your turn have a third one, if you have an"
                  + " encounter card.")
          .may(
              OFFENSE,
              NEXT_ENCOUNTER,
              TortoiseFlare::mayGoOn,
              (game, me) -> game.encounter().commit())
          .strong(
              DEFENSE,
              List.of(Step.DESTINY),
              "As the defense refuse the encounter: the offense has it with another player, and"
                  + " draws destiny again if it must.")
          .may(DEFENSE, DEFENSE_CHOSEN, TortoiseFlare::mayRefuse, TortoiseFlare::refuse);

  private TortoiseFlare() {}

  private static boolean mayGoOn(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return !encounter.isEntitled()
        && !encounter.isCommitted()
        && encounter.numberInTurn() == BOTH
        && encounter.outcome().successful()
        && game.cards().hasEncounterCard(me);
  }

  private static int others(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    return game.verbs().absence().atHome(offense, game.everybody() & ~offense.bit() & ~me.bit());
  }

  private static boolean mayRefuse(Game game, Seat me) {
    return !game.extraEncounters().defense().exists() && others(game, me) != 0;
  }

  private static void refuse(Game game, Seat me) {
    Encounter encounter = game.encounter();
    game.verbs().absence().refuse(me);
    encounter.unflag(Encounter.OWN_SYSTEM);
    boolean free = encounter.destiny() >= 0 && Destinies.isWild(encounter.destiny());
    encounter.defense(
        free ? game.ask(encounter.offense()).seat(Prompt.DEFENSE, others(game, me)) : Seat.NONE);
  }
}
