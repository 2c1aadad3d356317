package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Deals at a table of people: who may say what and when, and what a digest stands for.
final class DealTableTest {
  @TempDir Path folder;

  private static JsonNode checked(String schema, JsonNode node) {
    Schemas.checkNode(schema, node);
    return node;
  }

  /// A table at which two people have begun to deal.
  private static final class Talk implements AutoCloseable {
    final Bench bench;
    final List<Bench.Person> people;
    private String speaker = "";

    Talk(Path folder, long seed, Wishes wishes) throws Exception {
      bench = new Bench(Files.createTempDirectory(folder, "deal"), seed);
      people = bench.playing(wishes.wish());
    }

    /// Plays on until somebody is asked for an offer.
    ///
    /// @return false when nobody is in this game
    boolean begin() {
      for (int i = 0; i < 400; i++) {
        boolean any = false;
        for (Bench.Person person : people) {
          List<JsonNode> prompts = person.prompts();
          if (prompts.isEmpty()) continue;
          JsonNode prompt = prompts.getFirst();
          if (prompt.path("prompt").asString().equals("deal")) {
            speaker = prompt.path("seat").asString();
            return true;
          }
          any = true;
          if (!negotiates(person, prompt)) Simple.play(person);
        }
        if (!any) return false;
      }
      return false;
    }

    private static boolean negotiates(Bench.Person person, JsonNode prompt) {
      boolean may = false;
      for (JsonNode option : prompt.path("options"))
        may |= option.path("notation").asString().equals("negotiate");
      if (!may || !prompt.path("prompt").asString().equals("select")) return false;
      person.done(
          "answer",
          Map.of("n", prompt.path("n").asLong(), "prompt", "select", "answer", "negotiate"));
      return true;
    }

    JsonNode deal() {
      return checked("DealView", speaker().look().path("deal"));
    }

    private Bench.Person person(String letter) {
      for (Bench.Person person : people) if (person.letter.equals(letter)) return person;
      throw new AssertionError("nobody at " + letter);
    }

    Bench.Person speaker() {
      return person(speaker);
    }

    Bench.Person other() {
      JsonNode deal = speaker().look().path("deal");
      String offense = deal.path("offense").asString();
      return person(offense.equals(speaker) ? deal.path("defense").asString() : offense);
    }

    Bench.Person bystander() {
      Bench.Person other = other();
      for (Bench.Person person : people) if (person != speaker() && person != other) return person;
      throw new AssertionError("nobody stands by");
    }

    /// A draft in which a person gives one thing, and nothing else: the so-manieth that is legal.
    Map<String, Object> gift(Bench.Person from, int which) {
      int legal = 0;
      for (JsonNode term : deal().path("allowed").path(from.letter)) {
        Map<String, Object> draft =
            Map.of("give", List.of(term.path("notation").asString()), "get", List.of());
        if (check(from, draft).path("legal").asBoolean() && legal++ == which) return draft;
      }
      throw new AssertionError("nothing to give");
    }

    JsonNode check(Bench.Person person, Map<String, Object> draft) {
      return checked(
          "DealCheck",
          Bench.done(
              bench
                  .house()
                  .checkDeal(person.viewer, Json.MAPPER.convertValue(draft, DealDraft.class))));
    }

    Outcome say(Bench.Person person, String action, Map<String, Object> more) {
      Map<String, Object> all = new java.util.HashMap<>(more);
      all.put("action", action);
      return person.send("deal", all);
    }

    Outcome propose(Bench.Person person, Map<String, Object> draft) {
      return say(person, "propose", Map.of("draft", draft));
    }

    Outcome accept(Bench.Person person, String digest) {
      return say(person, "accept", Map.of("digest", digest));
    }

    /// Lets everybody answer until the deal is closed: who gives may have to choose what.
    void close(Bench.Person reader) {
      for (int i = 0; i < 20 && !ended(reader); i++)
        for (Bench.Person person : people) Simple.play(person);
      assertThat(ended(reader)).isTrue();
    }

    private static boolean ended(Bench.Person reader) {
      return reader.look().path("log").toString().contains("\"deal-ended\"");
    }

    String digest(int version) {
      return deal().path("versions").path(version - 1).path("digest").asString();
    }

    @Override
    public void close() {
      bench.close();
    }
  }

  private static Wishes three() {
    return Wishes.people(3).set("seats", "3");
  }

  /// The first seed with which people get to deal, once it has been found.
  private static long found = 1;

  // The first game in which people get to deal.
  private Talk talk(Wishes wishes) throws Exception {
    for (long seed = found; seed < 40; seed++) {
      Talk talk = new Talk(folder, seed, wishes);
      if (talk.begin()) {
        found = seed;
        return talk;
      }
      talk.close();
    }
    throw new AssertionError("nobody deals");
  }

