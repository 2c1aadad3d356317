package hypergate.cli.terminal;

import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Flare;
import hypergate.game.Hazard;
import hypergate.game.Kind;
import hypergate.game.Payment;
import hypergate.game.Pulsar;
import hypergate.game.Pulsars.Mode;
import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;
import hypergate.variant.moons.Moon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What cards say, found by their notation: for options, explanations and the log.
public final class CardTexts {
  private final Content content;
  private final Map<String, Alien> aliens = new LinkedHashMap<>();
  private final Map<String, Flare> flares = new LinkedHashMap<>();
  private final Map<String, Pulsar> pulsars = new LinkedHashMap<>();
  private final Map<String, Artifact> artifacts = new LinkedHashMap<>();
  private final Map<String, Tech> techs = new LinkedHashMap<>();
  private final Map<String, Hazard> hazards = new LinkedHashMap<>();
  private final Map<String, Moon> moons = new LinkedHashMap<>();

  /// The texts of all these cards.
  public CardTexts(Content content) {
    this.content = content;
    content.aliens().forEach(a -> aliens.put(a.id(), a));
    content.flares().forEach(f -> flares.put(f.id(), f));
    for (int i = 0; i < content.aliens().size(); i++)
      pulsars.put(content.pulsar(i).id(), content.pulsar(i));
    content.artifacts().forEach(a -> artifacts.put(a.id(), a));
    content.techs().forEach(t -> techs.put(t.id(), t));
    content.hazards().forEach(h -> hazards.put(h.id(), h));
    content.moons().forEach(m -> moons.put(m.id(), m));
  }

  /// Everything that has a text, by notation.
  public List<String> names() {
    List<String> names = new ArrayList<>(aliens.keySet());
    names.addAll(flares.keySet());
    names.addAll(pulsars.keySet());
    names.addAll(artifacts.keySet());
    names.addAll(techs.keySet());
    names.addAll(hazards.keySet());
    names.addAll(moons.keySet());
    names.addAll(List.of("negotiate", "morph", "attack", "reinforcement"));
    return names;
  }

  /// The alien with this id.
  public Optional<Alien> alien(String id) {
    return Optional.ofNullable(aliens.get(id));
  }

  /// The name that people read: `Cosmic Zap`, `Macron flare (wild)`; the notation for anything
  /// else.
  public String name(String notation) {
    String base = notation.replaceFirst("/.*", "");
    String side =
        notation.contains("/") ? " (" + notation.substring(notation.indexOf('/') + 1) + ")" : "";
    if (pulsars.containsKey(base)) return pulsars.get(base) + side;
    if (flares.containsKey(base)) return flares.get(base).alien().name() + " flare" + side;
    if (aliens.containsKey(base)) return aliens.get(base).name();
    if (artifacts.containsKey(base)) return artifacts.get(base).name();
    if (techs.containsKey(base)) return techs.get(base).name();
    if (hazards.containsKey(base)) return hazards.get(base).name();
    if (moons.containsKey(base)) return moons.get(base).name();
    if (base.startsWith("attack-")) return "Attack " + base.substring(7);
    if (base.startsWith("reinforcement-")) return "Reinforcement +" + base.substring(14);
    return switch (base) {
      case "negotiate" -> "Negotiate";
      case "morph" -> "Morph";
      default -> notation;
    };
  }

  /// What it does, in one sentence; empty when there is nothing to say.
  public String text(String notation) {
    String base = notation.replaceFirst("/.*", "");
    if (flares.containsKey(base)) {
      Flare flare = flares.get(base);
      if (notation.endsWith("/wild")) return flare.wildText();
      if (notation.endsWith("/super")) return flare.superText();
      return "Wild: "
          + flare.wildText()
          + " Super (only for "
          + flare.alien().name()
          + "): "
          + flare.superText();
    }
    if (pulsars.containsKey(base)) return pulsar(pulsars.get(base), notation);
    if (aliens.containsKey(base)) return aliens.get(base).text();
    if (artifacts.containsKey(base)) return artifacts.get(base).text();
    if (techs.containsKey(base)) return techs.get(base).text();
    if (hazards.containsKey(base)) return hazards.get(base).text();
    if (moons.containsKey(base)) return moons.get(base).text();
    for (Kind kind : Kind.values()) if (base.startsWith(kind.word())) return kind.text();
    return "";
  }

