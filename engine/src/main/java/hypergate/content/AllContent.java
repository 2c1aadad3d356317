package hypergate.content;

import hypergate.content.base.BaseSet;
import hypergate.content.conflict.ConflictSet;
import hypergate.content.dominion.DominionSet;
import hypergate.content.hlavacek.HlavacekSet;
import hypergate.content.incursion.IncursionSet;
import hypergate.content.odyssey.OdysseySet;
import hypergate.content.oliviera.OlivieraSet;
import hypergate.content.reda.RedaSet;
import hypergate.game.Artifact;
import hypergate.game.Content;
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

  private static final List<Artifact> ARTIFACTS =
      Stream.of(BaseSet.ARTIFACTS, IncursionSet.ARTIFACTS, DominionSet.ARTIFACTS)
          .flatMap(List::stream)
          .toList();

  /// Every card there is.
  public static final Content ALL =
      new Content(BaseSet.ALIENS, BaseSet.FLARES, ARTIFACTS, TECHS, ConflictSet.HAZARDS);

  private AllContent() {}
}
