package hypergate.game.word;

/// How an encounter ended.
public enum Outcome {
  /// Nothing has been decided, or the encounter ended without a result.
  NONE("none"),
  OFFENSE_WINS("offense-wins"),
  DEFENSE_WINS("defense-wins"),
  /// Both sides lose all ships in the encounter (R-10.4, wild Loser).
  BOTH_LOSE("both-lose"),
  DEAL("deal"),
  NO_DEAL("no-deal"),
  /// An empty home planet was settled again (R-6.4b).
  RESETTLED("resettled"),
  /// The defense has granted a colony before allies were invited: no win, but successful (Mite).
  GRANTED("granted"),
  /// The offense took what a card offered instead of the encounter: no win, but successful.
  REPLACED("replaced"),
  /// The encounter could not go on.
  CALLED_OFF("called-off");

  private static final Outcome[] ALL = values();
  private final String notation;

  Outcome(String notation) {
    this.notation = notation;
  }

  /// The outcome with this number.
  public static Outcome of(int ordinal) {
    return ALL[ordinal];
  }

  /// The word in scenarios and logs.
  public String notation() {
    return notation;
  }

  /// Whether one side has won and the other lost.
  public boolean isWin() {
    return this == OFFENSE_WINS || this == DEFENSE_WINS;
  }

  /// Whether it entitles the offense to a second encounter.
  public boolean successful() {
    return this == OFFENSE_WINS
        || this == DEAL
        || this == RESETTLED
        || this == GRANTED
        || this == REPLACED;
  }
}
