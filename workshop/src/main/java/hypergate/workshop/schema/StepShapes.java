package hypergate.workshop.schema;

import static hypergate.workshop.schema.Shapes.any;
import static hypergate.workshop.schema.Shapes.expression;
import static hypergate.workshop.schema.Shapes.named;
import static hypergate.workshop.schema.Shapes.steps;
import static hypergate.workshop.schema.Shapes.text;
import static hypergate.workshop.schema.Shapes.truth;
import static hypergate.workshop.schema.Shapes.word;

import hypergate.game.card.Ability;
import hypergate.game.decide.Word;
import hypergate.game.explain.Moment;
import hypergate.game.word.Window;
import hypergate.workshop.words.Constant;
import hypergate.workshop.words.Type;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Verbs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What effects and steps look like for one kind of card, as JSON schema.
final class StepShapes {
  private static final int MOST_STEPS = 60;
  private static final int MOST_EFFECTS = 16;
  private static final String NAME = "^[a-z][a-z0-9_]{0,30}$";

  /// What moments that stand for several windows mean.
  private static final Map<String, String> SEVERAL =
      Map.of(
          "any-time", "Whenever cards can be played.",
          "untimed", "Whenever techs can be used.",
          "once-warned", "When somebody is about to win, once.",
          "whenever", "Whenever powers can be used.");

  private final String kind;
  private final Set<String> moments;

  /// @param kind the kind of card, as its words know it
  /// @param moments the names that stand for several windows there
  StepShapes(String kind, Set<String> moments) {
    this.kind = kind;
    this.moments = moments;
  }

  /// Puts everything into the definitions of a schema.
  void into(Map<String, Object> definitions) {
    definitions.put("effects-" + kind, Shapes.several(named("effect-" + kind), MOST_EFFECTS));
    definitions.put("effect-" + kind, effect());
    definitions.put("steps-" + kind, Shapes.several(named("step-" + kind), MOST_STEPS));
    definitions.put("step-" + kind, step());
    definitions.put("ask-" + kind, any(questions()));
    definitions.put("if-" + kind, branch().schema());
    definitions.put("each-" + kind, each().schema());
    if (kind.equals("flare")) definitions.put("use-power", usePower().schema());
    for (Verb verb : verbs()) definitions.put("verb-" + verb.name(), verb(verb));
  }

  // ---- effects

  private Map<String, Object> effect() {
    return any(
        List.of(
            ability("may", "It can be used at this moment, or at these.").schema(),
            ability("must", "It is used at this moment whenever its condition holds.").schema(),
            ability("always", "It happens by itself; nothing cancels it.").schema(),
            ability("free", "It is a choice that is no use; nothing cancels it.").schema(),
            named("bend")));
  }

  private Group ability(String force, String what) {
    Map<String, Object> moment = named("moment");
    List<String> several = moments.stream().sorted().toList();
    if (force.equals("may") && !several.isEmpty()) {
      Map<String, String> explained = new LinkedHashMap<>();
      for (String one : several) explained.put(one, SEVERAL.getOrDefault(one, ""));
      moment = any(List.of(named("moment"), Shapes.explained(explained)));
    }
    Group group =
        new Group()
            .must(force, what, Shapes.several(moment))
            .may("role", "Who can use it.", named("role"))
            .may("when", "Under which condition.", expression(Type.TRUTH))
            .may("naming", "Asks for one thing before anybody may answer.", steps(kind));
    group =
        force.equals("always")
            ? group.may("do", "What happens.", steps(kind))
            : group.must("do", "What happens.", steps(kind));
    return group
        .may("if-zapped", "What happens instead if its use is cancelled.", steps(kind))
        .may("last", "All others act before it.", truth())
        .may("order", "With what it acts together at its moment.", word(Ability.Group.values()))
        .may("even-if-zapped", "It acts although the power was zapped.", truth())
        .may("even-if-lost", "It acts although the power is lost.", truth());
  }

  /// What bends a number of the rules.
  static Group bend() {
    return new Group()
        .must("bends", "The number of the rules that it changes.", named("number"))
        .must(
            "value",
            "What it becomes; `subject` is the player that is asked about, `normal` what it would"
                + " be.",
            expression(Type.NUMBER));
  }

  /// The windows, each with its sentence.
  static Map<String, Object> moments() {
    Map<String, String> all = new LinkedHashMap<>();
    for (Window window : Window.ALL) all.put(Constant.notation(window), Moment.words(window));
    return Shapes.explained(all);
  }

  // ---- steps

  private List<Verb> verbs() {
    return Verbs.all().values().stream().filter(verb -> Verb.isFor(verb.kind(), kind)).toList();
  }

