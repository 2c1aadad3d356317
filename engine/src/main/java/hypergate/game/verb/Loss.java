package hypergate.game.verb;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.word.Query;

/// Ships that are about to be lost, or have just been lost, all at the same moment and for the same
/// reason. In LOSING effects decide here what becomes of them; in SHIPS_LOST they read what has
/// become of them.
public final class Loss {
  private static final int MOST = 128;

  /// Captors beyond the sheets: the first seat under whose ships others lie.
  static final int UNDER = Sizes.SHEETS;

  /// The first seat around whose system they come.
  static final int AROUND = UNDER + Seat.MOST;

  final int[] seat = new int[MOST];
  final int[] place = new int[MOST];
  final int[] count = new int[MOST];

  /// Whether ships are added apart: a loss of their own at the same moment and for the same reason.
  final boolean[] apart = new boolean[MOST];

  private boolean addsApart;
  final int[] saved = new int[Seat.MOST];
  final int[] left = new int[Seat.MOST];
  final int[] captured = new int[Seat.MOST];

  /// How many ships of an owner nobody can capture.
  private final int[] insured = new int[Seat.MOST];

  /// Onto which sheet ships of each owner are captured.
  final int[] captor = new int[Seat.MOST];

  /// How many of an owner's ships were found on planets and left there.
  final int[] stays = new int[Seat.MOST];

  /// The further ships of an owner that were picked up and not put down again yet.
  final long[] further = new long[Seat.MOST];

  /// Who has chosen the ships of an owner in its place, by number.
  final int[] chooser = new int[Seat.MOST];

  final int[] toWarp = new int[Seat.MOST];
  final int[] gone = new int[Seat.MOST];
  int entries;
  boolean moved;
  int removedOwners;
  int returning;
  int substituted;
  Cause cause = Cause.EFFECT;
  Seat by = Seat.NONE;

  private final Acting game;

  Loss(Acting game) {
    this.game = game;
  }

  Loss reset(Cause why, Seat who) {
    by = who;
    entries = 0;
    moved = false;
    removedOwners = 0;
    returning = 0;
    substituted = 0;
    addsApart = false;
    cause = why;
    for (int i = 0; i < Seat.MOST; i++) {
      saved[i] = 0;
      left[i] = 0;
      captured[i] = 0;
      insured[i] = 0;
      stays[i] = 0;
      chooser[i] = -1;
      further[i] = 0;
      toWarp[i] = 0;
      gone[i] = 0;
    }
    return this;
  }

  /// Adds ships of an owner at a place.
  public Loss add(Seat owner, int from, int ships) {
    return game.encounter().isFrozen(owner, from) ? this : addWithPlanet(owner, from, ships);
  }

  /// Adds ships of an owner on a planet that leaves the game.
  Loss addWithPlanet(Seat owner, int from, int ships) {
    if (ships > 0 && !game.reach().spares(owner)) {
      seat[entries] = owner.index();
      place[entries] = from;
      count[entries] = ships;
      apart[entries] = addsApart;
      entries++;
    }
    return this;
  }

  /// Whether what is added from now on is a loss apart.
  void addsApart(boolean now) {
    addsApart = now;
  }

  /// How many ships of an owner are added apart.
  public int apart(Seat owner) {
    int sum = 0;
    for (int i = 0; i < entries; i++) if (seat[i] == owner.index() && apart[i]) sum += count[i];
    return sum;
  }

  /// How many losses of an owner these are, each of which counts by itself.
  public int losses(Seat owner) {
    int apart = apart(owner);
    return (apart > 0 ? 1 : 0) + (count(owner) > apart ? 1 : 0);
  }

  /// Takes all ships of an owner out of the loss, or out of the one apart.
  void clear(Seat owner, boolean which) {
    for (int i = 0; i < entries; i++)
      if (seat[i] == owner.index() && apart[i] == which) count[i] = 0;
  }

