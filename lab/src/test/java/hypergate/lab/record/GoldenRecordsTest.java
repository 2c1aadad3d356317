package hypergate.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.Mix;
import hypergate.players.Players;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Games of every release, over all variants and with every kind of player: they replay for ever.
/// `./hypergate golden` writes those of this version anew.
final class GoldenRecordsTest {
  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

  /// Games that went on for longer are kept up to here.
  private static final int LONGEST = 900;

  private static final List<Map<String, String>> EACH =
      List.of(
          Map.of(),
          Map.of("seats", "2"),
          Map.of("seats", "3", "flares", "off"),
          Map.of("seats", "8"),
          Map.of("powers", "2", "aliens.sets", "base+dominion+odyssey"),
          Map.of("powers.hidden", "on"),
          Map.of("alliances", "hidden"),
          Map.of("technology", "warp"),
          Map.of("technology", "odyssey", "tech.decks", "base+odyssey"),
          Map.of("technology", "odyssey", "tech.decks", "reda"),
          Map.of("technology", "odyssey", "tech.decks", "oliviera"),
          Map.of("technology", "odyssey", "tech.decks", "hlavacek+base"),
          Map.of("technology", "odyssey", "tech.opening", "draft", "planets", "4"),
          Map.of("hazards", "conflict", "hazard.trigger", "everyEncounter"),
          Map.of("hazards", "both", "hazard.trigger", "everyEncounter", "rewards", "on"),
          Map.of("rewards", "on", "edicts", "both"),
          Map.of("edicts", "classic"),
          Map.of("moons", "serious"),
          Map.of("moons", "all", "technology", "odyssey"),
          Map.of("levels", "true"),
          Map.of("levels", "true", "technology", "odyssey"),
          Map.of("pulsars", "true"),
          Map.of("pulsars", "true", "pulsars.eachColony", "true", "powers", "2"),
          Map.of("aliens.sets", "base+dominion+odyssey", "edicts", "fan"));

  private static final int MIXED = 24;

  // Whose games are kept. Players that try their options out answer by what tables are worth to
  // them, which is there to be improved.
  private static final List<String> KINDS = List.of("random", "novice");

  // ---- making them

  @Test
  @EnabledIfSystemProperty(named = "golden", matches = "write")
  void write() throws IOException {
    Path folder = GOLDEN.resolve(release());
    Files.createDirectories(folder);
    try (Stream<Path> old = Files.list(folder)) {
      for (Path file : old.toList()) Files.delete(file);
    }
    for (int i = 0; i < EACH.size() + MIXED; i++) {
      Options options =
          i < EACH.size() ? AllContent.OPTIONS.of(EACH.get(i)) : Mix.options(41_000 + i);
      Path file = folder.resolve("game-%02d.jsonl.gz".formatted(i + 1));
      try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
        out.write(RecordFile.text(played(options, 7 + i)).getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static String release() {
    return Program.version().replaceFirst("[-+].*", "");
  }

  // Mostly novices: they bring games to an end; one seat is somebody else.
  private static GameRecord played(Options options, int game) {
    List<String> players = new ArrayList<>();
    Session session = new Session(AllContent.ALL, options, game);
    for (int i = 0; i < options.systems(); i++) {
      String kind = i == game % options.systems() ? KINDS.get(game % KINDS.size()) : "novice";
      players.add(kind);
      session.machine(Seat.of(i), Players.of(kind, 31L * game + i));
    }
    session.start();
    GameRecord whole = GameRecord.of(session, options, players, game);
    if (whole.answers().size() <= LONGEST) return whole;
    Session cut = whole.resume(LONGEST);
    cut.ready();
    return GameRecord.of(cut, options, players, game);
  }

  // ---- playing them again

  private static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(GOLDEN)) {
      return all.filter(file -> file.toString().endsWith(".jsonl.gz")).sorted().toList();
    }
  }

  private static GameRecord read(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return RecordFile.read(GOLDEN.relativize(file).toString(), text.lines().toList());
    }
  }

  @TestFactory
  Stream<DynamicTest> every_game_of_every_release_replays() throws IOException {
    return files().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    GOLDEN.relativize(file).toString(),
                    () -> Replay.of(file.getFileName().toString(), read(file)).verify()));
  }

  @Test
  void they_cover_every_kind_of_player_and_every_variant() throws IOException {
    TreeSet<String> players = new TreeSet<>();
    TreeSet<String> options = new TreeSet<>();
    int over = 0;
    for (Path file : files()) {
      GameRecord record = read(file);
      players.addAll(record.players());
      record.options().given().forEach((name, value) -> options.add(name + "=" + value));
      if (record.end().over()) over++;
    }
    assertThat(players).containsAll(KINDS);
    assertThat(options)
        .contains(
            "seats=2",
            "seats=8",
            "technology=warp",
            "technology=odyssey",
            "moons=all",
            "levels=true",
            "pulsars=true",
            "rewards=on",
            "edicts=both",
            "hazards=both",
            "powers=2",
            "powers.hidden=on");
    assertThat(over).isGreaterThan(20);
  }
}
