package hypergate.workshop.card;

import hypergate.game.declare.Artifact;
import hypergate.game.declare.Declaration;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Problems;
import hypergate.workshop.meaning.Effects;
import java.util.List;
import java.util.Set;

/// Reads an artifact.
final class ArtifactReader implements CardReader {
  private static final int MOST_COPIES = 4;

  @Override
  public String kind() {
    return "artifact";
  }

  @Override
  public List<Declaration<?>> read(Head head, Keys keys, Problems problems, List<String> readBack) {
    Effects<Artifact> effects =
        new Effects<>(head.id(), kind(), Set.of("any-time"), problems, readBack);
    Integer copies = Numbers.read(keys.text("copies"), 1, MOST_COPIES, problems);
    Artifact artifact =
        Artifact.artifact(head.name(), head.set(), copies == null ? 1 : copies).text(head.text());
    return List.of(
        effects.read(
            artifact,
            keys.list("effects"),
            (card, moment, role, when, action) -> card.anyTime(role, when, action)));
  }
}
