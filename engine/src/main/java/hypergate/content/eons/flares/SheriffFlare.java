package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.Sheriff;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: a monitor before another player, for one turn. Super: a second ticket in a turn.
public final class SheriffFlare {
  private static final Prompt WHOM = Prompt.of("flare-sheriff/wild/seat");
  private static final Prompt LEAVE = Prompt.of("flare-sheriff/wild/choice");

  public static final Flare FLARE = declared();

  private SheriffFlare() {}

  private static Flare declared() {
    Flare flare =
        flare(Sheriff.SHERIFF)
            .watching(LEAVE)
            .wild(
                ANY,
                List.of(Step.START_TURN),
                "At the start of any turn lay this card before another player: until that turn"
                    + " ends it sends no more than one ship to the gate without your leave. Then it"
                    + " takes this card, and plays it on somebody else than you first.")
            .may(ANY, TURN_START, (game, me) -> others(game, me) != 0, SheriffFlare::watch)
            .strong(ANY, List.of(), "Give or discard a second ticket in this turn.");
    for (Window window : Sheriff.ALL)
      flare =
          flare.may(
              ANY,
              window,
              (game, me) -> Sheriff.mayPartAgain(game, me, window),
              (game, me) -> {
                if (game.usesPower(me, Sheriff.SHERIFF)) Sheriff.partAgain(game, me, window);
              });
    return flare;
  }

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (Flare.reaches(game, seat) && game.verbs().monitors().mayWatch(me, seat))
        mask |= seat.bit();
    }
    return mask;
  }

  private static void watch(Game game, Seat me) {
    Seat seat = game.ask(me).seat(WHOM, others(game, me));
    game.verbs().monitors().begin(me, seat, game.content().alienNumber(Sheriff.SHERIFF.id()));
  }
}
