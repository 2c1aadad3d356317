package hypergate.players.search;

/// Who plays on in imagined worlds.
public enum Cast {
  /// Novices that are all alike.
  ALIKE,

  /// Novices with tempers, other ones in each world.
  TEMPERS,

  /// The same, and now and then somebody who follows one rule whatever happens.
  MIXED
}
