package hypergate.game.verb;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import hypergate.game.card.Content;
import hypergate.game.card.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.stream.IntStream;

/// What can be asked of another player by name: any card of the game, since nobody sees what
/// another holds. Hardly anything changes that in a game, so that the options are listed once.
final class Wanted {
  private final Acting game;

  // Options of cards that show the same, the first of each, and of flares.
  private final int[][] like;
  private final int[] cards;
  private final int[] flares;

  Wanted(Acting game) {
    this.game = game;
    Content content = game.content();
    Rules rules = game.rules();
    like =
        IntStream.range(0, content.cards())
            .filter(card -> !content.isAlienCard(card) && rules.hasCard(card))
            .boxed()
            .collect(groupingBy(game.cards()::face, LinkedHashMap::new, toList()))
            .values()
            .stream()
            .map(alike -> alike.stream().mapToInt(card -> option(Notation.CARD, card)).toArray())
            .toArray(int[][]::new);
    cards = Arrays.stream(like).mapToInt(alike -> alike[0]).toArray();
    flares =
        IntStream.range(0, content.aliens().size())
            .filter(alien -> content.hasFlare(alien) && rules.knowsAlien(alien))
            .map(alien -> option(Notation.FLARE, alien))
            .toArray();
  }

  private static int option(int type, int number) {
    return Choice.of(Choice.TERM, Notation.term(type, number));
  }

  /// Adds every card that a seat can be asked for and that the offer does not ask of it yet.
  void add(Menu menu, Offer offer, Seat from) {
    if (offer.has(from, Notation.CARD)) addOtherCards(menu, offer, from);
    else menu.addAll(cards);
    if (game.alienCards().areIn() || isAnyoneUnexpected()) addCardsOfAliens(menu, offer, from);
    else if (offer.has(from, Notation.FLARE)) addOtherFlares(menu, offer, from);
    else menu.addAll(flares);
  }

  // Of each face the first card that is not asked for.
  private void addOtherCards(Menu menu, Offer offer, Seat from) {
    for (int[] alike : like)
      for (int option : alike)
        if (!offer.has(from, Choice.value(option), true)) {
          menu.add(option);
          break;
        }
  }

  private void addOtherFlares(Menu menu, Offer offer, Seat from) {
    for (int option : flares) if (!offer.has(from, Choice.value(option), true)) menu.add(option);
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
      int other = Notation.term(Notation.ALIEN_CARD, alien);
      if (game.alienCards().mayBeInGame(alien) && !offer.has(from, other, true))
        menu.add(Choice.of(Choice.TERM, other));
    }
  }
}
