package hypergate.server.table;

/// One open stream of a viewer. Its methods never block: what the other end is too slow to take is
/// queued, and one that stays too slow is closed from its side.
public interface Subscriber {
  /// A message for the viewer.
  ///
  /// @param json the message: a beat, or a whole view
  /// @param n its number
  void message(String json, long n);

  /// The last that it hears.
  void bye(Reason reason);

  /// Why a stream ends, as in `Bye`.
  enum Reason {
    /// The server stops; the table goes on when it is back.
    RESTART,
    /// The other end did not keep up.
    TOO_SLOW,
    /// There is nothing to see here any more.
    REMOVED
  }
}
