package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Sheet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.table.Powers;

/// Techs that lie on an alien's sheet as goods, open or face down: nobody researches them until
/// they come before a player. Whoever keeps them may look at all of them.
public final class TechStore {
  /// How many can lie there.
  public static final int MOST = 8;

  private final Game game;
  private final State state;
  private final Techs techs;

  // The techs, plus one each, the first ones first; 1 for each that lies open; how many there are;
  // the seat that keeps them, plus one; the alien on whose sheet they lie, by number, plus one.
  private final int goods;
  private final int open;
  private final int count;
  private final int keeper;
  private final int sheet;

  TechStore(Game game, Techs techs) {
    this.game = game;
    this.state = game.state();
    this.techs = techs;
    this.goods = game.cells().bytes(MOST, this::hide);
    this.open = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.count = game.cells().ints(1, Secrecy.PUBLIC);
    this.keeper = game.cells().ints(1, Secrecy.PUBLIC);
    this.sheet = game.cells().ints(1, Secrecy.PUBLIC);
  }

  private void hide(Claim claim, State shown, Sight sight) {
    if (shown.n[keeper] == sight.self() + 1) return;
    for (int i = 0; i < MOST; i++)
      if (shown.b[goods + i] != 0 && shown.b[open + i] == 0) shown.b[goods + i] = Secrecy.UNKNOWN;
  }

  /// Whether a seat sees the tech at a position.
  boolean isSeen(int position, Seat viewer) {
    return isOpen(position) || state.n[keeper] == viewer.index() + 1;
  }

  /// Says who keeps them, on the sheet of which alien.
  public void keeper(Seat seat, Sheet alien) {
    state.n[keeper] = seat.index() + 1;
    state.n[sheet] = game.content().alienNumber(alien.id()) + 1;
  }

  /// Sheets have come, gone or changed places: the techs go along; with a sheet that has left the
  /// game they are discarded.
  void follow() {
    if (state.n[sheet] == 0) return;
    int alien = state.n[sheet] - 1;
    int instance = game.powers().find(alien);
    if (instance >= 0) {
      state.n[keeper] = Powers.owner(instance).index() + 1;
      return;
    }
    if (game.powers().isUsed(alien)) return;
    Seat last = Seat.of(state.n[keeper] - 1);
    while (size() > 0) discard(last, state.b[goods] - 1);
    state.n[sheet] = 0;
  }

  /// How many techs there are.
  public int size() {
    return state.n[count];
  }

  /// The number of the tech at a position.
  public int tech(int position) {
    if (!isOpen(position)) game.peek();
    return state.b[goods + position] - 1;
  }

  /// Whether the tech at a position lies open.
  public boolean isOpen(int position) {
    return state.b[open + position] != 0;
  }

  /// Turns the tech at a position up or down.
  public void open(int position, boolean up) {
    state.b[open + position] = (byte) (up ? 1 : 0);
  }

  /// Draws techs from the deck and lays them there, face down.
  ///
  /// @return how many came
  public int draw(Seat seat, int most) {
    int got = 0;
    while (got < most && size() < MOST) {
      int tech = techs.deck().draw();
      if (tech < 0) break;
      add(tech, false);
      if (game.isHeard()) game.tell(new TechEvent.TechKept(seat, techs.numbered(tech).id()));
      got++;
    }
    return got;
  }

  /// Lays a tech there.
  public void add(int tech, boolean up) {
    state.b[goods + size()] = (byte) (tech + 1);
    open(size(), up);
    state.n[count]++;
  }

  /// Takes a tech away from there.
  public void remove(int tech) {
    int at = 0;
    while (at < size() && state.b[goods + at] != tech + 1) at++;
    if (at == size()) return;
    int last = size() - 1;
    for (int i = at; i < last; i++) {
      state.b[goods + i] = state.b[goods + i + 1];
      state.b[open + i] = state.b[open + i + 1];
    }
    state.b[goods + last] = 0;
    state.b[open + last] = 0;
    state.n[count] = last;
  }

  /// A tech goes from there to the discard pile.
  public void discard(Seat seat, int tech) {
    remove(tech);
    techs.deck().discard(tech);
    if (game.isHeard())
      game.tell(new TechEvent.TechDiscarded(seat, techs.numbered(tech).id(), game.cause()));
  }

  /// A tech comes face down before a seat, which researches it as usual.
  public void give(Seat seat, int tech) {
    remove(tech);
    techs.research().keep(seat, tech);
  }

  // For new deals: another tech lies at a position.
  void replace(int position, int tech) {
    state.b[goods + position] = (byte) (tech + 1);
  }
}
