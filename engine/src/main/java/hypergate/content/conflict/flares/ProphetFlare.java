package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.conflict.aliens.Prophet;
import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a secret number of negotiates, one or two; right, all others lose a ship, wrong, the flare
/// moves on. Super: the prediction comes when cards have been selected.
public final class ProphetFlare {
  private static final Prompt HOW_MANY = Prompt.of("flare-prophet/wild/number");
  private static final Prompt WHO = Prompt.of("flare-prophet/super/side");

  public static final Flare FLARE =
      flare(Prophet.PROPHET)
          .wild(
              ANY,
              List.of(Step.PLANNING),
              "Before cards are selected predict secretly whether one negotiate will be played or"
                  + " two. If you are right every other player loses a ship of its choice to the"
                  + " warp; if not, give this flare to the player on your left.")
          .may(
              ANY,
              BEFORE_SELECTION,
              (game, me) -> game.encounter().seal(me, game.ask(me).number(HOW_MANY, 1, 2)))
          .must(ANY, REVEALING, ProphetFlare::isDue, ProphetFlare::settle)
          .first(Group.WITNESS)
          .strong(
              BYSTANDER, List.of(Step.PLANNING), "Use your power after cards have been selected.")
          .may(BYSTANDER, SELECTED, Prophet::isSilent, ProphetFlare::predict)
          .naming((game, me) -> Prophet.name(game, me, WHO));

  private ProphetFlare() {}

  // Both cards are up, and nothing has changed them.
  private static boolean isDue(Game game, Seat me) {
    return game.encounter().sealed(me) != 0 && !game.encounter().turning().exists();
  }

  private static void settle(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int predicted = encounter.sealed(me);
    encounter.seal(me, 0);
    int played = encounter.negotiates(encounter.offense()) ? 1 : 0;
    if (encounter.negotiates(encounter.defense())) played++;
    if (played == predicted) strike(game, me);
    else game.verbs().hands().pass(me, game.leftOf(me), game.here());
  }

  private static void strike(Game game, Seat me) {
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat != me && Flare.reaches(game, seat))
        game.verbs().chooseLoss(seat, 1, true, game.ships().colonies(seat));
    }
    game.verbs().carryOutLoss();
  }

  private static void predict(Game game, Seat me) {
    int named = game.current().target();
    if (game.usesPower(me, Prophet.PROPHET)) Prophet.predict(game, me, named);
  }
}
