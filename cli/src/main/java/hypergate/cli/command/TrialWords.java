package hypergate.cli.command;

import hypergate.server.protocol.workshop.BalanceEffects;
import hypergate.server.protocol.workshop.BalanceSpan;
import hypergate.server.protocol.workshop.BalanceStep;
import hypergate.server.protocol.workshop.BalanceUses;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What one would say to the author of a card that was measured.
final class TrialWords {
  /// How many points of a hundred either side of nothing a line shows.
  private static final int WIDEST = 20;

  private TrialWords() {}

  /// In lines: whether it is fair, how it is used, which deals it decides, how long games are and
  /// who pays.
  static List<String> of(BalanceStep step) {
    List<String> words = new ArrayList<>();
    words.add(verdict(step));
    BalanceUses uses = step.uses();
    if (uses != null) words.addAll(uses(uses));
    BalanceEffects effects = step.effects();
    if (effects != null) {
      words.add(
          said(
              "Of 100 deals its owner wins %.1f only with it and %.1f only without it.",
              100 * effects.onlyWith(), 100 * effects.onlyWithout()));
      words.add(
          said(
              "A game takes %.1f encounters with it, %.1f without%s.",
              effects.encounters(),
              effects.encountersWithout(),
              surely(effects.longer(), 1, "%+.1f")));
      for (int left = 0; left < effects.others().size(); left++)
        words.add(
            said(
                "%s to its left: %+.1f points of a hundred%s.",
                ordinal(left + 1),
                100 * effects.others().get(left).difference(),
                surely(effects.others().get(left), 100, "%+.1f")));
    }
    if (step.failed() > 0) {
      words.add(said("%,d games in which somebody failed:", step.failed()));
      step.failures().forEach(failure -> words.add("  " + failure));
    }
    return words;
  }

  /// Whether it is fair, in a sentence.
  static String verdict(BalanceStep step) {
    Double low = step.low();
    Double high = step.high();
    if (low == null || high == null)
      return said("%,d games: too few to say anything.", step.games());
    double by = 100 * step.difference();
    if (low > 0)
      return said(
          "Whoever has it wins %.1f points of a hundred more (surely %.1f to %.1f; %,d games).",
          by, 100 * low, 100 * high, step.games());
    if (high < 0)
      return said(
          "Whoever has it wins %.1f points of a hundred less (surely %.1f to %.1f; %,d games).",
          -by, -100 * high, -100 * low, step.games());
    return said(
        "No difference could be shown: it lies between %+.1f and %+.1f points of a hundred"
            + " (%,d games).",
        100 * low, 100 * high, step.games());
  }

  /// The interval on a line from 20 points less to 20 more.
  static String span(BalanceStep step) {
    StringBuilder line = new StringBuilder("·".repeat(2 * WIDEST + 1));
    Double low = step.low();
    Double high = step.high();
    if (low != null && high != null) {
      for (int at = at(low); at <= at(high); at++) line.setCharAt(at, '─');
      line.setCharAt(at(step.difference()), '●');
    }
    if (line.charAt(WIDEST) != '●') line.setCharAt(WIDEST, '│');
    return line.toString();
  }

  private static int at(double share) {
    return WIDEST + (int) Math.round(Math.clamp(100 * share, -WIDEST, WIDEST));
  }

  private static List<String> uses(BalanceUses uses) {
    if (uses.times() == 0) return List.of(said("In none of %,d games was it used.", uses.games()));
    double other = Math.max(0, 1 - uses.offense() - uses.defense() - uses.ally());
    return List.of(
        said(
            "It did nothing in %.1f of 100 games; it was used %.1f times a game (%,d games).",
            100 * (1 - uses.used()), uses.times(), uses.games()),
        said(
            "Of its uses %.0f %% were as the offense, %.0f %% as the defense, %.0f %% as an ally,"
                + " %.0f %% by somebody who only looked on.",
            100 * uses.offense(), 100 * uses.defense(), 100 * uses.ally(), 100 * other),
        said(
            "In %.1f of 100 games it was used in the last encounter and its user won.",
            100 * uses.last()));
  }

  private static String surely(BalanceSpan span, double by, String form) {
    Double low = span.low();
    Double high = span.high();
    if (low == null || high == null) return "";
    return said(" (surely " + form + " to " + form + ")", by * low, by * high);
  }

  private static String ordinal(int place) {
    return switch (place) {
      case 1 -> "The first";
      case 2 -> "The second";
      case 3 -> "The third";
      default -> "Number " + place;
    };
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static String said(String form, @Nullable Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
