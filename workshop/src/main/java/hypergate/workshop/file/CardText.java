package hypergate.workshop.file;

import hypergate.lab.house.CardError;
import hypergate.lab.house.Said;
import hypergate.lab.house.YamlBounds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/// Reads the text of a card's file. A stranger may have written it: it keeps to {@link YamlBounds}.
public final class CardText {
  /// The longest file, in characters.
  public static final int LONGEST = 40_000;

  private CardText() {}

  /// The pieces of a file.
  ///
  /// @throws CardError when it is too long or no YAML
  public static Node.Keyed read(String text) throws CardError {
    Problems problems = new Problems(text);
    YamlBounds.broken(text, LONGEST)
        .ifPresent(problem -> problems.add(problem.line(), problem.column(), problem.said()));
    problems.check();
    LoadSettings settings =
        LoadSettings.builder()
            .setAllowDuplicateKeys(true)
            .setMaxAliasesForCollections(0)
            .setCodePointLimit(LONGEST)
            .build();
    Optional<org.snakeyaml.engine.v2.nodes.Node> root = Optional.empty();
    try {
      root = new Compose(settings).composeString(text);
    } catch (MarkedYamlEngineException e) {
      Mark mark = e.getProblemMark().orElse(null);
      String problem = e.getProblem();
      problems.add(
          mark == null ? 0 : mark.getLine() + 1,
          mark == null ? 0 : mark.getColumn() + 1,
          problem == null ? Said.of("This is not written as YAML asks.") : YamlWords.of(problem));
    } catch (YamlEngineException e) {
      problems.add(
          0,
          0,
          Said.of(
              "This is not written as YAML asks: {problem}.",
              "problem",
              String.valueOf(e.getMessage())));
    }
    problems.check();
    Node node = root.map(found -> node(found, problems)).orElse(null);
    if (!(node instanceof Node.Keyed keyed)) {
      problems.add(
          1, 1, Said.of("A card begins with what it is and its name, such as \"tech: My Tech\"."));
      problems.check();
      throw new IllegalStateException("unreachable");
    }
    problems.check();
    return keyed;
  }

  private static Node node(org.snakeyaml.engine.v2.nodes.Node from, Problems problems) {
    int line = from.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
    int column = from.getStartMark().map(mark -> mark.getColumn() + 1).orElse(0);
    Node.Text nothing = new Node.Text("", line, column);
    return switch (from) {
      case ScalarNode scalar -> new Node.Text(scalar.getValue(), line, column);
      case SequenceNode list -> {
        List<Node> items = new ArrayList<>();
        for (var item : list.getValue()) items.add(node(item, problems));
        yield new Node.Many(items, line, column);
      }
      case MappingNode map -> {
        List<Node.Entry> entries = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (NodeTuple tuple : map.getValue()) {
          if (!(node(tuple.getKeyNode(), problems) instanceof Node.Text key)) {
            problems.add(nothing, Said.of("The name of a key is one word."));
            continue;
          }
          if (!seen.add(key.text()))
            problems.add(key, Said.of("\"{name}\" stands here twice.", "name", key.text()));
          entries.add(new Node.Entry(key, node(tuple.getValueNode(), problems)));
        }
        yield new Node.Keyed(entries, line, column);
      }
      default -> {
        problems.add(nothing, Said.of("This is not understood here."));
        yield nothing;
      }
    };
  }
}
