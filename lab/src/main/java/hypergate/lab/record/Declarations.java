package hypergate.lab.record;

import hypergate.game.Ability;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Effect;
import hypergate.game.Essence;
import hypergate.game.Face;
import hypergate.game.Flare;
import hypergate.game.Hazard;
import hypergate.game.Pulsar;
import hypergate.game.Pulsars.Mode;
import hypergate.game.Query;
import hypergate.game.Tech;
import hypergate.variant.moons.Moon;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What cards declare, each as a digest: names, texts and numbers, and of every ability who may use
/// it, when, and whether it must be used. Names stand for everything, no position in a list does.
final class Declarations {
  private final Map<String, String> digests = new HashMap<>();
  private final String deck;

  Declarations(Content content) {
    content.aliens().forEach(this::alien);
    content.flares().forEach(this::flare);
    for (int i = 0; i < content.aliens().size(); i++) pulsar(content.pulsar(i));
    content.artifacts().forEach(this::artifact);
    content.techs().forEach(this::tech);
    content.hazards().forEach(this::hazard);
    content.moons().forEach(this::moon);
    deck = digest(deck(content));
  }

  /// SHA-256 in hex.
  static String digest(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// The plain cards of the cosmic deck, how many of each.
  String deck() {
    return deck;
  }

  /// The ids of all cards.
  Set<String> ids() {
    return new TreeSet<>(digests.keySet());
  }

  /// Notes the digest of a card; an alien without a flare has none of that id.
  void into(Map<String, String> parts, String id) {
    String digest = digests.get(id);
    if (digest != null) parts.put(id, digest);
  }

  private void put(String id, Object... parts) {
    String before =
        digests.put(id, digest(String.join("\n", Stream.of(parts).map(String::valueOf).toList())));
    if (before != null) throw new IllegalStateException("two cards are called " + id);
  }

  // ---- kinds of card

  private void alien(Alien a) {
    put(
        a.id(),
        "alien",
        a.name(),
        a.set(),
        a.level(),
        a.word(),
        a.role(),
        a.mandatory(),
        a.phases(),
        a.text(),
        is(a.dealt()),
        a.counters(),
        a.pile(),
        new TreeSet<>(a.bans()),
        new TreeSet<>(a.optionalBans()),
        a.tokens(),
        text(a.effect()));
    a.essences().forEach(this::essence);
  }

  private void flare(Flare f) {
    put(
        f.id(),
        "flare",
        f.wildText(),
        f.superText(),
        f.wildBar(),
        f.superBar(),
        f.wildPhases(),
        f.superPhases(),
        text(f.wildEffect()),
        text(f.superEffect()));
  }

  private void pulsar(Pulsar p) {
    StringBuilder modes = new StringBuilder();
    for (Mode mode : Mode.values()) if (p.has(mode)) modes.append(mode).append(text(p.play(mode)));
    put(
        p.id(),
        "pulsar",
        p.pro().text(),
        text(p.pro().effect()),
        p.con().text(),
        text(p.con().effect()),
        p.immunity(),
        p.positions(),
        modes);
  }

  private void artifact(Artifact a) {
    put(a.id(), "artifact", a.name(), a.count(), a.text(), a.reward(), a.pack(), text(a.effect()));
  }

  private void tech(Tech t) {
    put(
        t.id(),
        "tech",
        t.name(),
        t.set(),
        t.research(),
        t.payment(),
        t.role(),
        t.phases(),
        t.text(),
        t.stays(),
        t.secret(),
        t.anotherDrawn(),
        t.isHaz(),
        t.isCopying(),
        t.token(),
        is(t.mayComplete()),
        is(t.completed()),
        is(t.keeps()),
        is(t.given()),
        is(t.leaves()),
        is(t.usedUp()),
        is(t.mayBeCopied()),
        text(t.effect()));
  }

  private void hazard(Hazard h) {
    put(
        h.id(),
        "hazard",
        h.name(),
        h.set(),
        h.count(),
        h.stay(),
        h.text(),
        h.isHandHeld(),
        text(h.effect()));
  }

  private void moon(Moon m) {
    put(
        m.id(),
        "moon",
        m.number(),
        m.name(),
        m.group(),
        m.kind(),
        m.text(),
        m.isSerious(),
        m.isEndingGame(),
        m.staysSecret(),
        text(m.revealed()),
        text(m.dealt()),
        text(m.effect()),
        text(m.hidden()));
  }

  private void essence(Essence e) {
    put(e.id(), "essence", e.name(), e.number(), e.text(), e.prompt(), text(e.effect()));
  }

  private static String deck(Content content) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Face face : content.faces())
      if (face.artifact() == null)
        counts.merge(face.notation() + " " + face.kind() + " " + face.value(), 1, Integer::sum);
    return counts.toString();
  }

  // ---- effects

  private static boolean is(@Nullable Object part) {
    return part != null;
  }

  private static String text(Effect effect) {
    TreeSet<String> bent = new TreeSet<>();
    for (Query query : Query.values()) if (effect.isBending(query)) bent.add(query.name());
    List<String> abilities = effect.abilities().stream().map(Declarations::text).toList();
    return effect.id() + " " + effect.source() + " " + abilities + " " + bent;
  }

  private static String text(@Nullable Ability a) {
    if (a == null) return "none";
    Object[] parts = {
      a.effect(),
      a.source(),
      a.role(),
      a.window(),
      a.mandatory(),
      a.isUse(),
      a.group(),
      a.isEvenZapped()
    };
    return Arrays.toString(parts);
  }
}
