package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Face;
import hypergate.game.Option;
import hypergate.game.StartCard;
import hypergate.game.Variant;
import hypergate.game.piece.Seat;
import hypergate.variant.essences.Essence;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.HazardOptions;
import hypergate.variant.rewards.RewardOptions;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechnologyOptions;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Cards that somebody wants to play with at once: what must be switched on for them, and that its
/// seat begins with them.
final class Tryout {
  private static final Content ALL = AllContent.ALL;

  private Tryout() {}

  /// Switches on what a card needs, unless it is on.
  ///
  /// @param card its id in the catalogue
  /// @param options those of the table, which are changed
  static void prepare(String card, Map<String, String> options) {
    Variant variant = ALL.variantOf(card);
    Hazard hazard = ALL.find(card) instanceof Hazard found ? found : null;
    if (hazard != null) {
      turnOn(options, HazardOptions.HAZARDS, hazard.set());
      turnOn(options, HazardOptions.TRIGGER, "everyEncounter");
    } else if (Tech.numberOf(ALL, card) >= 0) {
      turnOn(options, TechnologyOptions.TECHNOLOGY, "odyssey");
      if (ALL.of(Tech.class).get(Tech.numberOf(ALL, card)).isHaz())
        turnOn(options, HazardOptions.HAZARDS, "odyssey");
    } else if (variant != null)
      variant.toBeginWith().forEach((option, value) -> turnOn(options, option, value));
    else if (card.startsWith("flare-")) turnOn(options, Option.FLARES, "on");
    else if (card.startsWith("pulsar-")) turnOn(options, Option.PULSARS, "true");
    else if (ALL.cardNamed(card) >= 0)
      ALL.faces().stream()
          .filter(face -> face.notation().equals(card))
          .map(Face::artifact)
          .filter(Objects::nonNull)
          .forEach(artifact -> prepare(artifact, options));
  }

  private static void prepare(Artifact artifact, Map<String, String> options) {
    if (!artifact.deck().isEmpty()) turnOn(options, RewardOptions.REWARDS, "on");
    Option option = artifact.option();
    if (option != null) options.put(option.notation(), artifact.values().getLast());
  }

  private static void turnOn(Map<String, String> options, Option option, String value) {
    String off = AllContent.OPTIONS.standard().text(option);
    if (options.getOrDefault(option.notation(), off).equals(off))
      options.put(option.notation(), value);
  }

  /// What a seat begins with: for a Pulsar or an essence card its alien; nothing for what only
  /// comes as a reward.
  static List<StartCard> startCards(Seat seat, List<String> cards) {
    return cards.stream()
        .filter(card -> ALL.cardNamed(card) < 0 || !ALL.hasOtherBack(ALL.cardNamed(card)))
        .map(card -> new StartCard(seat, begun(card)))
        .distinct()
        .toList();
  }

  private static String begun(String card) {
    // A tech is called Pulsar Power Plant.
    if (card.startsWith("pulsar-") && Tech.numberOf(ALL, card) < 0)
      return card.substring("pulsar-".length());
    return ALL.find(card) instanceof Essence essence ? essence.alien() : card;
  }
}
