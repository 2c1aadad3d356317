package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.session.Session;
import hypergate.game.state.State;
import hypergate.game.table.Encounter;
import hypergate.game.view.Listener;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import hypergate.lab.record.Replay;
import hypergate.players.RandomPlayer;
import hypergate.testing.Seeds;
import hypergate.variant.fronts.Fronts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/// What a server needs of a session: seats that change hands, somebody who listens, previews of
/// answers, where events came from, and lines that only grow.
final class HostedSessionTest {
  private static Session session(long seed, int people) {
    Session session = RandomGames.session(seed);
    for (int i = people; i < session.game().seats(); i++)
      session.machine(Seat.of(i), new RandomPlayer(seed * 9 + i));
    return session;
  }

  private static void answer(Session session, Seat seat, Lines lines) {
    String line = lines.any(seat);
    Reply reply = session.submit(session.number(seat), seat, line);
    assertThat(reply).as(seat + " " + line).isInstanceOf(Reply.Accepted.class);
  }

  private static Seat somebody(Session session, SplittableRandom random) {
    return session.asked().get(random.nextInt(session.asked().size()));
  }

  @Seeds(upTo = 30, fresh = 1)
  void a_machine_takes_a_seat_over_at_any_question_and_gives_it_back(long seed) {
    changeSeats(seed);
  }

  private static void changeSeats(long seed) {
    Session session = session(seed, 8);
    session.start();
    SplittableRandom random = new SplittableRandom(seed);
    Lines lines = new Lines(session, random);
    List<String> kept = new ArrayList<>();
    for (int answers = 0; !session.isOver() && answers < 400; answers++) {
      Seat seat = somebody(session, random);
      long number = session.number(seat);
      switch (random.nextInt(4)) {
        case 0 -> {
          int before = session.lines().size();
          boolean alone = session.asked().size() == 1;
          session.machine(seat, new RandomPlayer(seed + answers));
          assertThat(session.isOver() || !session.asked().contains(seat)).isTrue();
          if (alone) assertThat(session.lines().size()).isGreaterThan(before);
          assertThat(session.mayUndo(seat)).isFalse();
          assertThat(session.submit(number, seat, "pass")).isInstanceOf(Reply.Refused.class);
        }
        case 1 -> session.machine(Seat.of(random.nextInt(session.game().seats())), null);
        default -> answer(session, seat, lines);
      }
      kept.addAll(session.linesFrom(kept.size()));
      boolean everybody = !session.isOver() && session.asked().isEmpty();
      assertThat(everybody).as("a game of machines goes on to its end").isFalse();
    }
    assertThat(kept).isEqualTo(session.lines());
    Options options = RandomGames.options(seed);
    List<String> players = Collections.nCopies(session.game().seats(), "human");
    GameRecord record = GameRecord.of(session, options, players, seed);
    GameRecord read = RecordFile.read("file", RecordFile.text(record).lines().toList());
    Session replayed = Replay.of("file", read).verify();
    assertThat(replayed.lines()).isEqualTo(session.lines());
    // A secret answer that waits for others is in no record yet.
    if (session.isOver() || session.asked().size() == replayed.asked().size())
      assertThat(replayed.game().state().sameAs(session.game().state())).isTrue();
  }

  @Seeds(upTo = 20, fresh = 1)
  void an_observer_hears_everything_at_its_moment(long seed) {
    observe(seed);
  }

  // Both fronts are told as soon as there are two.
  private static List<Planet> targets(Game game) {
    Fronts fronts = game.parts().find(Fronts.class);
    Planet target = game.encounter().target();
    if (fronts == null || !fronts.isTwo()) return List.of(target);
    return List.of(target, fronts.second());
  }

  private static int allies(Game game, String side) {
    Encounter encounter = game.encounter();
    if (side.equals("offense")) return encounter.offensive().allies();
    return encounter.defensive().allies() | game.battles().waiting();
  }

