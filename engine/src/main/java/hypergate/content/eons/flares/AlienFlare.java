package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.AlienEons;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Bids;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: five ships of another player until the turn ends, or what it offers instead (H-836).
/// Super: one more captive of the same player.
public final class AlienFlare {
  private static final int HOSTAGES = 5;
  private static final Prompt WHO = Prompt.of("flare-alien/wild/seat");
  private static final Prompt INSTEAD = Prompt.of("flare-alien/wild/choice");
  private static final Prompt ACCEPTS = Prompt.of("flare-alien/wild/seat-2");
  private static final Prompt SHIPS = Prompt.of("flare-alien/wild/ships");

  public static final Flare FLARE =
      flare(AlienEons.ALIEN)
          .wild(
              OFFENSE,
              List.of(Step.START_TURN),
              "At the start of your turn ask another player for five ships, which you hold until"
                  + " your turn ends. It may offer you anything that could be given in a deal"
                  + " instead; if you accept, no ship moves.")
          .may(OFFENSE, TURN_START, (game, me) -> victims(game, me) != 0, AlienFlare::takeHostages)
          .strong(
              NOT_OFFENSE,
              List.of(Step.START_TURN),
              "Capture a ship even of a player of whom you hold some already, with a trauma of its"
                  + " own.")
          .may(NOT_OFFENSE, TURN_START, AlienEons::mayCaptureMore, AlienFlare::captureMore);

  private AlienFlare() {}

  private static int victims(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && Flare.reaches(game, seat) && game.verbs().hostages().most(seat) > 0)
        mask |= seat.bit();
    }
    return mask;
  }

  private static void takeHostages(Game game, Seat me) {
    Seat victim = game.ask(me).seat(WHO, victims(game, me));
    Bids bids = game.verbs().bids();
    Seat bidder = bids.accept(me, bids.invite(me, victim.bit(), INSTEAD), ACCEPTS);
    if (bidder.exists() && bids.pay(bidder)) return;
    game.verbs().hostages().take(victim, SHIPS, HOSTAGES);
  }

  private static void captureMore(Game game, Seat me) {
    if (game.usesPower(me, AlienEons.ALIEN)) AlienEons.captureMore(game, me);
  }
}
