package hypergate.game.decide;

import hypergate.game.piece.CardSet;

/// The options of one question, packed and reused: filled by the rules, read by whoever answers.
public final class Menu {
  private static final int MOST = 512;
  private final int[] option = new int[MOST];
  private int count;

  /// Empties the menu.
  public Menu clear() {
    count = 0;
    return this;
  }

  /// Adds a packed [Choice].
  public Menu add(int choice) {
    option[count++] = choice;
    return this;
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

  /// How many options there are.
  public int count() {
    return count;
  }

  /// The option at a position.
  public int at(int position) {
    return option[position];
  }

  /// Makes this menu equal to another.
  public void copyFrom(Menu other) {
    count = other.count;
    System.arraycopy(other.option, 0, option, 0, count);
  }
}
