package hypergate.cli.play;

import hypergate.cli.terminal.Asked;
import hypergate.cli.terminal.CardTexts;
import hypergate.cli.terminal.Look;
import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariant.Taking;
import hypergate.cli.variants.TerminalVariants;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The options of a question on the screen: numbered, with their meanings, in as few lines as stay
/// legible.
final class OptionList {
  private static final String TAKE = " take a ship from";
  private final Question shown;
  private final Asked asked;
  private final CardTexts cards;
  private final Look look;

  private OptionList(Question shown, Asked asked, CardTexts cards, Look look) {
    this.shown = shown;
    this.asked = asked;
    this.cards = cards;
    this.look = look;
  }

  /// The lines that list what can be answered.
  static List<String> of(Question shown, Asked asked, CardTexts cards, Look look) {
    return new OptionList(shown, asked, cards, look).rows();
  }

  private List<String> rows() {
    List<Integer> listed = Line.listed(shown);
    boolean numbers = Line.isOfNumbers(shown);
    boolean cramped = false;
    List<String> pieces = new ArrayList<>();
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < listed.size(); i++) {
      Taking taking = taking(listed.get(i));
      if (taking != null) {
        i = places(taking, listed, i, rows);
        cramped = true;
        continue;
      }
      String notation = shown.notation(listed.get(i));
      String meaning = asked.meaning(listed.get(i));
      if (notation.equals(meaning.toLowerCase(Locale.ROOT))) meaning = "";
      String number = numbers ? "" : (i + 1) + " ";
      cramped |= Look.length(meaning) > 24 || notation.length() > 24;
      pieces.add(
          look.dim(number) + look.bold(notation) + (meaning.isEmpty() ? "" : " (" + meaning + ")"));
      String first = (i < 9 ? " " : "") + look.dim(number) + look.bold(notation);
      if (meaning.isEmpty()) rows.add(" " + first);
      else
        rows.addAll(
            List.of(
                (" " + first + "  " + look.wrap(meaning, Look.length(first) + 3).stripLeading())
                    .split("\n")));
    }
    boolean whole = shown.prompt().id().startsWith("keep-");
    if (whole) return keep(listed);
    return cramped && listed.size() <= 30 ? rows : look.flow(pieces, 2, 0);
  }

  // All places that a ship for one card could come from, in as few lines as possible.
  private int places(Taking first, List<Integer> listed, int from, List<String> rows) {
    String card = "    " + look.bold(first.command()) + "  " + asked.inSlot(first.slot()) + ";";
    boolean fits = Look.length(card) + TAKE.length() <= look.width();
    rows.add(fits ? card + TAKE : card);
    if (!fits) rows.add("      " + TAKE);
    List<String> pieces = new ArrayList<>();
    int i = from;
    for (; i < listed.size(); i++) {
      Taking taking = taking(listed.get(i));
      if (taking == null || taking.slot() != first.slot()) break;
      pieces.add(
          (i < 9 ? " " : "")
              + look.dim((i + 1) + " ")
              + look.bold(Planet.of(taking.place()).toString())
              + " ("
              + asked.place(taking.place())
              + ")");
    }
    rows.addAll(look.flow(pieces, 1, 0));
    return i - 1;
  }

  private @Nullable Taking taking(int position) {
    for (TerminalVariant<?> variant : TerminalVariants.ALL) {
      Taking taking =
          variant.taking(shown.view(), shown.option(position), shown.notation(position));
      if (taking != null) return taking;
    }
    return null;
  }

  private List<String> keep(List<Integer> listed) {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < listed.size(); i++) {
      List<String> card = cards.card(shown.notation(listed.get(i)), look.narrower(3));
      String label = " " + (i + 1) + " " + look.bold(shown.notation(listed.get(i)));
      rows.add(label);
      for (String line : card) rows.add("   " + line);
    }
    return rows;
  }
}
