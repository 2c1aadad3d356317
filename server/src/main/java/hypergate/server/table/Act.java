package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.view.TableEvent;
import hypergate.server.store.Change;
import hypergate.server.store.FinishedGame;
import hypergate.server.store.SeatSecret;
import hypergate.server.store.SeatSession;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One thing being done at a table: what it changes, until that is in the journal.
final class Act {
  private final Position position;
  private final long at;
  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, Object> result = new LinkedHashMap<>();
  private final Map<String, Object> secretResult = new LinkedHashMap<>();
  private final List<String> withdrawn = new ArrayList<>();
  private final List<SeatSecret> secrets = new ArrayList<>();
  private final List<String> ended = new ArrayList<>();
  private final List<SeatSession> sessions = new ArrayList<>();
  private @Nullable FinishedGame finished;
  private boolean moved;
  private boolean pace;
  private boolean rewound;

  Act(Position position, long at) {
    this.position = position;
    this.at = at;
  }

  Position position() {
    return position;
  }

  /// The moment.
  long at() {
    return at;
  }

  /// Changes the table.
  void add(Entry entry) {
    position.apply(entry, at);
    entries.add(entry);
  }

  /// A machine may answer once among machines.
  void pace() {
    pace = true;
  }

  /// Whether it may, once.
  boolean takePace() {
    boolean may = pace;
    pace = false;
    return may;
  }

  /// The game has gone on; the journal learns how far when all is done.
  void moved() {
    moved = true;
  }

  /// The game has gone back: what viewers have is worth nothing any more.
  void rewound() {
    moved = true;
    rewound = true;
  }

  boolean isMoved() {
    return moved;
  }

  boolean isRewound() {
    return rewound;
  }

  /// Adds a line of the table's own to the log.
  void tell(TableEvent event) {
    tell(event, null);
  }

  /// Adds a line of the table's own to the log.
  ///
  /// @param only who may read it; null: everybody
  void tell(TableEvent event, @Nullable Chair only) {
    Play play = position.play();
    if (play == null) return;
    var game = play.session().game();
    Entry.Told line =
        position.story.line(
            play.session().events().size(),
            LogEvent.type(event.getClass()),
            Screen.encounter(position),
            game.step().words(),
            LogEvent.args(event),
            only == null ? null : only.index);
    if (line != null) add(line);
  }

  /// Whether nothing has changed.
  boolean isEmpty() {
    return !moved && entries.isEmpty() && !isAboutKeys();
  }

  /// Whether it changes who may come.
  boolean isAboutKeys() {
    return !(secrets.isEmpty() && withdrawn.isEmpty() && ended.isEmpty() && sessions.isEmpty());
  }

  /// What the command is answered with.
  void result(String name, Object value) {
    result.put(name, value);
  }

  /// What the command is answered with, and nobody keeps.
  void secretResult(String name, Object value) {
    secretResult.put(name, value);
  }

  Map<String, Object> results() {
    return result;
  }

  Map<String, Object> allResults() {
    Map<String, Object> all = new LinkedHashMap<>(result);
    all.putAll(secretResult);
    return all;
  }

  /// A new link to a chair; those it had stay good.
  void secret(Chair chair, String secret) {
    secrets.add(new SeatSecret(SeatSecret.hash(secret), position.table, chair.letter()));
  }

  /// The links and sessions that a chair had are no longer good.
  void withdraw(Chair chair) {
    withdrawn.add(chair.letter());
  }

  /// A browser sits down, or stays where everybody else has to go.
  void session(SeatSession session) {
    sessions.add(session);
  }

  /// A browser's session is over.
  void end(SeatSession session) {
    ended.add(session.hash());
  }

  void finish(FinishedGame game) {
    finished = game;
  }

  /// A change with what this changes about who may come.
  Change keys(Change change) {
    Change all = change;
    for (String seat : withdrawn) all = all.withdrawing(seat);
    for (SeatSecret secret : secrets) all = all.withSecret(secret.seat(), secret.hash());
    for (String hash : ended) all = all.ending(hash);
    for (SeatSession session : sessions) all = all.withSession(session);
    return all;
  }

  List<Entry> entries() {
    return entries;
  }

  List<String> withdrawn() {
    return withdrawn;
  }

  List<SeatSecret> secrets() {
    return secrets;
  }

  List<String> ended() {
    return ended;
  }

  List<SeatSession> sessions() {
    return sessions;
  }

  @Nullable FinishedGame finished() {
    return finished;
  }

  /// The chair that commands a seat.
  Chair chairOf(Seat seat) {
    return position.chair(seat.letter());
  }
}
