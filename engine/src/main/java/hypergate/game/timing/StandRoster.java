package hypergate.game.timing;

import hypergate.game.decide.Menu;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.Standing;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;

/// The [Stands] of one game, in the order in which they are asked: what is offered in a menu stands
/// in this order, what must happen for one seat happens in it, and a value is bent in it. A game
/// that does not use a variant has no stands of it.
public final class StandRoster implements Standing {
  private final State state;
  private final int seats;
  private final SheetStands sheets;
  private final HandStands hand;
  private final Promises promises;
  private final FlareStands flares;
  private final GraftStands grafts;
  private final Stands[] all;
  private final Stands[] used;
  private final Stands[] ofSeats;

  // The stands that are late, as a mask of their positions: see [Stands#isLate].
  private final int late;

  /// Where it stands in which windows something must act, one word for each of them.
  private final int musts;

  /// The stands of a game.
  public StandRoster(Timing game, List<Stands> besideSheets, List<Stands> ofParts) {
    this.state = game.state();
    this.seats = game.seats();
    this.sheets = new SheetStands(game);
    this.hand = new HandStands(game);
    this.promises = new Promises(game);
    this.flares = new FlareStands(game);
    this.grafts = new GraftStands(game);
    List<Stands> list = new ArrayList<>();
    list.add(sheets);
    list.addAll(besideSheets);
    list.add(hand);
    list.add(flares);
    list.add(grafts);
    list.addAll(ofParts);
    this.all = list.toArray(Stands[]::new);
    this.used = list.stream().filter(Stands::isUsed).toArray(Stands[]::new);
    this.ofSeats = list.stream().filter(Stands::isOfSeats).toArray(Stands[]::new);
    for (int i = 0; i < all.length; i++) all[i].enlist(i);
    for (Stands stands : all) stands.claimMusts();
    this.musts = all[0].mustsAt();
    int late = 0;
    for (Stands stands : all) if (stands.isLate()) late |= 1 << stands.number();
    this.late = late;
    game.cells().ofWords(Layout.ACTING, 3, Secrecy.NOBODY);
    game.cells().ofWords(Layout.SEAT_ACTING, Seat.MOST, Secrecy.NOBODY);
  }

  /// All stands, in order; not to be changed.
  Stands[] all() {
    return all;
  }

  /// The sheets of powers.
  public SheetStands sheets() {
    return sheets;
  }

  /// What players have promised.
  public Promises promises() {
    return promises;
  }

  /// The cards that can be played.
  public HandStands hand() {
    return hand;
  }

  /// The cards of aliens whose effects last.
  public FlareStands flares() {
    return flares;
  }

  /// The flares beside sheets.
  public GraftStands grafts() {
    return grafts;
  }

  /// Gathers what all stands have said of themselves, so that one look tells whether anything acts
  /// in a window, must act there, or bends a query: to be called when any of it has changed.
  public void index() {
    if (isAnyStirred()) gather();
  }

  /// The same whether or not anything has changed here: on a table that was copied from a view,
  /// which does not show it.
  public void gather() {
    long windows = 0;
    long musts = 0;
    long queries = 0;
    for (Stands stands : all) {
      windows |= stands.windows();
      queries |= stands.queries();
      if (stands != sheets) musts |= stands.musts();
    }
    state.w[Layout.ACTING] = windows;
    state.w[Layout.ACTING_MUST] = musts | sheets.musts();
    state.w[Layout.MUST_BESIDE_SHEETS] = musts;
    state.w[Layout.BENT] = queries;
    for (int i = 0; i < seats; i++) {
      long of = 0;
      for (Stands stands : ofSeats) if (stands != sheets) of |= stands.windows(Seat.of(i));
      state.w[Layout.SEAT_ACTING + i] = of;
    }
  }

  private boolean isAnyStirred() {
    boolean any = false;
    for (Stands stands : all) any |= stands.isStirred();
    return any;
  }

  // The masks that stands have said of themselves lie side by side, so that all are looked through
  // without asking any of them.

