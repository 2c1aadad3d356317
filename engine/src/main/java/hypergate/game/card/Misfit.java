package hypergate.game.card;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Options that no game can be played with. It says why in pieces, so that whoever tells people can
/// do so in their language.
public final class Misfit extends IllegalArgumentException {
  private static final long serialVersionUID = 1;
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)\\}");

  private final String template;
  private final transient Map<String, Object> args;

  private Misfit(String template, Map<String, Object> args) {
    super(filled(template, args));
    this.template = template;
    this.args = args;
  }

  /// A part of a sentence, without its stop.
  ///
  /// @param template with the names of arguments in braces
  /// @param args the arguments, name and value by turns; a value may be another one of these
  public static Misfit of(String template, Object... args) {
    Map<String, Object> named = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) named.put((String) args[i], args[i + 1]);
    return new Misfit(template, Map.copyOf(named));
  }

  /// A sentence with its arguments in their places.
  ///
  /// @param template with the names of arguments in braces; those without a value stay
  public static String filled(String template, Map<String, ?> args) {
    return ARGUMENT
        .matcher(template)
        .replaceAll(found -> Matcher.quoteReplacement(value(found, args)));
  }

  private static String value(MatchResult found, Map<String, ?> args) {
    Object value = args.get(found.group(1));
    if (value == null) return found.group();
    return value instanceof Misfit part ? String.valueOf(part.getMessage()) : value.toString();
  }

  /// What it says, with the names of arguments in braces.
  public String template() {
    return template;
  }

  /// The arguments by their names: texts, numbers, others of these.
  public Map<String, Object> args() {
    return args;
  }
}
