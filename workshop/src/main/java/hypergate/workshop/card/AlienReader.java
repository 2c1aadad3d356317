package hypergate.workshop.card;

import hypergate.game.declare.Alien;
import hypergate.game.declare.Declaration;
import hypergate.game.declare.Flare;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.meaning.Effects;
import hypergate.workshop.schema.CardSchema;
import hypergate.workshop.schema.Group;
import hypergate.workshop.schema.Shapes;
import hypergate.workshop.words.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads an alien, with both sides of its flare.
final class AlienReader implements CardReader {
  private static final List<String> LEVELS = List.of("novice", "advanced", "expert");
  private static final Set<String> MOMENTS = Set.of("any-time", "whenever");
  private static final int LONGEST_TEXT = 400;
  private static final String COUNTER = "^[a-z][a-z-]{0,19}$";
  private static final String ALIEN_ID = "^[a-z][a-z0-9-]*$";

  @Override
  public String kind() {
    return "alien";
  }

  @Override
  public Group keys() {
    return new Group()
        .may("level", "How much experience its player needs.", Shapes.word(LEVELS))
        .must("power", "The name of its power.", Shapes.needed())
        .may("mandatory", "Whether its power must be used.", Shapes.truth())
        .may("has-victory", "Whether it wins in a way of its own.", Shapes.truth())
        .may(
            "never-with",
            "Aliens that are not dealt beside it.",
            Shapes.several(Shapes.text(ALIEN_ID)))
        .may(
            "seldom-with",
            "Aliens that are not dealt beside it unless players agree.",
            Shapes.several(Shapes.text(ALIEN_ID)))
        .may(
            "counter",
            "What the counter on its sheet counts, such as tokens.",
            Shapes.text(COUNTER))
        .may("setup", "What happens before the first turn.", Shapes.steps(kind()))
        .after(Shapes.acts(kind()))
        .may(
            "flare",
            "Both sides of its flare.",
            new Group()
                .must("wild", "What anybody else may do with it.", side())
                .must("super", "What its alien may do with it.", side())
                .schema());
  }

  private static Map<String, Object> side() {
    return Shapes.named("side");
  }

  @Override
  public void effects(CardSchema schema) {
    schema.effects(kind(), MOMENTS);
    schema.effects("flare", MOMENTS);
    schema.define(
        "side",
        new Group()
            .must("text", "What players read.", Shapes.needed())
            .may(
                "with-power",
                "Whether, or when, it changes how the power is used.",
                Shapes.expression(Type.TRUTH))
            .may(
                "as-played",
                "What happens at once where it changes how the power is used.",
                Shapes.steps("flare"))
            .after(Shapes.acts("flare")));
  }

  @Override
  public List<Declaration<?>> read(
      Head head, Keys keys, Problems problems, List<ReadLine> readBack) {
    Effects<Alien> effects = new Effects<>(head.id(), kind(), MOMENTS, problems, readBack);
    Role role = effects.word(keys, "role", Role.values(), Said.of("a role"));
    List<Step> phases = effects.words(keys, "phases", Step.values(), Said.of("a phase"));
    Node.Text word = keys.needed("power", Said.of("the name of the power"));
    Alien alien =
        Alien.alien(head.name(), head.set())
            .level(level(keys.text("level"), problems))
            .power(
                word == null ? "Power" : word.text(),
                role == null ? Role.ANY : role,
                phases.isEmpty() ? Step.PHASES : phases.toArray(Step[]::new))
            .text(head.text());
    if (keys.is("mandatory")) alien = alien.isMandatory();
    if (keys.is("has-victory")) alien = alien.hasVictory();
    String[] never = names(keys.list("never-with"), problems);
    if (never.length > 0) alien = alien.neverWith(never);
    String[] seldom = names(keys.list("seldom-with"), problems);
    if (seldom.length > 0) alien = alien.seldomWith(seldom);
    alien = pieces(alien, keys, effects, problems);
    Alien whole =
        effects.read(
            alien,
            keys.list("effects"),
            (card, moment, who, when, action) ->
                moment.equals("whenever")
                    ? card.whenever(who, when, action)
                    : card.anyTime(who, when, action));
    Flare flare = flare(whole, keys.find("flare"), problems, readBack);
    return flare == null ? List.of(whole) : List.of(whole, flare);
  }

