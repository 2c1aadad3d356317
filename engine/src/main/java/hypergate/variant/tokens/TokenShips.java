package hypergate.variant.tokens;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.CardSlots;
import hypergate.game.table.FurtherShips;

/// The ships that cards have brought into the game beside those that everybody starts with: one for
/// each card slot at most, so that a copy of such a card has one of its own. They stand among their
/// owner's ships and count as any of them; here it is written which one is where. Several of them
/// are a mask of slots.
public final class TokenShips implements FurtherShips {
  private final Game game;
  private final State state;

  // By seat: the slots of those that belong to it, as a mask.
  private final int owned;

  // By slot: the place of its ship, plus one; 0: it has none.
  private final int places;

  TokenShips(Game game) {
    this.game = game;
    this.state = game.state();
    this.owned = game.cells().words(Seat.MOST, Secrecy.PUBLIC);
    this.places = game.cells().bytes(CardSlots.MOST, Secrecy.PUBLIC);
  }

  /// Those of a seat that are in the game, wherever they are.
  @Override
  public long of(Seat owner) {
    return state.w[owned + owner.index()];
  }

  /// Those of a seat at a place.
  @Override
  public long at(Seat owner, int place) {
    long there = 0;
    for (long rest = of(owner); rest != 0; rest &= rest - 1) {
      int slot = Long.numberOfTrailingZeros(rest);
      if (place(slot) == place) there |= 1L << slot;
    }
    return there;
  }

  /// The place of a slot's ship; -1 when it has none, or while it moves.
  public int place(int slot) {
    return (state.b[places + slot] & 0xff) - 1;
  }

  /// Whose ship that of a slot is, [Seat#NONE] when it is in the box.
  public Seat owner(int slot) {
    for (int i = 0; i < Seat.MOST; i++) if ((of(Seat.of(i)) >>> slot & 1) != 0) return Seat.of(i);
    return Seat.NONE;
  }

  /// Those that go along when some of the ships at a place go. H-1: a token ship is one among
  /// others; it goes along, unless its owner says that it stays; of ships being lost it is the
  /// last.
  ///
  /// @param all how many ships of the owner are there
  /// @param count how many go
  /// @param first whether token ships go first, if their owner likes, or stay as long as they can
  @Override
  public long going(Seat owner, int place, int all, int count, boolean first) {
    if (of(owner) == 0) return 0;
    long there = at(owner, place);
    int must = count - (all - Long.bitCount(there));
    long taken = 0;
    for (long rest = there; rest != 0; rest &= rest - 1) {
      int going = Long.bitCount(taken);
      boolean goes = going + Long.bitCount(rest) <= must;
      if (goes || first && going < count && !staysBehind(owner, rest))
        taken |= Long.lowestOneBit(rest);
    }
    return taken;
  }

  private boolean staysBehind(Seat owner, long ships) {
    return game.ask(owner).yes(game.cardSlots().shipStays(Long.numberOfTrailingZeros(ships)));
  }

  // ---- moves: for verbs only

  /// Notes that these are at a place now, -1 while they move.
  @Override
  public void put(long ships, int place) {
    for (long rest = ships; rest != 0; rest &= rest - 1)
      state.b[places + Long.numberOfTrailingZeros(rest)] = (byte) (place + 1);
  }

  /// A slot's ship comes from the box and belongs to a seat.
  public void enter(int slot, Seat owner) {
    state.w[owned + owner.index()] |= 1L << slot;
  }

  /// A slot's ship goes back into the box.
  public void leave(int slot) {
    put(1L << slot, -1);
    for (int i = 0; i < Seat.MOST; i++) state.w[owned + i] &= ~(1L << slot);
  }
}
