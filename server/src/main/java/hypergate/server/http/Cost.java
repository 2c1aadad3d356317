package hypergate.server.http;

import hypergate.server.http.Works.Lane;
import java.util.Optional;

/// What answering a call costs. Every route says it, so that nobody can ask for a lot as cheaply as
/// for a little.
enum Cost {
  /// Something is said that is known already.
  WORD(1),
  /// A table or a file is read.
  READ(3),
  /// Something is thought about for some milliseconds.
  THOUGHT(10, Lane.SHORT),
  /// Somebody gives advice, on threads that are there for thinking.
  ADVICE(10),
  /// A whole game is played again.
  GAME(20, Lane.LONG);

  private final int price;
  private final Optional<Lane> lane;

  Cost(int price) {
    this.price = price;
    this.lane = Optional.empty();
  }

  Cost(int price, Lane lane) {
    this.price = price;
    this.lane = Optional.of(lane);
  }

  /// How many of an address's tokens it takes.
  int price() {
    return price;
  }

  /// Where it waits until there is time for it; empty when it is done at once.
  Optional<Lane> lane() {
    return lane;
  }
}
