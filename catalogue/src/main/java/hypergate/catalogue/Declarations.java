package hypergate.catalogue;

import hypergate.game.Ability;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Effect;
import hypergate.game.Essence;
import hypergate.game.Flare;
import hypergate.game.Hazard;
import hypergate.game.Options;
import hypergate.game.Pulsar;
import hypergate.game.Pulsars;
import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;
import hypergate.game.Window;
import hypergate.variant.moons.Moon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Entries from the declarations that the engine obeys, and from the tables for what it does not
/// play yet.
final class Declarations {
  private static final List<String> EXPERIENCE = List.of("Novice", "Advanced", "Expert");
  private static final Map<String, String> ORIGINS =
      Map.of(
          "base", "FFG",
          "incursion", "CI",
          "conflict", "CC",
          "alliance", "CA",
          "storm", "CS",
          "dominion", "CD",
          "eons", "CE",
          "odyssey", "CO");

  private final Content content;
  private final Metadata metadata;
  private final List<Entry> entries = new ArrayList<>();

  private Declarations(Content content, Metadata metadata) {
    this.content = content;
    this.metadata = metadata;
  }

  /// All aliens and cards, in no order that means anything.
  static List<Entry> of(Content content, Metadata metadata) {
    Declarations declarations = new Declarations(content, metadata);
    declarations.aliens();
    metadata.described().forEach(declarations::described);
    content.flares().forEach(declarations::flare);
    content.techs().forEach(declarations::tech);
    for (int i = 0; i < content.aliens().size(); i++) declarations.pulsar(content.pulsar(i));
    content.moons().forEach(declarations::moon);
    content.artifacts().forEach(declarations::artifact);
    content.hazards().forEach(declarations::hazard);
    for (int i = 0; i < content.essences().size(); i++) declarations.essence(i);
    return List.copyOf(declarations.entries);
  }

  private static Entry.Builder enforced(Kind kind, String id, String name) {
    return new Entry.Builder(kind, id, name).put(Field.STATUS, Entry.ENFORCED);
  }

  private void aliens() {
    Map<String, Flare> flares = new LinkedHashMap<>();
    for (Flare flare : content.flares()) flares.put(flare.alien().id(), flare);
    for (int i = 0; i < content.aliens().size(); i++) {
      Alien alien = content.alien(i);
      alien(alien, flares.get(alien.id()), content.pulsar(i));
    }
    for (String id : metadata.aliens()) {
      if (content.alienNumber(id) >= 0) continue;
      Entry.Builder entry =
          new Entry.Builder(Kind.ALIEN, id, metadata.name(id)).put(Field.STATUS, Entry.DESCRIBED);
      metadata.timing(entry, id);
      metadata.alien(entry, id);
      entries.add(entry.done());
    }
  }

  private void alien(Alien alien, @Nullable Flare flare, Pulsar pulsar) {
    Entry.Builder entry =
        enforced(Kind.ALIEN, alien.id(), alien.name())
            .put(Field.SET, alien.set())
            .put(Field.ORIGIN, ORIGINS.getOrDefault(alien.set(), ""))
            .put(Field.EXPERIENCE, EXPERIENCE.get(alien.level()))
            .put(Field.OBLIGATION, alien.mandatory() ? "M" : "O")
            .put(Field.POWER, alien.word())
            .put(Field.TEXT, alien.text())
            .put(Field.PRO, pulsar.text(Pulsars.Mode.PRO))
            .put(Field.CON, pulsar.text(Pulsars.Mode.CON))
            .put(Field.SCENARIO, "scenarios/" + alien.set() + "/aliens/" + alien.id())
            .add(Field.CONFLICT, bans(content.alienNumber(alien.id())));
    List<String> see = new ArrayList<>();
    if (flare != null) {
      entry.put(Field.WILD, flare.wildText()).put(Field.SUPER, flare.superText());
      see.add(flare.id());
    }
    see.add(pulsar.id());
    for (Essence essence : alien.essences()) see.add(essence.id());
    entry.put(Field.SEE, see);
    timing(List.of(alien.effect()), alien.phases(), alien.role()).into(entry);
    metadata.alien(entry, alien.id());
    entries.add(entry.done());
  }

