package hypergate.content;

import hypergate.content.base.BasePulsars;
import hypergate.content.base.BaseSet;
import hypergate.content.classic.ClassicSet;
import hypergate.content.conflict.ConflictSet;
import hypergate.content.dominion.DominionSet;
import hypergate.content.fan.FanSet;
import hypergate.content.hlavacek.HlavacekSet;
import hypergate.content.incursion.IncursionSet;
import hypergate.content.odyssey.OdysseySet;
import hypergate.content.oliviera.OlivieraSet;
import hypergate.content.reda.RedaSet;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Flare;
import hypergate.game.Hazard;
import hypergate.game.Pulsar;
import hypergate.game.Tech;
import java.util.List;
import java.util.stream.Stream;

/// All sets together: what games are played with.
public final class AllContent {
  private static final List<Tech> TECHS =
      Stream.of(
              BaseSet.TECHS, OdysseySet.TECHS, RedaSet.TECHS, OlivieraSet.TECHS, HlavacekSet.TECHS)
          .flatMap(List::stream)
          .toList();

  private static final List<Alien> ALIENS =
      Stream.of(BaseSet.ALIENS, DominionSet.ALIENS, OdysseySet.ALIENS)
          .flatMap(List::stream)
          .toList();

  private static final List<Flare> FLARES =
      Stream.of(BaseSet.FLARES, DominionSet.FLARES, OdysseySet.FLARES)
          .flatMap(List::stream)
          .toList();

  private static final List<Hazard> HAZARDS =
      Stream.of(ConflictSet.HAZARDS, OdysseySet.HAZARDS).flatMap(List::stream).toList();

  private static final List<Artifact> ARTIFACTS =
      Stream.of(
              BaseSet.ARTIFACTS,
              IncursionSet.ARTIFACTS,
              DominionSet.ARTIFACTS,
              ClassicSet.ARTIFACTS,
              FanSet.ARTIFACTS)
          .flatMap(List::stream)
          .toList();

  private static final List<Pulsar> PULSARS =
      Stream.of(BasePulsars.ALL, DominionSet.PULSARS, OdysseySet.PULSARS)
          .flatMap(List::stream)
          .toList();

  /// Every card there is.
  public static final Content ALL =
      new Content(ALIENS, FLARES, PULSARS, ARTIFACTS, TECHS, HAZARDS, OdysseySet.MOONS);

  private AllContent() {}
}
