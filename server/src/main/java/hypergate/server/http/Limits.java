package hypergate.server.http;

/// How much one side may ask for: an address, or a network of IPv6, see [Sides]. Every pair is a
/// bucket: so many at once, and so many more a second.
///
/// @param requestBurst what one side may ask for at once, in the prices of [Cost]
/// @param requestsPerSecond what it may ask for a second
/// @param tableBurst new tables of one side at once
/// @param tablesPerMinute new tables of one side
/// @param secretBurst tries of one side to enter by a seat link at once
/// @param secretsPerMinute tries of one side to enter by a seat link
/// @param commandBurst commands of one seat at once
/// @param commandsPerSecond commands of one seat
/// @param streams open streams of one side
/// @param openTables tables that one side has made and that are not over
/// @param connections connections of one side
/// @param works expensive works of one side at the same time, waiting or being done
public record Limits(
    int requestBurst,
    int requestsPerSecond,
    int tableBurst,
    int tablesPerMinute,
    int secretBurst,
    int secretsPerMinute,
    int commandBurst,
    int commandsPerSecond,
    int streams,
    int openTables,
    int connections,
    int works) {
  /// For a server that everybody can reach.
  public static final Limits PUBLIC = new Limits(300, 100, 10, 10, 20, 20, 40, 10, 100, 40, 300, 8);

  /// For a server that only this machine can reach: enough for tests and tools, too little to hang.
  public static final Limits LOCAL =
      new Limits(5_000, 2_000, 5_000, 60_000, 200, 600, 400, 200, 20_000, 5_000, 30_000, 80);
}
