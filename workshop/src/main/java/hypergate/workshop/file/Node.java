package hypergate.workshop.file;

import hypergate.lab.house.Said;
import java.util.List;

/// A piece of a card's file, and where it stands.
public sealed interface Node {
  /// The line in the file, from 1.
  int line();

  /// The column in that line, from 1.
  int column();

  /// What a piece is, for a message: its words, or what it is called.
  Object what();

  /// One word, number or sentence.
  record Text(String text, int line, int column) implements Node {
    @Override
    public String what() {
      return "\"" + text + "\"";
    }
  }

  /// Pieces one after the other.
  record Many(List<Node> items, int line, int column) implements Node {
    @Override
    public Said what() {
      return Said.of("a list");
    }
  }

  /// Pieces that have names.
  record Keyed(List<Entry> entries, int line, int column) implements Node {
    @Override
    public Said what() {
      return Said.of("a group of keys");
    }
  }

  /// A piece and its name.
  record Entry(Text key, Node value) {}
}
