package hypergate.variant.pulsars;

/// What the Con of a Pulsar protects its player from: general means of which most cards need no
/// more than one or two. All but [#OPPOSED] together are the Con of P3.1.
public enum Immunity {
  /// The power may not choose the player: neither the seat nor a planet of its system.
  CHOICE,

  /// The power takes no card or ship from the player, makes it lose or discard none and gives it
  /// none.
  GOODS,

  /// The power bends no value that is asked about the player: what it may send, join or select.
  VALUES,

  /// The power changes nothing about the total of the player's side while it is a main player.
  TOTAL,

  /// The power does nothing at all while the player is a main player and the power's owner is on
  /// the other side, as main player or ally.
  OPPOSED;

  /// The means of P3.1.
  public static final int ALL = CHOICE.bit() | GOODS.bit() | VALUES.bit() | TOTAL.bit();

  /// This one as one bit of a mask.
  public int bit() {
    return 1 << ordinal();
  }
}
