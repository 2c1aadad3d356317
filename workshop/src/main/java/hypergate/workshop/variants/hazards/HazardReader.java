package hypergate.workshop.variants.hazards;

import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazard.Stay;
import hypergate.workshop.card.CardReader;
import hypergate.workshop.card.Head;
import hypergate.workshop.card.Numbers;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.meaning.Effects;
import hypergate.workshop.schema.CardSchema;
import hypergate.workshop.schema.Group;
import hypergate.workshop.schema.Shapes;
import hypergate.workshop.words.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads a hazard. It belongs to nobody: `me` is the offense of the encounter.
final class HazardReader implements CardReader {
  private static final int MOST_COPIES = 4;
  private static final String RIVALRY = "^[a-z][a-z-]{0,30}$";

  @Override
  public String kind() {
    return "hazard";
  }

  @Override
  public Group keys() {
    return new Group()
        .may("stay", "How long it stays in play.", Shapes.word(Stay.values()))
        .may(
            "copies",
            "How many of it lie in the deck, when it is temporary.",
            Shapes.number(1, MOST_COPIES))
        .may("rivalry", "Hazards of the same rivalry drive each other out.", Shapes.text(RIVALRY))
        .may("hand-held", "Whether a player can hold it, and give it in a deal.", Shapes.truth())
        .may(
            "redrawn-when",
            "When it is discarded at once and another one is drawn.",
            Shapes.expression(Type.TRUTH))
        .may("when-drawn", "What happens when it is drawn.", Shapes.steps(kind()))
        .may("for-offense", "What the offense may take instead of the encounter.", share())
        .may("for-others", "What every other player may take then.", share())
        .may("effects", "What it does.", Shapes.named("effects-" + kind()));
  }

  private static Map<String, Object> share() {
    return Shapes.named("share");
  }

  @Override
  public void effects(CardSchema schema) {
    schema.effects(kind(), Set.of());
    schema.define(
        "share",
        new Group()
            .may("when", "Who would get anything by it.", Shapes.expression(Type.TRUTH))
            .must("do", "What happens.", Shapes.steps(kind())));
  }

  @Override
  public List<Declaration<?>> read(
      Head head, Keys keys, Problems problems, List<ReadLine> readBack) {
    Stay stay = Stay.TEMPORARY;
    Node.Text said = keys.text("stay");
    Integer copies = Numbers.read(keys.text("copies"), 1, MOST_COPIES, problems);
    if (said != null) stay = stay(said, problems);
    Node.Text several = keys.text("copies");
    if (stay != Stay.TEMPORARY && several != null && copies != null && copies > 1)
      problems.add(
          several,
          Said.of(
              "There is one copy of a hazard that is not temporary, not {copies}.",
              "copies",
              copies));
    Hazard hazard =
        Hazard.hazard(head.name(), head.set(), copies == null ? 1 : copies, stay).text(head.text());
    Effects<Hazard> effects = new Effects<>(hazard.id(), kind(), Set.of(), problems, readBack);
    Node.Text rivalry = keys.text("rivalry");
    if (rivalry != null && !rivalry.text().matches(RIVALRY))
      problems.add(
          rivalry,
          Said.of("A rivalry is one word of small letters, not {what}.", "what", rivalry.what()));
    else if (rivalry != null) hazard = hazard.rivalry(rivalry.text());
    if (keys.is("hand-held")) hazard = hazard.handHeld();
    if (keys.has("redrawn-when"))
      hazard = hazard.redrawnWhen(effects.condition(keys, "redrawn-when"));
    if (keys.has("when-drawn")) {
      readBack.add(new ReadLine(0, Said.of("When it is drawn:")));
      hazard = hazard.whenDrawn(effects.outside(keys, "when-drawn"));
    }
    hazard = shares(hazard, stay, keys, effects, problems);
    return List.of(effects.read(hazard, keys.list("effects"), (card, m, role, when, act) -> card));
  }

  private static Stay stay(Node.Text said, Problems problems) {
    Effects.Words<Stay> words = new Effects.Words<>(Stay.values(), Said.of("a way to stay"));
    Stay stay = words.find(said, problems);
    return stay == null ? Stay.TEMPORARY : stay;
  }

  // What may be taken instead of the encounter.
  private static Hazard shares(
      Hazard hazard, Stay stay, Keys keys, Effects<Hazard> effects, Problems problems) {
    Hazard read = hazard;
    for (String name : List.of("for-offense", "for-others")) {
      Node node = keys.find(name);
      if (node == null) continue;
      if (stay != Stay.INSTEAD)
        problems.add(node, Said.of("\"{name}\" goes with \"stay: instead\" only.", "name", name));
      if (!(node instanceof Node.Keyed group)) {
        problems.add(
            node, Said.of("\"{name}\" has a \"do\", and \"when\" if need be.", "name", name));
        continue;
      }
      Keys share = new Keys(group, problems);
      effects.note(
          name.equals("for-offense")
              ? Said.of("The offense may take:")
              : Said.of("The others may take:"));
      Condition when = effects.condition(share, "when");
      Action action = effects.outside(share, "do");
      if (!share.has("do")) problems.add(group, Effects.doing());
      share.nothingElse();
      read =
          name.equals("for-offense") ? read.forOffense(when, action) : read.forOthers(when, action);
    }
    if (stay == Stay.INSTEAD && !keys.has("for-offense"))
      problems.add(
          keys.group(),
          Said.of(
              "\"for-offense\" is missing: what the offense may take instead of the encounter."));
    return read;
  }
}
