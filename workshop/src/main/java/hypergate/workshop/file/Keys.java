package hypergate.workshop.file;

import hypergate.lab.house.Said;
import hypergate.lab.run.Nearest;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a group of keys and notes what is missing, unknown or of another form.
public final class Keys {
  private final Node.Keyed group;
  private final Problems problems;
  private final Set<String> known = new LinkedHashSet<>();
  private final Set<String> faulty = new HashSet<>();

  /// The keys of a group.
  public Keys(Node.Keyed group, Problems problems) {
    this.group = group;
    this.problems = problems;
  }

  /// The group as a piece of the file.
  public Node group() {
    return group;
  }

  /// The piece with this name; null when there is none.
  public @Nullable Node find(String name) {
    known.add(name);
    for (Node.Entry entry : group.entries())
      if (entry.key().text().equals(name)) return entry.value();
    return null;
  }

  /// Whether there is a piece with this name.
  public boolean has(String name) {
    return find(name) != null;
  }

  /// The word or sentence with this name; null when there is none, or it is no text.
  public Node.@Nullable Text text(String name) {
    Node value = find(name);
    if (value == null || value instanceof Node.Text) return (Node.Text) value;
    if (faulty.add(name))
      problems.add(
          value,
          Said.of(
              "\"{name}\" is a word or a sentence, not {what}.",
              "name",
              name,
              "what",
              value.what()));
    return null;
  }

  /// The same, where it must be there and must not be empty.
  public Node.@Nullable Text needed(String name, Said why) {
    Node.Text value = text(name);
    if (value != null && !value.text().isBlank()) return value;
    if (!faulty.contains(name))
      problems.add(
          value == null ? group : value,
          Said.of("\"{name}\" is missing: {why}.", "name", name, "why", why));
    return null;
  }

  /// The pieces of the list with this name, or the one piece that stands there; none when there is
  /// nothing.
  public List<Node> list(String name) {
    Node value = find(name);
    if (value == null) return List.of();
    return value instanceof Node.Many many ? many.items() : List.of(value);
  }

  /// Whether a key says `true`; `false` when it is not there.
  public boolean is(String name) {
    Node.Text value = text(name);
    if (value == null || value.text().equals("false")) return false;
    if (!value.text().equals("true"))
      problems.add(
          value,
          Said.of("\"{name}\" is true or false, not {what}.", "name", name, "what", value.what()));
    return true;
  }

  /// Notes every key that nobody has asked for.
  public void nothingElse() {
    for (Node.Entry entry : group.entries()) {
      String name = entry.key().text();
      if (known.contains(name)) continue;
      Said idle = Said.of("\"{name}\" means nothing here", "name", name);
      boolean near = Nearest.of(name, known).isPresent();
      problems.add(
          entry.key(),
          near
              ? Problems.near(name, idle, known)
              : Said.of(
                  "{what}; what may stand here is {words}.",
                  "what",
                  idle,
                  "words",
                  Problems.list(known)));
    }
  }
}
