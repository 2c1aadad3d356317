package hypergate.game.word;

/// How a power came to its owner; it decides what takes it away again.
public enum PowerOrigin {
  /// Chosen at setup, or taken in exchange for one that was.
  CHOSEN,
  /// The incarnation of another power.
  INCARNATION,
  /// Brought by a card that lies before its owner, with which it comes and goes.
  CARD,
  /// The stage of another power that has reached it.
  STAGE,
  /// Gained by another power, whose sheet it goes along with.
  FACET,
  /// Gained from a card that belongs to nobody, for good.
  GAINED;

  /// Whether it came as an alien sheet of its own, which is traded and dealt again with the others.
  public boolean isSheet() {
    return this != CARD && this != GAINED;
  }

  /// Whether it goes wherever another sheet goes: it is neither traded nor dealt by itself.
  public boolean follows() {
    return this == STAGE || this == FACET;
  }

  /// Whether it is only borrowed, so that its flare is no super for its owner unless the option
  /// says so.
  public boolean isBorrowed() {
    return this == INCARNATION || this == FACET;
  }
}
