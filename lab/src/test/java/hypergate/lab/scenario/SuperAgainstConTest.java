package hypergate.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// A Con has no effect on a super flare (P10): every scenario of a super flare holds, too, when
/// another player, whichever, has the alien's Pulsar and plays its Con first. What the power does
/// by itself still goes by the Con; those cases are named with their reason, and most have
/// scenarios of their own beside the Pulsars.
final class SuperAgainstConTest {
  private static final Path FOLDER = Path.of("../scenarios");

  /// Scenarios, by the start of their name, whose holder of the Con is not to be this seat.
  private static final Map<String, String> OTHERWISE =
      Map.ofEntries(
          Map.entry("aristocrat/super-one-of-its-choice-B", "played before it draws"),
          Map.entry(
              "aristocrat/super-one-of-its-choice-C",
              "who plays the Con makes it be asked once more"),
          Map.entry("aristocrat/super-three-B", "played before it draws"),
          Map.entry("aristocrat/super-three-C", "who plays the Con makes it be asked once more"),
          Map.entry("bride/super-marries-again-B", "the Pulsar is taken before it is played"),
          Map.entry("bully/super-allies-too-B", "played before it intimidates"),
          Map.entry("chosen/super-in-time-for-a-kept-reinforcement-B", "played before it prays"),
          Map.entry("chosen/super-keeps-no-encounter-card-B", "played before it prays"),
          Map.entry("chosen/super-keeps-the-other-cards-B", "played before it prays"),
          Map.entry("chrysalis/super-changes-A", "the plain power discards no token"),
          Map.entry("chrysalis/super-two-tokens-A", "the plain power discards no token"),
          Map.entry("converter/super-mixes-B", "with the Pulsar there is less to pass"),
          Map.entry("converter/super-mixes-C", "with the Pulsar there is less to pass"),
          Map.entry("coward/super-takes-none-B", "the plain flight ends in the warp"),
          Map.entry("coward/super-takes-the-cards-B", "the plain flight ends in the warp"),
          Map.entry("cryo/super-exchanges-B", "who plays the Con makes it be asked once more"),
          Map.entry("cryo/super-exchanges-C", "who plays the Con makes it be asked once more"),
          Map.entry("crusher/super-one-ship-B", "the plain power is not asked about"),
          Map.entry("crusher/super-used-B", "the plain power is not asked about"),
          Map.entry("demon/super-one-flare-an-encounter-C", "there is no other hand to take"),
          Map.entry("demon/super-six-cards-C", "there is no other hand to take"),
          Map.entry("dervish/super-settles-B", "the flare does not come round"),
          Map.entry("ethic/super-eight-cards-B", "played before it collects"),
          Map.entry("ethic/super-none-B", "played before it collects"),
          Map.entry("evil-twin/super-two-twins-C", "played before it names a twin"),
          Map.entry("explorer/super-at-a-discovery-B", "the plain power places no planet"),
          Map.entry("extortionist/super-no-way-out-A", "a new hand comes before the Pulsar"),
          Map.entry("extractor/super-two-players-B", "played after the plain power has chosen"),
          Map.entry("fido/super-the-second-card-is-shuffled-away", "other cards in the deck"),
          Map.entry("geek/super-B", "played when a buddy comes"),
          Map.entry("geek/super-lost-B", "played when a buddy comes"),
          Map.entry("geek/super-lost-C", "who plays the Con makes another be asked once more"),
          Map.entry("general/super-and-the-ships-themselves-B", "the plain power draws nothing"),
          Map.entry("general/super-two-more-B", "the plain power draws nothing"),
          Map.entry("glutton/super-a-quake-is-a-victory", "other cards in the deck"),
          Map.entry("glutton/super-is-not-shared", "other cards in the deck"),
          Map.entry("grudge/super-four-ships-after-a-deal-C", "the holder never got a token"),
          Map.entry("grudge/super-four-ships-after-a-win-C", "the holder never got a token"),
          Map.entry("guerrilla/super-leaves-none-A", "the holder was not weakened"),
          Map.entry("guerrilla/super-leaves-none-C", "the holder was not weakened"),
          Map.entry("guerrilla/super-leaves-none-D", "the holder was not weakened"),
          Map.entry("hacker/super-gives-back-C", "nothing was collected from the holder"),
          Map.entry("hacker/super-up-to-as-many-C", "nothing was collected from the holder"),
          Map.entry("healer/super-draws-for-each-ship-B", "played before it heals"),
          Map.entry("hunger/super-gives-back-A", "the Pulsar is taken before it is played"),
          Map.entry("hunger/super-hands-out-A", "the Pulsar is taken before it is played"),
          Map.entry("hunger/super-says-how-many-first", "it ends before the Pulsar is played"),
          Map.entry("hurtz/super-used-A", "the plain ships count one for the other side"),
          Map.entry("hurtz/super-used-B", "the plain ships count one for the other side"),
          Map.entry("hypochondriac/super-twice-B", "played after the plain power has named"),
          Map.entry("inferno/super-wins-B", "who plays the Con makes it be asked once more"),
          Map.entry("inferno/super-wins-C", "who plays the Con makes it be asked once more"),
          Map.entry("invader/super-counts-as-retrieved-A", "no invasion comes in its turn"),
          Map.entry("invader/super-from-the-warp-A", "no invasion comes in its turn"),
          Map.entry("judge/super-for-both-B", "the Pulsar lies in a hand that is counted"),
          Map.entry("lemming/super-a-single-ship-B", "played before it migrates"),
          Map.entry("lloyd/super-refused-C", "who plays the Con makes it be asked once more"),
          Map.entry("lloyd/super-used-C", "who plays the Con makes it be asked once more"),
          Map.entry("machine/super-once-for-each-encounter-B", "the plain power goes on no more"),
          Map.entry("macron/super-as-a-defensive-ally-A", "the plain worth of its ships"),
          Map.entry("macron/super-sends-four-B", "the plain worth of its ships"),
          Map.entry("maven/super-takes-the-cards-A", "played before it takes the cards"),
          Map.entry("maven/super-takes-the-cards-B", "played before it takes the cards"),
          Map.entry("mercenary/super-sorts-rewards-B", "the plain power is not rewarded"),
          Map.entry("mesmer/super-a-flare-B", "the Con holds nothing back that it does"),
          Map.entry("mesmer/super-a-reinforcement-B", "the Con holds nothing back that it does"),
          Map.entry("miser/super-adds-a-card-to-the-hoard-B", "the plain hoard"),
          Map.entry("miser/super-is-played-once-for-each-encounter-B", "the plain hoard"),
          Map.entry("moocher/super-costs-two-cards-B", "no couch lies where it would be refused"),
          Map.entry("moocher/super-on-the-defense-D", "open by H-300: what it chooses itself"),
          Map.entry("mouth/super-serves-what-is-out-B", "the plain power swallows nothing"),
          Map.entry("negator/super-twice-B", "played before it negates"),
          Map.entry("nightmare/super-used-A", "the Con turns up what lay there before"),
          Map.entry("oligarch/super-takes-a-card-A", "a new hand comes before the Pulsar"),
          Map.entry("oracle/super-counts-as-success-A", "played before it sees"),
          Map.entry("oracle/super-ends-the-encounter-B", "played before it sees"),
          Map.entry("oracle/super-gives-no-compensation-or-rewards-B", "played before it sees"),
          Map.entry("oracle/super-is-a-deal-for-warrior-B", "played before it sees"),
          Map.entry("pack-rat/super-names-the-colony-A", "played before it collects"),
          Map.entry("philanthropist/super-by-an-ally-A", "the holder was given nothing"),
          Map.entry("philanthropist/super-if-able-B", "the holder was given nothing"),
          Map.entry(
              "philanthropist/super-makes-it-play-the-gift-B", "the holder was given nothing"),
          Map.entry("pickpocket/super-from-all-C", "the Pulsar is taken before it is played"),
          Map.entry("pirate/super-two-for-one-B", "played before it raids"),
          Map.entry("pretender/super-C", "the plain power cannot choose the holder"),
          Map.entry("reincarnator/super-keeps-the-incarnation-away-A", "nothing to be kept away"),
          Map.entry("reincarnator/super-need-not-reincarnate-A", "nothing to be kept away"),
          Map.entry("sadist/super-the-eighth-ship", "the plain power wins at once"),
          Map.entry("scavenger/super-for-each-colony-B", "played before it searches"),
          Map.entry("scavenger/super-out-of-a-hand-A", "played before it searches"),
          Map.entry("silencer/super-turns-tokens-up-B", "played before it silences"),
          Map.entry("the-cult/super-keeps-a-member-B", "the plain power does not bind the member"),
          Map.entry(
              "the-cult/super-sends-a-member-away-B", "the plain power does not bind the member"),
          Map.entry("tick-tock/super-after-a-deal-B", "the plain token stays"),
          Map.entry("tick-tock/super-after-a-defensive-win-A", "the plain token stays"),
          Map.entry("tick-tock/super-wins-the-game-A", "the plain token stays"),
          Map.entry(
              "tourist/super-gives-a-colony-up-B", "the landing that follows is the plain power's"),
          Map.entry("usurper/super-sees-the-others-B", "played before cards are laid down"),
          Map.entry("void-alternate/super-one-more-B", "the plain power captures nothing"),
          Map.entry("voyager/super-a-second-planet-B", "the Con counts what lies in the warp"),
          Map.entry("voyager/super-after-the-power-B", "the Con counts what lies in the warp"),
          Map.entry("vulch/super-lasts-B", "the Pulsar is plagued away before it is played"),
          Map.entry("vulch/super-lasts-D", "the holder's artifact is asked about otherwise"),
          Map.entry("vulch/super-not-itself", "a super that was stopped leaves the Con as it is"),
          Map.entry("vulch/super-salvages-flares-B", "the Pulsar is plagued away"),
          Map.entry("warpish/super-lowers-the-opponent-B", "the plain power leaves its ships out"),
          Map.entry("warpish/super-lowers-the-opponent-C", "the plain power leaves its ships out"),
          Map.entry("winner/super-a-colony-for-every-ten-C", "the plain colony spares its planets"),
          Map.entry("winner/super-as-the-defense-A", "the plain colony spares its planets"),
          Map.entry("zilch/super-a-reinforcement", "it is played against the Con itself"),
          Map.entry("zilch/super-an-artifact-A", "it is played against the Con itself"),
          Map.entry("zilch/super-an-encounter-card", "it is played against the Con itself"),
          Map.entry("zilch/super-on-its-own-card", "it is played against the Con itself"));

