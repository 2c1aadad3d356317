package hypergate.game.decide;

/// Answers that are plain words.
public enum Word {
  PASS("pass"),
  NONE("none"),
  NO("no"),
  REJECT("reject"),
  STOP("stop"),
  YES("yes"),
  /// Ends a gesture of several small decisions; never written in a line.
  DONE("done"),
  HOLD("hold"),
  REDRAW("redraw"),
  ALL("all"),
  OFFENSE("offense"),
  DEFENSE("defense"),
  ENCOUNTER("encounter"),
  ACCEPT("accept"),
  OFFER("offer"),
  /// Divides what is given from what is wanted in an offer.
  FOR("for:"),
  NOTHING("nothing"),
  DECK("deck"),
  ADD("add"),
  WITHDRAW("withdraw"),
  CARD("card"),
  SHIP("ship"),
  ODD("odd"),
  EVEN("even"),
  REPLACE("replace"),
  COLONY("colony"),
  DISCARD("discard"),
  COSMIC("cosmic"),
  REWARD("reward"),
  WARP("warp"),
  OUT("out"),
  TENS("tens"),
  ONES("ones"),
  LEFT("left"),
  RIGHT("right"),
  EXCHANGE("exchange"),
  BOTH("both"),
  TOP("top"),
  BOTTOM("bottom"),
  WINNER("winner"),
  LOSER("loser"),
  NAMED("named"),
  PLANET("planet"),
  TOKEN("token"),
  SET("set"),
  DESTINY("destiny"),
  SHEET("sheet"),
  PILE("pile");

  static final Word[] ALL_WORDS = values();
  private final String notation;

  Word(String notation) {
    this.notation = notation;
  }

  /// The text in notation.
  public String notation() {
    return notation;
  }

  /// Whether a prompt without an entry takes this answer (`scenarios.md`).
  public boolean isDefault() {
    return this == PASS || this == NONE || this == NO || this == REJECT || this == STOP;
  }

  /// The word with this number.
  public static Word of(int ordinal) {
    return ALL_WORDS[ordinal];
  }
}
