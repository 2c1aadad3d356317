package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import java.util.ArrayList;
import java.util.List;

/// The kinds of ships that aliens bring into the game ([Sheet#changed]): some take the place of
/// ships of a seat, others are ships more, which leave the game where a ship would go to the warp.
/// They stand among the ships of their owner and count as any of them.
public final class ShipKinds {
  private final Acting game;
  private final List<ShipKind> all;

  // Of the ships that have come to a place last, how many have gone back to the sheet.
  private int back;

  // The ships that lie under others, for each alien that has such.
  private final List<Stacks> stacks = new ArrayList<>();

  // Of the ships of each seat in the encounter, how many had a lent one under them when it was
  // decided.
  private final int atEnd;

  // Who says how many ships of each kind go, in place of their owner.
  private Seat namer = Seat.NONE;

  ShipKinds(Acting game) {
    List<ShipKind> kinds = new ArrayList<>();
    for (Sheet sheet : game.content().aliens()) {
      Stacks under = sheet.stacks() ? new Stacks(game, sheet) : null;
      if (under != null) stacks.add(under);
      if (sheet.changesAnybodys())
        for (int i = 0; i < game.seats(); i++)
          kinds.add(new ShipKind(game, sheet, false, Seat.of(i), under));
      else if (!sheet.changed().isEmpty()) kinds.add(new ShipKind(game, sheet, false));
      if (!sheet.guests().isEmpty()) kinds.add(new ShipKind(game, sheet, true));
    }
    this.all = List.copyOf(kinds);
    this.atEnd = stacks.isEmpty() ? -1 : game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
    this.game = game;
    game.ships().lent(this::leased);
  }

  /// What moves meanwhile has been chosen by a seat, which says in place of the owner how many
  /// ships of each kind go.
  public void namedBy(Seat seat, Runnable move) {
    namer = seat;
    try {
      move.run();
    } finally {
      namer = Seat.NONE;
    }
  }

  // Who says it in place of the owner; nobody as a rule.
  Seat namer() {
    return namer;
  }

  /// All kinds that there can be.
  public List<ShipKind> all() {
    return all;
  }

  /// The kind of an alien.
  public ShipKind of(Sheet alien) {
    for (ShipKind kind : all) if (kind.alien() == alien && !kind.areGuests()) return kind;
    throw new IllegalStateException("no ships of " + alien.id());
  }

  /// The ships of a seat that are of the kind of an alien.
  public ShipKind of(Sheet alien, Seat seat) {
    for (ShipKind kind : all)
      if (kind.alien() == alien && !kind.areGuests() && kind.owner() == seat) return kind;
    throw new IllegalStateException("no ships of " + alien.id() + " are those of " + seat);
  }

  /// How many ships are of the kind of an alien, whosever they are.
  public int all(Sheet alien) {
    int sum = 0;
    for (ShipKind kind : all)
      if (kind.alien() == alien && !kind.areGuests()) sum += kind.all(kind.owner());
    return sum;
  }

  /// Where the ships of the kind of an alien are, in notation: `A1x2`, with their owner where that
  /// may be any seat: `B:A1x2`; of stacks with what lies under them: `B:A1:C2`.
  public List<String> where(Sheet alien) {
    List<String> where = new ArrayList<>();
    for (ShipKind kind : all) {
      if (kind.alien() != alien || kind.areGuests()) continue;
      String whose = alien.changesAnybodys() ? kind.owner().letter() + ":" : "";
      Seat owner = kind.owner();
      List<String> places = alien.stacks() ? stacks(alien).where(owner) : kind.where(owner);
      for (String place : places) where.add(whose + place);
    }
    return where;
  }

  /// The guests that the flare of an alien brings.
  public ShipKind guests(Sheet alien) {
    for (ShipKind kind : all) if (kind.alien() == alien && kind.areGuests()) return kind;
    throw new IllegalStateException("no ships of " + alien.id());
  }

  /// The ships that lie under others for the sake of an alien.
  public Stacks stacks(Sheet alien) {
    for (Stacks one : stacks) if (one.alien() == alien) return one;
    throw new IllegalStateException("no ships of " + alien.id() + " lie under others");
  }

  /// The stacks in which what is captured comes under other ships.
  Stacks ofCaptured() {
    for (Stacks one : stacks) if (!one.areLeases()) return one;
    throw new IllegalStateException("no captured ships lie under others");
  }

  /// The stacks of a seat in notation, whatever alien they are for: where each is and what lies
  /// under it, `A1:B2C1`.
  public List<String> stacked(Seat seat) {
    return stacks.stream().flatMap(one -> one.where(seat).stream()).toList();
  }