  private record Variant(String name, String alien, String text) {}

  @TestFactory
  Stream<DynamicTest> a_super_flare_does_against_a_con_what_it_does_without_it() {
    return variants().stream()
        .filter(variant -> OTHERWISE.keySet().stream().noneMatch(variant.name::startsWith))
        .map(
            variant ->
                DynamicTest.dynamicTest(
                    variant.name,
                    () -> {
                      Verdict verdict = ScenarioRunner.run(variant.name, variant.text);
                      assertThat(verdict.held()).as(verdict.words()).isTrue();
                    }));
  }

  @Test
  void nothing_is_left_out_that_holds() {
    List<Variant> all = variants();
    for (String name : OTHERWISE.keySet())
      assertThat(all.stream().filter(variant -> variant.name.startsWith(name)))
          .as(name)
          .isNotEmpty()
          .allSatisfy(
              variant ->
                  assertThat(ScenarioRunner.run(variant.name, variant.text).held()).isFalse());
  }

  @Test
  void every_alien_with_a_super_is_tried() {
    Set<String> tried = new TreeSet<>();
    for (Variant variant : variants()) tried.add(variant.alien);
    Set<String> all = new TreeSet<>();
    for (var alien : hypergate.content.AllContent.ALL.aliens())
      if (hypergate.content.AllContent.ALL.hasFlare(
          hypergate.content.AllContent.ALL.alienNumber(alien.id()))) all.add(alien.id());
    assertThat(tried).isEqualTo(all).hasSizeGreaterThan(50);
  }

