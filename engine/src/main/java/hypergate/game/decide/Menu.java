package hypergate.game.decide;

import hypergate.game.piece.CardSet;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// The options of one question, packed and reused: filled by the rules, read by whoever answers.
/// Where the question is one small decision of a larger gesture, the menu says how large that may
/// be.
public final class Menu {
  private static final int HIGHEST = 255;

  private int[] option = new int[16];
  private int count;

  // What only clients and machines read that plan: of a gesture how large it may be, of each of its
  // options how often it may be picked.
  private byte[] available = new byte[16];
  private boolean counted;
  private boolean asOftenAsLeft;
  private boolean onePlace;
  private int least = 1;
  private int most = 1;
  private int barred;

  /// Empties the menu: a plain question, unless a gesture is declared.
  public Menu clear() {
    count = 0;
    counted = false;
    asOftenAsLeft = false;
    onePlace = false;
    least = 1;
    most = 1;
    barred = 0;
    return this;
  }

  /// Declares a gesture of several small decisions.
  ///
  /// @param least how many picks must still be made, this one included
  /// @param most how many may still be made
  public Menu gesture(int least, int most) {
    this.least = least;
    this.most = most;
    return this;
  }

  /// Narrows a gesture further.
  ///
  /// @param onePlace whether everything must be picked at one place
  /// @param barred how many picks from here on it must not be, 0 when any number will do
  public Menu narrow(boolean onePlace, int barred) {
    this.onePlace = onePlace;
    this.barred = barred;
    return this;
  }

  /// Whether everything in this gesture must be picked at one place.
  public boolean onePlace() {
    return onePlace;
  }

  /// How many picks from here on the gesture must not have; 0 when any number will do.
  public int barred() {
    return Math.clamp(barred, 0, HIGHEST);
  }

  /// How many picks the gesture needs from here on; 1 in a plain question.
  public int least() {
    return Math.min(least, HIGHEST);
  }

  /// How many picks the gesture allows from here on; 1 in a plain question.
  public int most() {
    return Math.min(most, HIGHEST);
  }

  /// Adds a packed [Choice] that may be picked several times in this gesture.
  public Menu add(int choice, int times) {
    counted = true;
    add(choice);
    available[count - 1] = (byte) times;
    return this;
  }

  /// Lets every option be picked as often as picks are left in this gesture.
  public Menu asOftenAsLeft() {
    asOftenAsLeft = true;
    return this;
  }

  /// Lets the option that was added last be picked once more.
  public void again() {
    available[count - 1]++;
  }

  /// Lets the option at a position be picked once more.
  public void again(int position) {
    available[position]++;
  }

  /// How often the option at a position may be picked in this gesture.
  public int available(int position) {
    if (asOftenAsLeft) return most();
    if (!counted || option[position] >>> 24 == Choice.WORD) return 1;
    return available[position];
  }

  /// Adds a packed [Choice].
  public Menu add(int choice) {
    if (count == option.length) grow(2 * count);
    option[count++] = choice;
    return this;
  }

  /// Adds packed choices, a ready-made list of them.
  public Menu addAll(int[] choices) {
    if (count + choices.length > option.length) grow(2 * (count + choices.length));
    System.arraycopy(choices, 0, option, count, choices.length);
    count += choices.length;
    return this;
  }

  private void grow(int size) {
    option = Arrays.copyOf(option, size);
    available = Arrays.copyOf(available, size);
  }

  /// Adds a word.
  public Menu add(Word word) {
    return add(Choice.of(word));
  }

  /// Adds every seat of the mask, lowest first.
  public Menu seats(int mask) {
    for (int rest = mask; rest != 0; rest &= rest - 1)
      add(Choice.of(Choice.SEAT, Integer.numberOfTrailingZeros(rest)));
    return this;
  }

  /// Adds every planet of the mask, lowest first.
  public Menu planets(long mask) {
    for (long rest = mask; rest != 0; rest &= rest - 1)
      add(Choice.of(Choice.PLACE, Long.numberOfTrailingZeros(rest)));
    return this;
  }

  /// Adds the numbers from `low` to `high`, highest first.
  public Menu numbers(int low, int high) {
    for (int number = high; number >= low; number--) add(Choice.number(number));
    return this;
  }

  /// Adds every card of the set; sameness of faces is the caller's concern.
  public Menu cards(CardSet cards) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      add(Choice.of(Choice.CARD, card));
    return this;
  }

  /// Keeps only some of the options of a plain question.
  public void keep(IntPredicate wanted) {
    int kept = 0;
    for (int i = 0; i < count; i++) if (wanted.test(option[i])) option[kept++] = option[i];
    count = kept;
  }

  /// How many options there are.
  public int count() {
    return count;
  }

  /// The option at a position.
  public int at(int position) {
    return option[position];
  }

  /// Whether two menus offer the same in the same order.
  public boolean sameAs(Menu other) {
    return count == other.count && Arrays.equals(option, 0, count, other.option, 0, count);
  }

  /// Makes this menu equal to another.
  public void copyFrom(Menu other) {
    if (other.count > option.length) grow(other.option.length);
    count = other.count;
    counted = other.counted;
    asOftenAsLeft = other.asOftenAsLeft;
    onePlace = other.onePlace;
    least = other.least;
    most = other.most;
    barred = other.barred;
    System.arraycopy(other.option, 0, option, 0, count);
    System.arraycopy(other.available, 0, available, 0, count);
  }
}
