package hypergate.cli.terminal;

import hypergate.game.card.Content;
import hypergate.game.explain.English;
import hypergate.game.explain.Explanation;
import hypergate.game.explain.Sum;
import java.util.ArrayList;
import java.util.List;

/// "Why not?" in plain sentences: each condition with what it found, its rule, and what could be
/// answered instead.
public final class Reasons {
  private final English english;
  private final Look look;

  /// Sentences that name these cards.
  public Reasons(Content content, Look look) {
    this.english = new English(content);
    this.look = look;
  }

  /// An explanation of an answer as lines to print.
  public List<String> lines(String answer, Explanation explanation) {
    List<String> lines = new ArrayList<>();
    String title = explanation.isLegal() ? "You can answer: " : "Why not: ";
    lines.add(look.wrap(look.bold(title + answer), 0));
    for (Explanation.Condition condition : explanation.conditions()) {
      String mark = condition.holds() ? look.dim("yes ") : look.warning("no  ");
      String sentence = english.sentence(condition) + look.dim(" (" + condition.rule() + ")");
      lines.add(" " + mark + look.wrap(sentence, 5).stripLeading());
    }
    if (!explanation.isLegal() && !explanation.nearest().isEmpty())
      lines.add(look.wrap("Instead: " + String.join("; ", explanation.nearest()), 1));
    return lines.stream().map(look::plain).toList();
  }

  /// A side's total, line by line.
  ///
  /// @param side 0 for the offense's side, 1 for the defense's
  public List<String> total(int side, Sum sum) {
    List<String> lines = new ArrayList<>();
    String name = side == 0 ? "The offense's side" : "The defense's side";
    if (sum.lines().isEmpty()) return List.of(name + ": there is no such side yet.");
    boolean compared = sum.total().isPresent() || sum.open();
    String total = english.sum(sum) + (compared ? "" : " (totals are not compared)");
    lines.add(look.wrap(look.bold(name + ": ") + total, 2));
    for (Sum.Line line : sum.lines()) {
      String amount = (line.term().amount() > 0 ? "+" : "") + line.term().amount();
      String sentence = english.sentence(line.reason(), true, line.facts());
      lines.add(
          " "
              + Look.pad(line.term().times() ? "x" + line.term().amount() : amount, 4)
              + look.wrap(sentence + look.dim(" (" + line.rule() + ")"), 5).stripLeading());
    }
    return lines.stream().map(look::plain).toList();
  }

  /// The first thing that is wrong, without its full stop; empty when nothing is.
  public String first(Explanation explanation) {
    return explanation.failed().stream()
        .findFirst()
        .map(english::sentence)
        .map(sentence -> sentence.replaceFirst("\\.$", ""))
        .orElse("");
  }
}