  private static void observe(long seed) {
    Session session = session(seed, 2);
    List<Event> heard = new ArrayList<>();
    List<Seat> answered = new ArrayList<>();
    session.observer(
        new Listener() {
          @Override
          public void happened(Event event) {
            heard.add(event);
            assertThat(session.events()).hasSize(heard.size());
            assertThat(session.events().getLast()).isSameAs(event);
            if (event instanceof Event.TurnBegan(Seat seat))
              assertThat(session.game().turn()).isEqualTo(seat);
            if (event instanceof Event.Aimed(Seat _, var target))
              assertThat(target).isIn(targets(session.game()));
            if (event instanceof Event.Joined(Seat seat, String side, int _))
              assertThat(seat.in(allies(session.game(), side))).isTrue();
          }

          @Override
          public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
            answered.add(seat);
          }
        });
    session.start();
    SplittableRandom random = new SplittableRandom(seed);
    Lines lines = new Lines(session, random);
    for (int answers = 0; !session.isOver() && answers < 200; answers++) {
      Seat seat = somebody(session, random);
      answer(session, seat, lines);
      if (!session.mayUndo(seat) || random.nextInt(4) > 0) continue;
      int before = heard.size();
      session.undo(seat);
      assertThat(heard).as("nothing is told again").hasSize(before);
      while (heard.size() > session.events().size()) heard.removeLast();
    }
    assertThat(heard).isEqualTo(session.events());
    assertThat(session.eventsFrom(5)).isEqualTo(heard.subList(5, heard.size()));
    assertThat(answered).anyMatch(seat -> !session.isPerson(seat)).anyMatch(session::isPerson);
  }

  @Seeds(upTo = 20, fresh = 1)
  void a_preview_is_what_happens_next_and_changes_nothing(long seed) {
    preview(seed);
  }

  private static void preview(long seed) {
    Session session = session(seed, 3);
    session.start();
    SplittableRandom random = new SplittableRandom(seed);
    Lines lines = new Lines(session, random);
    State before = new State();
    for (int answers = 0; !session.isOver() && answers < 300; answers++) {
      Seat seat = somebody(session, random);
      String line = lines.any(seat);
      before.copyFrom(session.game().state());
      int events = session.events().size();
      long number = session.number(seat);
      Session.Preview preview = session.preview(number, seat, line);
      assertThat(preview.reply()).isInstanceOf(Reply.Accepted.class);
      assertThat(preview.events()).noneMatch(Event::reveals);
      assertThat(session.game().state().sameAs(before)).isTrue();
      assertThat(session.events()).hasSize(events);
      assertThat(session.number(seat)).isEqualTo(number);
      session.submit(number, seat, line);
      List<Event> seen = new ArrayList<>();
      session.eventsFrom(events).forEach(event -> seen.add(event.seenBy(seat)));
      assertThat(seen.subList(0, Math.min(seen.size(), preview.events().size())))
          .as(seat + " " + line)
          .isEqualTo(preview.events());
      assertThat(session.preview(number, seat, line).reply()).isInstanceOf(Reply.Refused.class);
    }
  }

  @Seeds(upTo = 10, fresh = 1)
  void every_event_knows_where_it_came_from(long seed) {
    origins(seed);
  }

  private static void origins(long seed) {
    Session session = session(seed, 2);
    session.start();
    SplittableRandom random = new SplittableRandom(seed);
    Lines lines = new Lines(session, random);
    while (!session.isOver()) answer(session, somebody(session, random), lines);
    int encounter = 0;
    int answers = 0;
    String phase = "";
    for (int i = 0; i < session.events().size(); i++) {
      Event event = session.events().get(i);
      Origin origin = session.origin(i);
      if (event instanceof Event.PhaseBegan(String name)) phase = name;
      if (event instanceof Event.EncounterBegan) encounter++;
      if (event instanceof Event.PhaseBegan) assertThat(origin.phase()).isEqualTo(phase);
      assertThat(origin.answers()).isGreaterThanOrEqualTo(answers);
      assertThat(origin.user().exists()).isEqualTo(!origin.cause().isEmpty());
      if (event instanceof Event.Used(Seat seat, String effect) && !origin.cause().isEmpty())
        assertThat(origin.cause() + origin.user()).isEqualTo(effect + seat);
      if (event instanceof Event.Aimed(Seat seat, var target))
        assertThat(session.lines().subList(0, origin.answers()))
            .satisfiesAnyOf(
                said -> assertThat(said.getLast()).isEqualTo(seat + " aim " + target),
                said -> assertThat(said.getLast()).doesNotStartWith(seat + " aim"));
      answers = origin.answers();
    }
    assertThat(answers).isLessThanOrEqualTo(session.lines().size());
    assertThat(encounter).isPositive();
  }
}