  /// Takes all ships of an owner out of the loss.
  void clear(Seat owner) {
    for (int i = 0; i < entries; i++) if (seat[i] == owner.index()) count[i] = 0;
  }

  /// Takes one ship of an owner at a place out of the loss.
  public void spare(Seat owner, int from) {
    for (int i = 0; i < entries; i++)
      if (seat[i] == owner.index() && place[i] == from && count[i] > 0) {
        count[i]--;
        return;
      }
  }

  /// Why they are lost.
  public Cause cause() {
    return cause;
  }

  /// On whose account they are lost: the main player that has won the encounter, or who uses the
  /// effect; nobody where a deal has failed, or where it is nobody's effect.
  public Seat by() {
    return by;
  }

  /// How many ships of an owner are in this loss.
  public int count(Seat owner) {
    int sum = 0;
    for (int i = 0; i < entries; i++) if (seat[i] == owner.index()) sum += count[i];
    return sum;
  }

  /// How many ships of an owner at one place are in this loss.
  public int count(Seat owner, int from) {
    int sum = 0;
    for (int i = 0; i < entries; i++)
      if (seat[i] == owner.index() && place[i] == from) sum += count[i];
    return sum;
  }

  /// The planets on which ships of an owner are in this loss, as a mask.
  public long planets(Seat owner) {
    long planets = 0;
    for (int i = 0; i < entries; i++)
      if (seat[i] == owner.index() && count[i] > 0 && Place.isPlanet(place[i]))
        planets |= 1L << place[i];
    return planets;
  }

  /// Whether an owner has no colony left but for ships that are in this loss.
  public boolean takesLastColony(Seat owner) {
    for (long rest = game.ships().colonies(owner); rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      if (game.ships().on(Planet.of(planet), owner) > count(owner, planet)) return false;
    }
    return true;
  }

  /// Whether any ship of this owner is in it.
  public boolean has(Seat owner) {
    return count(owner) > 0;
  }

  /// The owners, as a mask.
  public int owners() {
    int mask = 0;
    for (int i = 0; i < entries; i++) mask |= 1 << seat[i];
    return mask;
  }

  /// How many ships of an owner will still go to the warp.
  public int remaining(Seat owner) {
    if (owner.in(returning)) return 0;
    int i = owner.index();
    return count(owner) - removed(owner) - captured[i] - saved[i] - left[i];
  }

  /// How many ships of an owner will go to the warp or be captured: those that neither leave the
  /// game nor go home.
  public int bound(Seat owner) {
    return owner.in(returning) ? 0 : remaining(owner) + captured[owner.index()];
  }

  /// How many ships of an owner leave the game: no more than the floor of lets go.
  public int removed(Seat owner) {
    if (!removesFromGame(owner)) return 0;
    return Math.min(count(owner), game.verbs().ships().mayLeave(owner));
  }

