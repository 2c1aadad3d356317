package hypergate.server.protocol.book;

import hypergate.game.Ability;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Effect;
import hypergate.game.Essence;
import hypergate.game.Face;
import hypergate.game.Flare;
import hypergate.game.Hazard;
import hypergate.game.Kind;
import hypergate.game.Pulsar;
import hypergate.game.Pulsars;
import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.view.LogEvent;
import hypergate.variant.moons.Moon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Everything that is printed on cards and sheets, from the engine's declarations.
///
/// @param cards cosmic cards, flares, destiny cards and moons, each face once
/// @param aliens all aliens
/// @param techs all techs
/// @param hazards all hazards, each once
public record CardBook(
    List<CardInfo> cards, List<CardInfo> aliens, List<CardInfo> techs, List<CardInfo> hazards) {
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
              "The offense encounters the player with the most cards in hand."));

  /// The book of all these cards.
  public static CardBook of(Content content) {
    List<CardInfo> cards = new ArrayList<>();
    for (Face face : content.faces()) cards.add(face(face));
    for (Flare flare : content.flares()) cards.add(flare(flare));
    for (int i = 0; i < content.aliens().size(); i++) cards.add(pulsar(content.pulsar(i)));
    cards.addAll(DESTINIES);
    for (Essence essence : content.essences()) cards.add(essence(essence));
    for (Moon moon : content.moons()) cards.add(moon(moon));
    return new CardBook(
        cards,
        content.aliens().stream().map(CardBook::alien).toList(),
        content.techs().stream().map(CardBook::tech).toList(),
        content.hazards().stream().map(CardBook::hazard).toList());
  }

  private static CardInfo essence(Essence essence) {
    Map<String, Object> traits = new TreeMap<>();
    if (essence.number() > 0) traits.put("number", essence.number());
    return CardInfo.of(essence.id(), "essence", essence.name(), essence.text()).traits(traits);
  }

  private static CardInfo moon(Moon moon) {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("group", moon.group().notation());
    traits.put("back", moon.back().notation());
    traits.put("works", moon.kind().name().toLowerCase(Locale.ROOT));
    return CardInfo.of(moon.id(), "moon", moon.name(), moon.text())
        .from("odyssey")
        .acting(roles(moon.effect()), List.of(), windows(moon.effect()))
        .traits(traits);
  }

  private static CardInfo destiny(String id, String name, String text) {
    return CardInfo.of(id, "destiny", name, text);
  }

  private static CardInfo face(Face face) {
    Kind kind = face.kind();
    Artifact artifact = face.artifact();
    String text = artifact == null ? kind.text() : artifact.text();
    CardInfo info = CardInfo.of(face.notation(), kind.word(), face.words(), text);
    if (artifact != null) {
      Effect effect = artifact.effect();
      return info.acting(roles(effect), List.of(), windows(effect));
    }
    boolean counts = kind == Kind.ATTACK || kind == Kind.REINFORCEMENT;
    return counts ? info.worth(face.value()) : info;
  }

  private static CardInfo flare(Flare flare) {
    String alien = flare.alien().name();
    String text =
        "Wild: " + flare.wildText() + " Super (only for " + alien + "): " + flare.superText();
    Map<String, Object> traits = new TreeMap<>();
    traits.put("alien", flare.alien().id());
    traits.put("wild", bars(flare.wildBar(), flare.wildPhases()));
    traits.put("super", bars(flare.superBar(), flare.superPhases()));
    List<Step> phases =
        Stream.concat(flare.wildPhases().stream(), flare.superPhases().stream())
            .distinct()
            .sorted()
            .toList();
    return CardInfo.of(flare.id(), "flare", alien + " flare", text)
        .sides(flare.wildText(), flare.superText())
        .from(flare.alien().set())
        .acting(
            join(roles(flare.wildBar()), roles(flare.superBar())),
            steps(phases),
            join(windows(flare.wildEffect()), windows(flare.superEffect())))
        .traits(traits);
  }

  // Each way of playing it, by its word; and why a side is our design.
  private static CardInfo pulsar(Pulsar pulsar) {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("alien", pulsar.alien().id());
    StringBuilder text = new StringBuilder();
    for (Pulsars.Mode mode : Pulsars.Mode.values()) {
      if (!pulsar.has(mode)) continue;
      traits.put(mode.word(), pulsar.text(mode));
      text.append(text.isEmpty() ? "" : " ")
          .append(mode.word().substring(0, 1).toUpperCase(Locale.ROOT))
          .append(mode.word().substring(1))
          .append(": ")
          .append(pulsar.text(mode));
    }
    if (!pulsar.pro().ours().isEmpty()) traits.put("proOurs", pulsar.pro().ours());
    if (!pulsar.con().ours().isEmpty()) traits.put("conOurs", pulsar.con().ours());
    return CardInfo.of(pulsar.id(), "pulsar", pulsar.toString(), text.toString())
        .from(pulsar.alien().set())
        .acting(List.of("any"), List.of(), windows(pulsar.play(Pulsars.Mode.SHIELD)))
        .traits(traits);
  }

  private static Map<String, Object> bars(Role role, List<Step> phases) {
    Map<String, Object> bars = new TreeMap<>();
    bars.put("roles", roles(role));
    bars.put("phases", steps(phases));
    return bars;
  }

  private static CardInfo alien(Alien alien) {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("power", alien.word());
    traits.put("level", alien.level());
    if (alien.setup()) traits.put("setup", true);
    if (!alien.counters().isEmpty()) traits.put("counters", alien.counters());
    if (!alien.pile().isEmpty()) traits.put("pile", alien.pile());
    return CardInfo.of(alien.id(), "alien", alien.name(), alien.text())
        .from(alien.set())
        .duty(alien.mandatory())
        .acting(roles(alien.role()), steps(alien.phases()), windows(alien.effect()))
        .traits(traits);
  }

  private static CardInfo tech(Tech tech) {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("secret", tech.secret());
    traits.put("stays", tech.stays());
    if (tech.isHaz()) traits.put("kind", "haz");
    if (tech.isMili()) traits.put("kind", "mili");
    if (tech.anotherDrawn()) traits.put("draws", true);
    if (!tech.token().isEmpty()) traits.put("token", tech.token());
    return CardInfo.of(tech.id(), "tech", tech.name(), tech.text())
        .needing(tech.number())
        .from(tech.set())
        .acting(roles(tech.role()), steps(tech.phases()), windows(tech.effect()))
        .traits(traits);
  }

  private static CardInfo hazard(Hazard hazard) {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("stay", hazard.stay().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    traits.put("count", hazard.count());
    return CardInfo.of(hazard.id(), "hazard", hazard.name(), hazard.text())
        .from(hazard.set())
        .acting(List.of(), List.of(), windows(hazard.effect()))
        .traits(traits);
  }

  private static List<String> roles(Role role) {
    return switch (role) {
      case ANY -> List.of("any");
      case MAIN -> List.of("main");
      case MAIN_OR_ALLY -> List.of("main", "ally");
      case OFFENSE -> List.of("offense");
      case DEFENSE -> List.of("defense");
      case ALLY, OFFENSIVE_ALLY -> List.of("ally");
      case OFFENSE_OR_ALLY -> List.of("offense", "ally");
      case NOT_OFFENSE -> List.of("defense", "not-main");
      case NOT_MAIN, BYSTANDER -> List.of("not-main");
    };
  }

  private static List<String> roles(Effect effect) {
    return effect.abilities().stream().flatMap(a -> roles(a.role()).stream()).distinct().toList();
  }

  private static List<String> steps(List<Step> steps) {
    return steps.stream().map(step -> LogEvent.phase(step.words())).toList();
  }

  private static List<String> windows(Effect effect) {
    return effect.abilities().stream()
        .map(Ability::window)
        .distinct()
        .sorted()
        .map(Prompt::kebab)
        .toList();
  }

  private static List<String> join(List<String> one, List<String> other) {
    return Stream.concat(one.stream(), other.stream()).distinct().toList();
  }
}
