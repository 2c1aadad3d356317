package hypergate.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Sheet;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;
import hypergate.variant.technology.Tech;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What a record knows of the rules.
final class RuleDigestTest {
  private static final Options WITH_TECHS = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));
  private static final Declarations DECLARED = new Declarations(AllContent.ALL);

  private static GameRecord record() {
    Session session = new Session(AllContent.ALL, WITH_TECHS, 3);
    for (int i = 0; i < 4; i++)
      session.machine(Seat.of(i), hypergate.players.Players.of("random", i));
    session.start();
    return GameRecord.of(session, WITH_TECHS, List.of("random", "random", "random", "random"), 3);
  }

  private static RuleDigest of(Content content, Options options) {
    return RuleDigest.of(content, new Declarations(content), options);
  }

  private static Content with(List<Sheet> aliens, List<Tech> techs) {
    List<Card> cards = new ArrayList<>(aliens);
    cards.addAll(techs);
    for (Card card : AllContent.ALL.all()) {
      boolean left =
          switch (card) {
            case Alien _, Tech _ -> true;
            case Flare flare -> !aliens.contains(flare.alien());
            case Pulsar pulsar -> !aliens.contains(pulsar.alien());
            default -> false;
          };
      if (!left) cards.add(card);
    }
    return new Content(cards, AllContent.ALL.variants(), AllContent.ALL.play());
  }

  @Test
  void the_order_of_lists_does_not_matter() {
    List<Sheet> aliens = new ArrayList<>(AllContent.ALL.aliens());
    List<Tech> techs = new ArrayList<>(AllContent.ALL.of(Tech.class));
    Collections.reverse(aliens);
    Collections.reverse(techs);
    assertThat(of(with(aliens, techs), WITH_TECHS)).isEqualTo(RuleDigest.of(WITH_TECHS));
    Options one = AllContent.OPTIONS.of(Map.of("technology", "odyssey", "planets", "4"));
    Options other =
        AllContent.OPTIONS.standard().with("planets", "4").with("technology", "odyssey");
    assertThat(RuleDigest.of(one)).isEqualTo(RuleDigest.of(other));
    assertThat(RuleDigest.of(AllContent.OPTIONS.standard().withAliens(List.of("human", "void"))))
        .isEqualTo(
            RuleDigest.of(AllContent.OPTIONS.standard().withAliens(List.of("void", "human"))));
  }

  @Test
  void a_card_that_is_declared_otherwise_is_named() {
    List<Tech> techs = new ArrayList<>(AllContent.ALL.of(Tech.class));
    Tech changed =
        techs.stream().filter(t -> t.id().equals("lunar-cannon")).findFirst().orElseThrow();
    techs.remove(changed);
    techs.add(changed.research(changed.research() + 1));
    RuleDigest today = RuleDigest.of(WITH_TECHS);
    assertThat(today.differences(of(with(AllContent.ALL.aliens(), techs), WITH_TECHS)))
        .containsExactly("lunar-cannon");
    techs.removeLast();
    techs.add(changed.may(Role.ANY, Window.REVEALED, (game, me) -> {}));
    RuleDigest later = of(with(AllContent.ALL.aliens(), techs), WITH_TECHS);
    assertThat(today.differences(later)).containsExactly("lunar-cannon");
    assertThat(later.digest()).isNotEqualTo(today.digest());
    assertThat(today.differences(today)).isEmpty();
  }

  @Test
  void only_what_can_take_part_counts() {
    RuleDigest plain = RuleDigest.of(AllContent.OPTIONS.standard());
    assertThat(plain.parts()).containsKeys("options", "deck", "human", "flare-human", "cosmic-zap");
    assertThat(plain.parts()).doesNotContainKeys("lunar-cannon", "pulsar-human");
    assertThat(RuleDigest.of(WITH_TECHS).parts()).containsKey("lunar-cannon");
    assertThat(RuleDigest.of(AllContent.OPTIONS.of(Map.of("pulsars", "true"))).parts())
        .containsKey("pulsar-human");
    RuleDigest moons = RuleDigest.of(AllContent.OPTIONS.of(Map.of("moons", "all")));
    assertThat(moons.differences(plain)).contains("options", "moon-alms");
  }

  @Test
  void every_card_has_a_digest_of_its_own() {
    Set<String> ids = DECLARED.ids();
    Set<String> taken = new HashSet<>();
    Options everything =
        AllContent.OPTIONS.of(
            Map.ofEntries(
                Map.entry("technology", "odyssey"),
                Map.entry("tech.decks", "base+odyssey+reda+oliviera+hlavacek"),
                Map.entry("tech.homonyms", "keep"),
                Map.entry(
                    "aliens.sets",
                    "base+incursion+conflict+alliance+storm+dominion+eons+odyssey+promo+reda"),
                Map.entry("hazards", "both"),
                Map.entry("moons", "all"),
                Map.entry("edicts", "both"),
                Map.entry("rewards", "on"),
                Map.entry("pulsars", "true")));
    taken.addAll(RuleDigest.of(everything).parts().keySet());
    taken.removeAll(List.of("options", "deck"));
    assertThat(taken).isEqualTo(ids);
    long different = RuleDigest.of(everything).parts().values().stream().distinct().count();
    assertThat(different).isEqualTo(taken.size() + 2);
  }

  @Test
  void a_replay_that_differs_names_what_differs() {
    GameRecord record = record();
    List<String> answers = new ArrayList<>(record.answers());
    answers.set(2, "A aim Z9");
    RuleDigest here = record.rules().orElseThrow();
    Map<String, String> parts = new java.util.TreeMap<>(here.parts());
    parts.put("human", "000000");
    parts.put("a-card-that-is-gone", "000000");
    assertThatThrownBy(
            () -> Replay.of("x", with(record, answers, new RuleDigest("d", parts))).verify())
        .hasMessageStartingWith("x: line 4: 'A aim Z9'")
        .hasMessageContaining("the rules differ: recorded by version 0.0.9, this is")
        .hasMessageContaining("digest d there, " + here.digest() + " here")
        .hasMessageContaining("different: a-card-that-is-gone, human)");
    assertThatThrownBy(() -> Replay.of("x", with(record, answers, here)).verify())
        .hasMessageContaining("declared as they were");
  }

  private static GameRecord with(GameRecord record, List<String> answers, RuleDigest rules) {
    return new GameRecord(
        "0.0.9",
        record.options(),
        record.players(),
        record.seed(),
        answers,
        record.end(),
        record.trust(),
        java.util.Optional.of(rules));
  }

  @Test
  void a_program_has_a_version() {
    assertThat(Program.version("0.1.0-SNAPSHOT", "3f2a91c04")).isEqualTo("0.1.0+3f2a91c04");
    assertThat(Program.version("0.1.0", "")).isEqualTo("0.1.0");
    assertThat(Program.version("0.1.0", "${hypergate.commit}")).isEqualTo("0.1.0");
    assertThat(Program.version("${project.version}", "x")).isEqualTo("development");
    assertThat(Program.version("", "")).isEqualTo("development");
  }
}