  @Test
  void a_changed_offer_is_not_accepted_by_an_old_digest_and_an_old_one_comes_back_exactly()
      throws Exception {
    try (Talk talk = talk(three())) {
      Bench.Person ana = talk.speaker();
      Bench.Person ben = talk.other();
      Bench.done(talk.propose(ana, talk.gift(ana, 0)));
      String first = talk.digest(1);
      Bench.done(talk.propose(ben, talk.gift(ben, 0)));
      String second = talk.digest(2);
      assertThat(second).isNotEqualTo(first);
      JsonNode before = ana.look();
      assertThat(Bench.refused(talk.accept(ana, first))).startsWith("409").contains("not the one");
      assertThat(Bench.refused(talk.accept(ana, ""))).startsWith("409");
      assertThat(ana.look().path("deal")).isEqualTo(before.path("deal"));
      assertThat(ana.look().path("prompts")).isEqualTo(before.path("prompts"));
      assertThat(Bench.refused(talk.say(ana, "back", Map.of("digest", "0123456789abcdef"))))
          .startsWith("409");
      Bench.done(talk.say(ana, "back", Map.of("digest", first)));
      assertThat(talk.digest(3)).isEqualTo(first);
      JsonNode versions = talk.deal().path("versions");
      assertThat(versions.path(2).path("offenseGives"))
          .isEqualTo(versions.path(0).path("offenseGives"));
      assertThat(Bench.refused(talk.accept(ben, second))).startsWith("409");
      Bench.done(talk.accept(ben, first));
      talk.close(ana);
      assertThat(Bench.refused(talk.accept(ben, first))).startsWith("409");
    }
  }

  @Test
  void an_untouched_offer_can_always_be_accepted() throws Exception {
    int accepted = 0;
    for (long seed = 1; seed <= 40 && accepted < 4; seed++)
      try (Talk talk = new Talk(folder, seed, three().set("technology", "odyssey"))) {
        if (!talk.begin()) continue;
        Wild wild = new Wild(seed);
        Bench.Person ana = talk.speaker();
        Map<String, Object> draft = wild.draft(talk.deal(), ana.letter);
        for (int i = 0; i < 20 && !talk.check(ana, draft).path("legal").asBoolean(); i++)
          draft = wild.draft(talk.deal(), ana.letter);
        Bench.Person ben = talk.other();
        String said = talk.check(ana, draft).path("digest").asString();
        if (talk.propose(ana, draft) instanceof Outcome.Refused) continue;
        assertThat(talk.digest(1)).as("what was checked is what stands").isEqualTo(said);
        // Looking, talking and a restart do not touch an offer.
        ben.done("chat", Map.of("text", "Let me think."));
        talk.check(ana, wild.draft(talk.deal(), ana.letter));
        talk.bench.dies(1_000);
        assertThat(talk.digest(1)).isEqualTo(said);
        Bench.done(talk.accept(ben, said));
        accepted++;
      }
    assertThat(accepted).isEqualTo(4);
  }

  @Test
  void promises_stand_apart_from_what_changes_hands() throws Exception {
    try (Talk talk = talk(three())) {
      Bench.Person ana = talk.speaker();
      Bench.Person ben = talk.other();
      Map<String, Object> gift = talk.gift(ana, 0);
      List<Object> promises =
          List.of(
              Map.of("kind", "not-attack", "by", "you"),
              Map.of("kind", "text", "by", "me", "text", "Never again."));
      Map<String, Object> draft =
          Map.of("give", gift.get("give"), "get", List.of(), "promises", promises);
      assertThat(talk.check(ana, draft).path("digest"))
          .as("a promise more is another offer")
          .isNotEqualTo(talk.check(ana, gift).path("digest"));
      assertThat(talk.check(ana, draft).path("line"))
          .as("and the game itself knows nothing of it")
          .isEqualTo(talk.check(ana, gift).path("line"));
      Bench.done(talk.propose(ana, draft));
      assertThat(talk.deal().path("versions").path(0).path("promises").size()).isEqualTo(2);
      assertThat(ana.look().path("promises").size()).as("nobody has agreed yet").isZero();
      Bench.done(talk.accept(ben, talk.digest(1)));
      talk.close(ana);
      List<JsonNode> made = new ArrayList<>();
      for (JsonNode promise : ana.look().path("promises")) made.add(checked("Promise", promise));
      assertThat(made).hasSize(2);
      assertThat(made.getFirst().path("by").asString()).isEqualTo(ben.letter);
      assertThat(made.getLast().path("by").asString()).isEqualTo(ana.letter);
      int words = made.getLast().path("id").asInt();
      Map<String, Object> broken = Map.of("promise", words, "state", "broken");
      assertThat(Bench.refused(ana.send("settle", broken))).startsWith("403");
      assertThat(
              Bench.refused(
                  ben.send(
                      "settle",
                      Map.of("promise", made.getFirst().path("id").asInt(), "state", "kept"))))
          .startsWith("422");
      ben.done("settle", broken);
      assertThat(ben.look().path("promises").path(1).path("state").asString()).isEqualTo("broken");
    }
  }

