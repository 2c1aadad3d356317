package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.house.CardError;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.HouseCard;
import hypergate.lab.scenario.ScenarioRunner;
import hypergate.lab.scenario.Skeletons;
import hypergate.lab.scenario.Skeletons.Skeleton;
import hypergate.lab.scenario.Verdict;
import hypergate.workshop.card.Cards;
import hypergate.workshop.card.Patterns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Scenarios that are made for a card: they hold as they are made, and fail when the card is
/// changed.
final class SkeletonsTest {
  /// What these change does not come up in the encounters that are tried: how many flares are
  /// played, new hands, deals, further turns.
  private static final List<String> NEVER_SEEN =
      List.of(
          "corona-radiant",
          "dampening-field",
          "freewheeling-projector",
          "moon-acceleration",
          "moon-blue-shift",
          "moon-card-deal",
          "moon-compassion",
          "moon-deceleration",
          "moon-domestic-dispute",
          "moon-eclipse",
          "moon-garbage-day",
          "moon-gate-version-09",
          "moon-gate-version-11",
          "moon-home-strong",
          "moon-jubba-cloak",
          "moon-limiter",
          "moon-limits",
          "moon-moon-mandate",
          "moon-omega-base",
          "moon-planetless",
          "moon-restraint",
          "moon-tentative",
          "moon-warped",
          "nanite-mining",
          "nuxxian-orb-oliviera",
          "quark-battery",
          "the-positron-v5-1");

  private static HouseCard hulls() throws CardError {
    return Cards.read(named(pattern("collapsium-hulls")));
  }

  // A card of ours as a card of somebody else's.
  private static String named(CardPattern pattern) {
    return pattern
        .text()
        .replaceFirst(": .*", ": " + "My " + pattern.name())
        .replaceAll("(?m)^(set|namesake): .*\n", "");
  }

  private static HouseCard lifeline() throws IOException, CardError {
    return Cards.read(Files.readString(Path.of("../examples/cards/lifeline.yaml")));
  }

  private static Map<String, String> files(HouseCard card) {
    return Map.of(card.own().id() + ".yaml", card.own().source());
  }

  @Test
  void a_card_has_scenarios_to_begin_from() throws IOException, CardError {
    HouseCard card = lifeline();
    List<Skeleton> all = Skeletons.of(card);
    assertThat(all)
        .extracting(Skeleton::name)
        .contains("happens", "does-not", "boundary", "beyond-the-boundary");
    assertThat(all.getFirst().text()).contains("use lifeline", "C join");
    assertThat(all).filteredOn(one -> one.name().startsWith("against-")).hasSize(3);
    for (Skeleton one : all) {
      Verdict verdict = ScenarioRunner.run(one.text(), files(card));
      assertThat(verdict.held()).as(verdict.words() + one.text()).isTrue();
    }
  }

  @Test
  void a_card_that_never_acts_has_none() throws IOException, CardError {
    String never = lifeline().own().source().replace("from_encounter", "from_encounter && 1 > 2");
    assertThat(Skeletons.of(Cards.read(never))).isEmpty();
  }

  @Test
  void a_boundary_has_two_sides() throws CardError {
    assertThat(named("boundary").text()).contains("use my-collapsium-hulls");
    assertThat(named("beyond-the-boundary").text()).contains("never asked", "use my-collapsium");
  }

