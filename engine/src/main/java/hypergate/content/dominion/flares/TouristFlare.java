package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.dominion.aliens.Tourist;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.Powers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a look at a card that lies face down (H-921). Super: more ships go aboard where the liner
/// has come to.
public final class TouristFlare {
  private static final Prompt WHAT = Prompt.of("flare-tourist/wild/choice");

  public static final Flare FLARE =
      flare(Tourist.TOURIST)
          .wild(
              ANY,
              List.of(),
              "Look at the top card of a deck, or at one face-down card before another player or"
                  + " on its sheet, and show it to nobody.")
          .whenever(ANY, TouristFlare::isAny, TouristFlare::look)
          .may(ANY, SELECTED, TouristFlare::isAny, TouristFlare::look)
          .strong(
              ANY,
              List.of(Step.DESTINY),
              "When the liner has moved, put any of your ships from one colony in its system"
                  + " aboard.")
          .may(ANY, PHASE_END, Tourist::mayFollow, Tourist::follow);

  private TouristFlare() {}

  private static boolean isFurther(Game game) {
    FurtherDeck further = game.cards().further();
    return further != null && further.deck().size() > 0;
  }

  // Whether the encounter card of another player lies face down.
  private static boolean hides(Game game, Seat seat) {
    return game.encounter().isMain(seat)
        && game.encounter().card(seat) >= 0
        && !game.cards().isKnownToAll(game.encounter().card(seat));
  }

  // What lies face down on sheets of a player.
  private static CardSet onSheets(Game game, Seat seat) {
    CardSet cards = game.scratch().clear();
    long low = 0;
    long high = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      CardSet pile = game.cards().pile(instance);
      low |= pile.low();
      high |= pile.high();
    }
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (game.cards().isKnownToAll(card)) {
        if (card < Long.SIZE) low &= ~(1L << card);
        else high &= ~(1L << card);
      }
    return cards.set(low, high);
  }

  private static int hiding(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat == me || !Flare.reaches(game, seat)) continue;
      if (hides(game, seat) || !onSheets(game, seat).isEmpty()) mask |= seat.bit();
    }
    return mask;
  }

  private static boolean isAny(Game game, Seat me) {
    return game.cards().deckSize() > 0 || isFurther(game) || hiding(game, me) != 0;
  }

  private static void look(Game game, Seat me) {
    if (!isAny(game, me)) return;
    Menu menu = game.ask(me).menu();
    if (game.cards().deckSize() > 0) menu.add(Word.COSMIC);
    if (isFurther(game)) menu.add(Word.REWARD);
    menu.seats(hiding(game, me));
    int choice = game.ask(me).choose(WHAT);
    if (Choice.is(choice, Word.COSMIC)) {
      game.verbs().hands().showing().lookTop(me, false);
    } else if (Choice.is(choice, Word.REWARD)) {
      game.verbs().hands().showing().lookTop(me, true);
    } else {
      Seat seat = Seat.of(Choice.value(choice));
      if (hides(game, seat)) game.verbs().piles().lookAtSelected(me, seat);
      else lookAtOne(game, me, seat);
    }
  }

  // One of them, as chance has it: they look alike.
  private static void lookAtOne(Game game, Seat me, Seat seat) {
    CardSet cards = onSheets(game, seat);
    int card = game.asking().pick(cards.low(), cards.high());
    CardSet one = game.scratch().clear();
    one.add(card);
    game.verbs().hands().showing().see(me, seat, one);
  }
}
