package hypergate.lab.scenario;

import hypergate.lab.house.YamlBounds;
import hypergate.lab.run.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/// A value of a YAML file that knows its place, so that every complaint can name file and line.
public final class Item {
  /// No file of ours comes near.
  private static final int LONGEST = 1_000_000;

  private final String file;
  private final Node node;

  private Item(String file, Node node) {
    this.file = file;
    this.node = node;
  }

  /// Reads the single document of a file, which keeps to {@link YamlBounds}.
  public static Item read(String file, String text) {
    YamlBounds.broken(text, LONGEST)
        .ifPresent(
            problem -> {
              throw new ScenarioError(file, problem.line(), problem.text());
            });
    try {
      LoadSettings settings = LoadSettings.builder().setLabel(file).build();
      Optional<Node> root =
          new Composer(settings, new ParserImpl(settings, new StreamReader(settings, text)))
              .getSingleNode();
      return new Item(
          file, root.orElseThrow(() -> new ScenarioError(file, 0, "the file is empty")));
    } catch (MarkedYamlEngineException e) {
      throw new ScenarioError(
          file, e.getProblemMark().map(Item::line).orElse(0), "not YAML: " + e.getProblem());
    } catch (YamlEngineException e) {
      throw new ScenarioError(file, 0, "not YAML: " + e.getMessage());
    }
  }

  private static int line(Mark mark) {
    return mark.getLine() + 1;
  }

  /// The line at which it begins, counted from 1.
  public int line() {
    return node.getStartMark().map(Item::line).orElse(0);
  }

  /// A complaint about it.
  public ScenarioError error(String message) {
    return new ScenarioError(file, line(), message);
  }

  /// Whether it is keys and values.
  public boolean isMap() {
    return node instanceof MappingNode;
  }

  /// Whether it is a list.
  public boolean isList() {
    return node instanceof SequenceNode;
  }

  /// The text of a plain value.
  public String text() {
    if (node instanceof ScalarNode scalar) return scalar.getValue().strip();
    if (node instanceof MappingNode)
      throw error("a text is expected here; a text with a colon and a space must stand in quotes");
    throw error("a single word or text is expected here");
  }

  /// A whole number, not negative.
  public int number() {
    String text = text();
    if (!text.matches("\\d{1,6}")) throw error("'" + text + "' is no number");
    return Integer.parseInt(text);
  }

  /// Whether it says yes.
  public boolean truth() {
    return switch (text()) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw error("'" + text() + "' is neither true nor false");
    };
  }

  /// The items of a list; a single value stands for a list of one.
  public List<Item> list() {
    if (node instanceof SequenceNode list)
      return list.getValue().stream().map(n -> new Item(file, n)).toList();
    if (node instanceof ScalarNode scalar && scalar.getValue().isBlank()) return List.of();
    return List.of(this);
  }

  /// The texts of a list.
  public List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (Item item : list()) texts.add(item.text());
    return texts;
  }

  /// The entries of a map with any keys.
  public Map<String, Item> map() {
    if (node instanceof ScalarNode scalar && scalar.getValue().isBlank()) return Map.of();
    if (!(node instanceof MappingNode map))
      throw error("keys and values are expected here, as in `key: value`");
    Map<String, Item> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : map.getValue()) {
      Item key = new Item(file, tuple.getKeyNode());
      if (entries.put(key.text(), new Item(file, tuple.getValueNode())) != null)
        throw key.error("'" + key.text() + "' stands here twice");
    }
    return entries;
  }

  /// The entries of a map that may have these keys only.
  public Map<String, Item> map(Set<String> allowed) {
    Map<String, Item> entries = map();
    if (node instanceof MappingNode map)
      for (NodeTuple tuple : map.getValue()) {
        Item key = new Item(file, tuple.getKeyNode());
        if (!allowed.contains(key.text()))
          throw key.error(
              "unknown key '"
                  + key.text()
                  + "'; allowed here: "
                  + String.join(", ", allowed)
                  + Nearest.hint(key.text(), allowed));
      }
    return entries;
  }

  /// What it says, without its form: two files that say the same in other line breaks, comments or
  /// quotes come to the same text.
  public String plain() {
    if (node instanceof MappingNode) {
      StringBuilder all = new StringBuilder("{");
      map().forEach((key, value) -> all.append(key).append('=').append(value.plain()).append(';'));
      return all.append('}').toString();
    }
    if (node instanceof SequenceNode) {
      StringBuilder all = new StringBuilder("[");
      for (Item item : list()) all.append(item.plain()).append(';');
      return all.append(']').toString();
    }
    return text().replaceAll("\\s+", " ");
  }

  /// What a parser makes of the text; its complaint gets file and line.
  int parsed(ToIntFunction<String> parser) {
    try {
      return parser.applyAsInt(text());
    } catch (IllegalArgumentException e) {
      throw error(String.valueOf(e.getMessage()));
    }
  }
}
