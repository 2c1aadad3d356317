package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Listener;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Reasons in deals: one with each offer and answer, true of the table.
final class DealTalkTest {
  private final DealTalk talk = new DealTalk();
  private final List<DealTalk.Said> said = new ArrayList<>();
  private final Set<String> whys = new HashSet<>();
  private int offers;
  private int answers;

  private void play(long seed) {
    Session session = new Session(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), seed);
    for (int i = 0; i < 4; i++) session.machine(Seat.of(i), Players.of("novice", seed + i));
    session.observer(
        new Listener() {
          @Override
          public void happened(Event event) {
            if (event instanceof Event.EncounterBegan) talk.encounter();
            if (event instanceof Event.Offered offer) {
              offers++;
              keep(talk.offered(offer, View.of(session.game(), Seat.NONE)), session);
            }
          }

          @Override
          public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
            if (!prompt.equals(Prompt.DEAL)) return;
            if (notation.equals("accept") || notation.equals("reject")) answers++;
            keep(talk.answered(seat, notation, View.of(session.game(), Seat.NONE)), session);
          }
        });
    session.start();
  }

  private void keep(DealTalk.@Nullable Said one, Session session) {
    if (one == null) return;
    said.add(one);
    whys.add(one.why());
    View view = View.of(session.game(), Seat.NONE);
    int goal = view.rules().coloniesToWin();
    assertThat(one.other()).isEqualTo(view.encounter().opponent(one.seat()));
    int mine = view.powers().foreignColonies(one.seat());
    int theirs = view.powers().foreignColonies(one.other());
    switch (one.why()) {
      case "wins", "both-win" -> assertThat(one.count()).isGreaterThanOrEqualTo(goal);
      case "gains", "both-gain" -> assertThat(one.count()).isEqualTo(mine + 1);
      case "other-wins" -> assertThat(one.count()).isGreaterThanOrEqualTo(goal);
      case "other-close" -> assertThat(one.count()).isEqualTo(goal - 1);
      case "too-little" -> assertThat(one.count()).isEqualTo(theirs + 1);
      default -> assertThat(one.count()).isZero();
    }
    boolean against =
        Set.of("other-wins", "other-close", "too-little", "nothing", "no-offer", "not-enough")
            .contains(one.why());
    assertThat(one.said().equals("refuses")).isEqualTo(against);
  }

  @Test
  void every_offer_and_every_answer_has_a_reason_that_is_true_of_the_table() {
    for (long seed = 1; seed <= 40; seed++) play(seed);
    assertThat(offers).isGreaterThan(20);
    assertThat(answers).isGreaterThan(20);
    assertThat(said).hasSize(offers + answers);
    assertThat(whys).contains("both-gain");
    assertThat(whys).hasSizeGreaterThan(2);
  }
}