  private Map<String, Object> step() {
    List<Object> all = new ArrayList<>();
    List<String> alone = verbs().stream().filter(StepShapes::standsAlone).map(Verb::name).toList();
    all.add(word(alone));
    for (String form : List.of("if-" + kind, "each-" + kind, "let", "ask-" + kind))
      all.add(named(form));
    if (kind.equals("flare")) all.add(named("use-power"));
    for (Verb verb : verbs()) all.add(named("verb-" + verb.name()));
    return any(all);
  }

  // Whether nothing needs to be said with it.
  private static boolean standsAlone(Verb verb) {
    return verb.args().stream().noneMatch(arg -> arg.usual().isEmpty());
  }

  private static Map<String, Object> verb(Verb verb) {
    Group group = new Group().about(verb.text());
    if (verb.args().isEmpty() || !verb.args().getFirst().name().isEmpty())
      group.must(verb.name(), verb.text(), Shapes.of("type", "null"));
    for (Verb.Arg arg : verb.args()) {
      Map<String, Object> value =
          arg.words().isEmpty() ? expression(arg.type()) : word(arg.words());
      boolean usual = !arg.usual().isEmpty();
      String means = usual ? "; if nothing is said, " + arg.usual() + "." : ".";
      String what = arg.words().isEmpty() ? capital(arg.type().words()) : "A word";
      if (arg.name().isEmpty())
        group.must(
            verb.name(),
            verb.text(),
            usual ? any(List.of(value, Shapes.of("type", "null"))) : value);
      else if (usual) group.may(arg.name(), what + means, value);
      else group.must(arg.name(), what + means, value);
    }
    return group.schema();
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private Group branch() {
    return new Group()
        .must("if", "A condition.", expression(Type.TRUTH))
        .must("then", "What happens if it holds.", steps(kind))
        .may("else", "What happens otherwise.", steps(kind));
  }

  private Group usePower() {
    return new Group()
        .must("use-power", "What happens as a use of its power, which can be zapped.", steps(kind));
  }

  private Group each() {
    return new Group()
        .must("each", "Players, planets, cards or numbers.", expression(Type.SEATS))
        .must("as", "How one of them is called in the steps.", text(NAME))
        .must("do", "What happens for each.", steps(kind));
  }

  /// A value with a name.
  static Group let() {
    return new Group()
        .must("let", "The name.", text(NAME))
        .must(
            "be",
            "What it stands for.",
            Shapes.of(
                "type", List.of("string", "integer", "boolean"), "minLength", 1, "maxLength", 400));
  }

  private static Group question(String what) {
    return new Group()
        .must("ask", "What for.", Shapes.of("const", what))
        .may("who", "Who is asked; if nothing is said, me.", expression(Type.SEAT))
        .may("prompt", "How the question is called, such as seat-2.", text("^[a-z]+(-[0-9])?$"))
        .may("by-card", "Whether a flare asks it, and not the power that it uses.", truth())
        .must("as", "How the answer is called in later steps.", text(NAME));
  }

  private static List<Object> questions() {
    Map<String, Object> number = expression(Type.NUMBER);
    List<String> words = Arrays.stream(Word.values()).map(Word::notation).toList();
    Map<String, Object> conditions = new LinkedHashMap<>();
    for (String word : words) conditions.put(word, expression(Type.TRUTH));
    Map<String, Object> offered =
        Shapes.of("type", "object", "properties", conditions, "additionalProperties", false);
    Map<String, Object> choice =
        Shapes.of(
            "type",
            "array",
            "items",
            any(List.of(word(words), offered)),
            "minItems",
            2,
            "maxItems",
            3);
    return List.of(
        question("number")
            .may("least", "The least number; if nothing is said, 1.", number)
            .must("most", "The greatest number.", number)
            .schema(),
        question("number").must("from", "Two numbers.", expression(Type.NUMBERS)).schema(),
        one("player", "Players among whom one chooses.", Type.SEATS),
        question("players")
            .must("from", "Players among whom one chooses.", expression(Type.SEATS))
            .may("unasked-if-one", "Whether a single one is taken without a question.", truth())
            .may("most", "How many at most; if nothing is said, any number.", number)
            .schema(),
        one("planet", "Planets among which one chooses.", Type.PLANETS),
        one("card", "Cards among which one chooses.", Type.CARDS),
        question("cards")
            .must("from", "Cards among which one chooses.", expression(Type.CARDS))
            .may("least", "How many at least; if nothing is said, none.", number)
            .may("most", "How many at most; if nothing is said, any number.", number)
            .schema(),
        question("word")
            .must("from", "Two or three words of the table, or words with a condition.", choice)
            .schema(),
        question("price")
            .must("from", "Planets with ships that go to the warp.", expression(Type.PLANETS))
            .may("least", "How many at least; if nothing is said, 1.", number)
            .must("most", "How many at most.", number)
            .schema());
  }

  private static Object one(String what, String from, Type type) {
    return question(what)
        .must("from", from, expression(type))
        .may("or-none", "Whether one can choose none.", truth())
        .schema();
  }
}
