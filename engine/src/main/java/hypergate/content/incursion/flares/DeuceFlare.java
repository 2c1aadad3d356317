package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.incursion.aliens.Deuce;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an attack like one of those revealed, added to the total of that side or taken from it.
/// Super: both cards are discarded.
public final class DeuceFlare {
  private static final Prompt CARD = Prompt.of("flare-deuce/wild/card");
  private static final Prompt WHOSE = Prompt.of("flare-deuce/wild/seat");
  private static final Prompt CHANGE = Prompt.of("flare-deuce/wild/number");

  public static final Flare FLARE =
      flare(Deuce.DEUCE)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "After cards are revealed discard an attack card that is the same as one of them: its"
                  + " value is added to the total of the side that has played its double, or"
                  + " subtracted from it.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && !doubles(game, me).isEmpty(),
              DeuceFlare::change)
          .naming((game, me) -> game.current().target(game.ask(me).card(CARD, doubles(game, me))))
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "Discard both of your cards instead of taking one back.")
          .may(
              MAIN,
              KEEPING,
              (game, me) -> game.verbs().seconds().lies(me),
              (game, me) -> game.powers().mark(game.powers().find(me, Deuce.DEUCE), Deuce.BOTH, 1));

  private DeuceFlare() {}

  // The attacks in a hand that are the same as a revealed one.
  private static CardSet doubles(Game game, Seat me) {
    CardSet cards = game.cards().hand(me, Kind.ATTACK);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (players(game, me, card) == 0) cards.remove(card);
    return cards;
  }

  // The main players who have revealed a card like this one, as a mask.
  private static int players(Game game, Seat me, int card) {
    Seat offense = game.encounter().offense();
    Seat defense = game.encounter().defense();
    return player(game, me, offense, card) | player(game, me, defense, card);
  }

  private static int player(Game game, Seat me, Seat main, int card) {
    int revealed = game.encounter().card(main);
    boolean same = revealed >= 0 && game.cards().face(revealed) == game.cards().face(card);
    return same && (main == me || Flare.reaches(game, main)) ? main.bit() : 0;
  }

  // An answer may have taken the card away.
  private static void change(Game game, Seat me) {
    int card = game.current().target();
    if (!game.cards().inHand(me, card)) return;
    game.verbs().discard(me, card);
    Seat main = game.ask(me).seat(WHOSE, players(game, me, card));
    int value = game.cards().face(card).value();
    game.encounter().sideOf(main).add(game.ask(me).oneOf(CHANGE, value, -value));
  }
}
