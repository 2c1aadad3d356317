package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.SELECTING;

import hypergate.content.base.aliens.Philanthropist;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: another player has your power instead of its own for the encounter, with all that lies on
/// the sheet (FAQ 2018); you have none. Super: an encounter card that was given must be played.
public final class PhilanthropistFlare {
  private static final Prompt WHOM = Prompt.of("flare-philanthropist/wild/seat");

  public static final Flare FLARE =
      flare(Philanthropist.PHILANTHROPIST)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "At the start of an encounter, send one of your ships to the warp to lend your power"
                  + " to another player, in place of its own, until the encounter is over.")
          .may(ANY, REGROUP_START, PhilanthropistFlare::canLend, PhilanthropistFlare::lend)
          .naming(PhilanthropistFlare::pay)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.PLANNING),
              "If you gave a player an encounter card with your power, it must play that card if it"
                  + " can.")
          .may(
              MAIN_OR_ALLY,
              SELECTING,
              PhilanthropistFlare::hasGiven,
              (game, me) -> game.encounter().flag(Encounter.MUST_PLAY_GIVEN));

  private PhilanthropistFlare() {}

  private static boolean canLend(Game game, Seat me) {
    return game.ships().colonies(me) != 0
        && !game.verbs().lending().isLent()
        && isLendable(game, me)
        && borrowers(game, me) != 0;
  }

  private static boolean isLendable(Game game, Seat seat) {
    return game.powers().exists(Powers.instance(seat, Powers.OWN))
        && game.query(Query.POWER_FIXED, seat, 0) == 0;
  }

  private static int borrowers(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      boolean fixed = game.query(Query.POWER_FIXED, Seat.of(i), 0) != 0;
      if (i != me.index() && !fixed && Flare.reaches(game, Seat.of(i))) mask |= 1 << i;
    }
    return mask;
  }

  private static void pay(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, borrowers(game, me)).index());
    game.verbs().loseChosen(me, 1, Cause.COST);
  }

  private static void lend(Game game, Seat me) {
    game.verbs().lending().lend(me, Seat.of(game.current().target()));
  }

  private static boolean hasGiven(Game game, Seat me) {
    int card = game.encounter().givenCard();
    if (card < 0 || !game.cards().isEncounter(card)) return false;
    Encounter encounter = game.encounter();
    return encounter.offense() != me && game.cards().inHand(encounter.offense(), card)
        || encounter.defense() != me && game.cards().inHand(encounter.defense(), card);
  }
}