  // A card that only the tables know.
  private void described(Map<String, String> row) {
    String word = row.getOrDefault("kind", "");
    String id = row.getOrDefault("id", "");
    boolean never = row.getOrDefault("notes", "").contains("Left out");
    Entry.Builder entry =
        new Entry.Builder(Kind.of(word), id, row.getOrDefault("name", id))
            .put(Field.STATUS, never ? Entry.EXCLUDED : Entry.DESCRIBED);
    Metadata.write(entry, row);
    entries.add(entry.done());
  }

  private List<String> bans(int alien) {
    return IntStream.range(0, content.aliens().size())
        .filter(other -> content.neverMeet(alien, other, Options.STANDARD))
        .mapToObj(other -> content.alien(other).id())
        .toList();
  }

  private void flare(Flare flare) {
    List<Step> bar = new ArrayList<>();
    boolean any = flare.wildPhases().isEmpty() || flare.superPhases().isEmpty();
    if (!any) {
      bar.addAll(flare.wildPhases());
      bar.addAll(flare.superPhases());
    }
    String set = flare.alien().set();
    Entry.Builder entry =
        enforced(Kind.FLARE, flare.id(), flare.toString())
            .put(Field.SET, set)
            .put(Field.ORIGIN, ORIGINS.getOrDefault(set, ""))
            .put(Field.WILD, flare.wildText())
            .put(Field.SUPER, flare.superText())
            .put(Field.SCENARIO, "scenarios/" + set + "/flares/" + flare.alien().id())
            .put(Field.SEE, flare.alien().id());
    timing(List.of(flare.wildEffect(), flare.superEffect()), bar, flare.wildBar(), flare.superBar())
        .into(entry);
    metadata.card(entry, flare.id());
    entries.add(entry.done());
  }

  private void tech(Tech tech) {
    Entry.Builder entry =
        enforced(Kind.TECH, tech.id(), tech.name())
            .put(Field.SET, tech.set())
            .put(Field.COST, tech.number())
            .put(Field.TEXT, tech.text())
            .put(Field.TYPE, tech.isHaz() ? "Haz-Tech" : tech.isMili() ? "Mili-Tech" : "")
            .put(Field.SCENARIO, "scenarios/" + tech.set() + "/tech/" + tech.id());
    boolean becomesAnother = tech.phases().isEmpty() && isIdle(tech.effect());
    Timing timing =
        becomesAnother
            ? Timing.anyTime(tech.role())
            : timing(List.of(tech.effect()), tech.phases(), tech.role());
    timing.into(entry);
    metadata.card(entry, tech.id());
    entries.add(entry.orElse(Field.ORIGIN, ORIGINS.getOrDefault(tech.set(), "")).done());
  }

  private void pulsar(Pulsar pulsar) {
    List<Effect> effects = new ArrayList<>();
    for (Pulsars.Mode mode : Pulsars.Mode.values())
      if (pulsar.has(mode)) effects.add(pulsar.play(mode));
    String set = pulsar.alien().set();
    Entry.Builder entry =
        enforced(Kind.PULSAR, pulsar.id(), pulsar.toString())
            .put(Field.SET, set)
            .put(Field.ORIGIN, "GK")
            .put(Field.AUTHOR, "Gerald Katz")
            .put(Field.CON, pulsar.text(Pulsars.Mode.CON))
            .put(Field.PRO, pulsar.text(Pulsars.Mode.PRO))
            .put(Field.NOTES, ours(pulsar))
            .put(Field.SCENARIO, "scenarios/" + set + "/pulsars/" + pulsar.alien().id())
            .put(Field.SEE, pulsar.alien().id());
    timing(effects, List.of()).into(entry);
    metadata.card(entry, pulsar.id());
    entries.add(entry.done());
  }

  private static String ours(Pulsar pulsar) {
    List<String> notes = new ArrayList<>();
    if (!pulsar.pro().ours().isEmpty())
      notes.add("Pro is our design: " + pulsar.pro().ours() + ".");
    if (!pulsar.con().ours().isEmpty())
      notes.add("Con is our design: " + pulsar.con().ours() + ".");
    return String.join(" ", notes);
  }

