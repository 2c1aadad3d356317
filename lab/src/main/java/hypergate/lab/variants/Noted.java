package hypergate.lab.variants;

import hypergate.game.Game;
import hypergate.game.event.Event;
import java.util.List;

/// What is noted of a variant in each game when cards are measured.
public interface Noted {
  /// Nothing.
  Noted NOTHING = new Noted() {};

  /// The kinds of things that it tells of.
  default List<Having.Kind> kinds() {
    return List.of();
  }

  /// The setup of a game is over.
  default void began(Game game, Having having) {}

  /// Something has happened.
  default void happened(Event event, Having having) {}

  /// Ships of all seats that lie on something that is not finished yet.
  default int parked(Game game) {
    return 0;
  }

  /// Things before seats that are not finished.
  default int unfinished(Game game) {
    return 0;
  }

  /// Things before seats that are finished.
  default int finished(Game game) {
    return 0;
  }
}
