package hypergate.game.card;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Boxes that hold cards of somebody beside those that there are, kept for the next game with the
/// same ones. Used by many games at once.
public final class OwnBoxes {
  /// How many are kept.
  private static final int MOST = 32;

  private final Function<List<OwnCard>, Content> make;
  private final Map<List<OwnCard>, Content> kept =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<OwnCard>, Content> eldest) {
          return size() > MOST;
        }
      };

  /// @param make makes a box of the cards that there are and those of somebody
  public OwnBoxes(Function<List<OwnCard>, Content> make) {
    this.make = make;
  }

  /// The box with these cards.
  public synchronized Content with(List<OwnCard> cards) {
    return kept.computeIfAbsent(cards, make);
  }
}
