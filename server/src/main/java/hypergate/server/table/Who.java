package hypergate.server.table;

/// What somebody is at a table at this moment.
enum Who {
  /// Sits at the seat of whoever made the table.
  HOST,
  /// Sits at another seat.
  PLAYER,
  /// Comes with a secret that is not, or no longer, good for a person's seat here; looks on like
  /// anybody.
  WITHDRAWN,
  /// Has no seat, and may watch.
  SPECTATOR,
  /// Has no seat at a table that nobody may watch.
  STRANGER;

  /// Whether this is a person at a seat.
  boolean sits() {
    return this == HOST || this == PLAYER;
  }
}