  private void moon(Moon moon) {
    Entry.Builder entry =
        enforced(Kind.MOON, moon.id(), moon.name())
            .put(Field.SET, "odyssey")
            .put(Field.ORIGIN, "CO")
            .put(Field.TYPE, moon.group().notation())
            .put(Field.TEXT, moon.text())
            .put(Field.SCENARIO, "scenarios/odyssey/moons/" + moon.id());
    Timing.of(List.of(moon.effect(), moon.hidden()), List.of(), List.of(), aside(moon)).into(entry);
    metadata.card(entry, moon.id());
    entries.add(entry.done());
  }

  // What happens when it is revealed, and what it does as a term of a deal.
  private static List<Window> aside(Moon moon) {
    List<Window> windows = new ArrayList<>();
    Ability revealed = moon.revealed();
    if (revealed != null) windows.add(revealed.window());
    Ability dealt = moon.dealt();
    if (dealt != null) windows.add(dealt.window());
    return windows;
  }

  private void artifact(Artifact artifact) {
    boolean edict = !artifact.pack().isEmpty();
    Entry.Builder entry =
        enforced(edict ? Kind.EDICT : Kind.ARTIFACT, artifact.id(), artifact.name())
            .put(Field.COPIES, Integer.toString(artifact.count()))
            .put(Field.TEXT, artifact.text())
            .put(Field.TYPE, edict ? artifact.pack() : artifact.reward() ? "reward" : "");
    metadata.card(entry, artifact.id());
    String set = set(artifact, entry.done().first(Field.ORIGIN));
    entry
        .put(Field.SET, set)
        .orElse(Field.ORIGIN, ORIGINS.getOrDefault(set, ""))
        .put(Field.SCENARIO, "scenarios/" + set + "/artifacts/" + artifact.id());
    timing(List.of(artifact.effect()), List.of()).into(entry);
    entries.add(entry.done());
  }

  // The declaration of an artifact does not name its set: its pack does, else its origin.
  private static String set(Artifact artifact, String origin) {
    if (artifact.pack().equals("fan")) return "fan";
    if (!artifact.pack().isEmpty()) return "classic";
    for (Map.Entry<String, String> set : ORIGINS.entrySet())
      if (set.getValue().equals(origin)) return set.getKey();
    return artifact.reward() ? "dominion" : "base";
  }

  private void hazard(Hazard hazard) {
    Entry.Builder entry =
        enforced(Kind.HAZARD, hazard.id(), hazard.name())
            .put(Field.SET, hazard.set())
            .put(Field.ORIGIN, ORIGINS.getOrDefault(hazard.set(), ""))
            .put(Field.TYPE, hazard.stay().name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .put(Field.COPIES, Integer.toString(hazard.count()))
            .put(Field.TEXT, hazard.text())
            .put(Field.SCENARIO, "scenarios/" + hazard.set() + "/hazards/" + hazard.id());
    // Turned up with the destiny card, and what has no window acts there and then.
    timing(List.of(hazard.effect()), List.of(Step.DESTINY)).into(entry);
    metadata.card(entry, hazard.id());
    entries.add(entry.done());
  }

  private void essence(int number) {
    Essence essence = content.essence(number);
    Alien alien = content.alien(content.essenceAlien(number));
    Entry.Builder entry =
        enforced(Kind.ESSENCE, essence.id(), essence.name())
            .put(Field.SET, alien.set())
            .put(Field.ORIGIN, ORIGINS.getOrDefault(alien.set(), ""))
            .put(Field.COST, essence.number() > 0 ? Integer.toString(essence.number()) : "")
            .put(Field.TEXT, essence.text())
            .put(Field.SCENARIO, "scenarios/" + alien.set() + "/aliens/" + alien.id())
            .put(Field.SEE, alien.id());
    // What does nothing by itself is played by the power of its alien.
    Timing timing =
        isIdle(essence.effect())
            ? timing(List.of(alien.effect()), alien.phases(), alien.role())
            : timing(List.of(essence.effect()), List.of());
    timing.into(entry);
    metadata.card(entry, essence.id());
    entries.add(entry.done());
  }

  private static boolean isIdle(Effect effect) {
    return effect.abilities().isEmpty() && effect.queries() == 0;
  }

  private static Timing timing(List<Effect> effects, List<Step> bar, Role... roles) {
    return Timing.of(effects, bar, List.of(roles), List.of());
  }
}