  @Test
  void an_offer_that_cannot_be_is_refused_with_a_reason_and_changes_nothing() throws Exception {
    try (Talk talk = talk(three())) {
      Bench.Person ana = talk.speaker();
      JsonNode before = ana.look();
      for (Map<String, Object> draft :
          List.<Map<String, Object>>of(
              Map.of("give", List.of(), "get", List.of()),
              Map.of("give", List.of("card attack-99"), "get", List.of()),
              Map.of("give", List.of("cards 40"), "get", List.of()),
              Map.of("give", List.of("the moon"), "get", List.of()),
              Map.of("give", List.of("colony H9"), "get", List.of()),
              Map.of("give", java.util.Collections.nCopies(30, "cards 1"), "get", List.of()),
              Map.of("give", List.of("<script>"), "get", List.of()))) {
        Outcome refused = talk.propose(ana, draft);
        assertThat(refused).as(draft.toString()).isInstanceOf(Outcome.Refused.class);
        assertThat(Bench.refused(refused)).as(draft.toString()).startsWith("422");
        Schemas.checkText("Problem", ((Outcome.Refused) refused).problem().json());
      }
      Outcome.Refused nothing =
          (Outcome.Refused) talk.propose(ana, Map.of("give", List.of(), "get", List.of()));
      JsonNode problem = Json.MAPPER.readTree(nothing.problem().json());
      assertThat(problem.path("legal").size() + problem.path("explanation").size()).isPositive();
      for (String section : List.of("deal", "prompts", "hand", "systems", "log"))
        assertThat(ana.look().path(section)).as(section).isEqualTo(before.path(section));
    }
  }

  @Test
  void nobody_speaks_out_of_turn() throws Exception {
    try (Talk talk = talk(three())) {
      Bench.Person ana = talk.speaker();
      Bench.Person ben = talk.other();
      Bench.Person cy = talk.bystander();
      Map<String, Object> gift = talk.gift(ana, 0);
      assertThat(Bench.refused(talk.propose(ben, talk.gift(ben, 0)))).startsWith("409");
      assertThat(Bench.refused(talk.propose(cy, gift))).startsWith("409");
      assertThat(Bench.refused(talk.say(cy, "fail", Map.of()))).startsWith("409");
      assertThat(Bench.refused(talk.accept(ana, "0123456789abcdef")))
          .startsWith("409")
          .contains("Nothing has been offered");
      assertThat(Bench.refused(talk.say(cy, "draft", Map.of("draft", gift)))).startsWith("409");
      assertThat(Bench.refused(talk.say(ana, "dance", Map.of()))).startsWith("400");
      assertThat(Bench.refused(talk.say(ana, "propose", Map.of()))).startsWith("400");
      Bench.done(talk.propose(ana, gift));
      assertThat(Bench.refused(talk.accept(ana, talk.digest(1)))).startsWith("409");
      assertThat(Bench.refused(talk.accept(cy, talk.digest(1)))).startsWith("409");
      Bench.done(talk.say(ben, "fail", Map.of()));
      assertThat(Bench.refused(talk.propose(ana, gift))).startsWith("409");
    }
  }

  @Test
  void before_there_is_a_deal_nobody_makes_one() throws Exception {
    try (Talk talk = new Talk(folder, 1, three())) {
      Bench.Person ana = talk.people.getFirst();
      Map<String, Object> draft = Map.of("give", List.of("cards 1"), "get", List.of());
      assertThat(Bench.refused(talk.propose(ana, draft))).startsWith("409");
      assertThat(Bench.refused(talk.accept(ana, "0123456789abcdef"))).startsWith("409");
      assertThat(Bench.refused(talk.say(ana, "fail", Map.of()))).startsWith("409");
      assertThat(Bench.refused(talk.say(ana, "back", Map.of("digest", "x")))).startsWith("409");
    }
  }

  @Test
  void at_a_live_table_the_time_to_deal_runs_out() throws Exception {
    try (Talk talk = talk(three().clock("live", 900, 300))) {
      long closes = talk.deal().path("closes").asLong();
      assertThat(closes - talk.bench.now()).isBetween(1L, Dealings.TIME);
      Bench.Person ana = talk.speaker();
      talk.bench.pass(closes - talk.bench.now() - 1);
      assertThat(talk.deal().path("closes").asLong()).isEqualTo(closes);
      talk.bench.pass(30);
      assertThat(ana.look().path("deal").isNull()).isTrue();
      assertThat(ana.look().path("log").toString()).contains("\"deal-ended\"");
    }
  }
}
