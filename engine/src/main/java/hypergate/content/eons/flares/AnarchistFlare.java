package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.game.word.Window.DESTINY_DRAWN;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.eons.aliens.Anarchist;
import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: destiny is drawn again, ships go home instead of into the warp, or allies go there instead
/// of landing. Super: the power works for an ally, too.
public final class AnarchistFlare {
  public static final Flare FLARE =
      flare(Anarchist.ANARCHIST)
          .wild(
              ANY,
              List.of(),
              "As the offense draw destiny again; or return ships to your colonies that you would"
                  + " lose to the warp; or as the winning offense send your allies' ships to the"
                  + " warp instead of letting them land. Then give this flare to the Anarchist, or"
                  + " discard it if there is none.")
          .may(
              OFFENSE,
              DESTINY_DRAWN,
              (game, me) -> game.encounter().destiny() >= 0,
              AnarchistFlare::drawAgain)
          .may(ANY, LOSING, AnarchistFlare::isLosing, AnarchistFlare::goHome)
          .first(Ability.Group.RESCUE)
          .may(OFFENSE, LANDING, (game, me) -> allies(game, me) != 0, AnarchistFlare::betray)
          .strong(
              ALLY,
              List.of(Step.REVEAL, Step.RESOLUTION),
              "Use your power as an ally: when your side loses, or when the main players have"
                  + " to deal.")
          .may(
              ALLY,
              OUTCOME,
              (game, me) -> game.encounter().isBeaten(me) && Anarchist.mayTurnUp(game, me),
              AnarchistFlare::disrupt)
          .may(
              ALLY,
              DECIDING,
              (game, me) -> areDealing(game) && Anarchist.mayTurnUp(game, me),
              AnarchistFlare::disrupt);

  private AnarchistFlare() {}

  private static void passOn(Game game) {
    game.verbs().hands().passOn(game.powers().holder(Anarchist.ANARCHIST));
  }

  private static void drawAgain(Game game, Seat me) {
    game.encounter().destiny(-1);
    passOn(game);
  }

  private static boolean isLosing(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    return loss.cause() != Cause.COST && loss.remaining(me) > 0;
  }

  private static void goHome(Game game, Seat me) {
    game.verbs().losing().returnToColonies(me);
    passOn(game);
  }

  private static int allies(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me
          && game.ships().at(Place.GATE, seat) > 0
          && Resolution.lands(game, seat)
          && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void betray(Game game, Seat me) {
    int allies = allies(game, me);
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(allies))
        loss.add(Seat.of(i), Place.GATE, game.ships().at(Place.GATE, Seat.of(i)));
    game.verbs().carryOutLoss();
    passOn(game);
  }

  private static boolean areDealing(Game game) {
    Encounter encounter = game.encounter();
    return encounter.defense().exists()
        && encounter.negotiates(encounter.offense())
        && encounter.negotiates(encounter.defense());
  }

  private static void disrupt(Game game, Seat me) {
    if (game.usesPower(me, Anarchist.ANARCHIST)) Anarchist.turnUp(game, me);
  }
}
