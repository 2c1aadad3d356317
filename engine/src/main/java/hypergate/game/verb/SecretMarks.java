package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Redealer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Tokens of an alien that lie face down before all other players ([Sheet#marks]), one of them its
/// mark: whoever has or had the sheet knows which. They stay where they lie, wherever the sheet
/// goes, and leave the game with it. Of all aliens of a game one has some at most.
public final class SecretMarks implements Redealer {
  private final Acting game;
  private final State state;

  // Whose tokens they are; null: no alien of these rules has some.
  private final @Nullable Sheet alien;

  // By seat: before whom the mark lies, plus one, where that seat has the sheet.
  private final int marked;

  // By seat: before whom the mark lies, plus one, where that seat had the sheet before.
  private final int remembered;

  // Before whom tokens lie, as a mask.
  private final int before;

  SecretMarks(Acting game) {
    this.game = game;
    this.state = game.state();
    this.alien =
        game.content().aliens().stream()
            .filter(each -> !each.marks().isEmpty())
            .findFirst()
            .orElse(null);
    this.marked = game.cells().bytes(Seat.MOST, Secrecy.OWNER);
    this.remembered = game.cells().bytes(Seat.MOST, Secrecy.OWNER);
    this.before = game.cells().ints(1, Secrecy.PUBLIC);
    game.redealers().add(this);
  }

  /// Before whom tokens lie, as a mask.
  public int before() {
    return state.n[before];
  }

  /// Before whom tokens lie, in notation: `B+C`.
  public String where() {
    return Seat.listOf(before()).stream().map(Seat::letter).collect(Collectors.joining("+"));
  }

  /// Before whom the mark lies, as far as whoever asks may know: for the player of the sheet.
  /// [Seat#NONE] when there is none.
  public Seat of(Seat keeper) {
    game.probe().peek();
    return mark(keeper);
  }

  private Seat mark(Seat keeper) {
    return Seat.of(state.b[marked + keeper.index()] - 1);
  }

  /// A token lies before each other player, and the mark before one of them.
  public void lay(Sheet alien, Seat keeper, Seat mark) {
    state.n[before] = game.everybody() & ~keeper.bit();
    state.b[marked + keeper.index()] = (byte) (mark.index() + 1);
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(state.n[before])) tell(alien.marks(), Seat.of(i).letter());
  }

  /// The mark lies before somebody else who has a token: unseen by all others.
  public void move(Seat keeper, Seat mark) {
    state.b[marked + keeper.index()] = (byte) (mark.index() + 1);
  }

  /// All tokens are turned up and leave the game.
  ///
  /// @return before whom the mark has lain
  public Seat turnUp(Sheet alien, Seat keeper) {
    Seat mark = mark(keeper);
    tell(alien.id() + " mark", mark.letter());
    clear();
    tell(alien.marks(), "box");
    return mark;
  }

  private void tell(String token, String where) {
    if (game.isHeard()) game.tell(new Event.TokenPlaced(token, where));
  }

  private void clear() {
    state.n[before] = 0;
    for (int i = 0; i < Seat.MOST; i++) {
      state.b[marked + i] = 0;
      state.b[remembered + i] = 0;
    }
  }

  /// The persons at two seats have changed places, and take along what they remember.
  void personsExchanged(Seat one, Seat other) {
    byte before = state.b[remembered + one.index()];
    state.b[remembered + one.index()] = state.b[remembered + other.index()];
    state.b[remembered + other.index()] = before;
  }

  // ---- with the sheet

  private Seat keeper() {
    return alien == null ? Seat.NONE : game.powers().holder(alien);
  }

  void sheetLeaves(Sheet sheet) {
    if (sheet == alien && before() != 0) clear();
  }

  // Who has the sheet now knows the mark; who had it has not forgotten it.
  void sheetsMoved() {
    if (before() == 0) return;
    Seat keeper = keeper();
    for (int i = 0; i < game.seats() && keeper.exists(); i++) {
      byte mark = state.b[marked + i];
      if (mark == 0 || i == keeper.index()) continue;
      state.b[marked + i] = 0;
      state.b[remembered + i] = mark;
      state.b[marked + keeper.index()] = mark;
    }
  }

  @Override
  public void deal(Seat viewer, Luck luck) {
    Seat keeper = keeper();
    if (before() == 0 || !keeper.exists() || knows(viewer)) return;
    int nth = luck.number(Integer.bitCount(before()));
    int rest = before();
    for (; nth > 0; nth--) rest &= rest - 1;
    byte mark = (byte) (Integer.numberOfTrailingZeros(rest) + 1);
    for (int i = 0; i < Seat.MOST; i++) {
      if (state.b[marked + i] != 0) state.b[marked + i] = mark;
      if (state.b[remembered + i] != 0) state.b[remembered + i] = mark;
    }
  }

  private boolean knows(Seat viewer) {
    if (!viewer.exists()) return false;
    return state.b[marked + viewer.index()] != 0 || state.b[remembered + viewer.index()] != 0;
  }
}
