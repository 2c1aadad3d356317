package hypergate.game.word;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StepTest {
  @Test
  void a_phase_has_one_name_for_players_however_often_it_is_asked_for() {
    assertThat(Step.START_TURN.words()).isEqualTo("Start turn");
    assertThat(Step.ENCOUNTER_END.words()).isEqualTo("Encounter end");
    for (Step step : Step.ALL) assertThat(step.words()).isSameAs(step.words());
  }
}
