package hypergate.content.odyssey;

import hypergate.content.odyssey.tech.LuckyCharm;
import hypergate.content.odyssey.tech.ThoriumRod;
import hypergate.content.odyssey.tech.WarpBreaker;
import hypergate.game.Tech;
import java.util.List;

/// The roster of the Cosmic Odyssey set.
public final class OdysseySet {
  public static final List<Tech> TECHS =
      List.of(LuckyCharm.LUCKY_CHARM, ThoriumRod.THORIUM_ROD, WarpBreaker.WARP_BREAKER);

  private OdysseySet() {}
}
