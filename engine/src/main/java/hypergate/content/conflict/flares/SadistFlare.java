package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.content.conflict.aliens.Sadist;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card for each other player whose ships one sends to the warp. Super: a ship of one
/// player comes back as an encounter begins, and one of another goes.
public final class SadistFlare {
  private static final Prompt FIRST = Prompt.of("flare-sadist/super/seat");
  private static final Prompt SECOND = Prompt.of("flare-sadist/super/seat-2");

  public static final Flare FLARE =
      flare(Sadist.SADIST)
          .wild(
              ANY,
              List.of(),
              "When you send ships of other players to the warp, draw a card for each player hit.")
          .may(
              ANY,
              SHIPS_LOST,
              (game, me) -> hit(game, me) > 0,
              (game, me) -> game.verbs().draw(me, hit(game, me)))
          .strong(
              ANY,
              List.of(Step.REGROUP),
              "As an encounter begins, one player whom you name retrieves a ship; then another whom"
                  + " you name loses one of its choice.")
          .may(ANY, REGROUP_START, SadistFlare::canShift, SadistFlare::shift)
          .naming(SadistFlare::name);

  private SadistFlare() {}

  private static int hit(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    if (loss.by() != me) return 0;
    int players = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && loss.wentToWarp(Seat.of(i)) > 0) players++;
    return players;
  }

  // Who can take a ship back, or lose one, as a mask.
  private static int who(Game game, boolean takes) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean stands = game.ships().colonies(seat) != 0;
      if (stands && (!takes || game.ships().inWarp(seat) > 0)) seats |= seat.bit();
    }
    return seats;
  }

  private static boolean canShift(Game game, Seat me) {
    int taking = who(game, true);
    int losing = who(game, false);
    return taking != 0 && (losing & ~Integer.lowestOneBit(taking)) != 0;
  }

  private static void name(Game game, Seat me) {
    Seat first = game.ask(me).seat(FIRST, who(game, true));
    Seat second = game.ask(me).seat(SECOND, who(game, false) & ~first.bit());
    game.current().target(first.index() | second.index() << Seat.MOST);
  }

  private static void shift(Game game, Seat me) {
    int named = game.current().target();
    game.verbs().ships().retrieve(Seat.of(named & Seat.MOST - 1), 1);
    game.verbs().loseChosen(Seat.of(named >> Seat.MOST), 1, Cause.EFFECT);
  }
}
