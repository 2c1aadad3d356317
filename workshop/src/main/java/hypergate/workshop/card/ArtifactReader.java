package hypergate.workshop.card;

import hypergate.game.declare.Artifact;
import hypergate.game.declare.Declaration;
import hypergate.lab.house.ReadLine;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Problems;
import hypergate.workshop.meaning.Effects;
import hypergate.workshop.schema.CardSchema;
import hypergate.workshop.schema.Group;
import hypergate.workshop.schema.Shapes;
import java.util.List;
import java.util.Set;

/// Reads an artifact.
final class ArtifactReader implements CardReader {
  private static final int MOST_COPIES = 4;
  private static final Set<String> MOMENTS = Set.of("any-time");

  @Override
  public String kind() {
    return "artifact";
  }

  @Override
  public Group keys() {
    return new Group()
        .may("copies", "How many of it lie in the deck.", Shapes.number(1, MOST_COPIES))
        .may("effects", "What it does.", Shapes.named("effects-" + kind()));
  }

  @Override
  public void effects(CardSchema schema) {
    schema.effects(kind(), MOMENTS);
  }

  @Override
  public List<Declaration<?>> read(
      Head head, Keys keys, Problems problems, List<ReadLine> readBack) {
    Effects<Artifact> effects = new Effects<>(head.id(), kind(), MOMENTS, problems, readBack);
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