  private static String pulsar(Pulsar pulsar, String notation) {
    for (Mode mode : Mode.values())
      if (notation.endsWith("/" + mode.word())) return pulsar.text(mode);
    StringBuilder text = new StringBuilder();
    for (Mode mode : Mode.values())
      if (pulsar.has(mode))
        text.append(text.isEmpty() ? "" : " ")
            .append(Character.toUpperCase(mode.word().charAt(0)))
            .append(mode.word().substring(1))
            .append(": ")
            .append(pulsar.text(mode));
    return text.toString();
  }

  /// The bars of a card in words: who may use it, when, must or may; empty for plain cards.
  public String bars(String notation) {
    String base = notation.replaceFirst("/.*", "");
    if (flares.containsKey(base)) {
      Flare flare = flares.get(base);
      if (notation.endsWith("/super")) return bars(flare.superBar(), flare.superPhases());
      return bars(flare.wildBar(), flare.wildPhases());
    }
    if (aliens.containsKey(base)) {
      Alien alien = aliens.get(base);
      return "“"
          + alien.word()
          + "”, "
          + (alien.mandatory() ? "mandatory, " : "optional, ")
          + bars(alien.role(), alien.phases());
    }
    if (techs.containsKey(base)) {
      Tech tech = techs.get(base);
      return price(tech)
          + ", "
          + bars(tech.role(), tech.phases())
          + (tech.secret() ? ", secret until used" : "")
          + (tech.stays() ? ", stays in play" : ", discarded after use");
    }
    if (moons.containsKey(base))
      return "moon, " + moons.get(base).group().notation().replace('-', ' ');
    if (hazards.containsKey(base))
      return switch (hazards.get(base).stay()) {
        case TEMPORARY -> "hazard, for one encounter";
        case PERMANENT -> "hazard, stays in play";
        case SEMI_PERMANENT -> "hazard, stays until the next one that stays";
        case INSTEAD -> "hazard, may be taken instead of the encounter";
      };
    return "";
  }

  private static String price(Tech tech) {
    if (tech.isHaz()) return "any number of ships, turned up after a hazard warning";
    Payment payment = tech.payment();
    return switch (payment.form()) {
      case TOTAL -> "paid with attack cards of " + payment.total() + " or more";
      case PAIR -> "paid with two attack cards of one value";
      case RUN -> "paid with two attack cards one apart";
      case SHIPS ->
          tech.research() == Tech.X ? "any number of ships" : "needs " + tech.research() + " ships";
    };
  }

  private static String bars(Role role, List<Step> phases) {
    String when =
        phases.isEmpty()
            ? "any phase"
            : phases.stream()
                .map(p -> p.words().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" or "));
    String who =
        switch (role) {
          case ANY -> "as any player";
          case MAIN -> "as a main player";
          case MAIN_OR_ALLY -> "as a main player or ally";
          case OFFENSE -> "as the offense";
          case DEFENSE -> "as the defense";
          default -> "as " + role.words();
        };
    return who + ", " + when;
  }

  /// The whole card in a few lines; empty when there is no such card.
  public List<String> card(String notation, Look look) {
    String text = text(notation);
    if (text.isEmpty()) return List.of();
    List<String> lines = new ArrayList<>();
    String bars = notation.contains("/") || !flares.containsKey(notation) ? bars(notation) : "";
    lines.addAll(
        List.of(
            look.wrap(look.bold(name(notation)) + (bars.isEmpty() ? "" : " (" + bars + ")"), 0)
                .split("\n")));
    if (flares.containsKey(notation)) {
      Flare flare = flares.get(notation);
      lines.addAll(List.of(look.wrap("Wild: " + flare.wildText(), 2).split("\n")));
      lines.addAll(
          List.of(
              look.wrap("Super, for " + flare.alien().name() + " only: " + flare.superText(), 2)
                  .split("\n")));
    } else lines.addAll(List.of(look.wrap(text, 2).split("\n")));
    return lines;
  }

  /// The one name that a word means: exact, or the only one that begins with it or contains it.
  public Optional<String> named(String word) {
    String wanted = word.toLowerCase(Locale.ROOT).strip().replace(' ', '-');
    if (!text(wanted).isEmpty()) return Optional.of(wanted);
    List<String> near = names().stream().filter(n -> n.startsWith(wanted)).toList();
    if (near.isEmpty()) near = names().stream().filter(n -> n.contains(wanted)).toList();
    return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
  }

  /// All cards that these texts are about.
  public Content content() {
    return content;
  }
}
