package hypergate.server.protocol.table;

/// `SessionView`: a browser that sits at the caller's seat.
///
/// @param id by which it is called
/// @param begun when it sat down
/// @param seen when it was last here, to the hour
/// @param browser a rough word for it; empty when nobody knows
/// @param here whether it has the table open now
/// @param own whether it is the caller's
public record SessionView(
    String id, long begun, long seen, String browser, boolean here, boolean own) {}
