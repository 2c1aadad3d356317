package hypergate.server.protocol.why;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Imagination;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.view.World;
import hypergate.game.word.Kind;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import hypergate.server.protocol.ask.Questions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/// Odds of cards are counted over what the other side may hold for all that the seat knows, and
/// over nothing else.
final class CardOddsTest {
  private static final Seat ME = Seat.of(0);
  private int asked;
  private int told;

  private static Session scene(String mine, String theirs, String more) {
    String text =
        """
        options: { seats: 3, technology: off }
        given:
          offense: A
          destiny: [B]
        %s
          seats:
            A: { hand: [attack-10, negotiate, morph]%s }
            B: { hand: [attack-10, negotiate, attack-06]%s }
            C: { hand: [negotiate] }
        """
            .formatted(more, mine, theirs);
    return LaidTable.of(text);
  }

  private static void launched(Session session) {
    LaidTable.play(session, ME, "aim B1");
    LaidTable.play(session, ME, "launch A1x2");
  }

  private static Map<String, Outlook.Odds> odds(Session session, Seat seat) {
    ExplainRequest request =
        Json.MAPPER.convertValue(
            Map.of("ask", "outlook", "prompt", "select"), ExplainRequest.class);
    Explanation said = new Explanations(session, seat.bit()).explain(request);
    Schemas.check("Explanation", said);
    Map<String, Outlook.Odds> found = new HashMap<>();
    List<Outlook> outlooks = said.outlooks();
    if (outlooks != null)
      for (Outlook outlook : outlooks)
        if (outlook.odds() != null) found.put(outlook.answer(), outlook.odds());
    return found;
  }

  // Encounter cards of the game but for those that A holds.
  private static List<Face> others(Session session) {
    List<Face> faces = new ArrayList<>();
    CardSet every = session.game().cards().everyEncounterCard();
    long low = every.low();
    long high = every.high();
    CardSet hand = session.game().cards().hand(ME);
    low &= ~hand.low();
    high &= ~hand.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      faces.add(session.game().cards().face(card));
    return faces;
  }

  private static int count(List<Face> faces, Predicate<Face> which) {
    return (int) faces.stream().filter(which).count();
  }

  private static boolean attacks(Face face) {
    return face.kind() == Kind.ATTACK;
  }

  @Test
  void each_card_is_compared_with_every_card_that_is_not_seen() {
    Session session = scene("", "", "");
    launched(session);
    LaidTable.until(session, ME, "select");
    Map<String, Outlook.Odds> odds = odds(session, ME);
    List<Face> all = others(session);
    int negotiates = count(all, face -> face.kind() == Kind.NEGOTIATE);
    int morphs = count(all, face -> face.kind() == Kind.MORPH);
    assertThat(all.size()).isGreaterThan(30);
    // 10 and 2 ships against 4 ships: an attack of 7 makes 11, one of 8 ties, and ties are the
    // defense's. A morph would be a 10.
    int beats = negotiates + count(all, face -> attacks(face) && face.value() <= 7);
    int loses = morphs + count(all, face -> attacks(face) && face.value() >= 8);
    assertThat(odds.get("attack-10")).isEqualTo(new Outlook.Odds(12, beats, loses, 0, all.size()));
    assertThat(odds.get("negotiate"))
        .isEqualTo(
            new Outlook.Odds(
                null, 0, count(all, CardOddsTest::attacks), negotiates + morphs, all.size()));
    // A copy of whatever attacks has two ships less behind it.
    assertThat(odds.get("morph"))
        .isEqualTo(
            new Outlook.Odds(
                null, 0, count(all, CardOddsTest::attacks), negotiates + morphs, all.size()));
  }

  @Test
  void what_is_discarded_is_counted_no_more() {
    Session session = scene("", "", "  discard: [attack-40, negotiate]");
    launched(session);
    LaidTable.until(session, ME, "select");
    assertThat(odds(session, ME).get("attack-10"))
        .extracting(Outlook.Odds::cards)
        .isEqualTo(others(session).size() - 2);
  }

  @Test
  void where_an_alien_turns_totals_round_nothing_is_said_that_is_not_so() {
    Session session = scene(", alien: anti-matter", "", "");
    launched(session);
    LaidTable.until(session, ME, "select");
    assertThat(odds(session, ME)).isEmpty();
  }

  @Test
  void where_a_power_counts_otherwise_nothing_is_said_even_if_nearly_the_same_cards_win() {
    Session session = scene("", ", alien: virus", "");
    launched(session);
    LaidTable.until(session, ME, "select");
    assertThat(odds(session, ME)).isEmpty();
  }

  @Test
  void only_what_the_seat_knows_is_counted() {
    new Questions()
        .play(
            24,
            (session, seat) -> {
              Question question = session.question(seat);
              if (question.prompt().equals(Prompt.SELECT) && session.game().asking().isSecret())
                look(session, seat);
            });
    assertThat(asked).as("questions looked at").isGreaterThan(20);
    // Of most cards something can be said.
    assertThat(told).as("cards told of").isGreaterThan(2 * asked);
  }

  private void look(Session session, Seat seat) {
    asked++;
    Question question = session.question(seat);
    View view = question.view();
    Seat other = view.encounter().opponent(seat);
    List<String> possible = names(CardOdds.possible(view, other));
    // All that the other side does hold is among what it may hold.
    List<String> left = new ArrayList<>(possible);
    CardSet held = session.game().cards().encounterCards(other);
    for (String name : session.game().cards().names(held))
      assertThat(left.remove(name)).as(name).isTrue();
    // Whatever lies hidden, the same is counted: in worlds that look the same as well.
    Imagination imagination = question.imagination();
    World world = imagination.world();
    for (int i = 0; i < 3; i++)
      if (imagination.imagine(world, 7 + i))
        assertThat(names(CardOdds.possible(world.view(seat), other))).isEqualTo(possible);
    for (Outlook.Odds odds : odds(session, seat).values()) {
      told++;
      assertThat(odds.cards()).isEqualTo(possible.size());
      assertThat(odds.beats() + odds.loses() + odds.neither()).isEqualTo(odds.cards());
    }
    assertThat(odds(session, seat)).isEqualTo(odds(session, seat));
  }

  private static List<String> names(List<Face> faces) {
    return faces.stream().map(Face::notation).sorted().toList();
  }
}
