package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;

/// Techs that have been taken away from their owners and lie face down somewhere else, out of play:
/// nobody researches them there, and only who had them knows what they are.
public final class TechsAway {
  /// How many can lie there.
  public static final int MOST = 8;

  private final State state;
  private final Techs techs;

  // The techs, plus one each, the first ones first; whose each of them was; how many there are.
  private final int cards;
  private final int owners;
  private final int count;

  TechsAway(Game game, Techs techs) {
    this.state = game.state();
    this.techs = techs;
    this.cards = game.cells().bytes(MOST, this::hide);
    this.owners = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.count = game.cells().ints(1, Secrecy.PUBLIC);
  }

  private void hide(Claim claim, State shown, Sight sight) {
    for (int i = 0; i < MOST; i++)
      if (shown.b[cards + i] != 0 && shown.b[owners + i] != sight.self())
        shown.b[cards + i] = Secrecy.UNKNOWN;
  }

  /// How many techs there are.
  public int size() {
    return state.n[count];
  }

  /// The number of the tech at a position.
  int tech(int position) {
    return state.b[cards + position] - 1;
  }

  /// Whose the tech at a position was.
  Seat owner(int position) {
    return Seat.of(state.b[owners + position]);
  }

  /// Whether the tech of a slot can be taken away: it lies face down before its owner, not on a
  /// sheet, and no ship is on it.
  public boolean mayTake(int slot) {
    return techs.exists(slot)
        && !techs.isComplete(slot)
        && techs.ships(slot) == 0
        && techs.sheet(slot) < 0
        && size() < MOST;
  }

  /// The tech of a slot is taken away from its owner.
  public void take(int slot) {
    int at = size();
    state.b[owners + at] = (byte) techs.owner(slot).index();
    state.b[cards + at] = (byte) (techs.lift(slot) + 1);
    state.n[count]++;
  }

  /// The techs that were a seat's, which knows them, as their numbers.
  public int[] of(Seat owner) {
    int[] mine = new int[size()];
    int found = 0;
    for (int i = 0; i < size(); i++) if (owner(i) == owner) mine[found++] = tech(i);
    return java.util.Arrays.copyOf(mine, found);
  }

  /// A tech comes back face down before who had it.
  public void giveBack(Seat owner, int tech) {
    int at = 0;
    while (at < size() && !(owner(at) == owner && tech(at) == tech)) at++;
    if (at == size()) return;
    int last = size() - 1;
    for (int i = at; i < last; i++) {
      state.b[cards + i] = state.b[cards + i + 1];
      state.b[owners + i] = state.b[owners + i + 1];
    }
    state.b[cards + last] = 0;
    state.b[owners + last] = 0;
    state.n[count] = last;
    techs.research().keep(owner, tech);
  }

  // For new deals: another tech lies at a position.
  void replace(int position, int tech) {
    state.b[cards + position] = (byte) (tech + 1);
  }
}
