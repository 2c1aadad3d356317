package hypergate.bench.work;

import hypergate.content.AllContent;
import hypergate.content.base.BasePulsars;
import hypergate.content.base.BaseSet;
import hypergate.game.Alien;
import hypergate.game.Content;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;
import java.util.stream.IntStream;

/// Boxes that hold less than everything.
final class Boxes {
  private Boxes() {}

  /// The base set alone.
  static Content base() {
    return new Content(
        BaseSet.ALIENS,
        BaseSet.FLARES,
        BasePulsars.ALL,
        BaseSet.ARTIFACTS,
        BaseSet.TECHS,
        List.of(),
        List.of());
  }

  /// Everything, but the aliens can do nothing.
  static Content powerless() {
    Content all = AllContent.ALL;
    List<Alien> nobodies =
        IntStream.range(0, all.aliens().size())
            .mapToObj(i -> Alien.alien("Nobody " + i, "base"))
            .map(alien -> alien.power("Nothing", Role.MAIN, Step.REVEAL).text("Nothing."))
            .toList();
    return new Content(
        nobodies,
        List.of(),
        List.of(),
        all.artifacts(),
        all.techs(),
        all.hazards(),
        all.moons());
  }
}
