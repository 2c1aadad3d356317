package hypergate.server.protocol.why;

import hypergate.game.event.Event;
import hypergate.game.explain.Explain;
import hypergate.game.explain.Happened;
import hypergate.game.explain.MayAct;
import hypergate.game.explain.Sum;
import hypergate.game.explain.WhoMayAct;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// A moment of a game and who looks at it: a seat, somebody who watches, or, when the game is over,
/// everybody together.
final class Moment {
  private final Session session;
  private final int event;
  private final List<View> views;
  private final boolean open;

  private Moment(Session session, int event, List<View> views, boolean open) {
    this.session = session;
    this.event = event;
    this.views = views;
    this.open = open;
  }

  /// The present, as a seat sees it; [Seat#NONE] for who watches.
  static Moment now(Session session, Seat seat) {
    List<View> views = List.of(View.of(session.game(), seat));
    return new Moment(session, session.events().size() - 1, views, false);
  }

  /// When an event had just happened, as a seat saw it then.
  static Moment of(Session session, int event, Seat seat) {
    return new Moment(session, event, session.viewsAt(event, List.of(seat)), false);
  }

  /// When an event had just happened, with nothing hidden.
  static Moment open(Session session, int event) {
    List<View> views = session.viewsAt(event, Seat.listOf(session.game().everybody()));
    return new Moment(session, event, views, true);
  }

  private List<Event> events() {
    return session.events().subList(0, event + 1);
  }

  /// Why the event happened.
  Happened happened() {
    return open
        ? Explain.happened(views, events(), session::origin, event)
        : Explain.happened(views.getFirst(), events(), session::origin, event);
  }

  /// A side's total: 0 for the offense's, 1 for the defense's.
  Sum total(int side) {
    return Explain.total(views.getFirst(), side, events());
  }

  List<MayAct> acting(Step step) {
    return open ? WhoMayAct.in(views, step) : WhoMayAct.in(views.getFirst(), step);
  }

  List<MayAct> acting(Window window) {
    return open ? WhoMayAct.in(views, window) : WhoMayAct.in(views.getFirst(), window);
  }
}
