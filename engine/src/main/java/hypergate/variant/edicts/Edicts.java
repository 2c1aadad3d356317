package hypergate.variant.edicts;

import hypergate.game.declare.Artifact;

/// Edicts: how one is declared. They are artifacts that an option adds to the cosmic deck, one copy
/// each; whatever artifacts do, they do.
public final class Edicts {
  private Edicts() {}

  /// A new edict.
  ///
  /// @param set `classic` or `fan`, which is its pack too (ED-4)
  public static Artifact edict(String name, String set) {
    return ofPack(Artifact.artifact(name, set, 1));
  }

  /// A new edict with an id of its own, for a name that would read like another kind of card.
  public static Artifact edict(String id, String name, String set) {
    return ofPack(Artifact.artifact(id, name, set, 1));
  }

  private static Artifact ofPack(Artifact artifact) {
    return artifact.ofPack("edict", artifact.set(), EdictOptions.EDICTS, artifact.set(), "both");
  }
}
