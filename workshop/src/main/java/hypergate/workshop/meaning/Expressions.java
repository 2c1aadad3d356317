package hypergate.workshop.meaning;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.CelFunctionDecl;
import dev.cel.common.CelOptions;
import dev.cel.common.CelOverloadDecl;
import dev.cel.common.CelValidationException;
import dev.cel.common.CelValidationResult;
import dev.cel.common.types.CelType;
import dev.cel.common.types.SimpleType;
import dev.cel.compiler.CelCompiler;
import dev.cel.compiler.CelCompilerBuilder;
import dev.cel.compiler.CelCompilerFactory;
import dev.cel.parser.CelStandardMacro;
import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelFunctionBinding;
import dev.cel.runtime.CelRuntime;
import dev.cel.runtime.CelRuntimeFactory;
import hypergate.lab.house.Said;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.words.Call;
import hypergate.workshop.words.CardValue;
import hypergate.workshop.words.PlanetValue;
import hypergate.workshop.words.SeatValue;
import hypergate.workshop.words.Type;
import hypergate.workshop.words.Value;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads expressions: CEL, a language without loops of its own, without side effects and of bounded
/// cost, over the words of the vocabulary. What it says of a mistake is put into words for authors.
public final class Expressions {
  private static final int LONGEST = 400;
  private static final int MOST_STEPS = 2_000;
  private static final int MOST_KEPT = 200;
  private static final CelOptions OPTIONS =
      CelOptions.current()
          .comprehensionMaxIterations(MOST_STEPS)
          .maxParseRecursionDepth(24)
          .maxExpressionCodePointSize(LONGEST)
          .build();
  private static final CelRuntime RUNTIME =
      CelRuntimeFactory.legacyCelRuntimeBuilder()
          .setOptions(OPTIONS)
          .addFunctionBindings(bindings())
          .build();
  private static final Compilers COMPILERS = new Compilers(MOST_KEPT, Expressions::build);

  private static final Pattern HIDDEN = Pattern.compile("\\bmay_select\\b");

  private Expressions() {}

  /// Reads an expression that must stand for a type.
  ///
  /// @return null when something is wrong with it, which has been noted
  public static @Nullable Expression read(Node node, Type wanted, Scope scope, Problems problems) {
    Expression found = read(node, scope, problems);
    if (found == null || found.type() == wanted) return found;
    problems.add(
        node,
        Said.of(
            "\"{source}\" is {type}; here stands {wanted}.",
            "source",
            found.source(),
            "type",
            found.type().said(),
            "wanted",
            wanted.said()));
    return null;
  }

  /// Reads an expression of any type.
  ///
  /// @return null when something is wrong with it, which has been noted
  public static @Nullable Expression read(Node node, Scope scope, Problems problems) {
    String source = source(node);
    if (source == null) {
      problems.add(node, Said.of("Here stands an expression, not {what}.", "what", node.what()));
      return null;
    }
    if (source.length() > LONGEST) {
      problems.add(
          node, Said.of("This expression is longer than {most} characters.", "most", LONGEST));
      return null;
    }
    if (HIDDEN.matcher(source).find() && !scope.named().containsKey("subject")) {
      problems.add(node, hidden());
      return null;
    }
    CelValidationResult result = COMPILERS.of(scope).compile(source);
    if (result.hasError()) {
      new Mistakes(node, source, scope, known(scope), problems).note(result.getErrors());
      return null;
    }
    try {
      CelAbstractSyntaxTree tree = result.getAst();
      if (!Compared.fits(tree, node, source, problems)) return null;
      Type type = Type.of(tree.getResultType());
      if (type != null) return new Expression(source, type, RUNTIME.createProgram(tree));
      if (tree.getResultType().equals(SimpleType.DOUBLE)) {
        problems.add(node, Said.of("Numbers are whole: \"{source}\" is not.", "source", source));
        return null;
      }
      problems.add(
          node, Said.of("\"{source}\" stands for nothing that a card can use.", "source", source));
    } catch (CelValidationException | CelEvaluationException e) {
      problems.add(
          node,
          Said.of(
              "\"{source}\" can't be worked out: {problem}",
              "source",
              source,
              "problem",
              String.valueOf(e.getMessage())));
    }
    return null;
  }

  /// Whether an expression looks into a hand that is not its business: the rule of what can be
  /// selected may look into that of the player who selects.
  static boolean looks(Expression expression, boolean selecting) {
    String source = expression.source();
    return HIDDEN.matcher(selecting ? source.replace("subject.may_select(", "") : source).find();
  }

  static Said hidden() {
    return Said.of(
        "\"may_select\" looks into a hand: it goes with \"bends: selectable\" and subject only.");
  }

  // A list of YAML is a list of CEL.
  private static @Nullable String source(Node node) {
    if (node instanceof Node.Text text) return text.text();
    if (!(node instanceof Node.Many many)) return null;
    List<String> parts = new ArrayList<>();
    for (Node item : many.items()) {
      if (!(item instanceof Node.Text text)) return null;
      parts.add(text.text());
    }
    return "[" + String.join(", ", parts) + "]";
  }

  private static CelCompiler build(Scope scope) {
    CelCompilerBuilder builder =
        CelCompilerFactory.standardCelCompilerBuilder()
            .setOptions(OPTIONS)
            .setStandardMacros(CelStandardMacro.STANDARD_MACROS);
    known(scope).forEach((name, type) -> builder.addVar(name, type.cel()));
    Map<String, List<CelOverloadDecl>> overloads = new LinkedHashMap<>();
    for (Call call : Vocabulary.calls()) {
      List<CelType> types = new ArrayList<>();
      types.add(call.of().cel());
      for (Type type : call.with()) types.add(type.cel());
      overloads
          .computeIfAbsent(call.name(), name -> new ArrayList<>())
          .add(CelOverloadDecl.newMemberOverload(call.id(), call.type().cel(), types));
    }
    overloads.forEach(
        (name, of) ->
            builder.addFunctionDeclarations(CelFunctionDecl.newFunctionDeclaration(name, of)));
    return builder.build();
  }

  private static Map<String, Type> known(Scope scope) {
    Map<String, Type> known = new LinkedHashMap<>();
    for (Value value : Vocabulary.values().values())
      if (Verb.isFor(value.kind(), scope.kind())) known.put(value.name(), value.type());
    known.putAll(scope.named());
    return known;
  }

  // A reader holds nothing that could change.
  @SuppressWarnings("Immutable")
  private static List<CelFunctionBinding> bindings() {
    List<CelFunctionBinding> bindings = new ArrayList<>();
    for (Call call : Vocabulary.calls()) {
      List<Class<?>> types = new ArrayList<>();
      types.add(java(call.of()));
      for (Type type : call.with()) types.add(java(type));
      bindings.add(CelFunctionBinding.from(call.id(), types, call.reader()::apply));
    }
    return bindings;
  }

  private static Class<?> java(Type type) {
    return switch (type) {
      case NUMBER -> Long.class;
      case TRUTH -> Boolean.class;
      case WORD -> String.class;
      case SEAT -> SeatValue.class;
      case PLANET -> PlanetValue.class;
      case CARD -> CardValue.class;
      default -> List.class;
    };
  }
}
