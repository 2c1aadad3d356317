package hypergate.game.state;

import hypergate.game.piece.Seat;
import java.util.BitSet;

/// Where what lies in the arrays of a [State]. Each part of a game claims its cells as the game is
/// made and keeps to itself where they are; with the claim it says who may know what stands there.
/// The arrays are as long as all claims together. Games with equal rules make equal claims. Every
/// game has the blocks of [Layout]; the owner of each says who may know what stands there, and a
/// game cannot be made while there is a cell that nobody has spoken for, or two have.
public final class Cells {
  /// The arrays of a state.
  enum Kind {
    BYTES,
    INTS,
    WORDS;

    static final Kind[] ALL = values();
  }

  private final int[] size = {Layout.BYTES, Layout.INTS, Layout.WORDS};
  private final Veil veil = new Veil();
  private final Eyes eyes = new Eyes();
  private final Sight sight = new Sight();
  private int unseen = Layout.UNSEEN;
  private final BitSet[] spoken = {new BitSet(), new BitSet(), new BitSet()};

  /// Nothing is claimed yet but what the state itself keeps: ships, planets, the generator.
  public Cells() {
    ofWords(Layout.OCCUPIED, Layout.RANDOM - Layout.OCCUPIED, Secrecy.PUBLIC);
    ofWords(Layout.RANDOM, 2, Secrecy.NOBODY);
    ofWords(Layout.ON_OUTPOSTS, Layout.SETTLED - Layout.ON_OUTPOSTS, Secrecy.PUBLIC);
    ofBytes(Layout.SHIPS, Layout.OWN_BYTES - Layout.SHIPS, Secrecy.PUBLIC);
  }

  /// Claims bytes.
  ///
  /// @return the first of them
  public int bytes(int count, Secrecy secrecy) {
    return claim(Kind.BYTES, count, secrecy);
  }

  /// Claims ints.
  ///
  /// @return the first of them
  public int ints(int count, Secrecy secrecy) {
    return claim(Kind.INTS, count, secrecy);
  }

  /// Claims words of 64 bits: sets of cards and planets, masks.
  ///
  /// @return the first of them
  public int words(int count, Secrecy secrecy) {
    return claim(Kind.WORDS, count, secrecy);
  }

  private int claim(Kind kind, int count, Secrecy secrecy) {
    if (kind == Kind.BYTES && secrecy == Secrecy.NOBODY && unseen + count <= Layout.UNSEEN_END)
      return unseen(count);
    int from = size[kind.ordinal()];
    size[kind.ordinal()] += count;
    keep(kind, from, count, secrecy);
    return from;
  }

  private int unseen(int count) {
    int from = unseen;
    unseen += count;
    keep(Kind.BYTES, from, count, Secrecy.NOBODY);
    return from;
  }

  /// Says who may know what stands in bytes of [Layout].
  public void ofBytes(int from, int count, Secrecy secrecy) {
    speak(Kind.BYTES, from, count, secrecy);
  }

  /// Says who may know what stands in ints of [Layout].
  public void ofInts(int from, int count, Secrecy secrecy) {
    speak(Kind.INTS, from, count, secrecy);
  }

  /// Says who may know what stands in words of [Layout].
  public void ofWords(int from, int count, Secrecy secrecy) {
    speak(Kind.WORDS, from, count, secrecy);
  }

  private void speak(Kind kind, int from, int count, Secrecy secrecy) {
    BitSet cells = spoken[kind.ordinal()];
    int second = cells.nextSetBit(from);
    if (second >= 0 && second < from + count)
      throw new IllegalStateException("two owners of cell " + second + " of " + kind);
    cells.set(from, from + count);
    keep(kind, from, count, secrecy);
  }

  /// Every part has claimed its cells.
  ///
  /// @throws IllegalStateException when nobody has spoken for a cell
  void complete() {
    spokenFor(Kind.INTS, 0, Layout.ENCOUNTER_END);
    spokenFor(Kind.WORDS, 0, Layout.OWNED_WORDS);
    spokenFor(Kind.BYTES, 0, Layout.OWNED_BYTES);
  }

  private void spokenFor(Kind kind, int from, int to) {
    int first = spoken[kind.ordinal()].nextClearBit(from);
    if (first < to)
      throw new IllegalStateException("nobody has spoken for cell " + first + " of " + kind);
  }

  private void keep(Kind kind, int from, int count, Secrecy secrecy) {
    veil.add(new Claim(kind, from, count, secrecy));
  }

  /// Says who shows cards: whoever lays cosmic cards where some can see them.
  public void shownBy(Eye eye) {
    eyes.add(eye);
  }

  /// Says that everybody sees the cosmic cards of a set.
  public void shown(int set) {
    eyes.sets(set);
  }

  /// Says that each seat sees the cosmic cards of its share of sets.
  ///
  /// @param share how many words each seat has, two for each set
  public void shownToOwner(int sets, int share) {
    eyes.ownSets(sets, share);
  }

  /// Says that everybody sees the cosmic cards of a pile.
  ///
  /// @param height the int that says how many lie there
  /// @param first the byte of the lowest
  public void shownPile(int height, int first) {
    eyes.pile(height, first);
  }

  /// Says that everybody sees cosmic cards, each plus one in an int, while a flag is set.
  ///
  /// @param cell the int with the flag
  public void shownWhile(int from, int count, int cell, int flag) {
    eyes.flagged(from, count, cell, flag);
  }

  int size(Kind kind) {
    return size[kind.ordinal()];
  }

  /// What a viewer can see of the cosmic cards on the table now; valid until asked again.
  public Sight sight(Seat viewer, State state) {
    sight.begin(viewer);
    eyes.see(state, sight);
    return sight;
  }

  /// Takes everything out of a state that a viewer may not know.
  public void hideFrom(Seat viewer, State state) {
    veil.hide(state, sight(viewer, state));
  }
}
