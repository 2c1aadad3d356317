package hypergate.server.table;

import hypergate.server.protocol.view.TableEvent;
import java.util.List;

/// Who is there: leaving a seat to a machine and coming back, giving up, pausing, more time.
final class Presence {
  /// What a person gets who asks for more time.
  private static final long MORE = 60_000;

  private final Act act;
  private final Position position;

  Presence(Act act) {
    this.act = act;
    this.position = act.position();
  }

  void away(Chair chair) {
    position.running();
    if (chair.isAbsent()) throw Refusal.notNow("A machine answers for you already.");
    leave(chair, Chair.Absence.AWAY, new TableEvent.SeatTaken(chair.seat()));
  }

  void concede(Chair chair) {
    position.running();
    if (chair.absence == Chair.Absence.CONCEDED) throw Refusal.notNow("You have given up already.");
    leave(chair, Chair.Absence.CONCEDED, new TableEvent.Conceded(chair.seat()));
  }

  /// Nobody comes any more: all people give up, and machines play to the end.
  void abandon() {
    position.running();
    for (Chair chair : position.chairs)
      if (chair.isPerson() && chair.absence != Chair.Absence.CONCEDED) concede(chair);
  }

  private void leave(Chair chair, Chair.Absence how, TableEvent event) {
    act.add(new Entry.Left(chair.index, how));
    act.tell(event);
    if (position.clocks.isPaused() && agreed("resume")) act.add(new Entry.Paused(false));
    act.moved();
  }

  void back(Chair chair) {
    position.running();
    if (!chair.isAbsent()) throw Refusal.notNow("You are at your seat.");
    if (chair.absence == Chair.Absence.CONCEDED)
      throw Refusal.notNow("You have given up this game; a machine plays it to its end.");
    act.add(new Entry.Left(chair.index, Chair.Absence.NONE));
    act.tell(new TableEvent.SeatBack(chair.seat()));
    act.moved();
  }

  /// A stream of a chair begins, or the last one ends.
  void connected(Chair chair, boolean connected) {
    Play play = position.play();
    if (play == null || play.isOver() || !chair.isPerson()) return;
    boolean known = position.clocks.of(chair).lostSince() == null;
    if (position.clocks.run() && known != connected)
      act.add(new Entry.Connected(chair.index, connected));
    if (connected && chair.absence == Chair.Absence.TAKEN) back(chair);
  }

  void pause(Chair chair) {
    position.running();
    if (position.clocks.isPaused()) throw Refusal.notNow("The table is paused already.");
    vote(chair, "pause");
    if (!agreed("pause")) return;
    act.add(new Entry.Paused(true));
    act.tell(new TableEvent.Paused());
  }

  void resume(Chair chair) {
    position.running();
    if (!position.clocks.isPaused()) throw Refusal.notNow("The table is not paused.");
    vote(chair, "resume");
    if (!agreed("resume")) return;
    act.add(new Entry.Paused(false));
    act.tell(new TableEvent.Resumed());
  }

  private void vote(Chair chair, String what) {
    if (chair.isAbsent()) throw Refusal.notNow("A machine answers for you; come back first.");
    // Saying it again takes it back.
    act.add(new Entry.Voted(what, chair.index, !position.votes(what).contains(chair)));
  }

  private boolean agreed(String what) {
    List<Chair> people = position.present();
    return position.votes(what).containsAll(people);
  }

  void time(Chair chair) {
    position.running();
    if (chair.isAbsent()) throw Refusal.notNow("A machine answers for you; come back first.");
    if (!position.clocks.run()) throw Refusal.notNow("Nobody is in a hurry at this table.");
    if (!position.clocks.mayGain(chair))
      throw Refusal.notNow(
          "You have asked for more time {times} times in this game.", "times", Clocks.TIMES);
    act.add(new Entry.Gained(chair.index, MORE));
    act.tell(new TableEvent.TimeGiven(chair.seat()));
  }
}
