package hypergate.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A report as Markdown.
final class BalanceMarkdownTest {
  private static final String STUDY =
      """
      {"hypergate":"study","versions":["0.1.0"],"made":"2026-01-02","tables":[{"seats":4,
       "played":30,"levels":["novice","strong"],"command":"hypergate lab balance --seed 1",
       "byLevel":[
        {"level":"novice","games":24,"par":0.25,"aliens":[
         {"id":"virus","games":40,"share":0.62,"low":0.51,"high":0.7,"above":5,"sure":true},
         {"id":"zombie","games":41,"share":0.55,"low":0.5,"high":0.6,"above":4,"sure":true},
         {"id":"human","games":40,"share":0.05,"low":0.01,"high":0.12,"above":-5,"sure":true}]},
        {"level":"strong","games":6,"par":0.25,"aliens":[
         {"id":"virus","games":6,"share":0.3,"low":0.1,"high":0.6,"above":0.4,"sure":false}]}]}]}
      """;

  @Test
  void it_names_who_is_surely_beyond_twice_or_below_half_of_an_equal_share() {
    String page = BalanceMarkdown.of(Study.read(STUDY));
    assertThat(page)
        .startsWith("# How strong the aliens are\n\n30 games of novice and strong players")
        .contains("The same again: `hypergate lab balance --seed 1`")
        // An interval that begins at the bound itself proves nothing.
        .contains("- **Surely more than twice their share:** Virus 62 % (51 to 70)\n")
        .contains("- **Surely less than half of it:** Human 5 % (1 to 12)\n")
        .contains("- **Surely more than twice their share:** none that these games show\n");
  }

  @Test
  void each_alien_has_a_row_and_each_level_a_column() {
    assertThat(BalanceMarkdown.of(Study.read(STUDY)))
        .endsWith(
            """
            | alien | seats, novice | share | seats, strong | share |
            | --- | ---: | --- | ---: | --- |
            | Virus | 40 | 62 % (51 to 70), too strong | 6 | 30 % (10 to 60) |
            | Zombie | 41 | 55 % (50 to 60), too strong | | |
            | Human | 40 | 5 % (1 to 12), too weak | | |
            """);
  }
}