  /// The seats of a mask whose ships will still go to the warp.
  public int losers(int seats) {
    int losers = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(seats) && remaining(Seat.of(i)) > 0) losers |= 1 << i;
    return losers;
  }

  /// Whether an owner's ships leave the game instead of going to the warp, as far as the floor of
  /// lets them.
  public boolean removesFromGame(Seat owner) {
    return owner.in(removedOwners);
  }

  /// The owner's ships leave the game, before anything else can touch them; those beyond the floor
  /// of go to the warp, as far as nothing saves them.
  public void removeFromGame(Seat owner) {
    if (!game.reach().spares(owner) && !stands(owner)) removedOwners |= owner.bit();
  }

  /// All of the owner's ships that would go to the warp return to its colonies instead, also those
  /// that are added to the loss afterwards.
  public void returnToColonies(Seat owner) {
    if (!stands(owner)) returning |= owner.bit();
  }

  /// All ships of these seats that would go to the warp return to their colonies instead, also
  /// those that are added to the loss afterwards.
  public void returnToColonies(int seats) {
    for (int rest = seats; rest != 0; rest &= rest - 1)
      returnToColonies(Seat.of(Integer.numberOfTrailingZeros(rest)));
  }

  /// Some of the owner's ships that would go to the warp are captured and lie on a sheet instead,
  /// as many as nobody else has captured; nothing saves them then. Of ships that do not go home
  /// with the sheet lets only some go.
  public void capture(Seat owner, int ships, int instance) {
    int i = owner.index();
    if (game.reach().spares(owner) || stands(owner)) return;
    if (captured[i] > 0 && captor[i] != instance) return;
    int most = Math.min(capturable(owner), limit(owner, instance) - captured[i]);
    captured[i] += Math.max(0, Math.min(ships, most));
    captor[i] = instance;
  }

  /// Some of the owner's ships that would go to the warp are captured and lie under ships of
  /// another seat in the encounter instead, with the same limits.
  public void captureUnder(Seat owner, int ships, Seat captor) {
    capture(owner, ships, UNDER + captor.index());
  }

  /// The same with ships that come into a ring around the system of another seat.
  public void captureAround(Seat owner, int ships, Seat captor) {
    capture(owner, ships, AROUND + captor.index());
  }

  /// How many of the owner's ships a sheet has captured in this loss.
  public int captured(Seat owner, int instance) {
    return captor[owner.index()] == instance ? captured[owner.index()] : 0;
  }

  /// How many of the owner's ships could be captured: those that leave the game are not there any
  /// more, those that something saves are.
  public int capturable(Seat owner) {
    int i = owner.index();
    return Math.max(0, count(owner) - removed(owner) - captured[i] - insured[i]);
  }

  /// How many ships of an owner a sheet can take: all where they go home with it.
  int limit(Seat owner, int instance) {
    return instance >= UNDER || game.powers().alien(instance).ships().isEmpty()
        ? game.verbs().ships().mayLeave(owner)
        : Integer.MAX_VALUE;
  }

  /// Some of the owner's ships that would go to the warp return to its colonies instead.
  public void save(Seat owner, int ships) {
    if (!stands(owner)) saved[owner.index()] += Math.min(ships, remaining(owner));
  }

  /// Whether what an owner is about to lose goes to the warp, whatever would save, capture or
  /// remove it.
  boolean stands(Seat owner) {
    return game.query(Query.LOSSES_STAND, owner, 0) != 0;
  }

  /// The same with ships that nobody can capture any more.
  public void insure(Seat owner, int ships) {
    int before = saved[owner.index()];
    save(owner, ships);
    insured[owner.index()] += saved[owner.index()] - before;
  }

  /// Some of the owner's ships that would go to the warp return to its colonies since somebody else
  /// loses ships in their place: see [#isSubstituted].
  public void substitute(Seat owner, int ships) {
    substituted |= owner.bit();
    save(owner, ships);
  }

  /// The same for ships that stay on the planets where they are.
  public void substituteInPlace(Seat owner, int ships) {
    substituted |= owner.bit();
    leaveInPlace(owner, ships);
  }

  /// Whether somebody else has lost ships in place of this owner's, which happens once for a loss.
  public boolean isSubstituted(Seat owner) {
    return owner.in(substituted);
  }

  /// Some of the owner's ships stay on the planet where they are.
  public void leaveInPlace(Seat owner, int ships) {
    if (!stands(owner)) left[owner.index()] += Math.min(ships, remaining(owner));
  }

  /// How many of the owner's ships will stay on the planet where they are.
  public int staying(Seat owner) {
    return left[owner.index()];
  }

  /// In SHIPS_LOST: how many of an owner's ships went to the warp.
  public int wentToWarp(Seat owner) {
    return toWarp[owner.index()];
  }

  /// In SHIPS_LOST: how many of an owner's ships left the game.
  public int wentOut(Seat owner) {
    return gone[owner.index()];
  }
}
