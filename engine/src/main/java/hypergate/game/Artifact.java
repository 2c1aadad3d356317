package hypergate.game;

import java.util.List;
import java.util.Map;

/// An artifact card: played once, then discarded.
public final class Artifact extends Declaration<Artifact> {
  private final int count;
  private final boolean reward;
  private final String pack;

  private Artifact(String id, String name, String set, int count, boolean reward, String pack) {
    super(id, name, set, Clause.empty("", id, Ability.Source.ARTIFACT));
    this.count = count;
    this.reward = reward;
    this.pack = pack;
  }

  /// A new artifact with this many copies in the deck.
  public static Artifact artifact(String name, String set, int count) {
    return new Artifact(kebab(name), name, set, count, false, "");
  }

  /// A new artifact of the reward deck.
  public static Artifact rewardArtifact(String name, String set) {
    return new Artifact(kebab(name), name, set, 1, true, "");
  }

  /// A new edict: an artifact that an option adds to the cosmic deck, one copy.
  ///
  /// @param pack `classic`, `fan` or `pulsar`
  public static Artifact edict(String name, String set, String pack) {
    return edict(kebab(name), name, set, pack);
  }

  /// A new edict with an id of its own, for a name that would read like a flare or a Pulsar.
  public static Artifact edict(String id, String name, String set, String pack) {
    return new Artifact(id, name, set, 1, false, pack);
  }

  // By sets, as in the roster.
  @Override
  protected String order() {
    return "";
  }

  /// Copies in the cosmic deck, or of a reward card in its box.
  public int count() {
    return count;
  }

  /// Whether it belongs to the reward deck.
  public boolean reward() {
    return reward;
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
    return rules.hasArtifact(this) && (!reward || rules.options().mayBring(Option.REWARDS));
  }

  @Override
  public List<Object> parts() {
    return List.of(name(), count, text(), reward, pack, effect());
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "kind", List.of(pack.isEmpty() ? "artifact" : "edict"),
        "copies", List.of(Integer.toString(count)),
        "type", List.of(reward ? "reward" : pack),
        "text", List.of(text()));
  }
}
