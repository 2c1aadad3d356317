package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Redealer;

/// What is on the faces of [PlanetTokens] that lie face down: some of them bear a mark. Whose sheet
/// they are of knows which; everybody sees where they lie, beside planets or in a row on the sheet,
/// and how many marks there are among them.
public final class FaceDownTokens implements Redealer {
  private static final int WORDS = 2;

  private final Acting game;
  private final State state;
  private final PlanetTokens tokens;

  // By seat: the planets beside which tokens with a mark lie, and the places on its sheet.
  private final int faces;

  // By seat: how many lie face down on its sheet, and how many marks there are among all.
  private final int stored;
  private final int marks;

  FaceDownTokens(Acting game, PlanetTokens tokens) {
    this.game = game;
    this.state = game.state();
    this.tokens = tokens;
    this.faces = game.cells().words(WORDS * Seat.MOST, Secrecy.OWNER);
    this.stored = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
    this.marks = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
    game.redealers().add(this);
  }

  private int planets(Seat keeper) {
    return faces + WORDS * keeper.index();
  }

  private int places(Seat keeper) {
    return planets(keeper) + 1;
  }

  private void set(int word, int bit, boolean marked) {
    if (marked) state.w[word] |= 1L << bit;
    else state.w[word] &= ~(1L << bit);
  }

  /// How many lie face down on the sheet of a seat.
  public int stored(Seat keeper) {
    return state.b[stored + keeper.index()];
  }

  /// The planets beside which those of a seat lie that bear a mark, as a mask: for that seat alone.
  public long marked(Seat keeper) {
    game.probe().peek();
    return state.w[planets(keeper)];
  }

  /// Lays a token face down beside a planet.
  public void lay(Sheet alien, Seat keeper, Planet planet, boolean marked) {
    tokens.lay(alien, planet, 1);
    mark(keeper, planet, marked);
  }

  /// The token of a seat that lies beside a planet is to bear a mark, or none.
  public void mark(Seat keeper, Planet planet, boolean marked) {
    boolean was = (state.w[planets(keeper)] & planet.bit()) != 0;
    set(planets(keeper), planet.index(), marked);
    if (was != marked) state.b[marks + keeper.index()] += (byte) (marked ? 1 : -1);
  }

  /// Turns the token beside a planet up, and takes it back.
  ///
  /// @return whether it bears a mark
  public boolean turnUp(Sheet alien, Seat keeper, Planet planet) {
    boolean marked = (state.w[planets(keeper)] & planet.bit()) != 0;
    mark(keeper, planet, false);
    tokens.lay(alien, planet, 0);
    return marked;
  }

  /// Two tokens beside planets change places, unseen.
  public void exchange(Sheet alien, Seat keeper, Planet one, Planet other) {
    long bits = state.w[planets(keeper)];
    boolean here = (bits & one.bit()) != 0;
    boolean there = (bits & other.bit()) != 0;
    set(planets(keeper), one.index(), there);
    set(planets(keeper), other.index(), here);
    tell(alien, one);
    tell(alien, other);
  }

  private void tell(Sheet alien, Planet planet) {
    if (game.isHeard())
      game.tell(new Event.TokenPlaced(alien.planetTokens() + " token", planet.toString()));
  }

  /// The token beside a planet goes face down onto the sheet, to the end of the row.
  public void store(Sheet alien, Seat keeper, Planet planet) {
    boolean marked = (state.w[planets(keeper)] & planet.bit()) != 0;
    set(planets(keeper), planet.index(), false);
    set(places(keeper), stored(keeper), marked);
    state.b[stored + keeper.index()]++;
    tokens.lay(alien, planet, 0);
  }

  /// A token that lies face down on the sheet is laid beside a planet.
  ///
  /// @param place in the row, from 0
  public void layStored(Sheet alien, Seat keeper, Planet planet, int place) {
    long row = state.w[places(keeper)];
    boolean marked = (row >>> place & 1) != 0;
    long before = row & (1L << place) - 1;
    state.w[places(keeper)] = before | row >>> place + 1 << place;
    state.b[stored + keeper.index()]--;
    set(planets(keeper), planet.index(), marked);
    tokens.lay(alien, planet, 1);
  }

  // ---- with planets and sheets

  private Seat keeper(Sheet alien) {
    for (int i = 0; i < game.seats(); i++)
      if (game.powers().find(Seat.of(i), alien) >= 0) return Seat.of(i);
    return Seat.NONE;
  }

  void planetLeaves(Sheet alien, Planet planet) {
    Seat keeper = keeper(alien);
    if (keeper.exists() && tokens.at(alien, planet) != 0) store(alien, keeper, planet);
  }

  void planetsExchanged(Planet one, Planet other) {
    for (int i = 0; i < game.seats(); i++) {
      long bits = state.w[planets(Seat.of(i))];
      set(planets(Seat.of(i)), one.index(), (bits & other.bit()) != 0);
      set(planets(Seat.of(i)), other.index(), (bits & one.bit()) != 0);
    }
  }

  void sheetLeaves() {
    for (int i = 0; i < game.seats(); i++) forget(Seat.of(i));
  }

  private void forget(Seat seat) {
    state.w[planets(seat)] = 0;
    state.w[places(seat)] = 0;
    state.b[stored + seat.index()] = 0;
    state.b[marks + seat.index()] = 0;
  }

  // Who has the sheet now knows what its tokens bear.
  void sheetMoved(Sheet alien) {
    Seat keeper = keeper(alien);
    if (!keeper.exists()) return;
    for (int i = 0; i < game.seats(); i++) {
      Seat before = Seat.of(i);
      boolean any = state.b[marks + i] != 0 || stored(before) != 0;
      if (before == keeper || !any) continue;
      state.w[planets(keeper)] = state.w[planets(before)];
      state.w[places(keeper)] = state.w[places(before)];
      state.b[stored + keeper.index()] = state.b[stored + i];
      state.b[marks + keeper.index()] = state.b[marks + i];
      forget(before);
    }
  }

  @Override
  public void deal(Seat viewer, Luck luck) {
    for (Sheet alien : tokens.faceDown()) {
      Seat keeper = keeper(alien);
      if (keeper.exists() && keeper != viewer) deal(alien, keeper, luck);
    }
  }

  private void deal(Sheet alien, Seat keeper, Luck luck) {
    long beside = tokens.with(alien, 0);
    int row = stored(keeper);
    int[] where = new int[Long.bitCount(beside) + row];
    int size = 0;
    for (long rest = beside; rest != 0; rest &= rest - 1)
      where[size++] = Long.numberOfTrailingZeros(rest);
    for (int place = 0; place < row; place++) where[size++] = Planet.MOST + place;
    luck.shuffle(where, size);
    state.w[planets(keeper)] = 0;
    state.w[places(keeper)] = 0;
    for (int i = 0; i < Math.min(size, state.b[marks + keeper.index()]); i++)
      if (where[i] < Planet.MOST) set(planets(keeper), where[i], true);
      else set(places(keeper), where[i] - Planet.MOST, true);
  }
}
