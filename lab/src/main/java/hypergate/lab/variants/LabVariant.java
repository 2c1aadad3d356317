package hypergate.lab.variants;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.word.Query;
import hypergate.lab.env.Section;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// What scenarios and counts know of one variant.
public interface LabVariant {
  // ---- the table of a scenario

  /// The keys that it knows under `given`.
  default List<String> tableKeys() {
    return List.of();
  }

  /// The keys that it knows below a seat.
  default List<String> seatKeys() {
    return List.of();
  }

  /// The options of a table that is described like this: with the variant where what is named needs
  /// it.
  default Options with(Options options, Given given) {
    return options;
  }

  /// What lays its part of the table; made for each game.
  ///
  /// @param stock cards that have not been given a place yet
  default Layer layer(Game game, Given given, Stock stock) {
    return Layer.NONE;
  }

  /// With what a game is played in which a card of this kind is tried; empty: with nothing more.
  default Map<String, String> toTry(Card card) {
    return Map.of();
  }

  /// With what a game is played in which two cards of this kind are tried beside each other.
  default Map<String, String> toTry(Card card, Card other) {
    Map<String, String> both = new LinkedHashMap<>(toTry(card));
    both.putAll(toTry(other));
    return both;
  }

  /// The ways in which such a card lies on a table on which it is tried, the likeliest first; none:
  /// it is none of its kinds.
  default List<Way> ways(Card card) {
    return List.of();
  }

  // ---- lessons

  /// The lessons about it, by the names of their files below `lessons`: `moons/moons`.
  default List<String> lessons() {
    return List.of();
  }

  // ---- what is expected

  /// What `then` can say of it.
  default List<Fact> facts() {
    return List.of();
  }

  // ---- what a seat sees as numbers

  /// The lists over which its blocks go, beside those that every game has: their entries by name.
  default Map<String, List<String>> lists(Content content) {
    return Map.of();
  }

  /// What a seat sees of it as blocks of numbers; all are 0 in a game without it.
  default List<Section> seen(Content content) {
    return List.of();
  }

  // ---- records

  /// The names by which records know values that its cards bend, where they are called something
  /// else now.
  default Map<Query, String> recorded() {
    return Map.of();
  }

  // ---- counting

  /// What of it is counted over random games.
  default List<Counted> counted() {
    return List.of();
  }

  /// Counts what no event tells, from the beginning of a game on.
  ///
  /// @param counts is told what came up, by id
  default void listen(Game game, BiConsumer<Counted, String> counts) {}

  /// What it adds up over games of machines; null: nothing.
  default @Nullable Sums sums(Content content) {
    return null;
  }

  // ---- measuring cards

  /// What is noted of it in each game when cards are measured; made for each table.
  default Noted noted() {
    return Noted.NOTHING;
  }
}
