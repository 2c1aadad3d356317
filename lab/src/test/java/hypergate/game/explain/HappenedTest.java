package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.session.Session;
import hypergate.game.view.View;
import hypergate.game.word.Outcome;
import hypergate.lab.RandomGames;
import hypergate.players.RandomPlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.Levels;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// Every event can be traced to a rule and, where an effect is behind it, to that effect and its
/// player; nobody learns more from the explanation than from the event.
final class HappenedTest {
  private static final English ENGLISH = new English(AllContent.ALL);
  private static final Set<String> KINDS = new HashSet<>();
  private static int prevented;

  @Seeds(upTo = 40, fresh = 1)
  void everything_that_happens_has_a_reason(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Session session = RandomGames.session(seed);
    for (int i = 0; i < session.game().seats(); i++)
      session.machine(Seat.of(i), new RandomPlayer(Luck.mix(seed * 31 + i)));
    session.start();
    List<Event> events = session.events();
    View[] views = new View[session.game().seats() + 1];
    for (int i = 0; i < views.length; i++) views[i] = View.of(session.game(), Seat.of(i - 1));
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      boolean rare = KINDS.add(event.getClass().getSimpleName());
      if (!rare && Luck.mix(seed + i) % 6 != 0) continue;
      View view = views[(int) Math.floorMod(Luck.mix(i), (long) views.length)];
      check(view, session, i);
    }
  }

  private static void check(View view, Session session, int at) {
    List<Event> events = session.events();
    Event event = events.get(at);
    Origin origin = session.origin(at);
    Happened happened = Explain.happened(view, events, session::origin, at);
    String why = event + " " + origin;
    assertThat(happened.chain()).as(why).hasSizeGreaterThan(1);
    for (Happened.Link link : happened.chain()) {
      assertThat(RuleNumbers.ALL).as(why).contains(link.rule());
      assertThat(ENGLISH.sentence(link.reason(), true, link.facts())).as(why).endsWith(".");
    }
    boolean led = happened.chain().stream().anyMatch(link -> link.event() >= 0);
    if (!led && !origin.cause().isEmpty() && !origin.cause().startsWith("reinforcement-"))
      assertThat(happened.chain()).as(why).anyMatch(link -> !link.effect().isEmpty());
    List<Event> seen = events.stream().map(one -> one.seenBy(view.seat())).toList();
    assertThat(Explain.happened(view, seen, session::origin, at)).as(why).isEqualTo(happened);
    prevented += happened.preventable().size();
  }

  private static Happened happened(View view, Event event, Origin origin) {
    return Explain.happened(view, List.of(event), at -> origin, 0);
  }

  @Test
  void a_use_of_a_power_could_have_been_zapped() {
    Session session = new Session(AllContent.ALL, AllContent.OPTIONS.standard(), 8);
    session.ready();
    View view = View.of(session.game(), Seat.of(0));
    Event used = new Event.Used(Seat.of(2), "virus");
    Origin origin = new Origin(0, "", Seat.NONE, "Reveal", 3);
    assertThat(happened(view, used, origin).preventable())
        .extracting(MayAct::effect)
        .contains("cosmic-zap")
        .doesNotContain("card-zap", "flare-remora/wild");
    Event card = new Event.Used(Seat.of(2), "plague");
    assertThat(happened(view, card, origin).preventable())
        .extracting(MayAct::effect)
        .contains("card-zap", "flare-void/wild")
        .doesNotContain("cosmic-zap", "flare-remora/wild", "flare-anti-matter/wild");
  }

  @Test
  void who_stood_higher_could_wield() {
    Options options = AllContent.OPTIONS.of(Map.of("levels", "true"));
    Session session = new Session(AllContent.ALL, options, 8);
    session.ready();
    Levels.of(session.game()).set(Seat.of(1), Field.POWER, 2);
    Levels.of(session.game()).set(Seat.of(2), Field.POWER, 1);
    Levels.of(session.game()).set(Seat.of(3), Field.ATTACK, 1);
    View view = View.of(session.game(), Seat.of(0));
    Origin origin = new Origin(0, "", Seat.NONE, "Reveal", 3);
    assertThat(wielders(happened(view, new Event.Used(Seat.of(2), "virus"), origin)))
        .containsExactly("B");
    assertThat(wielders(happened(view, new Event.Used(Seat.of(0), "virus"), origin)))
        .containsExactly("B", "C");
    assertThat(wielders(happened(view, new Event.Used(Seat.of(0), "plague"), origin))).isEmpty();
    Event won = Event.Decided.by("", Outcome.OFFENSE_WINS, Seat.of(0), Seat.of(1));
    assertThat(wielders(happened(view, won, origin))).containsExactly("D");
    Event lost = Event.Decided.by("", Outcome.DEFENSE_WINS, Seat.of(0), Seat.of(1));
    assertThat(wielders(happened(view, lost, origin))).isEmpty();
  }

  private static List<String> wielders(Happened happened) {
    return happened.chain().stream()
        .filter(link -> link.reason().name().equals("COULD_WIELD"))
        .map(Happened.Link::seat)
        .toList();
  }

  @Test
  void lost_ships_could_have_been_saved() {
    Session session = new Session(AllContent.ALL, AllContent.OPTIONS.standard(), 8);
    session.ready();
    View view = View.of(session.game(), Seat.of(0));
    Event lost = new Event.ShipsLost(Seat.of(1), 3, "encounter");
    Origin origin = new Origin(0, "", Seat.NONE, "Resolution", 3);
    Happened happened = happened(view, lost, origin);
    assertThat(happened.preventable())
        .extracting(MayAct::effect)
        .contains("flare-zombie/wild")
        .doesNotContain("flare-shadow/wild", "flare-void/super");
    assertThat(happened.chain().getFirst().reason()).isEqualTo(EventReason.SHIPS_LOST_WITH_SIDE);
  }

  @AfterAll
  static void most_kinds_of_event_were_seen() {
    if (!SeedRun.isWhole()) return;
    assertThat(KINDS).hasSizeGreaterThan(35);
    assertThat(prevented).isGreaterThan(500);
  }
}
