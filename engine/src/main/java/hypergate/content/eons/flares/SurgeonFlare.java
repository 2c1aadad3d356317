package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.Surgeon;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an unused alien, for the turn, to whoever bids what its player likes best. Super: a
/// facelift for itself.
public final class SurgeonFlare {
  private static final Prompt WHICH = Prompt.of("flare-surgeon/wild/alien");
  private static final Prompt BID = Prompt.of("flare-surgeon/wild/choice");
  private static final Prompt WHOSE = Prompt.of("flare-surgeon/wild/seat");

  public static final Flare FLARE =
      flare(Surgeon.SURGEON)
          .wild(
              ANY,
              List.of(),
              "Invite bids for the use of an alien that is not in the game and has no Game Setup"
                  + " text. Whoever's bid you accept has that alien as a further power until the"
                  + " turn ends; then give this flare to the Surgeon, or discard it if there is"
                  + " none.")
          .whenever(
              ANY,
              (game, me) -> bidders(game, me) != 0 && isAnyUnused(game),
              SurgeonFlare::name,
              SurgeonFlare::auction)
          .strong(
              OFFENSE,
              List.of(Step.START_TURN),
              "At the start of your turn take one facelift of this sheet for yourself, for"
                  + " nothing.")
          .may(OFFENSE, TURN_START, Surgeon::mayTreatItself, Surgeon::treatItself);

  private SurgeonFlare() {}

  private static int bidders(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && Flare.reaches(game, seat) && game.verbs().lending().mayBecome(seat))
        mask |= seat.bit();
    }
    return mask;
  }

  private static boolean isAnyUnused(Game game) {
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (game.verbs().sheets().seemsToFit(alien)) return true;
    return false;
  }

  private static void name(Game game, Seat me) {
    Menu menu = game.ask(me).menu();
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (game.verbs().sheets().seemsToFit(alien)) menu.add(Choice.of(Choice.ALIEN, alien));
    game.current().target(Choice.value(game.ask(me).choose(WHICH)));
  }

  private static void auction(Game game, Seat me) {
    int alien = game.current().target();
    int bidders = game.verbs().bids().invite(me, bidders(game, me), BID);
    Seat bidder = game.verbs().bids().accept(me, bidders, WHOSE);
    // One that turns out to lie face down before somebody cannot be had.
    if (!bidder.exists() || !game.verbs().sheets().mayJoin(alien)) return;
    if (!game.verbs().bids().pay(bidder)) return;
    game.verbs().lending().gainForTurn(bidder, alien);
    game.verbs().hands().passOn(game.powers().holder(Surgeon.SURGEON));
  }
}
