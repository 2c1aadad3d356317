package hypergate.content.hlavacek;

import hypergate.content.hlavacek.tech.StrangeAttractor;
import hypergate.game.Tech;
import java.util.List;

/// The roster of the homebrew tech by Paul Hlavacek.
public final class HlavacekSet {
  public static final List<Tech> TECHS = List.of(StrangeAttractor.STRANGE_ATTRACTOR);

  private HlavacekSet() {}
}
