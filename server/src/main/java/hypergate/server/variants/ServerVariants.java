package hypergate.server.variants;

import hypergate.server.variants.edicts.ServerEdicts;
import hypergate.server.variants.essences.ServerEssences;
import hypergate.server.variants.hazards.ServerHazards;
import hypergate.server.variants.levels.ServerLevels;
import hypergate.server.variants.moons.ServerMoons;
import hypergate.server.variants.pulsars.ServerPulsars;
import hypergate.server.variants.rewards.ServerRewards;
import hypergate.server.variants.technology.ServerTechnology;
import hypergate.server.variants.tokens.ServerTokens;
import hypergate.server.variants.visits.ServerVisits;
import java.util.List;

/// The variants that the protocol knows, in the order in which offers list their terms.
public final class ServerVariants {
  /// All of them.
  public static final List<ServerVariant> ALL =
      List.of(
          new ServerTechnology(),
          new ServerTokens(),
          new ServerRewards(),
          new ServerHazards(),
          new ServerEssences(),
          new ServerMoons(),
          new ServerLevels(),
          new ServerPulsars(),
          new ServerEdicts(),
          new ServerVisits());

  private ServerVariants() {}
}
