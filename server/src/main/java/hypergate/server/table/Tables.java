package hypergate.server.table;

import hypergate.server.protocol.Command;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Enter;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.HintRequest;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.SeatChange;
import java.util.Optional;
import java.util.OptionalLong;

/// All tables of this server, as its HTTP side sees them.
///
/// Every method may be called from any thread and may block it (they are virtual). An answer is
/// JSON text as openapi.yaml describes it, or a refusal; nobody here throws for what a person did
/// wrong. A [hypergate.server.store.StoreError] may come from everywhere: the caller turns it into
/// a refusal of status 503.
public interface Tables extends AutoCloseable {
  /// Names the streams of this start of the server: a number of one epoch means nothing in another.
  String epoch();

  /// The public tables, as an array of `TableSummary`.
  String list();

  /// Makes a table; the caller gets its first seat for people.
  ///
  /// @param browser a rough word for the caller's, for the list of its sessions
  /// @return [Outcome.Seated] with a `CreatedTable`, or refused
  Outcome create(NewTable wish, String browser);

  /// Who calls: the seat whose secret it is, otherwise a spectator. What that is worth is decided
  /// anew with everything that is asked, see [Deed].
  ///
  /// @param table the address in the request; need not exist
  /// @param secret what the cookie holds
  Viewer viewer(String table, Optional<String> secret);

  /// What lists show of a table, a `TableSummary`; to whoever may not watch it its name alone, a
  /// `TableName`.
  Outcome summary(Viewer viewer);

  /// Trades the secret of a seat link for a session of the caller's browser.
  ///
  /// @param viewer the caller as it was before
  /// @param browser a rough word for the caller's
  /// @return an `Entered`, [Outcome.Seated] unless this browser sits there already; or refused
  Outcome enter(Viewer viewer, Enter enter, String browser);

  /// The host has a new link made for a seat: the old one and the seat's sessions end. Done with a
  /// `SeatLink`.
  ///
  /// @param seat its letter
  Outcome newLink(Viewer viewer, String seat);

  /// The browsers that sit at the caller's seat, an array of `SessionView`.
  Outcome sessions(Viewer viewer);

  /// Ends one of them; [Outcome.Left] when it is the caller's own.
  Outcome endSession(Viewer viewer, String session);

  /// The host fills or opens a seat, or makes a new link for it; done with a `SeatLink`.
  ///
  /// @param seat its letter
  Outcome setSeat(Viewer viewer, String seat, SeatChange change);

  /// The whole table as the viewer may see it, a `View`.
  Outcome view(Viewer viewer);

  /// Up to 500 events, oldest first, an array of `LogEvent`.
  ///
  /// @param before only events with a smaller id
  Outcome log(Viewer viewer, OptionalLong before);

  /// The record of a table that is set aside, for those who have a seat there: JSON lines.
  Outcome record(Viewer viewer);

  /// Does what a seat or the host asks for; done with the `result` of a `Done` (an object, perhaps
  /// empty).
  Outcome command(Viewer viewer, Command command);

  /// Answers a "why?", an `Explanation`; changes nothing.
  Outcome explain(Viewer viewer, ExplainRequest request);

  /// What a good player would do in the caller's place, a `Hint`; changes nothing. It takes its
  /// time while the table goes on, and is refused when its question is no longer open then.
  Outcome hint(Viewer viewer, HintRequest request);

  /// Whether an offer would be legal, a `DealCheck`; changes nothing.
  Outcome checkDeal(Viewer viewer, DealDraft draft);

  /// Sends a viewer everything that happens from now on, after what it has missed.
  ///
  /// The first message may arrive before this returns. Whoever may not watch gets a refusal.
  ///
  /// @param after the number of the last message that the viewer has; without it a `view` comes
  ///   first
  /// @param epoch the stream that this number belongs to; of another stream, a `view` comes first
  Subscription subscribe(
      Viewer viewer, OptionalLong after, Optional<String> epoch, Subscriber subscriber);

  /// The time of the tables, in milliseconds since 1970; see every message's `now`.
  long now();

  /// Whether there is a table of an address that is not over.
  boolean isOpen(String table);

  /// Tables that are not over.
  int open();

  /// Why a table cannot be had here though it may be elsewhere; empty where it can, or does not
  /// exist.
  Optional<Problem> elsewhere(String table);

  /// Makes no more tables, and lets other servers take over what they otherwise would not touch;
  /// until they do, all goes on here.
  void leave();

  /// Says goodbye to every subscriber (`restart`) and takes no more commands. What is in the store
  /// is all there is to keep.
  @Override
  void close();
}