  // A super that has been stopped leaves the Con as it is.
  private static List<Variant> variants() {
    List<Variant> variants = new ArrayList<>();
    for (Path file : ScenarioRunner.files(List.of(FOLDER))) {
      int parts = file.getNameCount();
      boolean flare = parts > 2 && file.getName(parts - 3).toString().equals("flares");
      if (!flare || file.toString().contains("zapped")) continue;
      String text = read(file);
      // It says itself what a Pulsar does.
      if (text.contains("pulsars: true")) continue;
      String id = file.getName(parts - 2).toString();
      Matcher played =
          Pattern.compile("(?m)^\\s+- \"?([A-H]) use flare-" + id + "/super").matcher(text);
      if (!played.find()) continue;
      String name = id + "/" + file.getFileName().toString().replace(".yaml", "");
      Matcher seat = Pattern.compile("(?m)^    ([A-H]): \\{.*hand: \\[.*$").matcher(text);
      while (seat.find())
        if (!seat.group(1).equals(played.group(1)))
          variants.add(
              new Variant(
                  name + "-" + seat.group(1), id, against(text, id, seat.group(1), seat.group())));
    }
    return variants;
  }

  private static String against(String text, String alien, String holder, String line) {
    String pulsar = "pulsar-" + alien;
    String with =
        line.replace("hand: []", "hand: [" + pulsar + "]")
            .replaceFirst("hand: \\[(?!pulsar)([^\\]]*)]", "hand: [$1, " + pulsar + "]");
    String changed =
        text.replace(line, with)
            .replaceFirst("options: \\{", "options: { pulsars: true, ")
            .replaceFirst("when:\n", "when:\n  - " + holder + " use " + pulsar + "/con\n");
    // A power that is not offered is not passed over.
    if (alien.equals("loser")) changed = changed.replace("  - A use pass\n", "");
    // While the encounter lasts the Pulsar lies face up.
    if (text.contains("until: prompt")) return changed;
    changed =
        changed
            .replaceAll("(- hand " + holder + " = .*)", "$1 " + pulsar)
            .replace("none pul", "pul");
    Matcher size = Pattern.compile("- hand " + holder + " size = (\\d+)").matcher(changed);
    return size.replaceAll(
        found -> "- hand " + holder + " size = " + (Integer.parseInt(found.group(1)) + 1));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
