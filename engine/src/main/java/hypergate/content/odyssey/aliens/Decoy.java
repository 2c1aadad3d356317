package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Contingency: an encounter card lies open beside the selected one and may take its place once
/// both are known; what is left is the opponent's to settle (H-504).
public final class Decoy {
  /// Mark: it has been said whether cards are swapped.
  private static final int SAID = 0;

  private static final Prompt CARD = Prompt.of("decoy/card");
  private static final Prompt SWAPS = Prompt.of("decoy/choice");
  private static final Prompt GETS = Prompt.of("decoy/seat");

  public static final Alien DECOY =
      alien("Decoy", "odyssey")
          .level(0)
          .power("Contingency", MAIN, Step.PLANNING)
          .text(
              "As a main player, before cards are selected, you may lay an encounter card of your"
                  + " hand face up here. Once cards are revealed you may swap yours with it. After"
                  + " the encounter your opponent takes the card left here, discards it or makes"
                  + " you take it.")
          .pile("contingency")
          .may(MAIN, BEFORE_SELECTION, Decoy::mayLay, (game, me) -> lay(game, me))
          .naming((game, me) -> choose(game, me))
          .always(MAIN, SELECTED, (game, me) -> isEarly(game, me), Decoy::swapEarly)
          .always(MAIN_OR_ALLY, REVEALED, (game, me) -> maySwap(game, me), Decoy::swap)
          .always(MAIN_OR_ALLY, KEEPING, Decoy::isLying, Decoy::settle)
          .evenZapped()
          .evenLost()
          .always(ANY, ENCOUNTER_END, Decoy::isLying, Decoy::takeBack)
          .evenZapped()
          .evenLost();

  private Decoy() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, DECOY);
  }

  /// Whether there is an encounter card to lay down, and none lies there.
  public static boolean mayLay(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && game.cards().pile(sheet(game, me)).isEmpty()
        && game.cards().hasEncounterCard(me);
  }

  /// Names the card, as the target of the use.
  public static void choose(Game game, Seat me) {
    game.current().target(game.ask(me).card(CARD, game.cards().encounterCards(me)));
  }

  /// Lays the card face up onto the sheet.
  public static void lay(Game game, Seat me) {
    int card = game.current().target();
    if (!game.cards().inHand(me, card)) return;
    game.verbs().receipts().show(me, card);
    CardSet cards = game.scratch().clear();
    cards.add(card);
    game.verbs().piles().lay(me, sheet(game, me), cards);
  }

  private static boolean isLying(Game game, Seat me) {
    return !game.cards().pile(game.here()).isEmpty();
  }

  private static Seat main(Game game, Seat me) {
    return game.encounter().sideOf(me).main();
  }

  private static boolean isBound(Game game, Seat me) {
    return game.ofPower(Query.POWER_BOUND, game.encounter().opponent(main(game, me)), 0) != 0;
  }

  private static boolean isEarly(Game game, Seat me) {
    return isLying(game, me) && isBound(game, me) && game.encounter().card(me) >= 0;
  }

  private static void swapEarly(Game game, Seat me) {
    game.mark(SAID, 1);
    if (game.ask(me).yes(SWAPS))
      game.verbs().usedCards().swapSelected(me, game.here(), lying(game));
  }

  private static boolean maySwap(Game game, Seat me) {
    return isLying(game, me)
        && game.mark(SAID) == 0
        && game.encounter().outcome() == Outcome.NONE
        && game.encounter().card(main(game, me)) >= 0;
  }

  private static void swap(Game game, Seat me) {
    game.mark(SAID, 1);
    Seat main = main(game, me);
    if (game.ask(main).yes(SWAPS))
      game.verbs().usedCards().swapRevealed(main, game.here(), lying(game));
  }

  private static int lying(Game game) {
    return game.cards().pile(game.here()).next(0);
  }

  private static void settle(Game game, Seat me) {
    Seat opponent = game.encounter().sideOf(me).other().main();
    boolean returns = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    Seat gets = returns ? me : game.ask(opponent).seatOrNone(GETS, me.bit() | opponent.bit());
    if (!gets.exists()) game.verbs().piles().discardPile(game.here());
    else game.verbs().piles().take(gets, game.here(), game.cards().pile(game.here()));
  }

  // The encounter has ended without its cards.
  private static void takeBack(Game game, Seat me) {
    game.verbs().piles().take(me, game.here(), game.cards().pile(game.here()));
  }
}
