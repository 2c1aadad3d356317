package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.base.aliens.Fodder;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Picks;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: who was invited and stayed out still joins with one ship, when the cards are up. Super:
/// the power throws whatever is lower than the opponent's card.
public final class FodderFlare {
  private static final Prompt SIDE = Prompt.of("flare-fodder/wild/side");
  private static final Prompt SHIP = Prompt.of("flare-fodder/wild/ships");
  private static final Prompt CARDS = Prompt.of("flare-fodder/super/cards");

  public static final Flare FLARE =
      flare(Fodder.FODDER)
          .wild(
              BYSTANDER,
              List.of(Step.REVEAL),
              "After encounter cards are revealed, if you declined an invitation, join a side that"
                  + " invited you with one ship.")
          .may(BYSTANDER, REVEALED, FodderFlare::hasDeclined, FodderFlare::join)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "Your power may discard any attack cards lower than the opponent's card.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> Fodder.mayThrow(game, me, Fodder.NO_FLOOR),
              FodderFlare::overwhelm);

  private FodderFlare() {}

  private static boolean isInvited(Game game, Seat me, Side side) {
    return me.in(game.encounter().invited(side));
  }

  private static boolean hasDeclined(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean invited =
        isInvited(game, me, encounter.offensive()) || isInvited(game, me, encounter.defensive());
    return invited && !me.in(encounter.everAllied()) && game.ships().colonies(me) != 0;
  }

  private static void join(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Side side =
        isInvited(game, me, encounter.offensive()) ? encounter.offensive() : encounter.defensive();
    boolean both = side == encounter.offensive() && isInvited(game, me, encounter.defensive());
    if (both && game.ask(me).word(SIDE, Word.OFFENSE, Word.DEFENSE) == Word.DEFENSE)
      side = encounter.defensive();
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, SHIP, 0, 1, 1);
    Alliance.ally(game, me, side, picks, 1);
  }

  private static void overwhelm(Game game, Seat me) {
    if (game.usesPower(me, Fodder.FODDER)) Fodder.overwhelm(game, me, CARDS, Fodder.NO_FLOOR);
  }
}
