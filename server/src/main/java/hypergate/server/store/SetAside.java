package hypergate.server.store;

/// Why a table does not go on.
///
/// @param table its address
/// @param reason `frozen`: its journal does not replay by the rules of this program; `broken`: the
///   program failed while it carried something out there
/// @param since when, in milliseconds since 1970
/// @param program which program set it aside
/// @param because what happened, a sentence for its people without any secret of the game
/// @param detail what happened, for whoever runs the server
/// @param opened whether somebody has the record, and with it every card: it never goes on then
public record SetAside(
    String table,
    String reason,
    long since,
    String program,
    String because,
    String detail,
    boolean opened) {
  /// The journal does not replay.
  public static final String FROZEN = "frozen";

  /// The program failed.
  public static final String BROKEN = "broken";
}
