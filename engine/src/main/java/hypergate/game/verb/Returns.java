package hypergate.game.verb;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.List;

/// Where the ships that a seat is retrieving from the warp have come to: for effects that let them
/// go elsewhere. One retrieval may cause another.
public final class Returns {
  private final Acting game;
  private final List<int[]> stack = new ArrayList<>();
  private int depth;

  Returns(Acting game) {
    this.game = game;
  }

  void reset() {
    depth = 0;
  }

  // Before the ships leave the warp.
  void begin(Seat owner) {
    if (depth == stack.size()) stack.add(new int[Planet.MOST]);
    int[] there = stack.get(depth++);
    for (int place = 0; place < Planet.MOST; place++) there[place] = -on(owner, place);
  }

  // When they have been placed.
  void note(Seat owner) {
    int[] there = stack.get(depth - 1);
    for (int place = 0; place < Planet.MOST; place++) there[place] += on(owner, place);
  }

  void end() {
    depth--;
  }

  private int on(Seat owner, int place) {
    return game.ships().at(place, owner);
  }

  /// In RETRIEVED: how many ships have come to a planet and can have stayed there.
  public int to(Seat owner, Planet planet) {
    if (depth == 0) return 0;
    return Math.min(stack.get(depth - 1)[planet.index()], on(owner, planet.index()));
  }

  /// In RETRIEVED: how many have come anywhere else, the gate among it.
  public int elsewhere(Seat owner, Planet planet) {
    int count = game.ships().onGate(owner);
    if (depth == 0) return Math.min(count, game.verbs().ships().retrieved());
    count = 0;
    for (long rest = game.ships().colonies(owner) & ~planet.bit(); rest != 0; rest &= rest - 1)
      count += to(owner, Planet.of(Long.numberOfTrailingZeros(rest)));
    return count;
  }

  /// In RETRIEVED: a gesture that offers the ships that have come anywhere else.
  public Picks pick(Seat owner, Planet besides) {
    Picks picks = game.verbs().ships().picks();
    picks.clear();
    if (depth == 0) picks.offer(Place.GATE, elsewhere(owner, besides));
    for (long rest = game.ships().colonies(owner) & ~besides.bit();
        depth > 0 && rest != 0;
        rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(planet.index(), to(owner, planet));
    }
    return picks;
  }
}
