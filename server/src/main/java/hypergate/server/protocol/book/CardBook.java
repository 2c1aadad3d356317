package hypergate.server.protocol.book;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.word.Kind;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Everything that is printed on cards and sheets, from the engine's declarations.
///
/// @param cards cosmic cards, flares, destiny cards and cards of variants, each face once
/// @param aliens all aliens
/// @param ofVariants the cards of families that have lists to themselves, by what these are called
public record CardBook(
    List<CardInfo> cards,
    List<CardInfo> aliens,
    @JsonAnyGetter Map<String, List<CardInfo>> ofVariants) {
  /// Destiny cards that name nobody by colour.
  private static final List<CardInfo> DESTINIES =
      List.of(
          destiny("wild", "Wild", "The offense encounters whomever it chooses."),
          destiny(
              "most-foreign-colonies",
              "Most colonies",
              "The offense encounters the player with the most foreign colonies."),
          destiny(
              "fewest-ships-in-warp",
              "Fewest in warp",
              "The offense encounters the player with the fewest ships in the warp."),
          destiny(
              "most-cards-in-hand",
              "Most cards",
              "The offense encounters the player with the most cards in hand."),
          destiny(
              "invasion",
              "Invasion!",
              "Who draws it is encountered by the Invader first; for the Invader it is wild."));

  /// The book of all these cards.
  public static CardBook of(Content content) {
    return of(content, BookParts.ALL);
  }

  /// The book of those of these cards that belong to some parts.
  ///
  /// @param parts see [BookParts]
  public static CardBook of(Content content, Set<String> parts) {
    List<Card> all =
        content.all().stream().filter(card -> parts.contains(BookParts.nameOf(card))).toList();
    List<CardInfo> cards = new ArrayList<>();
    for (Face face : content.faces()) if (face.artifact() == null) cards.add(plain(face));
    cards.addAll(DESTINIES);
    Map<String, String> lists = new LinkedHashMap<>();
    for (ServerVariant variant : ServerVariants.ALL) lists.putAll(variant.lists());
    for (Card card : all)
      if (!card.family().equals("alien") && !lists.containsKey(card.family()))
        cards.add(CardInfo.of(card));
    Map<String, List<CardInfo>> ofVariants = new LinkedHashMap<>();
    lists.forEach((family, list) -> ofVariants.put(list, family(all, family)));
    return new CardBook(cards, family(all, "alien"), ofVariants);
  }

  private static List<CardInfo> family(List<Card> all, String word) {
    return all.stream().filter(card -> card.family().equals(word)).map(CardInfo::of).toList();
  }

  private static CardInfo plain(Face face) {
    Kind kind = face.kind();
    CardInfo info = CardInfo.of(face.notation(), kind.word(), face.words(), kind.text());
    boolean counts = kind == Kind.ATTACK || kind == Kind.REINFORCEMENT;
    return counts ? info.worth(face.value()) : info;
  }

  private static CardInfo destiny(String id, String name, String text) {
    return CardInfo.of(id, "destiny", name, text);
  }
}
