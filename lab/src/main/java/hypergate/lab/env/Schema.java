package hypergate.lab.env;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How what a seat sees is written as a row of whole numbers, and what it can do as numbers of
/// actions. Both are the same for all games of a program, whatever their options, and follow from
/// the declarations of the cards: a new card makes lists longer and needs nothing else.
public final class Schema {
  /// Counts up when blocks are added, taken away or mean something else.
  public static final int VERSION = 1;

  /// The schema of all cards.
  public static final Schema ALL = new Schema(AllContent.ALL);

  private final Map<String, List<String>> lists;
  private final List<Section> sections;
  private final int[][] sizes;
  private final int[] first;
  private final Actions actions;
  private final String digest;

  /// The schema of games with these cards.
  public Schema(Content content) {
    lists = Names.of(content);
    actions = new Actions(content);
    sections = Sections.of(content, lists);
    sizes = new int[sections.size()][];
    first = new int[sections.size() + 1];
    for (int i = 0; i < sections.size(); i++) {
      sizes[i] = sections.get(i).over().stream().mapToInt(name -> list(name).size()).toArray();
      first[i + 1] = first[i] + Row.length(sizes[i]);
    }
    digest = digest(lists + "\n" + words() + "\n" + actions.names());
  }

  private String words() {
    StringBuilder words = new StringBuilder();
    for (Section section : sections)
      words.append(
          "%s %s %d %d %s\n"
              .formatted(
                  section.name(),
                  section.over(),
                  section.low(),
                  section.high(),
                  section.meaning()));
    return words.toString();
  }

  private static String digest(String text) {
    try {
      byte[] all =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(all, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<String> list(String name) {
    List<String> list = lists.get(name);
    if (list == null) throw new IllegalArgumentException("there is no list '" + name + "'");
    return list;
  }

  /// 16 hexadecimal digits that are another text as soon as any list, block or action is: what was
  /// learned with one schema fits games with the same.
  public String digest() {
    return digest;
  }

  /// The lists over which blocks go: names of their entries by name of the list.
  public Map<String, List<String>> lists() {
    return lists;
  }

  /// The blocks, in their order.
  public List<Section> sections() {
    return sections;
  }

  /// Where a block begins.
  ///
  /// @throws IllegalArgumentException when there is no block of this name
  public int first(String name) {
    for (int i = 0; i < sections.size(); i++)
      if (sections.get(i).name().equals(name)) return first[i];
    throw new IllegalArgumentException("there is no block '" + name + "'");
  }

  /// How many numbers a block has.
  ///
  /// @throws IllegalArgumentException when there is no block of this name
  public int length(String name) {
    for (int i = 0; i < sections.size(); i++)
      if (sections.get(i).name().equals(name)) return first[i + 1] - first[i];
    throw new IllegalArgumentException("there is no block '" + name + "'");
  }

  /// How many numbers there are in all.
  public int length() {
    return first[sections.size()];
  }

  /// The actions.
  public Actions actions() {
    return actions;
  }

  /// Writes what a seat sees.
  ///
  /// @param question what it is asked; null when it is not asked
  /// @param into receives [#length] numbers
  public void read(View view, @Nullable Question question, int[] into) {
    Arrays.fill(into, 0, length(), 0);
    for (int i = 0; i < sections.size(); i++) {
      Section section = sections.get(i);
      Row row = new Row(section.low(), section.high(), sizes[i], into, first[i]);
      section.reader().read(view, question, row);
    }
  }
}
