package hypergate.server.table;

import org.jspecify.annotations.Nullable;

/// Who may do what at a table. Asked on the table's own thread, at the moment at which it is done.
/// Whether the game's state allows it is another question, asked afterwards.
final class Authority {
  private Authority() {}

  /// Lets somebody do something.
  ///
  /// @throws Refusal when that is not for them
  static void check(Deed deed, Who who) {
    Refusal refusal = refusal(deed, who);
    if (refusal != null) throw refusal;
  }

  /// Why somebody may not do something; null when they may.
  static @Nullable Refusal refusal(Deed deed, Who who) {
    return switch (deed) {
      // To a stranger a summary shows the name of the table and no more.
      case SUMMARY, ENTER -> null;
      case VIEW, LOG, STREAM, EXPLAIN -> reader(who);
      case CHAT -> speaker(who);
      case DEAL_CHECK,
          HINT,
          RECORD,
          SESSIONS,
          END_SESSION,
          ANSWER,
          WINDOW,
          DEAL,
          UNDO,
          RETAKE,
          ORDERS,
          NAME,
          READY,
          EXCLUDE,
          OPEN,
          AWAY,
          BACK,
          CONCEDE,
          PAUSE,
          RESUME,
          TIME,
          REMATCH,
          SETTLE ->
          player(who);
      case SET_SEAT, LINK, START, END -> host(who);
    };
  }

  private static @Nullable Refusal reader(Who who) {
    return switch (who) {
      case HOST, PLAYER, WITHDRAWN, SPECTATOR -> null;
      case STRANGER -> closed();
    };
  }

  private static @Nullable Refusal speaker(Who who) {
    return switch (who) {
      case HOST, PLAYER, SPECTATOR -> null;
      case WITHDRAWN -> withdrawn();
      case STRANGER -> closed();
    };
  }

  private static @Nullable Refusal player(Who who) {
    return switch (who) {
      case HOST, PLAYER -> null;
      case WITHDRAWN -> withdrawn();
      case SPECTATOR, STRANGER ->
          Refusal.notYours("Whoever only watches cannot do that. Sit down with a seat link.");
    };
  }

  private static @Nullable Refusal host(Who who) {
    return switch (who) {
      case HOST -> null;
      case PLAYER, WITHDRAWN, SPECTATOR, STRANGER ->
          Refusal.notYours("Only the host of the table can do that.");
    };
  }

  private static Refusal withdrawn() {
    return Refusal.notYours("This seat is not yours any more. Ask the host for a new link.");
  }

  private static Refusal closed() {
    return Refusal.notYours("This table is not open to people who only watch.");
  }
}
