package hypergate.lab.variants;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Item;
import java.util.function.Predicate;

/// A line of `then`, as the check of a [Fact] looks at it: what it may be. A mistake is complained
/// of with its place.
public interface Line {
  /// As it stands in the file.
  Item item();

  /// The game that it speaks of.
  Game game();

  /// Its subject has so many words.
  void words(int count);

  /// A word of its subject.
  String word(int at);

  /// It can only be said what is among others.
  void onlyHas();

  /// A word of its subject is a planet.
  void planet(int at);

  /// A word of its subject is a seat.
  Seat seat(int at);

  /// Each word of its value is known, or `none`.
  ///
  /// @param what it should be, for the complaint
  void each(String what, Predicate<String> isKnown);

  /// Its value is a number.
  void numbers();

  /// Its value is cards.
  void cards();
}
