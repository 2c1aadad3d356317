package hypergate.content.dominion;

import hypergate.content.dominion.aliens.Pentaform;
import hypergate.content.dominion.artifacts.OmniZap;
import hypergate.content.dominion.artifacts.Rebirth;
import hypergate.content.dominion.artifacts.ShipZap;
import hypergate.content.dominion.artifacts.SolarWind;
import hypergate.content.dominion.artifacts.VictoryBoon;
import hypergate.content.dominion.flares.PentaformFlare;
import hypergate.content.dominion.pulsars.PentaformPulsar;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Flare;
import hypergate.game.Pulsar;
import java.util.List;

/// The roster of the Cosmic Dominion set: some of its aliens, and artifacts of its reward deck.
public final class DominionSet {
  public static final List<Alien> ALIENS = List.of(Pentaform.PENTAFORM);

  public static final List<Flare> FLARES = List.of(PentaformFlare.FLARE);

  public static final List<Pulsar> PULSARS = List.of(PentaformPulsar.PULSAR);

  public static final List<Artifact> ARTIFACTS =
      List.of(
          OmniZap.OMNI_ZAP,
          Rebirth.REBIRTH,
          ShipZap.SHIP_ZAP,
          SolarWind.SOLAR_WIND,
          VictoryBoon.VICTORY_BOON);

  private DominionSet() {}
}
