package hypergate.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariants;
import hypergate.content.AllContent;
import hypergate.content.AllEvents;
import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.View;
import hypergate.game.word.Outcome;
import hypergate.players.RandomPlayer;
import hypergate.variant.technology.TechEvent;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class StoryTest {
  private static final Seat A = Seat.of(0);
  private static final Seat B = Seat.of(1);

  private static String told(Event... events) {
    Narrator narrator = new Narrator(new CardTexts(AllContent.ALL), A.bit(), Look.PLAIN);
    for (Event event : events) narrator.hear(event);
    return String.join("\n", narrator.log().stream().map(Narrator.Line::text).toList());
  }

  @Test
  void totals_come_with_their_terms() {
    List<Term> terms =
        List.of(
            new Term(Term.Kind.CARD, 10, false, A, 0, "attack-10"),
            new Term(Term.Kind.SHIPS, 4, false, A, 4, ""),
            new Term(Term.Kind.ALLY, 8, false, B, 2, "macron"),
            new Term(Term.Kind.EFFECT, -1, false, B, 0, "xenon-lasers"));
    assertThat(told(new Event.TotalCounted(0, 21, terms)))
        .isEqualTo(
            "The offense: 10 card + 4 ships of A + 8 (2 ships of B, 4 each) - 1 Xenon Lasers ="
                + " 21.");
  }

  @Test
  void a_lower_total_that_wins_is_explained() {
    assertThat(told(compared(Outcome.DEFENSE_WINS, false)))
        .isEqualTo("B wins the encounter: totals 12 : 9, the lower total wins.");
    assertThat(told(compared(Outcome.OFFENSE_WINS, false)))
        .isEqualTo("You win the encounter: totals 12 : 9.");
    assertThat(told(compared(Outcome.DEFENSE_WINS, true)))
        .isEqualTo("B wins the encounter: totals 12 : 9, turned around by an upset.");
  }

  private static Event compared(Outcome outcome, boolean upset) {
    return new Event.Decided(outcome, A, B, Event.Grounds.TOTALS, 12, 9, upset, "");
  }

  @Test
  void whoever_changes_places_is_told_of_its_new_seat() {
    assertThat(
            told(
                new Event.PersonsExchanged(A, B, "swindler"),
                new Event.ShipsMoved(B, "B1", "gate", 2),
                new Event.Aimed(A, Planet.of(B, 3)),
                new Event.PersonsExchanged(A, Seat.of(2), "swindler"),
                new Event.Aimed(B, Planet.of(A, 3))))
        .isEqualTo(
            """
            The players at A and B change places; all else stays.
            From now on you play B.
            You send 2 ships from B1 to the gate.
            A points the gate at B3.
            The players at A and C change places; all else stays.
            You point the gate at A3.\
            """);
  }

  @Test
  void what_only_the_new_seat_sees_is_told_in_full() {
    Event drew = new Event.Drew(B, 1, List.of("morph"), "");
    assertThat(told(drew)).doesNotContain("Morph");
    assertThat(told(new Event.PersonsExchanged(A, B, "swindler"), drew)).contains("Morph");
  }

  @Test
  void ships_that_move_together_are_one_sentence() {
    assertThat(
            told(
                new Event.ShipsMoved(A, "A1", "gate", 2),
                new Event.ShipsMoved(A, "A3", "gate", 1),
                new Event.Aimed(B, Planet.of(A, 3))))
        .isEqualTo("You send 3 ships from A1x2 A3 to the gate.\nB points the gate at A3.");
  }

  @Test
  void ships_that_come_back_are_one_sentence() {
    assertThat(
            told(
                new Event.ShipsMoved(B, "", "B1", 1),
                new Event.ShipsMoved(B, "", "B3", 1),
                new Event.ShipsMoved(B, "", "B3", 1)))
        .isEqualTo("B gets 3 ships back on B1 B3x2.");
  }

  @Test
  void what_others_drew_stays_hidden() {
    assertThat(told(new Event.Drew(B, 2, List.of("attack-40", "morph"), "")))
        .isEqualTo("B draws 2 cards.");
    assertThat(told(new Event.Drew(A, 2, List.of("attack-40", "morph"), "")))
        .isEqualTo("You draw Attack 40, Morph.");
    assertThat(told(new Event.Selected(B, "attack-40"))).doesNotContain("40");
    assertThat(told(new TechEvent.TechKept(B, "lunar-cannon"))).doesNotContain("unar");
  }

  @Test
  void cards_laid_aside_may_come_from_a_hand() {
    assertThat(told(new Event.LaidAside(B, 1, List.of(), ""))).isEqualTo("B lays 1 card aside.");
    assertThat(told(new Event.LaidAside(A, 2, List.of("attack-40", "morph"), "")))
        .startsWith("You lay 2 cards aside: ");
  }

  @Test
  void the_first_use_of_a_card_comes_with_its_text() {
    String once = told(new Event.Used(B, "cosmic-zap"));
    assertThat(once)
        .startsWith("B uses Cosmic Zap.")
        .contains(new CardTexts(AllContent.ALL).text("cosmic-zap"));
    assertThat(told(new Event.Used(B, "cosmic-zap"), new Event.Used(B, "cosmic-zap")).lines())
        .hasSize(3);
  }

  @Test
  void a_winner_is_told_with_the_reason() {
    assertThat(told(new Event.GameWon(List.of(A), Event.Ending.COLONIES, "")))
        .isEqualTo("The game is over: You win (enough foreign colonies).");
    assertThat(told(new Event.GameWon(List.of(A, B), Event.Ending.COLONIES, "")))
        .isEqualTo("The game is over: You and B win together (enough foreign colonies).");
  }

  @Test
  void the_table_fits_and_never_shows_a_foreign_hand() {
    Game game =
        new Game(
            AllContent.ALL,
            AllContent.OPTIONS.of(Map.of("technology", "odyssey", "seats", "8")),
            3);
    for (int i = 0; i < 8; i++) game.player(Seat.of(i), new RandomPlayer(i));
    Look colours = new Look(true, true, 80);
    Listener draws =
        new Listener() {
          @Override
          public void happened(Event event) {
            if (!(event instanceof Event.PhaseBegan)) return;
            List<String> lines = Drawing.table(View.of(game, A), A.bit(), Look.PLAIN);
            assertThat(lines).allMatch(line -> line.length() <= 80);
            assertThat(lines).filteredOn(line -> line.contains("Hand of")).hasSize(1);
            List<String> coloured = Drawing.table(View.of(game, A), A.bit(), colours);
            assertThat(coloured.stream().map(l -> l.replaceAll("\u001b\\[[0-9;]*m", "")).toList())
                .isEqualTo(lines);
            assertThat(Drawing.table(View.of(game, A), A.bit(), new Look(false, false, 80)))
                .allMatch(line -> line.chars().allMatch(c -> c < 128));
          }
        };
    game.listener(draws);
    game.run();
  }

  @Test
  void colour_needs_a_terminal_and_no_wish_against_it() {
    Map<String, String> xterm = Map.of("TERM", "xterm-256color", "LANG", "C.UTF-8");
    assertThat(Look.of(true, 80, xterm)).isEqualTo(new Look(true, true, 80));
    assertThat(Look.of(false, 80, xterm)).isEqualTo(Look.PLAIN);
    assertThat(Look.of(true, 80, Map.of("TERM", "xterm", "NO_COLOR", "1")).colour()).isFalse();
    assertThat(Look.of(true, 0, Map.of("TERM", "dumb")).colour()).isFalse();
  }

  @Test
  void every_kind_of_event_is_told() {
    assertThat(AllEvents.VARIANTS)
        .containsExactlyInAnyOrderElementsOf(
            TerminalVariants.ALL.stream().map(TerminalVariant::events).toList());
    for (Class<? extends Event> kind : AllEvents.KINDS)
      assertThat(told(sample(kind))).as(kind.getSimpleName()).isNotEmpty();
  }

  private static <T> T sample(Class<T> kind) {
    Class<?>[] types =
        Arrays.stream(kind.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      Object[] facts = Arrays.stream(types).map(StoryTest::fact).toArray();
      return kind.getDeclaredConstructor(types).newInstance(facts);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("cannot make " + kind, e);
    }
  }

  private static Object fact(Class<?> type) {
    if (type == Seat.class) return B;
    if (type == Planet.class) return Planet.of(A, 3);
    if (type == List.class) return List.of();
    if (type == int.class) return 2;
    if (type.isEnum()) return type.getEnumConstants()[0];
    if (type.isSealed()) return fact(type.getPermittedSubclasses()[0]);
    if (type.isRecord()) return sample(type);
    return type == boolean.class ? (Object) true : "plague";
  }
}