  // What lies on its sheet.
  private static Alien pieces(Alien alien, Keys keys, Effects<Alien> effects, Problems problems) {
    Alien read = alien;
    Node.Text counter = keys.text("counter");
    if (counter != null && counter.text().matches(COUNTER)) read = read.counter(counter.text());
    else if (counter != null)
      problems.add(
          counter,
          Said.of(
              "A counter has a name of one word, such as tokens, not {what}.",
              "what",
              counter.what()));
    if (!keys.has("setup")) return read;
    effects.note(Said.of("Before the first turn:"));
    return read.setup(effects.outside(keys, "setup"));
  }

  private static int level(Node.@Nullable Text text, Problems problems) {
    int level = text == null ? 1 : LEVELS.indexOf(text.text());
    if (text != null && level < 0)
      problems.add(
          text, Said.of("A level is novice, advanced or expert, not {what}.", "what", text.what()));
    return Math.max(0, level);
  }

  private static String[] names(List<Node> nodes, Problems problems) {
    List<String> names = new ArrayList<>();
    for (Node node : nodes) {
      if (node instanceof Node.Text text && text.text().matches(ALIEN_ID)) names.add(text.text());
      else
        problems.add(
            node,
            Said.of(
                "Here stands the id of an alien, such as \"macron\", not {what}.",
                "what",
                node.what()));
    }
    return names.toArray(String[]::new);
  }

  // ---- the flare

  private static @Nullable Flare flare(
      Alien alien, @Nullable Node node, Problems problems, List<ReadLine> readBack) {
    if (node == null) return null;
    if (!(node instanceof Node.Keyed group)) {
      problems.add(
          node,
          Said.of(
              "A flare has two sides, \"wild\" and \"super\", not {what}.", "what", node.what()));
      return null;
    }
    Keys keys = new Keys(group, problems);
    Flare flare = side(Flare.flare(alien), "wild", keys, problems, readBack);
    flare = side(flare, "super", keys, problems, readBack);
    keys.nothingElse();
    return flare;
  }

  private static String text(Node.@Nullable Text text) {
    return text == null ? "" : text.text();
  }

  private static Flare side(
      Flare flare, String name, Keys keys, Problems problems, List<ReadLine> readBack) {
    Node node = keys.find(name);
    if (!(node instanceof Node.Keyed group)) {
      Node at = node == null ? keys.group() : node;
      problems.add(
          at, Said.of("A flare has a \"{side}\" side with a text and effects.", "side", name));
      return flare;
    }
    Keys side = new Keys(group, problems);
    readBack.add(new ReadLine(0, Said.of("Its {side} flare:", "side", name)));
    String id = flare.id() + "/" + name;
    Effects<Flare> effects = new Effects<>(id, "flare", MOMENTS, problems, readBack);
    Role role = effects.word(side, "role", Role.values(), Said.of("a role"));
    List<Step> phases = effects.words(side, "phases", Step.values(), Said.of("a phase"));
    String text =
        Sentences.read(side.needed("text", Said.of("what players read")), LONGEST_TEXT, problems);
    Role bar = role == null ? Role.ANY : role;
    Flare begun =
        name.equals("wild") ? flare.wild(bar, phases, text) : flare.strong(bar, phases, text);
    Flare read =
        effects.read(
            begun,
            side.list("effects"),
            (card, moment, who, when, action) ->
                moment.equals("whenever")
                    ? card.whenever(who, when, action)
                    : card.anyTime(who, when, action));
    String changing = text(side.text("with-power"));
    if (side.has("with-power") && !"false".equals(changing)) {
      Said changes = Said.of("Changes how the power is used");
      Said when =
          "true".equals(changing)
              ? changes
              : Said.of("{at}, if {condition}", "at", changes, "condition", changing);
      effects.note(Said.of("{what}.", "what", when));
      read =
          read.withPower(effects.condition(side, "with-power"), effects.inside(side, "as-played"));
    }
    side.nothingElse();
    return read;
  }
}
