package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.NEW_HAND;

import hypergate.content.incursion.aliens.Cryo;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import java.util.List;

/// Wild: other cards than encounter cards outlast a new hand. Super: a stored card comes out for
/// the one that goes in, and a storage of any size becomes the hand.
public final class CryoFlare {
  private static final int ALL = (1 << Kind.values().length) - 1;
  private static final Prompt WHICH = Prompt.of("flare-cryo/wild/cards");

  public static final Flare FLARE =
      flare(Cryo.CRYO)
          .wild(
              ANY,
              List.of(),
              "Before you draw a new hand set this card and any others that are no encounter cards"
                  + " aside; you take them up again when you have drawn.")
          .may(
              ANY, NEW_HAND, (game, me) -> game.verbs().hands().drawer() == me, CryoFlare::setAside)
          .strong(
              ANY,
              List.of(),
              "When you store a card you may take a stored one instead of drawing. Or: discard your"
                  + " hand and take your storage, however many cards it holds.")
          .may(MAIN, INVITED, CryoFlare::mayExchange, CryoFlare::exchange)
          .may(ALLY, ALLIED, CryoFlare::mayExchange, CryoFlare::exchange)
          .anyTime(ANY, (game, me) -> Cryo.stored(game, me) > 0, Cryo::thaw)
          .may(
              ANY,
              NEW_HAND,
              (game, me) -> game.verbs().hands().drawer() == me && Cryo.stored(game, me) > 0,
              Cryo::thaw);

  private CryoFlare() {}

  private static void setAside(Game game, Seat me) {
    CardSet cards = game.cards().ofKinds(game.cards().hand(me), ALL & ~Kind.ENCOUNTER);
    game.ask(me).cards(WHICH, cards, 0, cards.size());
    game.verbs().piles().setAside(me, cards);
  }

  private static boolean mayExchange(Game game, Seat me) {
    return Cryo.mayStore(game, me) && Cryo.stored(game, me) > 0;
  }

  private static void exchange(Game game, Seat me) {
    if (game.usesPower(me, Cryo.CRYO)) Cryo.store(game, me, true);
  }
}
