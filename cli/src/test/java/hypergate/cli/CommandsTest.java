package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import hypergate.lab.record.Trust;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class CommandsTest {
  @TempDir Path folder;

  @Test
  void without_a_command_it_says_what_there_is() {
    Run run = Run.of();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("play", "serve", "scenario", "replay", "rules", "catalogue", "bench", "test");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "serve",
        "scenario",
        "replay",
        "rules",
        "sim",
        "lab",
        "catalogue",
        "backup",
        "check",
        "remove",
        "export"
      })
  void every_command_explains_itself(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("Usage: hypergate " + command);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pley                          | unknown command 'pley'; there are play
          play --sead 1                 | unknown option '--sead'; there are --port
          play --terminal --seats 9 | option 'seats' cannot be '9'; allowed: 2 to 8
          play --terminal --set technology | has no value
          play --terminal --set technology=oddity | option 'technology' cannot be 'oddity'; allowed: off, warp, odyssey
          play --terminal --set colour=red | unknown option 'colour'
          play --terminal --set tech.opening=draft | tech.opening does nothing without technology
          sim --games 1 --set hazard.trigger=everyEncounter | hazard.trigger does nothing without hazards
          sim --games 1 --seats 8 --aliens human,virus,zombie | --aliens names 3
          play --terminal --seed x | --seed 'x' is no whole number
          play --terminal --me E | there is no seat 'E' for --me; allowed: A to D
          play --terminal --against hal | unknown player 'hal' for --against; allowed: random, novice, regular
          play --terminal --against novice,random | --against names 2 players; allowed: 1 for all, or 3
          sim --games 1 --without human,hal | unknown alien 'hal' for --without
          sim --games 1 --aliens -zombie | unknown alien '-zombie' for --aliens; did you mean zombie?
          play --terminal --aliens human,hal | unknown alien 'hal'
          play --terminal --aliens human,void | at least 8
          play --terminal --resume nowhere.jsonl | nowhere.jsonl: there is no such file
          play --seats 3 | --seats is for the game in the terminal: add --terminal, or choose it on the page
          play --resume x.jsonl --no-browser | --resume is for the game in the terminal
          play --terminal --port 8000 | --port is for the game in the browser: leave out --terminal
          play --port 70000 | --port cannot be '70000'; allowed: 0 to 65535
          play --port x | Invalid value for option '--port'
          serve --port -1 | --port cannot be '-1'; allowed: 0 to 65535
          serve --max-tables 0 | --max-tables cannot be '0'; allowed: 1 to 1000000
          serve --public-address play | --public-address cannot be 'play'; write it like https://play.example.org
          serve --otlp localhost:4318 | --otlp must be an address such as http://localhost:4318/v1/metrics
          serve --otlp-traces /v1/traces | --otlp-traces must be an address such as http://localhost:4318/v1/traces
          serve --trace-share 2 | --trace-share cannot be '2.0'; allowed: 0 to 1
          serve --log xml | Invalid value for option '--log'
          sim --games 0                 | --games cannot be '0'; allowed: 1 to 100000000
          sim --threads none            | --threads cannot be 'none'; allowed: 1 to 1024
          sim --players hal             | unknown player 'hal' for --players; allowed: random, novice, regular
          lab lader                     | unknown command 'lader'; there are run, ladder,
          lab tune --games 5            | games must be 10 to 50000
          lab tune --players hal        | unknown player 'hal' for --players
          lab tune --out no/such/folder/w.tsv | --out no/such/folder/w.tsv cannot be written: there is no such folder
          lab ladder                    | Missing required parameter: 'PLAYER'
          lab ladder hal                | unknown player 'hal'; allowed: random, novice, regular
          lab ladder novice --against hal | unknown player 'hal'; allowed: random, novice, regular
          lab ladder novice --against random,random | 2 opponents were named; allowed: 1 for all, or 3
          lab ladder novice --games 0   | --games cannot be '0'; allowed: 1 to 100000000
          lab ladder novice --seats 2   | a ladder needs at least 3 players
          lab ladder novice --threads 65 | --threads cannot be '65'; allowed: 1 to 64
          lab ladder novice --resume    | --resume needs to know with what: add --out FILE
          lab ladder novice --out nowhere.jsonl --resume | nowhere.jsonl: there is no such file to go on with
          catalogue --fromat json | unknown option '--fromat'; there are --format
          catalogue type:alien set:bse | column 16: set cannot be 'bse'; did you mean base?; nearest: type:alien set:base
          catalogue phase: | column 1: after phase: a value is missing
          catalogue --format xml | --format cannot be 'xml'; allowed: table, card, json, csv, raw
          catalogue --flares none,all | --flares cannot be 'none,all'; allowed: all, one-shot, retained
          catalogue --timing late | --timing cannot be 'late'; allowed: words, classic, strip, text, mayfair, ff
          catalogue --hide text | --hide cannot be 'text'; allowed: history, art, author
          catalogue --sort nam | --sort: cannot sort by 'nam'; did you mean name?
          catalogue --limit 0 | --limit cannot be '0'; allowed: 1 to 1000000
          catalogue --compare human | --compare: 2 to 4 entries can be compared, not 1
          catalogue --compare human,virsu | there is no entry 'virsu'; did you mean virus?
          catalogue name:human --draw 9 | --draw: cannot draw 9: only 3 fit
          catalogue human --draw 1 --seed x | --seed 'x' is no whole number
          catalogue --report nowhere.json | --report nowhere.json: there is no such file
          replay nowhere.jsonl          | nowhere.jsonl: there is no such file
          replay                        | Missing required parameter: 'FILE'
          """)
  void an_error_is_one_line_and_status_2(String line, String message) {
    Run run = Run.of(line.split(" +"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(message);
    assertThat(run.err().strip().lines()).hasSize(1);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void rules_names_every_option_with_its_values() {
    Run run = Run.of("rules");
    assertThat(run.status()).isZero();
    for (Option option : AllContent.OPTIONS.all())
      assertThat(run.out()).contains(option.notation() + " = " + option.defaultValue());
    assertThat(run.out()).containsPattern("\\bBarbarian,\\s").containsPattern("\\bAmoeba,\\s");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void the_catalogue_takes_a_query_with_what_looks_like_an_option() {
    Run run = Run.of("catalogue", "type:alien", "set:base", "role:bystander", "-mandatory");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("Healer")
        .doesNotContain("Shadow")
        .contains("Displayed 7 powers");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(Run.of("catalogue", "-hazards", "kind:hazard", "--sort", "-name").status()).isZero();
  }

  @Test
  void the_catalogue_as_json_and_csv_holds_every_entry() {
    JsonNode json = JsonMapper.shared().readTree(Run.of("catalogue", "--format", "json").out());
    String csv = Run.of("catalogue", "--format", "csv").out();
    assertThat(json.size()).isGreaterThan(900).isEqualTo((int) csv.lines().count() - 1);
    for (JsonNode entry : json) assertThat(entry.path("id").asString()).isNotEmpty();
  }

  @Test
  void the_catalogue_knows_what_a_simulation_measured() throws Exception {
    Run sim = Run.of("sim", "--games", "20", "--players", "random", "--json");
    Path report = Files.writeString(folder.resolve("report.json"), sim.out());
    Run run = Run.of("catalogue", "win>=0", "--report", report.toString(), "--format", "json");
    assertThat(run.status()).as(run.err()).isZero();
    JsonNode found = JsonMapper.shared().readTree(run.out());
    assertThat(found.size()).isGreaterThan(20);
    assertThat(found.path(0).path("games").asInt()).isPositive();
    Path other = Files.writeString(folder.resolve("other.json"), "{}");
    assertThat(Run.of("catalogue", "--report", other.toString()).err())
        .contains("holds no wins by alien");
  }

  @Test
  void the_catalogue_compares_finds_similar_ones_and_draws() {
    assertThat(Run.of("catalogue", "--compare", "human,virus").out()).contains("* Text");
    assertThat(Run.of("catalogue", "--similar", "virus", "--limit", "4").out())
        .contains("Displayed 4 powers");
    String[] draw = {"catalogue", "kind:alien", "enforced", "--draw", "5", "--seed", "3"};
    assertThat(Run.of(draw).out()).contains("Displayed 5 powers").isEqualTo(Run.of(draw).out());
  }

  @Test
  void rules_as_json() {
    JsonNode json = JsonMapper.shared().readTree(Run.of("rules", "--json").out());
    assertThat(json.path("options").size()).isEqualTo(AllContent.OPTIONS.all().size());
    assertThat(json.path("aliens").size() + json.path("missingAliens").size()).isEqualTo(239);
  }

  @Test
  void a_simulation_gives_the_same_figures_in_any_number_of_threads() {
    String[] line = {
      "sim", "--games", "40", "--json", "--set", "technology=warp", "--threads", "1"
    };
    Run one = Run.of(line);
    assertThat(one.status()).as(one.err()).isZero();
    line[line.length - 1] = "3";
    Run three = Run.of(line);
    String timing = "\"(seconds|gamesPerSecond|decisionsPerSecond)\": .*";
    assertThat(three.out().replaceAll(timing, "")).isEqualTo(one.out().replaceAll(timing, ""));
    JsonNode json = JsonMapper.shared().readTree(one.out());
    assertThat(json.path("games").asInt()).isEqualTo(40);
    assertThat(json.path("unfinished").asInt()).isZero();
    assertThat(json.path("winsBySeat").size()).isEqualTo(4);
    assertThat(json.path("winsByAlien").path(0).has("high")).isTrue();
    assertThat(json.path("techs").path(0).has("winShare")).isTrue();
  }

  @Test
  void a_simulated_game_is_recorded_and_replays() {
    Path games = folder.resolve("games");
    Run run = Run.of("sim", "--games", "3", "--record", games.toString());
    assertThat(run.status()).as(run.err()).isZero();
    Run replay = Run.of("replay", games.resolve("game-000003.jsonl").toString());
    assertThat(replay.status()).as(replay.err()).isZero();
    assertThat(replay.out()).contains("verified").contains("won by");
  }

  @Test
  void a_shuffle_is_verified_from_the_record_of_a_server() throws Exception {
    Path games = folder.resolve("games");
    Run.of("sim", "--games", "1", "--record", games.toString());
    Path bare = games.resolve("game-000001.jsonl");
    Run none = Run.of("replay", "--verify", bare.toString());
    assertThat(none.status()).isEqualTo(2);
    assertThat(none.err()).contains("nothing here proves how the cards were shuffled");
    Trust trust = new Trust("k3v9q2m7xa", "00", "00".repeat(32), List.of());
    RecordFile.write(bare, RecordFile.read(bare).with(trust));
    Run other = Run.of("replay", "--verify", bare.toString());
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("game-000001.jsonl:1:").contains("is not the commitment");
    assertThat(Run.of("replay", bare.toString()).status()).isZero();
  }

  @Test
  void a_saved_game_is_replayed_and_shown_as_a_seat_sees_it() {
    Path file = folder.resolve("game.jsonl");
    Run.typing("1\nsave\n", "play", "--terminal", "--seed", "3", "--save", file.toString());
    Run run = Run.of("replay", file.toString(), "--view", "A");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("verified").contains("Hand of A:");
    assertThat(Run.of("replay", file.toString()).out()).doesNotContain("Hand of");
    JsonNode json =
        JsonMapper.shared().readTree(Run.of("replay", "--json", file.toString(), "--log").out());
    assertThat(json.path("verified").asBoolean()).isTrue();
    assertThat(json.path("seed").asInt()).isEqualTo(3);
    assertThat(json.path("table").size()).isGreaterThan(8);
  }

  @Test
  void a_record_that_is_cut_off_or_wrong_is_refused_with_its_line() throws Exception {
    Path file = folder.resolve("game.jsonl");
    Run.typing("1\nsave\n", "play", "--terminal", "--seed", "3", "--save", file.toString());
    List<String> lines = Files.readAllLines(file);
    Path cut = Files.write(folder.resolve("cut.jsonl"), lines.subList(0, lines.size() - 1));
    for (String command : List.of("replay", "play --terminal --resume")) {
      Run run = Run.of((command + " " + cut).split(" "));
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).contains("cut.jsonl:" + (lines.size() - 1)).contains("cut off");
    }
    Path wrong = folder.resolve("wrong.jsonl");
    Files.writeString(
        wrong, Files.readString(file).replaceFirst("keep-alien [a-z-]+", "keep-alien nobody"));
    Run run = Run.of("play", "--terminal", "--resume", wrong.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("wrong.jsonl:2: this line is not as it was written");
    GameRecord record = RecordFile.read(file);
    List<String> answers = new ArrayList<>(record.answers());
    answers.set(0, answers.getFirst().replaceFirst("keep-alien [a-z-]+", "keep-alien nobody"));
    RecordFile.write(
        wrong,
        new GameRecord(
            "0.0.1", record.options(), record.players(), record.seed(), answers, record.end()));
    Run misfit = Run.of("replay", wrong.toString());
    assertThat(misfit.status()).isEqualTo(2);
    assertThat(misfit.err())
        .contains("line 2")
        .contains("nobody")
        .contains("recorded by version 0.0.1");
  }
}
