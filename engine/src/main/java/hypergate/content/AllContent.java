package hypergate.content;

import hypergate.content.base.BaseSet;
import hypergate.game.Content;

/// All sets together: what games are played with.
public final class AllContent {
  /// Every card there is.
  public static final Content ALL =
      new Content(BaseSet.ALIENS, BaseSet.FLARES, BaseSet.ARTIFACTS, BaseSet.TECHS);

  private AllContent() {}
}
