package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.INVITING;

import hypergate.content.dominion.aliens.Laser;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: for cards thrown away as many of another hand lie aside. Super: an ally blinds a main
/// player.
public final class LaserFlare {
  private static final int MOST = 3;
  private static final Prompt WHO = Prompt.of("flare-laser/wild/seat");
  private static final Prompt PRICE = Prompt.of("flare-laser/wild/cards");
  private static final Prompt NUMBER = Prompt.of("flare-laser/wild/number");
  private static final Prompt WHOM = Prompt.of("flare-laser/super/seat");

  public static final Flare FLARE =
      flare(Laser.LASER)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE),
              "Discard up to three cards to put up to as many random cards of any one hand aside"
                  + " until the encounter is over.")
          .may(MAIN_OR_ALLY, INVITING, LaserFlare::mayDim, LaserFlare::dim)
          .naming(LaserFlare::name)
          .may(MAIN_OR_ALLY, ALLIED, LaserFlare::mayDim, LaserFlare::dim)
          .naming(LaserFlare::name)
          .strong(
              ALLY,
              List.of(Step.ALLIANCE),
              "After alliances are formed you may use your power as an ally against either main"
                  + " player.")
          .may(
              ALLY,
              ALLIED,
              (game, me) -> game.encounter().outcome() == Outcome.NONE,
              LaserFlare::blind)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHOM, mains(game)).index()));

  private LaserFlare() {}

  private static int mains(Game game) {
    return game.encounter().offense().bit() | game.encounter().defense().bit();
  }

  private static int hands(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean open = seat == me || Flare.reaches(game, seat);
      if (open && game.cards().handSize(seat) > 0) seats |= seat.bit();
    }
    return seats;
  }

  // This flare is one of the cards that the player holds.
  private static boolean mayDim(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && game.cards().handSize(me) > 1
        && hands(game, me) != 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHO, hands(game, me)).index());
  }

  private static void dim(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    CardSet price = game.cards().hand(me);
    if (price.isEmpty()) return;
    game.ask(me).cards(PRICE, price, 1, Math.min(MOST, price.size()));
    int paid = price.size();
    game.verbs().hands().discard(me, price);
    int most = Math.min(paid, game.cards().handSize(victim));
    if (most > 0)
      game.verbs().piles().away().layRandom(victim, game.ask(me).number(NUMBER, 0, most));
  }

  private static void blind(Game game, Seat me) {
    if (game.usesPower(me, Laser.LASER)) Laser.blind(game, me, Seat.of(game.current().target()));
  }
}
