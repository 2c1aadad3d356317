package hypergate.game.explain;

import hypergate.game.Ability;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Effect;
import hypergate.game.Flare;
import hypergate.game.Hazard;
import hypergate.game.Pulsar;
import hypergate.game.Pulsars.Mode;
import hypergate.game.Tech;
import hypergate.variant.moons.Moon;
import java.util.Optional;

/// Something that can be used, by its notation.
///
/// @param id the notation of the effect: `macron`, `flare-macron/wild`, `cosmic-zap`
/// @param card the notation of the card or sheet: `flare-macron`
/// @param name as printed
/// @param effect its rules
/// @param text what it does
record Named(String id, String card, String name, Effect effect, String text) {
  /// What a notation stands for; a flare without a side is its wild side.
  static Optional<Named> of(Content content, String notation) {
    String card = notation.replaceFirst("/(wild|super|con|denial|pro|shield)$", "");
    for (Flare flare : content.flares())
      if (flare.id().equals(card)) return Optional.of(side(flare, notation.endsWith("/super")));
    Optional<Named> pulsar = pulsar(content, card, notation);
    if (pulsar.isPresent()) return pulsar;
    if (!card.equals(notation)) return Optional.empty();
    for (Alien alien : content.aliens())
      if (alien.id().equals(notation))
        return Optional.of(
            new Named(notation, notation, alien.name(), alien.effect(), alien.text()));
    for (Artifact artifact : content.artifacts())
      if (artifact.id().equals(notation))
        return Optional.of(
            new Named(notation, notation, artifact.name(), artifact.effect(), artifact.text()));
    for (Tech tech : content.techs())
      if (tech.id().equals(notation))
        return Optional.of(new Named(notation, notation, tech.name(), tech.effect(), tech.text()));
    for (Hazard hazard : content.hazards())
      if (hazard.id().equals(notation))
        return Optional.of(
            new Named(notation, notation, hazard.name(), hazard.effect(), hazard.text()));
    for (Moon moon : content.moons())
      if (moon.id().equals(notation))
        return Optional.of(new Named(notation, notation, moon.name(), moon.effect(), moon.text()));
    return Optional.empty();
  }

  // A Pulsar without a side means Denial, which each of them has.
  private static Optional<Named> pulsar(Content content, String card, String notation) {
    if (!card.startsWith("pulsar-")) return Optional.empty();
    int alien = content.alienNumber(card.substring("pulsar-".length()));
    if (alien < 0) return Optional.empty();
    Mode mode = Mode.DENIAL;
    for (Mode each : Mode.values()) if (notation.endsWith("/" + each.word())) mode = each;
    return Optional.of(side(content.pulsar(alien), mode));
  }

  static Named side(Pulsar pulsar, Mode mode) {
    Effect effect = pulsar.play(mode);
    return new Named(effect.id(), pulsar.id(), pulsar.toString(), effect, pulsar.text(mode));
  }

  static Named side(Flare flare, boolean strong) {
    String name = flare.alien().name() + " flare";
    return strong
        ? new Named(flare.id() + "/super", flare.id(), name, flare.superEffect(), flare.superText())
        : new Named(flare.id() + "/wild", flare.id(), name, flare.wildEffect(), flare.wildText());
  }

  Ability.Source source() {
    return effect.source();
  }

  /// The rule that lets such a card or power act.
  String rule() {
    return switch (source()) {
      case POWER -> "R-20.1";
      case WILD, SUPER -> "R-19.1";
      case ARTIFACT -> "R-18.9";
      case PULSAR -> "P2";
      case TECH -> "TC-1.1";
      case HAZARD -> "HZ-2";
      case ESSENCE -> "ES-6";
      case MOON -> "M-2";
    };
  }

  boolean isPulsar() {
    return source() == Ability.Source.PULSAR;
  }

  boolean isFlare() {
    return source() == Ability.Source.WILD || source() == Ability.Source.SUPER;
  }
}
