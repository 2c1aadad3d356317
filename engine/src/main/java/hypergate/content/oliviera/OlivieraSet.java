package hypergate.content.oliviera;

import hypergate.game.Tech;
import java.util.List;

/// The roster of the homebrew techs by Christopher Oliviera.
public final class OlivieraSet {
  public static final List<Tech> TECHS = List.of();

  private OlivieraSet() {}
}
