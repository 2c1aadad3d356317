package hypergate.cli.terminal;

import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// How text looks on this screen: with colour or without, with all of Unicode or plain ASCII, so
/// many columns wide. Nothing is said by colour alone.
///
/// @param colour whether colours and bold are used
/// @param unicode whether lines, dots and arrows are more than ASCII
/// @param width columns
public record Look(boolean colour, boolean unicode, int width) {
  /// For pipes and files: no colour, 80 columns.
  public static final Look PLAIN = new Look(false, true, 80);

  private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[0-9;]*m");
  private static final int[] SEATS = {203, 117, 220, 48, 177, 208, 146, 255};

  /// The look that suits a terminal, from its width and the environment (NO_COLOR, TERM, locale).
  public static Look of(boolean terminal, int columns, Map<String, String> environment) {
    if (!terminal) return PLAIN;
    String term = environment.getOrDefault("TERM", "");
    boolean dumb = term.isEmpty() || term.equals("dumb");
    boolean colour = !dumb && environment.getOrDefault("NO_COLOR", "").isEmpty();
    String locale =
        environment.getOrDefault(
            "LC_ALL", environment.getOrDefault("LC_CTYPE", environment.getOrDefault("LANG", "")));
    boolean utf8 = locale.toLowerCase(Locale.ROOT).replace("-", "").contains("utf8");
    int width = columns < 40 ? 80 : Math.min(columns, 100);
    return new Look(colour, utf8 && !dumb, width);
  }

  private String paint(String code, String text) {
    return colour && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  /// In a seat's colour.
  public String seat(Seat seat, String text) {
    return seat.exists() ? paint("38;5;" + SEATS[seat.index()], text) : text;
  }

  /// Bold.
  public String bold(String text) {
    return paint("1", text);
  }

  /// Less important.
  public String dim(String text) {
    return paint("2", text);
  }

  /// What matters now: the gate, the target, what is to be answered.
  public String accent(String text) {
    return paint("1;38;5;81", text);
  }

  /// Something is wrong.
  public String warning(String text) {
    return paint("38;5;221", text);
  }

  /// A line across, with a title in it.
  public String rule(String title) {
    String dash = unicode ? "─" : "-";
    String begin = dash.repeat(2) + " " + title + " ";
    return dim(dash.repeat(2))
        + " "
        + bold(title)
        + " "
        + dim(dash.repeat(Math.max(0, width - length(begin))));
  }

  /// The same with fewer columns.
  public Look narrower(int columns) {
    return new Look(colour, unicode, width - columns);
  }

  /// In ASCII where there is no more than that.
  public String plain(String text) {
    if (unicode) return text;
    return text.replace("→", "->")
        .replace("×", "x")
        .replace("●", "*")
        .replace("○", "o")
        .replace("·", "|")
        .replace("–", "-")
        .replace("…", "...")
        .replace("─", "-");
  }

  /// How many columns a text takes, colours not counted.
  public static int length(String text) {
    return ESCAPE.matcher(text).replaceAll("").length();
  }

  /// The text with spaces behind it up to a width.
  public static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - length(text)));
  }

  /// Breaks a text at spaces into lines that fit, each behind an indent.
  public String wrap(String text, int indent) {
    StringBuilder out = new StringBuilder();
    String margin = " ".repeat(indent);
    for (String paragraph : text.split("\n")) {
      StringBuilder line = new StringBuilder();
      for (String word : paragraph.split(" ")) {
        if (!line.isEmpty() && length(line + " " + word) > width - indent) {
          out.append(margin).append(line).append('\n');
          line.setLength(0);
        }
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
      out.append(line.isEmpty() ? "" : margin).append(line).append('\n');
    }
    return out.substring(0, out.length() - 1);
  }

  /// Puts pieces side by side, each at least as wide as said, in as many lines as they need.
  public List<String> flow(List<String> pieces, int indent, int least) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(" ".repeat(indent));
    for (String piece : pieces) {
      if (length(line.toString()) > indent && length(line.toString()) + length(piece) > width) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(" ".repeat(indent));
      }
      line.append(pad(piece, least)).append(length(piece) < least ? "" : "  ");
    }
    if (length(line.toString().stripTrailing()) > 0) lines.add(line.toString().stripTrailing());
    return lines;
  }
}
