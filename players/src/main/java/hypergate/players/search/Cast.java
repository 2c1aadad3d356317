package hypergate.players.search;

/// Who plays on in imagined worlds.
public enum Cast {
  /// Novices that are all alike.
  ALIKE,

  /// Novices with tempers, other ones in each world.
  TEMPERS,

  /// Novices who spare their cards and ships as those do who try their options out, other ones in
  /// each world; at its own seat one who is thrifty with its cards.
  SPARING
}
