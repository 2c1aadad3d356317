package hypergate.content.reda;

import hypergate.game.Tech;
import java.util.List;

/// The roster of the homebrew techs by Jack Reda.
public final class RedaSet {
  public static final List<Tech> TECHS = List.of();

  private RedaSet() {}
}
