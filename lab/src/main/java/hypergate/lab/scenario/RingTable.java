package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import java.util.Map;
import java.util.Objects;

/// Lays the ring around the home system of one seat: whose ships, how many, and the card of its
/// hand that holds them there.
final class RingTable {
  private static final String CARD = "card";

  private final Game game;
  private final Seat holder;
  private final Item ring;

  RingTable(Game game, Seat holder, Item ring) {
    this.game = game;
    this.holder = holder;
    this.ring = ring;
  }

  /// The ships come there, before those at other places are counted.
  void lay() {
    Map<String, Item> entries = ring.map();
    if (!entries.containsKey(CARD)) throw ring.error("`ring` names its `card`: flare-fungus");
    if (entries.size() == 1) throw ring.error("`ring` says whose ships are in it: `A: 2`");
    entries.forEach(
        (name, item) -> {
          if (!name.equals(CARD)) lay(name, item);
        });
  }

  private void lay(String name, Item item) {
    Seat owner = Seats.named(item, name, game.seats());
    if (owner == holder) throw item.error("no ring is of ships of its own system");
    if (item.number() <= 0 || item.number() > game.rules().ships())
      throw item.error("a ring has 1 to " + game.rules().ships() + " ships of a seat");
    game.byHand().ships(Place.ON_SHEETS, owner, item.number());
    game.verbs().rings().lay(holder, owner, item.number());
  }

  /// The card holds them, once its seat has its hand.
  void hold() {
    Item named = Objects.requireNonNull(ring.map().get(CARD));
    CardSet hand = game.cards().hand(holder);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (game.cards().face(card).notation().equals(named.text())) {
        game.verbs().rings().hold(holder, card);
        return;
      }
    throw named.error(
        "the hand of "
            + holder
            + " has no '"
            + named.text()
            + "'; it has: "
            + game.cards().names(hand));
  }
}
