package hypergate.server.protocol.deal;

import hypergate.game.piece.Planet;
import org.jspecify.annotations.Nullable;

/// One term of an offer.
///
/// @param notation as its speaker says it: `card attack-06`, `cards 2`, `colony C4`, `tech tech-1`
/// @param kind `card`, `cards`, `kind`, `colony`, `pile`, `tokens`, `free`, `send`, or what a
///   variant adds
/// @param card the face, kind of card or thing of a variant, where it has been said or can be seen;
///   whose ships are sent
/// @param count of random cards, of cards of a pile, of tokens, or of ships freed or sent
/// @param planet of a colony
/// @param slot of a card that lies before a seat
/// @param locked whether whoever proposes it says that it is not up for change
/// @param wins true for what would give its receiver enough colonies to win the game
public record DealTerm(
    String notation,
    String kind,
    @Nullable String card,
    @Nullable Integer count,
    @Nullable String planet,
    @Nullable Integer slot,
    @Nullable Boolean locked,
    @Nullable Boolean wins) {
  static DealTerm card(String face) {
    return new DealTerm("card " + face, "card", face, null, null, null, null, null);
  }

  static DealTerm kind(String word) {
    return new DealTerm("kind " + word, "kind", word, null, null, null, null, null);
  }

  static DealTerm cards(int count) {
    return new DealTerm("cards " + count, "cards", null, count, null, null, null, null);
  }

  static DealTerm pile(int count) {
    return new DealTerm("pile " + count, "pile", null, count, null, null, null, null);
  }

  static DealTerm tokens(int count) {
    return new DealTerm("tokens " + count, "tokens", null, count, null, null, null, null);
  }

  static DealTerm free(int ships) {
    return new DealTerm("free " + ships, "free", null, ships, null, null, null, null);
  }

  static DealTerm send(String owner, int ships) {
    return new DealTerm(
        "send " + owner + " " + ships, "send", owner, ships, null, null, null, null);
  }

  static DealTerm colony(String planet) {
    return new DealTerm("colony " + planet, "colony", null, null, planet, null, null, null);
  }

  static DealTerm colonyWithOutpost(Planet planet, String outpost) {
    return new DealTerm(
        "colony " + planet + " " + outpost,
        "colony",
        null,
        null,
        planet.toString(),
        null,
        null,
        null);
  }

  /// A card in a slot.
  ///
  /// @param name how it is said
  /// @param face null where it has not been said and cannot be seen
  public static DealTerm inSlot(String kind, String name, int slot, @Nullable String face) {
    return new DealTerm(kind + " " + name, kind, face, null, null, slot, null, null);
  }

  /// A thing of another kind, by its id.
  public static DealTerm named(String kind, String id) {
    return new DealTerm(kind + " " + id, kind, id, null, null, null, null, null);
  }

  DealTerm lock() {
    return new DealTerm(notation, kind, card, count, planet, slot, true, wins);
  }

  /// It would give its receiver enough colonies to win.
  DealTerm winning() {
    return new DealTerm(notation, kind, card, count, planet, slot, locked, true);
  }

  /// What it is, whoever says it.
  String canonical() {
    return slot == null ? notation : kind + " #" + slot;
  }

  /// How many cards it takes from a hand.
  int cards() {
    return switch (kind) {
      case "cards" -> count == null ? 0 : count;
      case "card", "kind" -> 1;
      default -> 0;
    };
  }
}
