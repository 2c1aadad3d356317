package hypergate.game.explain;

import java.util.Map;

/// A sentence with arguments, as ICU writes them: `{name}` and `{name, plural, =0 {…} one {…} other
/// {…}}` with `#` for the number. No more of that language is needed here.
final class Message {
  private final String pattern;
  private int at;

  Message(String pattern) {
    this.pattern = pattern;
  }

  String with(Map<String, Object> arguments) {
    at = 0;
    return text(arguments, "");
  }

  // Up to the end, or to the brace that closes a plural form.
  private String text(Map<String, Object> arguments, String number) {
    StringBuilder said = new StringBuilder();
    while (at < pattern.length() && pattern.charAt(at) != '}') {
      char next = pattern.charAt(at++);
      if (next == '{') said.append(argument(arguments));
      else if (next == '#' && !number.isEmpty()) said.append(number);
      else said.append(next);
    }
    return said.toString();
  }

  private String argument(Map<String, Object> arguments) {
    String name = word();
    Object value = arguments.get(name);
    if (value == null) throw new IllegalArgumentException("no " + name + " for: " + pattern);
    if (pattern.charAt(at) == '}') {
      at++;
      return value.toString();
    }
    // `, plural,`
    at = pattern.indexOf(',', at + 1) + 1;
    String chosen = "";
    String exact = "=" + value;
    boolean found = false;
    while (pattern.charAt(at) != '}') {
      String form = word();
      at++;
      String said = text(arguments, value.toString());
      at++;
      boolean fits = form.equals(exact) || form.equals("one") && value.equals(1);
      if (!found && (fits || form.equals("other"))) {
        chosen = said;
        found = true;
      }
    }
    at++;
    return chosen;
  }

  private String word() {
    while (pattern.charAt(at) == ' ') at++;
    int from = at;
    while (" ,{}".indexOf(pattern.charAt(at)) < 0) at++;
    String word = pattern.substring(from, at);
    while (pattern.charAt(at) == ' ') at++;
    return word;
  }
}