  /// The stands in which something must happen in a window, as a mask of their positions.
  int obliged(long window) {
    int mask = 0;
    for (int i = 0; i < all.length; i++) if ((state.w[musts + i] & window) != 0) mask |= 1 << i;
    return mask;
  }

  /// Those that are late, as a mask of their positions: see [Stands#isLate].
  int late() {
    return late;
  }

  /// The same as [#obliged], of those that are late: see [Stands#isLate].
  int obligedLate(long window) {
    return late == 0 ? 0 : obliged(window) & late;
  }

  /// Whether a seat may have something to use in a window; false only if it certainly has nothing.
  boolean mayUse(Window window, Seat seat) {
    return (mayUse(window) & seat.bit()) != 0;
  }

  /// Whether something could have to happen in a window as things stand.
  boolean isObliged(Window window) {
    return (state.w[Layout.ACTING_MUST] & window.bit()) != 0
        && isObliged(window, sheets.open(window));
  }

  /// The same.
  ///
  /// @param open the powers that could act in it, see [SheetStands#open]
  boolean isObliged(Window window, long open) {
    return SheetStands.isObliged(open) || (state.w[Layout.MUST_BESIDE_SHEETS] & window.bit()) != 0;
  }

  /// Whether somebody has a power or a card that can be used in the window that [#mayUse] was just
  /// asked about, be it that it can be used now or not.
  boolean isSeen(Window window) {
    return hand.isSeen() || sheets.isUsedIn(window);
  }

  /// The seats that may have something to use in a window, as a mask: never too few.
  int mayUse(Window window) {
    return mayUse(window, sheets.open(window));
  }

  /// The same.
  ///
  /// @param open the powers that could act in it, see [SheetStands#open]
  int mayUse(Window window, long open) {
    long bit = window.bit();
    int mask = hand.mayUse(window) | flares.mayUse(window) | SheetStands.mayUse(open);
    for (int i = 0; i < seats; i++)
      if ((state.w[Layout.SEAT_ACTING + i] & bit) != 0) mask |= 1 << i;
    return mask;
  }

  @Override
  public int bentByOthers(Query query, Seat subject, int normal) {
    int value = normal;
    for (Stands stands : all)
      if (stands != sheets && stands != flares) value = stands.bent(query, subject, value);
    return value;
  }

  @Override
  public int bentByFlares(Query query, Seat subject, int normal) {
    return flares.bent(query, subject, normal);
  }

  @Override
  public void indexSheets() {
    sheets.index();
    if (!state.isEmpty(Zone.BESIDE_SHEETS)) grafts.index();
  }

  @Override
  public CardSet playable(Seat seat) {
    return hand.playable().cards(seat);
  }

  @Override
  public boolean hasPlayablePile(Seat seat) {
    return hand.playable().hasPlayablePile(seat);
  }

  @Override
  public boolean declareFromPile(Seat seat, int card) {
    return hand.declareFromPile(seat, card);
  }

  @Override
  public void stealAnswered(Seat thief) {
    hand.stealAnswered(thief);
  }

  @Override
  public String named(int place, int contentNumber) {
    return all[place].named(contentNumber);
  }

  /// Adds everything optional that a seat can use in a window to a menu.
  void add(Menu menu, Window window, Seat seat, int level) {
    long bit = window.bit();
    for (Stands stands : used)
      if (stands == hand || stands.mayOffer(bit, seat)) stands.add(menu, window, seat, level);
  }

  /// Uses what a seat has chosen from such a menu.
  void use(Seat seat, Window window, int choice, int level) {
    of(choice).use(seat, window, StandChoice.location(choice), StandChoice.number(choice), level);
  }

  /// The stands of which an option is a use.
  Stands of(int choice) {
    return all[StandChoice.stands(choice)];
  }

  /// How a USE choice is written.
  public String notation(int choice) {
    return of(choice).notation(StandChoice.location(choice), StandChoice.number(choice));
  }
}
