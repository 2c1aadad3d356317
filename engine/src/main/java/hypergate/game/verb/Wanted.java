package hypergate.game.verb;

import hypergate.game.Acting;
import hypergate.game.Content;
import hypergate.game.Face;
import hypergate.game.Notation;
import hypergate.game.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import java.util.stream.IntStream;

/// What can be asked of another player by name: any card of the game, since nobody sees what
/// another holds. Hardly anything changes that in a game, so that the options are listed once.
final class Wanted {
  private final Acting game;
  private final int[] numbers;
  private final int[] cards;
  private final int[] flares;

  Wanted(Acting game) {
    this.game = game;
    Content content = game.content();
    Rules rules = game.rules();
    numbers =
        IntStream.range(0, content.cards())
            .filter(card -> !content.isAlienCard(card) && rules.hasCard(card))
            .toArray();
    cards =
        IntStream.range(0, numbers.length)
            .filter(i -> i == 0 || face(i) != face(i - 1))
            .map(i -> option(Notation.CARD, numbers[i]))
            .toArray();
    flares =
        IntStream.range(0, content.aliens().size())
            .filter(alien -> content.hasFlare(alien) && rules.knowsAlien(alien))
            .map(alien -> option(Notation.FLARE, alien))
            .toArray();
  }

  private Face face(int position) {
    return game.cards().face(numbers[position]);
  }

  private static int option(int type, int number) {
    return Choice.of(Choice.TERM, Notation.term(type, number));
  }

  /// Adds every card that a seat can be asked for and that the offer does not ask of it yet.
  void add(Menu menu, Offer offer, Seat from) {
    if (offer.has(from, Notation.CARD)) addOtherCards(menu, offer, from);
    else menu.addAll(cards);
    if (game.pulsars().inUse() || offer.has(from, Notation.FLARE) || isAnyoneUnexpected())
      addCardsOfAliens(menu, offer, from);
    else menu.addAll(flares);
  }

  // Of each face the first card that is not asked for.
  private void addOtherCards(Menu menu, Offer offer, Seat from) {
    Face last = null;
    for (int card : numbers) {
      Face face = game.cards().face(card);
      if (face == last || offer.has(from, Notation.term(Notation.CARD, card), true)) continue;
      menu.add(option(Notation.CARD, card));
      last = face;
    }
  }

  // An alien at the table that does not belong to the chosen sets: its flare may be there too.
  private boolean isAnyoneUnexpected() {
    for (int i = 0; i < Sizes.SHEETS; i++) {
      int alien = game.powers().number(i);
      if (alien >= 0 && !game.rules().knowsAlien(alien)) return true;
    }
    return false;
  }

  private void addCardsOfAliens(Menu menu, Offer offer, Seat from) {
    for (int alien = 0; alien < game.content().aliens().size(); alien++) {
      int flare = Notation.term(Notation.FLARE, alien);
      if (game.mayHaveFlare(alien) && !offer.has(from, flare, true))
        menu.add(Choice.of(Choice.TERM, flare));
      int pulsar = Notation.term(Notation.PULSAR, alien);
      if (game.pulsars().mayBeInGame(alien) && !offer.has(from, pulsar, true))
        menu.add(Choice.of(Choice.TERM, pulsar));
    }
  }
}
