package hypergate.server.store;

/// One browser that sits at a seat.
///
/// @param hash of the secret that its cookie holds, as [SeatSecret#hash] makes it
/// @param id by which its owner calls it; no secret
/// @param table the table's address
/// @param seat its letter
/// @param begun when it sat down, in milliseconds since 1970
/// @param seen when it was last here, to the hour
/// @param browser a rough word for it; empty when nobody knows
public record SeatSession(
    String hash, String id, String table, String seat, long begun, long seen, String browser) {
  /// The same, seen at a later time.
  public SeatSession again(long at) {
    return new SeatSession(hash, id, table, seat, begun, at, browser);
  }
}
