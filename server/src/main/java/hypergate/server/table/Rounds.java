package hypergate.server.table;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.timing.Round;
import hypergate.server.protocol.view.Glance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Response windows: opened for all who could act as far as everybody knows, closed by time or when
/// all have answered, then carried out in the rulebook's order.
final class Rounds {
  private final Act act;
  private final Position position;
  private final Play play;

  Rounds(Act act, Play play) {
    this.act = act;
    this.position = act.position();
    this.play = play;
  }

  /// Opens a window where the game has stopped, or closes it when nobody is left to wait for.
  ///
  /// @return whether the game has gone on
  boolean goOn() {
    Map<Integer, String> rest = position.panes.closing();
    if (rest != null) {
      if (isMachineAsked()) return false;
      carryOut(new HashMap<>(rest));
      return true;
    }
    Round round = play.session().openRound();
    Panes.Pane pane = position.panes.open();
    if (round == null) {
      if (pane != null) act.add(new Entry.Closed(Map.of()));
      return false;
    }
    if (pane == null) {
      Entry.Opened opened = opened(round);
      if (opened.n() > 0) {
        act.add(opened);
        return false;
      }
      close(opened.said());
      return true;
    }
    if (!isOver(pane)) return false;
    close(new TreeMap<>(pane.said));
    return true;
  }

  private boolean isOver(Panes.Pane pane) {
    if (position.clocks.isPaused()) return false;
    List<Integer> waiting = new ArrayList<>();
    for (Chair chair : position.chairs)
      if (chair.isPresent() && pane.waitsFor(chair.index)) waiting.add(chair.index);
    if (waiting.isEmpty()) return true;
    if (act.at() < position.panes.closes(pane)) return false;
    return pane.holds.isEmpty();
  }

  // Without a number when there is nobody to wait for.
  private Entry.Opened opened(Round round) {
    Session session = play.session();
    return Glance.at(
        session.game(), Seat.NONE, view -> opened(round, new Facts(session, round, view)));
  }

  private Entry.Opened opened(Round round, Facts facts) {
    Orders judge = new Orders(facts, position.panes);
    List<Integer> asked = new ArrayList<>();
    Map<Integer, String> said = new TreeMap<>();
    for (Chair chair : position.chairs) {
      List<Seat> seats = chair.seats().stream().filter(s -> s.in(round.eligible())).toList();
      if (!chair.isPresent() || seats.isEmpty()) continue;
      asked.add(chair.index);
      String left = position.panes.left(chair.index, facts.window(), facts.moment());
      if (left != null) {
        said.put(chair.index, left);
        continue;
      }
      Orders.Verdict verdict =
          judge.of(chair, seats, position.orders.getOrDefault(chair.index, List.of()));
      if (verdict.ask()) continue;
      String use = usable(seats, verdict);
      said.put(chair.index, use);
      Orders.tell(act, chair, verdict.order(), "use", use);
    }
    long n = said.keySet().containsAll(asked) ? 0 : play.nextNumber();
    return new Entry.Opened(n, facts.window(), facts.moment(), asked, said);
  }

  // Whether the hand allows what an order says shows nowhere: the answer is given either way.
  private String usable(List<Seat> seats, Orders.Verdict verdict) {
    String wanted = verdict.use();
    if (wanted == null) return Panes.PASS;
    for (Seat seat : seats)
      for (String use : play.session().uses(seat))
        if (use.equals(wanted) || use.startsWith(wanted + "/")) return use;
    return Panes.PASS;
  }

  /// Closes the window: everybody's answer is carried out in the rulebook's order.
  private void close(Map<Integer, String> said) {
    Map<Integer, String> left = new HashMap<>(said);
    left.values().removeIf(Panes.PASS::equals);
    play.close();
    act.moved();
    carryOut(left);
  }

  // Where a machine thinks, what is left waits for it.
  private void carryOut(Map<Integer, String> left) {
    Session session = play.session();
    while (isAskedForUse(session)) {
      Seat seat = session.asked().getFirst();
      if (play.thinks(seat)) {
        act.add(new Entry.Closing(left));
        return;
      }
      Chair chair = act.chairOf(seat);
      String wanted = left.remove(chair.index);
      if (chair.isAbsent()) wanted = StandIn.answer(session, seat);
      boolean used = wanted != null && play.answer(seat, wanted) instanceof Reply.Accepted;
      // Who must use something is asked what.
      if (!used && !passed(seat)) break;
    }
    if (position.panes.open() != null || position.panes.closing() != null)
      act.add(new Entry.Closed(left));
  }

  private boolean isMachineAsked() {
    return isAskedForUse(play.session()) && play.thinks(play.session().asked().getFirst());
  }

  // Among reinforcements a pass is final, but who says nothing only holds.
  private boolean passed(Seat seat) {
    return play.answer(seat, Word.HOLD.notation()) instanceof Reply.Accepted
        || play.answer(seat, Panes.PASS) instanceof Reply.Accepted;
  }

  private static boolean isAskedForUse(Session session) {
    return session.openRound() == null
        && session.asked().size() == 1
        && session.question(session.asked().getFirst()).prompt().equals(Prompt.USE);
  }
}
