package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.REGROUP;

import hypergate.content.storm.aliens.Tyrant;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card of everybody whose ships were lost with the encounter. Super: a ship of everybody
/// out of the warp.
public final class TyrantFlare {
  public static final Flare FLARE =
      flare(Tyrant.TYRANT)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "As an ally, when the encounter ends, take a card at random from the hand of each"
                  + " other player who has lost ships with it.")
          .may(ALLY, ENCOUNTER_END, (game, me) -> losers(game, me) != 0, TyrantFlare::plunder)
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "In your regroup phase subjugate one ship in the warp of each other player.")
          .may(OFFENSE, REGROUP, (game, me) -> sunk(game, me) != 0, TyrantFlare::raise);

  private TyrantFlare() {}

  private static int losers(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean lost = seat != me && game.encounter().shipsLost(seat) > 0;
      if (lost && game.cards().handSize(seat) > 0 && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void plunder(Game game, Seat me) {
    int losers = losers(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(losers)) game.verbs().hands().takeRandom(me, seat, 1);
    }
  }

  private static int sunk(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat == me || game.verbs().freeInWarp(seat) == 0) continue;
      if (game.verbs().ships().mayLeave(seat) > 0) mask |= seat.bit();
    }
    return mask;
  }

  private static void raise(Game game, Seat me) {
    int sheet = game.powers().find(me, Tyrant.TYRANT);
    for (int rest = sunk(game, me); rest != 0; rest &= rest - 1)
      game.verbs()
          .sheetShips()
          .capture(Seat.of(Integer.numberOfTrailingZeros(rest)), Place.WARP, 1, sheet);
  }
}
