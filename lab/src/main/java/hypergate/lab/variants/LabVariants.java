package hypergate.lab.variants;

import hypergate.game.card.Card;
import hypergate.lab.variants.essences.LabEssences;
import hypergate.lab.variants.hazards.LabHazards;
import hypergate.lab.variants.levels.LabLevels;
import hypergate.lab.variants.moons.LabMoons;
import hypergate.lab.variants.pulsars.LabPulsars;
import hypergate.lab.variants.rewards.LabRewards;
import hypergate.lab.variants.technology.LabTechnology;
import hypergate.lab.variants.tokens.LabTokens;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The variants that scenarios and counts know, in the order in which tables are laid.
public final class LabVariants {
  /// All of them.
  public static final List<LabVariant> ALL =
      List.of(
          new LabTechnology(),
          new LabTokens(),
          new LabRewards(),
          new LabHazards(),
          new LabEssences(),
          new LabMoons(),
          new LabLevels(),
          new LabPulsars());

  private LabVariants() {}

  /// The options, with their values, that somebody needs who wants to try a card out.
  public static Map<String, String> toTry(Card card) {
    Map<String, String> needed = new LinkedHashMap<>();
    for (LabVariant variant : ALL) needed.putAll(variant.toTry(card));
    return needed;
  }

  /// The same for two cards beside each other.
  public static Map<String, String> toTry(Card card, Card other) {
    Map<String, String> needed = new LinkedHashMap<>();
    for (LabVariant variant : ALL) needed.putAll(variant.toTry(card, other));
    return needed;
  }
}
