package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Hearth Fire (blue): at any time everyone who holds your flare gives it to you; if nobody does
/// you may take it from the discard pile.
public final class HearthFire {
  public static final Moon HEARTH_FIRE =
      moon(1, "Hearth Fire", Group.BLUE)
          .text(
              "At any time: whoever holds your flare gives it to you. If nobody does you may take"
                  + " it from the discard pile.")
          .anyTime(ANY, (game, me) -> hasFlare(game, me), HearthFire::call);

  private HearthFire() {}

  private static boolean hasFlare(Game game, Seat me) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int alien = game.powers().number(Powers.instance(me, slot));
      if (alien >= 0 && game.mayHaveFlare(alien)) return true;
    }
    return false;
  }

  private static void call(Game game, Seat me) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int alien = game.powers().number(Powers.instance(me, slot));
      if (alien >= 0 && !isGiven(game, me, alien)) takeBack(game, me, alien);
    }
  }

  private static boolean isGiven(Game game, Seat me, int alien) {
    for (int p = 0; p < game.seats(); p++) {
      Seat holder = game.inOrder(p);
      CardSet flares = game.cards().hand(holder, Kind.FLARE);
      for (int card = flares.next(0); card >= 0; card = flares.next(card + 1))
        if (game.cards().cardAlien(card) == alien) {
          if (holder != me) game.verbs().hands().give(holder, me, card);
          return true;
        }
    }
    return false;
  }

  private static void takeBack(Game game, Seat me, int alien) {
    for (int i = game.cards().discardSize() - 1; i >= 0; i--) {
      int card = game.cards().discarded(i);
      boolean isFlare = game.cards().face(card).kind() == Kind.FLARE;
      if (!isFlare || game.cards().cardAlien(card) != alien) continue;
      game.verbs().hands().takeBack(me, card);
      return;
    }
  }
}
