package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.card.Option;
import hypergate.game.card.StartCard;
import hypergate.game.card.Variant;
import hypergate.game.piece.Seat;
import hypergate.lab.variants.LabVariants;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Cards that somebody wants to play with at once: what must be switched on for them, and that its
/// seat begins with them.
final class Tryout {
  private final Content content;

  /// @param content what there is to play with, the cards that somebody wrote for the table
  ///   included
  Tryout(Content content) {
    this.content = content;
  }

  /// Switches on what a card needs, unless it is on.
  ///
  /// @param card its id in the catalogue
  /// @param options those of the table, which are changed
  void prepare(String card, Map<String, String> options) {
    Card declared = content.find(card);
    Variant variant = content.variantOf(card);
    Map<String, String> needed = declared == null ? Map.of() : LabVariants.toTry(declared);
    if (!needed.isEmpty()) turnOn(options, needed);
    else if (variant != null)
      variant.toBeginWith().forEach((option, value) -> turnOn(options, option, value));
    else if (card.startsWith("flare-")) turnOn(options, Option.FLARES, "on");
    else if (content.cardNamed(card) >= 0)
      content.faces().stream()
          .filter(face -> face.notation().equals(card))
          .map(Face::artifact)
          .filter(Objects::nonNull)
          .forEach(artifact -> prepare(artifact, options));
  }

  private static void turnOn(Map<String, String> options, Map<String, String> needed) {
    for (Option option : AllContent.OPTIONS.all()) {
      String value = needed.get(option.notation());
      if (value != null) turnOn(options, option, value);
    }
  }

  private void prepare(ArtifactCard artifact, Map<String, String> options) {
    turnOn(options, LabVariants.toTry(artifact));
    Option option = artifact.option();
    if (option != null) options.put(option.notation(), artifact.values().getLast());
  }

  private static void turnOn(Map<String, String> options, Option option, String value) {
    String off = AllContent.OPTIONS.standard().text(option);
    if (options.getOrDefault(option.notation(), off).equals(off))
      options.put(option.notation(), value);
  }

  /// What a seat begins with: for a card that an alien brings that alien; nothing for what only
  /// comes as a reward.
  List<StartCard> startCards(Seat seat, List<String> cards) {
    return cards.stream()
        .filter(
            card -> content.cardNamed(card) < 0 || !content.hasOtherBack(content.cardNamed(card)))
        .map(card -> new StartCard(seat, begun(card)))
        .distinct()
        .toList();
  }

  private String begun(String card) {
    Card declared = content.find(card);
    for (ServerVariant variant : ServerVariants.ALL)
      if (declared != null && !variant.alienOf(declared).isEmpty())
        return variant.alienOf(declared);
    return card;
  }
}
