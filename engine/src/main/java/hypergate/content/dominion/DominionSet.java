package hypergate.content.dominion;

import hypergate.content.dominion.aliens.Pentaform;
import hypergate.content.dominion.flares.PentaformFlare;
import hypergate.game.Alien;
import hypergate.game.Flare;
import java.util.List;

/// The roster of the Cosmic Dominion set.
public final class DominionSet {
  public static final List<Alien> ALIENS = List.of(Pentaform.PENTAFORM);

  public static final List<Flare> FLARES = List.of(PentaformFlare.FLARE);

  private DominionSet() {}
}
