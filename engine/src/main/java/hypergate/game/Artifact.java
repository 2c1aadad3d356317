package hypergate.game;

import java.util.List;
import java.util.Map;

/// An artifact card: played once, then discarded.
public final class Artifact extends Declaration<Artifact> {
  private final int count;
  private final String pack;

  // Written while a copy is being made, never afterwards.
  private String deck = "";
  private int most;

  private Artifact(String id, String name, String set, int count, String pack) {
    super(id, name, set, Clause.empty("", id, Ability.Source.ARTIFACT));
    this.count = count;
    this.pack = pack;
    this.most = count;
  }

  /// A new artifact with this many copies in the deck.
  public static Artifact artifact(String name, String set, int count) {
    return new Artifact(kebab(name), name, set, count, "");
  }

  /// It belongs to a further deck: see [FurtherDeck].
  ///
  /// @param deck what the variant calls that deck
  /// @param most copies of it that a game can hold
  public Artifact ofDeck(String deck, int most) {
    return but(
        artifact -> {
          artifact.deck = deck;
          artifact.most = most;
        });
  }

  /// A new edict: an artifact that an option adds to the cosmic deck, one copy.
  ///
  /// @param pack `classic`, `fan` or `pulsar`
  public static Artifact edict(String name, String set, String pack) {
    return edict(kebab(name), name, set, pack);
  }

  /// A new edict with an id of its own, for a name that would read like a flare or a Pulsar.
  public static Artifact edict(String id, String name, String set, String pack) {
    return new Artifact(id, name, set, 1, pack);
  }

  // By sets, as in the roster.
  @Override
  protected String order() {
    return "";
  }

  /// Copies in the cosmic deck, or of a card of a further deck in its box.
  public int count() {
    return count;
  }

  /// Copies that a game can hold.
  public int most() {
    return most;
  }

  /// The further deck that it belongs to; empty for the cosmic deck.
  public String deck() {
    return deck;
  }

  /// The edicts that it is one of, `classic`, `fan` or `pulsar` (ED-4); empty for the artifacts of
  /// the box.
  public String pack() {
    return pack;
  }

  // ---- showing

  @Override
  public String family() {
    return "artifact";
  }

  @Override
  public boolean takesPart(Rules rules) {
    return rules.hasArtifact(this) && (deck.isEmpty() || rules.hasDeck(deck));
  }

  @Override
  public List<Object> parts() {
    return List.of(name(), count, text(), !deck.isEmpty(), pack, effect());
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "kind", List.of(pack.isEmpty() ? "artifact" : "edict"),
        "copies", List.of(Integer.toString(count)),
        "type", List.of(deck.isEmpty() ? pack : deck),
        "text", List.of(text()));
  }
}
