package hypergate.workshop.variants.moons;

import hypergate.game.declare.Declaration;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.variant.moons.Moon;
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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a moon. `me` is whoever occupies it.
final class MoonReader implements CardReader {
  private static final Set<String> MOMENTS = Set.of("any-time");
  private static final List<String> COLONIES = List.of("foreign", "where-it-is");
  private static final int LAST = 999;

  /// What stands on the backs of new moons is the group of none.
  private static final Moon.Group[] GROUPS =
      Arrays.stream(Moon.Group.values())
          .filter(group -> group != Moon.Group.NEW)
          .toArray(Moon.Group[]::new);

  @Override
  public String kind() {
    return "moon";
  }

  @Override
  public Group keys() {
    return new Group()
        .must("group", "The group it belongs to.", Shapes.word(GROUPS))
        .may("number", "Its number in the list of its set.", Shapes.number(0, LAST))
        .may("new-back", "Whether its back is that of the new moons.", Shapes.truth())
        .may("immediate", "Whether it works when it is revealed.", Shapes.truth())
        .may("ends-game", "Whether it changes who wins.", Shapes.truth())
        .may(
            "colony",
            "Whether it counts as a foreign colony, or as one of the system where it is.",
            Shapes.word(COLONIES))
        .may("when-revealed", "What happens when it is revealed.", Shapes.steps(kind()))
        .may("in-deal", "What it makes possible as a term of a deal.", term())
        .may(
            "revealed-at",
            "When a secret one can be revealed as well.",
            Shapes.several(Shapes.named("moment")))
        .may("never-revealed", "Whether a secret one stays secret.", Shapes.truth())
        .may("effects", "What it does.", Shapes.named("effects-" + kind()));
  }

  private static Map<String, Object> term() {
    return Shapes.named("term");
  }

  @Override
  public void effects(CardSchema schema) {
    schema.effects(kind(), MOMENTS);
    schema.define(
        "term",
        new Group()
            .may("when", "When it can be a term.", Shapes.expression(Type.TRUTH))
            .must("do", "What happens then.", Shapes.steps(kind())));
  }

  @Override
  public List<Declaration<?>> read(
      Head head, Keys keys, Problems problems, List<ReadLine> readBack) {
    Node.Text said = keys.needed("group", Said.of("the group it belongs to"));
    Moon.Group group =
        said == null
            ? null
            : new Effects.Words<>(GROUPS, Said.of("a group of moons")).find(said, problems);
    Integer number = Numbers.read(keys.text("number"), 0, LAST, problems);
    Moon moon =
        Moon.moon(
            number == null ? LAST : number,
            head.name(),
            head.set(),
            group == null ? Moon.Group.FULL : group);
    if (head.isNamesake()) moon = moon.id(moon.id() + "-" + head.set());
    if (keys.is("new-back")) moon = moon.isNew();
    moon = moon.text(head.text());
    Effects<Moon> effects = new Effects<>(moon.id(), kind(), MOMENTS, problems, readBack);
    moon = colony(moon, keys.text("colony"), problems, readBack);
    if (keys.is("immediate")) moon = moon.immediate();
    if (keys.is("ends-game")) moon = moon.endsGame();
    moon = reveals(moon, group, keys, effects, problems);
    moon = term(moon, keys.find("in-deal"), effects, problems);
    return List.of(
        effects.read(
            moon,
            keys.list("effects"),
            (card, moment, role, when, action) -> card.anyTime(role, when, action)));
  }

  private static Moon colony(
      Moon moon, Node.@Nullable Text said, Problems problems, List<ReadLine> readBack) {
    if (said == null) return moon;
    readBack.add(
        new ReadLine(0, Said.of("Counts as a further colony, {which}.", "which", said.text())));
    if (said.text().equals("foreign")) return moon.isColony();
    if (said.text().equals("where-it-is")) return moon.isColonyWhereItIs();
    problems.unknown(
        said,
        Said.of(
            "A moon counts as a colony that is \"foreign\" or of the system \"where-it-is\", not"
                + " {what}",
            "what",
            said.what()),
        Set.copyOf(COLONIES));
    return moon;
  }

  private static Moon reveals(
      Moon moon, Moon.@Nullable Group group, Keys keys, Effects<Moon> effects, Problems problems) {
    Moon read = moon;
    for (String key : List.of("revealed-at", "never-revealed")) {
      Node said = keys.find(key);
      if (said != null && group != null && group != Moon.Group.SECRET)
        problems.add(said, Said.of("\"{name}\" goes with \"group: secret\" only.", "name", key));
    }
    List<Window> windows = effects.words(keys, "revealed-at", Window.values(), Said.of("a moment"));
    if (!windows.isEmpty()) read = read.revealedAt(Role.ANY, windows.toArray(Window[]::new));
    if (keys.is("never-revealed")) read = read.neverRevealed();
    if (!keys.has("when-revealed")) return read;
    effects.note(Said.of("When it is revealed:"));
    return read.whenRevealed(effects.outside(keys, "when-revealed"));
  }

  private static Moon term(
      Moon moon, @Nullable Node node, Effects<Moon> effects, Problems problems) {
    if (node == null) return moon;
    if (!(node instanceof Node.Keyed group)) {
      problems.add(
          node, Said.of("\"{name}\" has a \"do\", and \"when\" if need be.", "name", "in-deal"));
      return moon;
    }
    Keys term = new Keys(group, problems);
    effects.note(Said.of("As a term of a deal:"));
    Moon read = moon.inDeal(effects.condition(term, "when"), effects.outside(term, "do"));
    if (!term.has("do")) problems.add(group, Effects.doing());
    term.nothingElse();
    return read;
  }
}
