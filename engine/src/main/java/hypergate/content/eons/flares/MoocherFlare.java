package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.INVITED;

import hypergate.content.eons.aliens.Moocher;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Picks;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a colony on an empty planet instead of the turn. Super: shotgun on either main player, for
/// two cards.
public final class MoocherFlare {
  private static final int CARDS = 2;
  private static final Prompt WHERE = Prompt.of("flare-moocher/wild/planet");
  private static final Prompt SHIPS = Prompt.of("flare-moocher/wild/ships");
  private static final Prompt WHOM = Prompt.of("flare-moocher/super/seat");

  public static final Flare FLARE =
      flare(Moocher.MOOCHER)
          .wild(
              OFFENSE,
              List.of(Step.DESTINY),
              "In your first encounter, after destiny, found a colony on an empty planet of the"
                  + " defense's system with one to four ships; your turn ends. Then give this flare"
                  + " to the Moocher, or discard it.")
          .may(OFFENSE, DEFENSE_CHOSEN, MoocherFlare::maySettle, MoocherFlare::settle)
          .strong(
              BYSTANDER,
              List.of(Step.ALLIANCE),
              "Call shotgun on either main player; one that refuses you loses two cards.")
          .may(
              BYSTANDER,
              INVITED,
              (game, me) -> callable(game, me) != 0,
              (game, me) -> {
                int mains = callable(game, me);
                if (mains == 0 || !game.usesPower(me, Moocher.MOOCHER)) return;
                Moocher.call(game, me, game.ask(me).seat(WHOM, mains), CARDS);
              });

  private MoocherFlare() {}

  private static boolean maySettle(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.numberInTurn() == 1
        && encounter.defense().exists()
        && encounter.defense() != me
        && Flare.reaches(game, encounter.defense())
        && game.ships().colonies(me) != 0
        && game.verbs().planets().empty(encounter.defense()) != 0;
  }

  private static void settle(Game game, Seat me) {
    long empty = game.verbs().planets().empty(game.encounter().defense());
    if (empty != 0 && game.ships().colonies(me) != 0) {
      Planet planet = game.ask(me).planet(WHERE, empty);
      Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
      picks.ask(game, me, SHIPS, 0, 1, RuleNumbers.MOST_SHIPS);
      game.verbs().establish(me, picks, planet);
      game.verbs().callOff();
    }
    game.verbs().hands().passOn(game.powers().holder(Moocher.MOOCHER));
  }

  private static int callable(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int mains = 0;
    if (Moocher.mayCall(game, me, encounter.offense())) mains |= encounter.offense().bit();
    if (Moocher.mayCall(game, me, encounter.defense())) mains |= encounter.defense().bit();
    return mains;
  }
}
