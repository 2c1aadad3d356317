package hypergate.content.hlavacek.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.variant.technology.Tech;

/// Strange Attractor of the Hlavacek set: at any time all flares in other hands and on the discard
/// pile are shown and one of them is taken, one of an own alien if there is any. The others stay
/// where they are.
public final class StrangeAttractor {
  private static final Prompt WHICH = Prompt.of("strange-attractor-hlavacek/card");

  public static final Tech STRANGE_ATTRACTOR =
      Tech.namesake("Strange Attractor", "hlavacek", ANY)
          .research(5)
          .text(
              "At any time, discard this: all flares in other players' hands and on the discard"
                  + " pile are shown. Take one: your own alien's if you can, else any.")
          .anyTime(ANY, StrangeAttractor::mayFind, StrangeAttractor::attract);

  private StrangeAttractor() {}

  // Whether another hand holds a flare is hidden.
  private static boolean mayFind(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) return true;
    return !discarded(game).isEmpty();
  }

  private static CardSet discarded(Game game) {
    return game.cards().ofKinds(game.cards().discardPile(), Kind.FLARE.bit());
  }

  private static void attract(Game game, Seat me) {
    long low = discarded(game).low();
    long high = game.scratch().high();
    for (int i = 0; i < game.seats(); i++) {
      if (i == me.index()) continue;
      CardSet shown = game.verbs().hands().showing().show(Seat.of(i), Kind.FLARE);
      low |= shown.low();
      high |= shown.high();
    }
    CardSet own = game.scratch().set(low, high);
    for (int card = own.next(0); card >= 0; card = own.next(card + 1))
      if (!isOwn(game, me, game.cards().cardAlien(card))) own.remove(card);
    CardSet free = own.isEmpty() ? own.set(low, high) : own;
    if (!free.isEmpty()) game.verbs().hands().showing().fetch(me, game.ask(me).card(WHICH, free));
  }

  private static boolean isOwn(Game game, Seat me, int alien) {
    for (int slot = Powers.OWN; slot < Sizes.POWERS; slot++)
      if (game.powers().number(Powers.instance(me, slot)) == alien) return true;
    return false;
  }
}
