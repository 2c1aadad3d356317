package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.phase.Setup;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.word.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/// Cosmic cards that have not been given a place yet.
public final class Stock {
  private final Game game;
  private final List<Integer> cards = new ArrayList<>();
  private final List<Integer> further = new ArrayList<>();

  Stock(Game game) {
    this.game = game;
  }

  /// Makes the decks, with these flares.
  void fill(List<Integer> flares) {
    Setup.flares(game, flares);
    Setup.deck(game);
    cards.addAll(game.cards().deck().cards());
    FurtherDeck deck = game.cards().further();
    for (int card = 0; deck != null && card < game.content().cards(); card++)
      if (deck.holds(card)) further.add(card);
  }

  /// Takes a card of this notation.
  public int take(Item item) {
    String notation = item.text();
    int found = Math.max(find(cards, notation), find(further, notation));
    if (found < 0 && !isCard(game, notation))
      throw item.error("unknown card '" + notation + "'; " + known(notation));
    if (found < 0) throw item.error("there is no further card '" + notation + "' in the game");
    cards.remove((Integer) found);
    further.remove((Integer) found);
    return found;
  }

  private int find(List<Integer> among, String notation) {
    int found = -1;
    for (int card : among)
      if (game.cards().face(card).notation().equals(notation) && (found < 0 || card < found))
        found = card;
    return found;
  }

  /// Whether some card is written like this.
  static boolean isCard(Game game, String notation) {
    return game.content().isCard(notation);
  }

  private String known(String notation) {
    return known(game, notation);
  }

  /// The notations that come near.
  static String known(Game game, String notation) {
    TreeSet<String> all = new TreeSet<>();
    game.content().flares().forEach(f -> all.add(f.id()));
    String ofAlien = game.content().word(Kind.OF_ALIEN) + "-";
    game.content().aliens().forEach(a -> all.add(ofAlien + a.id()));
    for (int value = 0; value <= 40; value++) {
      String attack = "attack-" + (value < 10 ? "0" : "") + value;
      if (game.content().cardNamed(attack) >= 0) all.add(attack);
    }
    List.of("negotiate", "morph", "reinforcement-2", "reinforcement-3", "reinforcement-5")
        .forEach(all::add);
    game.content().artifacts().forEach(a -> all.add(a.id()));
    String start = notation.substring(0, Math.min(3, notation.length()));
    List<String> near = all.stream().filter(n -> n.startsWith(start)).toList();
    return "allowed: " + String.join(", ", near.isEmpty() ? all : near);
  }

  /// The alien number of a flare.
  int cardAlien(Item item) {
    return game.content().flares().stream()
        .filter(f -> f.id().equals(item.text()))
        .map(f -> game.content().alienNumber(f.alien().id()))
        .findFirst()
        .orElseThrow(() -> item.error("unknown card '" + item.text() + "'; " + known(item.text())));
  }

  /// The alien number of another card of an alien.
  ///
  /// @param kind what the notation of such cards begins with
  int alienOf(Item item, String kind) {
    int alien = game.content().alienNumber(item.text().substring(kind.length()));
    if (alien < 0) throw item.error("unknown card '" + item.text() + "'; " + known(item.text()));
    return alien;
  }

  /// Deals the top cards of what is left to a seat.
  void deal(Seat seat, int count) {
    for (int i = 0; i < count && !cards.isEmpty(); i++) {
      int card = Objects.requireNonNull(cards.removeLast());
      game.cards().toHand(seat, card);
      game.cards().knownTo(seat, card);
    }
  }

  /// What is left becomes the deck, these on top.
  void intoDeck(List<Integer> top) {
    cards.addAll(top.reversed());
    game.cards().deck().lay(cards);
  }
}
