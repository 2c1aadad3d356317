package hypergate.content.incursion;

import hypergate.content.incursion.artifacts.Finder;
import hypergate.content.incursion.artifacts.HandZap;
import hypergate.content.incursion.artifacts.SpaceJunk;
import hypergate.game.Artifact;
import java.util.List;

/// The roster of the Cosmic Incursion set: artifacts of its reward deck.
public final class IncursionSet {
  public static final List<Artifact> ARTIFACTS =
      List.of(Finder.FINDER, HandZap.HAND_ZAP, SpaceJunk.SPACE_JUNK);

  private IncursionSet() {}
}
