package hypergate.game.card;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// Boxes that hold cards of somebody beside those that there are, kept for the next game with the
/// same ones. Used by many games at once.
public final class OwnBoxes {
  /// How many are kept.
  private static final int MOST = 32;

  private final Function<Box, Content> make;
  private final Map<Box, Content> kept =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Box, Content> eldest) {
          return size() > MOST;
        }
      };

  /// What is in a box.
  ///
  /// @param cards those of somebody
  /// @param leftOut the ids of those that there are and that are not in it
  public record Box(List<OwnCard> cards, Set<String> leftOut) {}

  /// @param make makes a box of the cards that there are and those of somebody
  public OwnBoxes(Function<Box, Content> make) {
    this.make = make;
  }

  /// The box with these cards.
  public synchronized Content with(Box box) {
    return kept.computeIfAbsent(box, make);
  }
}
