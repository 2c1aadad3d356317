package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Listener;
import hypergate.game.view.View;
import hypergate.lab.RandomGames;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Scene;
import hypergate.testing.Seeds;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A total that is explained is the total that is counted; before cards are up nobody learns what
/// lies face down.
final class TotalTest {
  private static final English ENGLISH = new English(AllContent.ALL);

  @Seeds(upTo = 40, fresh = 1)
  void what_is_explained_is_what_is_counted(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Game game = RandomGames.game(seed);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            if (!(event instanceof Event.TotalCounted total)) return;
            Sum counted = Explain.total(AllContent.ALL, total);
            Sum standing = Explain.total(View.of(game, Seat.NONE), total.side());
            assertThat(counted.total()).hasValue(total.total());
            assertThat(counted.known()).isEqualTo(total.total());
            assertThat(standing.total()).as(total.toString()).hasValue(total.total());
            assertThat(standing.lines()).isEqualTo(counted.lines());
            assertThat(ENGLISH.sum(counted))
                .endsWith(" = " + total.total())
                .doesNotContainPattern("[a-z]-[a-z0-9]");
          }
        });
    game.run();
  }

  private static Term term(Term.Kind kind, int amount, Seat seat, int ships, String cause) {
    return new Term(kind, amount, false, seat, ships, cause);
  }

  private static String line(Term... terms) {
    int total = 0;
    for (Term term : terms) total = term.after(total);
    Event.TotalCounted counted = new Event.TotalCounted(0, total, List.of(terms));
    return ENGLISH.sum(Explain.total(AllContent.ALL, counted));
  }

  @Test
  void a_total_reads_like_a_sum() {
    Seat a = Seat.of(0);
    Seat b = Seat.of(1);
    Term card = term(Term.Kind.CARD, 20, a, 0, "attack-20");
    Term ships = term(Term.Kind.SHIPS, 4, a, 4, "");
    Term ally = term(Term.Kind.ALLY, 1, b, 1, "");
    assertThat(line(card, ships, ally)).isEqualTo("Attack 20 + 4 ships + 1 ship of B = 25");
    Term human = term(Term.Kind.EFFECT, 4, a, 0, "human");
    Term more = term(Term.Kind.REINFORCEMENT, 3, b, 0, "reinforcement-3");
    assertThat(line(card, ships, more, human))
        .isEqualTo("Attack 20 + 4 ships + 3 (Reinforcement +3) + 4 (Human) = 31");
    Term four = term(Term.Kind.SHIPS, 8, a, 2, "macron");
    Term lost = term(Term.Kind.ALLY, -2, b, 2, "anti-matter");
    assertThat(line(card, four, lost))
        .isEqualTo("Attack 20 + 2 ships at 4 each − 2 ships of B = 26");
    Term virus = new Term(Term.Kind.SHIPS, 3, true, a, 3, "virus");
    assertThat(line(card, virus, ally)).isEqualTo("Attack 20 × 3 ships + 1 ship of B = 61");
    Term morph = term(Term.Kind.CARD, 15, a, 0, "morph");
    assertThat(line(morph, ships)).isEqualTo("15 (Morph) + 4 ships = 19");
    Term other = term(Term.Kind.CARD, 11, a, 0, "attack-08");
    assertThat(line(other, ships)).isEqualTo("11 (Attack 08) + 4 ships = 15");
  }

  @Test
  void what_bends_a_total_stands_under_the_rule_of_its_kind() {
    Seat a = Seat.of(0);
    Event.TotalCounted counted =
        new Event.TotalCounted(
            0,
            18,
            List.of(
                term(Term.Kind.CARD, 6, a, 0, "attack-06"),
                term(Term.Kind.SHIPS, 8, a, 2, "macron"),
                term(Term.Kind.EFFECT, 4, a, 0, "human"),
                term(Term.Kind.REINFORCEMENT, 2, a, 0, "reinforcement-2"),
                term(Term.Kind.EFFECT, -2, a, 0, "flare-human/wild")));
    assertThat(Explain.total(AllContent.ALL, counted).lines())
        .extracting(line -> line.reason() + " " + line.rule())
        .containsExactly(
            "CARD_COUNTS R-12.1",
            "SHIPS_COUNT_EACH R-20.1",
            "EFFECT_ADDS R-20.1",
            "REINFORCED R-11.2",
            "EFFECT_SUBTRACTS R-19.1");
  }

  @Seeds(upTo = 30, fresh = 1)
  void what_lies_face_down_is_open(long seed) {
    Games.play(
        seed,
        15,
        (game, number, first) -> {
          for (int i = -1; i < game.seats(); i++)
            for (int side = 0; side < 2; side++) look(game, Seat.of(i), side);
        });
  }

  @Test
  void a_ring_is_told_by_its_card_to_those_who_have_not_seen_it() {
    String text =
        """
        options: { seats: 3 }
        given:
          offense: A
          destiny: [B]
          seats:
            A: { hand: [attack-12], home: [4, 4, 4, 4, 2] }
            B: { hand: [attack-12, flare-fungus], ring: { card: flare-fungus, A: 2 } }
            C: { hand: [negotiate] }
        """;
    Session session = new Session(Scene.read("ring", Item.read("ring", text).map(Scene.KEYS))::lay);
    session.start();
    for (String line : List.of("aim B1", "launch A1x4"))
      assertThat(session.submit(session.number(Seat.of(0)), Seat.of(0), line))
          .isInstanceOf(Reply.Accepted.class);
    for (int viewer = -1; viewer < 3; viewer++) {
      Sum sum = Explain.total(View.of(session.game(), Seat.of(viewer)), 1);
      assertThat(sum.lines())
          .extracting(line -> ENGLISH.sentence(line.reason(), true, line.facts()))
          .as("seen by %s", Seat.of(viewer))
          .anyMatch(sentence -> sentence.contains("Fungus") && sentence.contains("2"));
    }
  }

  private static void look(Game game, Seat viewer, int side) {
    View view = View.of(game, viewer);
    Sum sum = Explain.total(view, side);
    for (Sum.Line line : sum.lines()) {
      assertThat(RuleNumbers.ALL).contains(line.rule());
      assertThat(ENGLISH.sentence(line.reason(), true, line.facts())).endsWith(".");
    }
    if (sum.lines().isEmpty() || game.encounter().revealed()) return;
    Seat main = side == 0 ? game.encounter().offense() : game.encounter().defense();
    boolean own = viewer == main && game.encounter().card(main) >= 0;
    if (!own) assertThat(sum.open()).isTrue();
    if (!own) assertThat(sum.total()).isEmpty();
  }
}
