package hypergate.game;

/// An artifact card (section 18): played once, then discarded. Immutable.
///
/// @param id kebab-case id, `cosmic-zap`
/// @param name as printed
/// @param count copies in the cosmic deck, or of a reward card in its box
/// @param text what it does, in our words
/// @param reward whether it belongs to the reward deck
/// @param pack the edicts that it is one of, `classic`, `fan` or `pulsar` (edicts.md section 4);
///   empty for the artifacts of the box
/// @param effect the rules
public record Artifact(
    String id, String name, int count, String text, boolean reward, String pack, Effect effect)
    implements Declared<Artifact> {

  /// A new artifact with this many copies in the deck.
  public static Artifact artifact(String name, int count) {
    String id = Alien.id(name);
    return new Artifact(id, name, count, "", false, "", Effect.of(id, Ability.Source.ARTIFACT));
  }

  /// A new artifact of the reward deck.
  public static Artifact rewardArtifact(String name) {
    String id = Alien.id(name);
    return new Artifact(id, name, 1, "", true, "", Effect.of(id, Ability.Source.ARTIFACT));
  }

  /// A new edict: an artifact that an option adds to the cosmic deck, one copy.
  ///
  /// @param pack `classic`, `fan` or `pulsar`
  public static Artifact edict(String name, String pack) {
    return edict(Alien.id(name), name, pack);
  }

  /// A new edict with an id of its own, for a name that would read like a flare or a Pulsar.
  public static Artifact edict(String id, String name, String pack) {
    return new Artifact(id, name, 1, "", false, pack, Effect.of(id, Ability.Source.ARTIFACT));
  }

  /// What it does, in our words.
  public Artifact text(String text) {
    return new Artifact(id, name, count, text, reward, pack, effect);
  }

  @Override
  public Artifact with(Effect effect) {
    return new Artifact(id, name, count, text, reward, pack, effect);
  }

  @Override
  public String toString() {
    return name;
  }
}
