package hypergate.lab.variants.technology;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Layer;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechnologyOptions;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The techs of a scenario: before seats (`lunar-cannon:complete`), in their deck and their discard
/// pile, and cards that are stored under one.
final class TechTable implements Layer {
  private final Game game;
  private final Given given;
  private final Stock stock;
  private final List<Integer> deck = new ArrayList<>();
  private final List<Integer> named = new ArrayList<>();

  TechTable(Game game, Given given, Stock stock) {
    this.game = game;
    this.given = given;
    this.stock = stock;
  }

  @Override
  public void begin() {
    if (!game.options().is(TechnologyOptions.TECHNOLOGY)) return;
    Techs.of(game).deck().begin();
    deck.addAll(Techs.of(game).deck().cards().cards());
  }

  @Override
  public void seats() {
    given
        .seats(LabTechnology.TECHS)
        .forEach(
            (seat, techs) -> {
              for (Item one : techs.list()) if (!one.text().equals("none")) lay(seat, one);
            });
  }

  private void lay(Seat seat, Item item) {
    String[] parts = item.text().split(":");
    int number = take(item, parts[0]);
    if (!Techs.areIn(game)) throw item.error("techs need the option `technology`");
    Techs techs = Techs.of(game);
    int slots = 0;
    for (int slot = 0; slot < game.cardSlots().top(); slot++) if (techs.exists(slot)) slots++;
    if (slots == CardSlots.MOST) throw item.error("too many techs");
    int slot = techs.put(seat, number);
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].equals("complete")) {
        techs.layComplete(slot, 0);
      } else if (parts[i].equals("sheet")) {
        techs.sheet(slot, game.powers().number(Powers.instance(seat, Powers.OWN)));
      } else if (parts[i].matches("\\d{1,2}")) {
        int ships = Integer.parseInt(parts[i]);
        boolean complete = techs.isComplete(slot);
        if (complete) techs.layComplete(slot, ships);
        // Of completed techs only those that copy others have ships on them for long.
        if (!complete || techs.tech(slot).isCopying()) techs.layShips(slot, ships);
      } else {
        throw item.error(
            "unknown state '"
                + parts[i]
                + "' of a tech; allowed: id, id:3, id:3:sheet, id:complete");
      }
    }
  }

  private int take(Item item, String id) {
    int number = Tech.numberOf(game.content(), id);
    if (number < 0)
      throw item.error(
          "unknown tech '"
              + id
              + "'; allowed: "
              + String.join(", ", game.content().of(Tech.class).stream().map(Tech::id).toList()));
    if (named.contains(number)) throw item.error("tech '" + id + "' is there twice");
    named.add(number);
    deck.remove((Integer) number);
    return number;
  }

  // ---- cards stored under a tech

  @Override
  public List<String> piles(Seat seat) {
    List<String> piles = new ArrayList<>();
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (Techs.of(game).isOf(slot, seat)) piles.add(Techs.of(game).tech(slot).id());
    return piles;
  }

  @Override
  public void pile(Seat seat, String name, Item cards) {
    Techs techs = Techs.of(game);
    int slot = 0;
    while (!techs.isOf(slot, seat) || !techs.tech(slot).id().equals(name)) slot++;
    if (cards.list().size() > 1) throw cards.error("one card can be stored under a tech");
    for (Item one : cards.list()) {
      int card = stock.take(one);
      game.cards().aside(card);
      techs.stored(slot, card);
      game.cards().knownTo(seat, card);
      // What can be played from under a tech lies face up.
      if (techs.tech(slot).effect().isBending(Query.STORED_PLAYABLE)) {
        game.byHand().held(card);
        game.cards().knownToAll(card);
      }
    }
  }

  // ---- decks

  @Override
  public void decks() {
    List<Integer> top = new ArrayList<>();
    for (Item item : given.list(LabTechnology.DECK)) top.add(take(item, item.text()));
    List<Integer> pile = new ArrayList<>();
    for (Item item : given.list(LabTechnology.DISCARD)) pile.add(take(item, item.text()));
    for (int tech : pile.reversed()) Techs.of(game).deck().discard(tech);
    if (!Techs.areIn(game)) return;
    deck.addAll(top.reversed());
    Techs.of(game).deck().cards().lay(deck);
  }

  // ---- facts

  /// The techs of a seat in the words of a scenario.
  static String of(Game game, Seat seat) {
    List<String> names = new ArrayList<>();
    for (int slot = 0; slot < game.cardSlots().top(); slot++) {
      if (!Techs.of(game).isOf(slot, seat)) continue;
      String id = Techs.of(game).tech(slot).id();
      int ships = Techs.of(game).ships(slot);
      String sheet = Techs.of(game).sheet(slot) < 0 ? "" : ":sheet";
      if (Techs.of(game).isComplete(slot)) names.add(id + ":complete");
      else names.add((ships == 0 ? id : id + ":" + ships) + sheet);
    }
    Collections.sort(names);
    return words(names);
  }

  /// The discarded techs, the last on top.
  static String discarded(Game game) {
    List<String> names = new ArrayList<>();
    if (!Techs.areIn(game)) return words(names);
    for (int tech : Techs.of(game).deck().discards().cards().reversed())
      names.add(game.content().of(Tech.class).get(tech).id());
    return words(names);
  }

  private static String words(List<String> words) {
    return words.isEmpty() ? "none" : String.join(" ", words);
  }
}