  private static Skeleton named(String name) throws CardError {
    return Skeletons.of(hulls()).stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void they_fail_when_the_card_does_something_else() throws CardError {
    String source = hulls().own().source();
    assertThat(source).contains("<= 5");
    Verdict verdict =
        ScenarioRunner.run(
            named("beyond-the-boundary").text(),
            Map.of("my-collapsium-hulls.yaml", source.replace("<= 5", "<= 50")));
    assertThat(verdict.status()).isEqualTo(Verdict.Status.FAILED);
    assertThat(verdict.complaints().getFirst().expected()).startsWith("never asked");
    assertThat(verdict.table()).hasSize(3);
    assertThat(verdict.table().getFirst()).startsWith("A: home ");
  }

  @Test
  void a_power_that_is_used_can_be_zapped() throws CardError {
    HouseCard card = Cards.read(named(pattern("virus")));
    assertThat(Skeletons.of(card)).extracting(Skeleton::name).contains("happens", "zapped");
  }

  private static CardPattern pattern(String id) {
    return Patterns.all().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void other_cards_of_ours_would_have_scenarios_and_these_are_strict() {
    List<String> without =
        Patterns.all().parallelStream()
            .filter(pattern -> !isStrictlyTried(pattern))
            .map(CardPattern::id)
            .sorted()
            .toList();
    assertThat(without).isEqualTo(NEVER_SEEN.stream().sorted().toList());
  }

  @Test
  void a_hazard_that_says_when_hazards_are_drawn_is_tried_with_another_one() throws CardError {
    HouseCard card = Cards.read(named(pattern("easy-does-it")));
    List<Skeleton> all = Skeletons.of(card);
    assertThat(all).extracting(Skeleton::name).contains("happens");
    for (Skeleton one : all) {
      Verdict verdict = ScenarioRunner.run(one.text(), files(card));
      assertThat(verdict.held()).as(verdict.words() + one.text()).isTrue();
    }
    Verdict other =
        ScenarioRunner.run(
            all.getFirst().text(),
            Map.of("my-easy-does-it.yaml", card.own().source().replace("value: 2", "value: 1")));
    assertThat(other.status()).isEqualTo(Verdict.Status.FAILED);
  }

  private static boolean isStrictlyTried(CardPattern pattern) {
    List<Skeleton> all;
    try {
      all = Skeletons.of(Cards.read(named(pattern)));
    } catch (CardError e) {
      throw new AssertionError(pattern.id(), e);
    }
    for (Skeleton one : all)
      assertThat(one.text()).as(pattern.id()).doesNotContain("strict: false");
    return !all.isEmpty();
  }

  @Test
  void what_is_made_for_a_hazard_and_a_moon_holds_and_fails_when_they_change() throws CardError {
    HouseCard hazard = Cards.read(named(pattern("unstable")));
    List<Skeleton> all = Skeletons.of(hazard);
    assertThat(all).extracting(Skeleton::name).contains("happens", "does-not", "boundary");
    assertThat(all.getFirst().text()).contains("hazard-deck: [my-unstable]");
    for (Skeleton one : all) {
      Verdict verdict = ScenarioRunner.run(one.text(), files(hazard));
      assertThat(verdict.held()).as(verdict.words() + one.text()).isTrue();
    }
    Verdict other =
        ScenarioRunner.run(
            all.getFirst().text(),
            Map.of("my-unstable.yaml", hazard.own().source().replace(">= 42", ">= 142")));
    assertThat(other.status()).isEqualTo(Verdict.Status.FAILED);
    HouseCard moon = Cards.read(named(pattern("moon-loner")));
    Skeleton happens = Skeletons.of(moon).getFirst();
    assertThat(happens.text()).contains("moons: {B1: moon-my-loner:B}", "never asked");
    assertThat(ScenarioRunner.run(happens.text(), files(moon)).held()).isTrue();
  }

  @Test
  void a_stranger_reads_no_file_and_holds_nothing_up() throws IOException, CardError {
    String reads = "scenario: It\ncards: [/etc/passwd]\nthen:\n  - encounter = 1\n";
    assertThat(ScenarioRunner.run(reads, Map.of()).words()).contains("no file '/etc/passwd'");
    String longest = "scenario: It\nstrict: false\nuntil: game-end\nthen:\n  - winners = none\n";
    assertThat(ScenarioRunner.run(longest, Map.of()).status()).isEqualTo(Verdict.Status.FAILED);
    assertThat(ScenarioRunner.run("#".repeat(20_000), Map.of()).words()).contains("10000");
  }
}
