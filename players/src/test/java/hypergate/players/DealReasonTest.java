package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What machines say in deals.
final class DealReasonTest {
  private static Scene scene() {
    return new Scene()
        .hand("A", "negotiate", "attack-06")
        .hand("B", "negotiate", "attack-08")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "select", "negotiate")
        .answers("B", "select", "negotiate");
  }

  // Of each option that A has when it speaks first.
  private static List<String> said(Scene scene) {
    List<String> said = new ArrayList<>();
    scene.decides(
        question -> {
          MachinePlayer machine = new NovicePlayer();
          for (int i = 0; i < question.count(); i++)
            said.add(question.notation(i) + ": " + machine.reason(question, i));
          return 0;
        },
        "A",
        "deal");
    return said;
  }

  @Test
  void an_offer_is_given_with_its_reason() {
    assertThat(said(scene().colonies("A", "C1").colonies("B", "C2")))
        .anyMatch(words -> words.endsWith("A colony for a colony: neither of us falls behind."))
        .anyMatch(words -> words.endsWith("Something for something, and nobody loses ships."))
        .contains("reject: There is nothing that I would give.");
  }

  @Test
  void who_may_win_together_is_told_so() {
    assertThat(
            said(
                scene()
                    .colonies("A", "C1", "C2", "D1", "D2")
                    .colonies("B", "C3", "C4", "D3", "D4")))
        .anyMatch(words -> words.endsWith("With this we win together."))
        .anyMatch(words -> words.endsWith("With this you win."));
  }

  @Test
  void outside_deals_there_is_nothing_to_say() {
    String[] said = {"?"};
    scene()
        .decides(
            question -> {
              said[0] = reason(question);
              return 0;
            },
            "A",
            "launch");
    assertThat(said[0]).isEmpty();
  }

  private static String reason(Question question) {
    return new NovicePlayer().reason(question, 0);
  }
}
