package hypergate.workshop.meaning;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.navigation.CelNavigableAst;
import dev.cel.common.navigation.CelNavigableExpr;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.lab.house.Said;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.words.Constant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Words to which an expression compares something that is never one of them: `outcome ==
/// 'victory'` would never hold, and its author would not know why.
final class Compared {
  private static final Set<String> SIGNS = Set.of("_==_", "_!=_");
  private static final List<String> KINDS =
      Arrays.stream(Kind.values()).map(Constant::notation).toList();

  /// What a value or a call can be.
  private static final Map<String, List<String>> WORDS =
      Map.of(
          "outcome", Arrays.stream(Outcome.values()).map(Outcome::notation).toList(),
          "phase", Arrays.stream(Step.values()).map(Constant::notation).toList(),
          "kind", KINDS,
          "played_kind", KINDS,
          "shown_kind", KINDS);

  private Compared() {}

  /// Notes such words. Whether there is none.
  static boolean fits(CelAbstractSyntaxTree tree, Node node, String source, Problems problems) {
    int before = problems.count();
    Map<Long, Integer> places = tree.getSource().getPositionsMap();
    CelNavigableAst.fromAst(tree)
        .getRoot()
        .allNodes()
        .map(CelNavigableExpr::expr)
        .filter(one -> one.exprKind().getKind() == CelExpr.ExprKind.Kind.CALL)
        .map(CelExpr::call)
        .filter(call -> SIGNS.contains(call.function()) && call.args().size() == 2)
        .forEach(
            call -> {
              for (int i = 0; i < 2; i++) {
                List<String> words = words(call.args().get(i));
                CelExpr other = call.args().get(1 - i);
                String said = said(other);
                if (words == null || said == null || said.isEmpty() || words.contains(said))
                  continue;
                Said what =
                    Said.of(
                        "\"{name}\" is never \"{word}\"",
                        "name",
                        name(call.args().get(i)),
                        "word",
                        said);
                problems.within(
                    node,
                    source,
                    places.getOrDefault(other.id(), 0),
                    Problems.near(said, what, words));
              }
            });
    return problems.count() == before;
  }

  private static @Nullable List<String> words(CelExpr side) {
    return WORDS.get(name(side));
  }

  private static String name(CelExpr side) {
    return switch (side.exprKind().getKind()) {
      case IDENT -> side.ident().name();
      case CALL -> side.call().function();
      default -> "";
    };
  }

  private static @Nullable String said(CelExpr side) {
    return side.exprKind().getKind() == CelExpr.ExprKind.Kind.CONSTANT
            && side.constant().getKind() == CelConstant.Kind.STRING_VALUE
        ? side.constant().stringValue()
        : null;
  }
}
