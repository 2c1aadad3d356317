package hypergate.lab.variants;

import hypergate.game.Game;
import java.util.List;
import java.util.Map;

/// What a variant adds up over games that one worker plays one after the other. Reused from game to
/// game, so that counting allocates nothing.
public interface Sums {
  /// Listens to a game, which is restarted for each play.
  void watch(Game game);

  /// A game is over.
  void end(Game game);

  /// Adds the sums of another worker.
  void add(Sums other);

  /// What it came to.
  Found found();

  /// A table of figures.
  ///
  /// @param key what it is called in JSON
  /// @param rows its lines: names and values
  /// @param words the same for people, in lines; none when there is nothing to tell
  record Found(String key, List<Map<String, Object>> rows, List<String> words) {}
}
