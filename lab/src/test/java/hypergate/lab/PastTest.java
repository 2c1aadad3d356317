package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.game.event.Event;
import hypergate.game.explain.Explain;
import hypergate.game.explain.Happened;
import hypergate.game.explain.MayAct;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Listener;
import hypergate.game.view.View;
import hypergate.players.RandomPlayer;
import hypergate.testing.Seeds;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The table of an earlier moment can be looked at again, and is what it was then.
final class PastTest {
  private static Session session(long seed) {
    Session session = RandomGames.session(seed);
    for (int i = 0; i < session.game().seats(); i++)
      session.machine(Seat.of(i), new RandomPlayer(Luck.mix(seed * 31 + i)));
    return session;
  }

  @Seeds(upTo = 6, fresh = 1)
  void an_earlier_moment_looks_as_it_did_then(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Session session = session(seed);
    if (seed % 2 == 0) session.luck(seed + 1);
    Seat seat = Seat.of((int) (seed % session.game().seats()));
    Map<Integer, List<View>> seen = new HashMap<>();
    session.observer(
        new Listener() {
          @Override
          public void happened(Event event) {
            int at = session.events().size() - 1;
            if (at != 12 && Luck.mix(seed * 31 + at) % 150 != 0) return;
            seen.put(
                at, List.of(View.of(session.game(), seat), View.of(session.game(), Seat.NONE)));
          }
        });
    session.start();
    assertThat(seen).isNotEmpty();
    seen.forEach((at, then) -> compare(session, at, then, seat));
  }

  private static void compare(Session session, int at, List<View> then, Seat seat) {
    List<View> now = session.viewsAt(at, List.of(seat, Seat.NONE));
    String what = at + " " + session.events().get(at);
    for (int i = 0; i < now.size(); i++) {
      assertThat(now.get(i).sameAs(then.get(i))).as(what).isTrue();
      assertThat(Explain.happened(now.get(i), session.events(), session::origin, at))
          .as(what)
          .isEqualTo(Explain.happened(then.get(i), session.events(), session::origin, at));
    }
  }

  @Test
  void what_never_happened_cannot_be_looked_at() {
    Session session = session(1);
    session.start();
    int over = session.events().size();
    assertThat(session.viewsAt(over - 1, List.of(Seat.NONE))).hasSize(1);
    assertThatThrownBy(() -> session.viewsAt(over, List.of(Seat.NONE)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  // Who could have acted is known to the card when nothing is hidden.
  @Test
  void with_open_hands_everybody_who_could_have_acted_is_named() {
    int known = 0;
    for (long seed = 1; seed <= 4; seed++) {
      Session session = session(seed);
      session.start();
      List<Event> events = session.events();
      for (int at = 0; at < events.size(); at++) {
        if (!(events.get(at) instanceof Event.Used) || at % 5 != 0) continue;
        List<Seat> seats = Seat.listOf(session.game().everybody());
        List<View> views = session.viewsAt(at, seats);
        Happened open = Explain.happened(views, events, session::origin, at);
        for (MayAct act : open.preventable()) {
          assertThat(act.how()).isNotEqualTo(MayAct.How.POSSIBLE);
          assertThat(act.seat().exists()).isTrue();
          if (act.how() != MayAct.How.MAY) continue;
          known++;
          Happened own =
              Explain.happened(views.get(act.seat().index()), events, session::origin, at);
          assertThat(own.preventable()).contains(act);
        }
      }
    }
    assertThat(known).isPositive();
  }
}
