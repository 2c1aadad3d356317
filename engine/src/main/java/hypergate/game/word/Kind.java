package hypergate.game.word;

/// The types of cosmic card: six, and cards of aliens that are no flares.
public enum Kind {
  ATTACK(
      "Your side's total is the card plus your side's ships; the higher total wins, a tie goes to"
          + " the defense."),
  NEGOTIATE(
      "Against another negotiate: a deal must be made in words. Against an attack: your side"
          + " loses, and you collect one card from the winner for each ship you lose."),
  MORPH("Becomes an exact copy of the opponent's encounter card when revealed."),
  REINFORCEMENT(
      "After cards are revealed: adds to either side's total; main players and allies may play"
          + " them."),
  ARTIFACT(""),
  FLARE(""),
  /// What a variant has brought; how it is called in notation says `Content.word`.
  OF_ALIEN("");

  /// The kinds that are encounter cards, as bits.
  public static final int ENCOUNTER = 7;

  private final String text;

  Kind(String text) {
    this.text = text;
  }

  /// What every card of the kind does, in our words; empty where each card has a text of its own.
  public String text() {
    return text;
  }

  /// This kind as one bit.
  public int bit() {
    return 1 << ordinal();
  }

  /// The word used in notation: `attack`.
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
