package hypergate.server.table;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import hypergate.server.protocol.view.TableEvent;
import hypergate.server.store.FinishedGame;
import java.util.List;

/// What follows by itself when something has been done at a table: windows that nobody is asked in,
/// answers for those who are absent, promises kept or broken, the end of the game.
final class Course {
  private final Act act;
  private final Position position;
  private final Play play;
  private final House house;

  private Course(Act act, Play play, House house) {
    this.act = act;
    this.position = act.position();
    this.play = play;
    this.house = house;
  }

  /// Lets everything happen that waits for nobody.
  static void settle(Act act, House house) {
    Play play = act.position().play();
    if (play != null) new Course(act, play, house).run();
  }

  private void run() {
    if (position.game() != null) return;
    if (position.charter.isStrict()) play.guard(position.guarded());
    Rounds rounds = new Rounds(act, play);
    Objections objections = new Objections(act, play);
    while (!play.isOver() && (rounds.goOn() || objections.goOn() || standIn())) act.moved();
    for (TableEvent reason : position.reasons().take()) act.tell(reason);
    for (TableEvent judged : position.bargains().hear(play.session())) act.tell(judged);
    dealing();
    play.count();
    if (act.isMoved()) act.add(play.moved());
    if (play.isOver()) end();
  }

  // While nobody plays, the machines take their time, and wait when nobody looks either.
  private boolean standIn() {
    boolean alone = position.present().isEmpty();
    boolean waits =
        position.chairs.stream().anyMatch(c -> c.isAbsent() && c.absence != Chair.Absence.CONCEDED);
    if (position.clocks.isPaused() || alone && waits && !act.takePace()) return false;
    Session session = play.session();
    for (Seat seat : session.asked()) {
      if (!act.chairOf(seat).isAbsent()) continue;
      play.answer(seat, StandIn.answer(session, seat));
      return true;
    }
    return false;
  }

  private void dealing() {
    Session session = play.session();
    int encounter = Screen.encounter(position);
    if (position.dealings.isDealing(encounter)) return;
    for (Seat seat : session.asked())
      if (session.question(seat).prompt().equals(Prompt.DEAL))
        act.add(new Entry.Dealing(encounter));
  }

  private void end() {
    boolean fresh = position.charter.branch() != null && position.charter.branch().luck() != null;
    if (fresh || position.charter.lesson() != null) return;
    String id = house.secrets().address();
    act.finish(
        new FinishedGame(
            id,
            position.table,
            act.at(),
            Summaries.game(
                position, id, act.at(), new SeatViews(position, new Audience(0)).all(null, false)),
            RecordFile.text(record(position))));
    act.add(new Entry.Ended(id));
  }

  /// The record of a table's game.
  static GameRecord record(Position position) {
    GameRecord record =
        GameRecord.of(
            position.begun().session(),
            position.rules().options(),
            players(position),
            position.seed());
    return position.charter.isShuffled()
        ? record.with(
            position.charter.trust(position.table, position.commitments(), position.numbers()))
        : record;
  }

  private static List<String> players(Position position) {
    String[] players = new String[position.rules().options().systems()];
    for (Chair chair : position.chairs)
      for (Seat seat : chair.began)
        players[seat.index()] = chair.kind == Chair.Kind.MACHINE ? chair.machine : "human";
    return List.of(players);
  }
}