  /// How many ships lie under those of a seat at a place.
  public int under(Seat seat, int place) {
    int sum = 0;
    for (int i = 0; i < stacks.size(); i++) sum += stacks.get(i).under(seat, place);
    return sum;
  }

  /// How many lent ships lie under those of a seat at a place.
  public int leased(Seat seat, int place) {
    int sum = 0;
    for (int i = 0; i < stacks.size(); i++)
      if (stacks.get(i).areLeases()) sum += stacks.get(i).under(seat, place);
    return sum;
  }

  /// The encounter is decided: so many ships of a seat in it had a lent one under them.
  public void leasedAtEnd(Seat seat, int count) {
    if (atEnd >= 0) game.state().b[atEnd + seat.index()] = (byte) count;
  }

  /// Of the ships that a seat had in the encounter when it was decided, how many had a lent one
  /// under them.
  public int leasedAtEnd(Seat seat) {
    return atEnd < 0 ? 0 : game.state().b[atEnd + seat.index()];
  }

  /// How many captured ships of a seat lie under others.
  public int captives(Seat owner) {
    int sum = 0;
    for (int i = 0; i < stacks.size(); i++) sum += stacks.get(i).captives(owner);
    return sum;
  }

  // How many ships of an owner have come into the warp from under lost ones.
  int freed(Seat owner) {
    int sum = 0;
    for (int i = 0; i < stacks.size(); i++) sum += stacks.get(i).freed(owner);
    return sum;
  }

  // Two places are exchanged with all ships there.
  void exchange(int one, int other) {
    for (int i = 0; i < stacks.size(); i++) stacks.get(i).exchange(one, other);
    for (int i = 0; i < all.size(); i++) all.get(i).exchange(one, other);
  }

  /// How many ships of a seat at a place are of some kind.
  public int at(Seat seat, int place) {
    int sum = 0;
    for (int i = 0; i < all.size(); i++) sum += all.get(i).at(seat, place);
    return sum;
  }

  /// Whether a seat has no ships of any kind.
  boolean isPlain(Seat seat) {
    for (int i = 0; i < all.size(); i++) if (all.get(i).all(seat) > 0) return false;
    return true;
  }

  /// How many ships of a seat are more than it began with: those that cannot come back.
  int more(Seat seat) {
    int sum = 0;
    for (int i = 0; i < all.size(); i++) if (all.get(i).areExtras()) sum += all.get(i).all(seat);
    return sum;
  }

  /// How many ships of a second colour wait on a sheet of a seat.
  int waiting(Seat seat) {
    int sum = 0;
    for (int i = 0; i < all.size(); i++) sum += all.get(i).waiting(seat);
    return sum;
  }

  /// Of the ships that have been put down last, how many are on the sheet of their owner again
  /// instead.
  int back() {
    return back;
  }

  // Some of the ships at a place are about to leave it. What is no choice of one kind leaves the
  // others theirs.
  void lift(
      Seat seat, int place, int ships, int count, int further, int furtherThere, boolean send) {
    int left = count - further;
    int others = ships - furtherThere;
    for (int i = 0; i < all.size(); i++) {
      ShipKind kind = all.get(i);
      others -= kind.at(seat, place);
      left -= kind.lift(seat, place, others, left, send);
    }
    for (int i = 0; i < all.size(); i++) all.get(i).moves(seat, count);
  }

  // Ships in motion have come to a place; says how many of them have left the game.
  int land(Seat seat, int place, int count, int further) {
    int left = count;
    int own = count - Math.min(count, further);
    int later = 0;
    for (int i = 0; i < all.size(); i++) later += all.get(i).changing(seat);
    int of = later;
    int gone = 0;
    back = 0;
    for (int i = 0; i < all.size(); i++) {
      ShipKind kind = all.get(i);
      later -= kind.changing(seat);
      int coming = kind.land(seat, place, left - (kind.moving(seat) - of + later), own);
      left -= coming;
      own -= Math.min(own, coming);
      gone += kind.gone(seat, place, coming);
      back += kind.back(seat, place, coming);
    }
    for (int i = 0; i < all.size(); i++) all.get(i).moves(seat, -count);
    return gone;
  }

  void settle() {
    for (int i = 0; i < stacks.size(); i++) stacks.get(i).settle();
    for (int i = 0; i < all.size(); i++) all.get(i).settle();
  }

  void reset() {
    for (int i = 0; i < stacks.size(); i++) stacks.get(i).reset();
    for (int i = 0; i < all.size(); i++) all.get(i).reset();
  }
}
