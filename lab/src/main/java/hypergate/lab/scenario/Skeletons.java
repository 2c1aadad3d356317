package hypergate.lab.scenario;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Workshop;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Scenarios for a card that somebody has written, to begin from: one in which it acts, one in
/// which it does not, both sides of a boundary, one in which it is cancelled, and one against each
/// of the three most similar cards. They are found by trying plain encounters; what they expect is
/// what happened, for the author to read and to change.
public final class Skeletons {
  /// What the defense plays, where it is tried whether the card acts.
  private static final List<String> AGAINST =
      List.of("attack-08", "attack-20", "attack-04", "negotiate", "attack-13", "attack-30");

  /// The attack cards in order, where a boundary is looked for.
  private static final List<String> LADDER =
      List.of(
          "attack-01",
          "attack-04",
          "attack-06",
          "attack-07",
          "attack-08",
          "attack-09",
          "attack-10",
          "attack-11",
          "attack-12",
          "attack-13",
          "attack-14",
          "attack-15",
          "attack-20",
          "attack-23",
          "attack-30",
          "attack-40");

  private static final List<String> OWNERS = List.of("A", "B", "C");
  private static final List<String> SIDES = List.of("none", "offense", "defense");
  private static final List<String> CANCELS = List.of("cosmic-zap", "card-zap");
  private static final List<String> LOOKED_AT =
      List.of(
          "outcome",
          "totals",
          "warp A",
          "warp B",
          "warp C",
          "colonies A",
          "colonies B",
          "colonies C",
          "hand A size",
          "hand B size",
          "hand C size");
  private static final int SIMILAR = 3;
  private static final int MOST_DROPPED = 4;
  private static final List<String> ANYTHING = List.of("encounter = 1");
  private static final Pattern NEVER = Pattern.compile("'(.+)' answers a question");
  private static final Pattern WORD = Pattern.compile("[a-z][a-z_-]+");

  private final HouseCard house;
  private final Card card;
  private final String file;
  private final Map<String, String> files;
  private final Map<Scene, Set<String>> dropped = new HashMap<>();
  private final Map<Scene, Optional<ScenarioRunner.Seen>> tried = new LinkedHashMap<>();

  private Skeletons(HouseCard house, String file) {
    this.house = house;
    this.card = house.own().cards().getFirst();
    this.file = file;
    this.files = Map.of(file, house.own().source());
  }

  /// A scenario to begin from.
  ///
  /// @param name what it is about, for its file: `happens`, `does-not`, `boundary`
  /// @param text the whole file
  public record Skeleton(String name, String text) {}

  /// The scenarios of a card, which is a file with its id beside them.
  ///
  /// @return none when it acts in none of the encounters that are tried
  public static List<Skeleton> of(HouseCard house) {
    return of(house, file(house));
  }

  /// The scenarios of a card.
  ///
  /// @param file how the card's file is called beside them
  /// @return none when it acts in none of the encounters that are tried
  public static List<Skeleton> of(HouseCard house, String file) {
    return new Skeletons(house, file).all();
  }

  /// How the file of a card is called in scenarios that are made for it.
  public static String file(HouseCard house) {
    return house.own().id() + ".yaml";
  }

  /// One encounter: A attacks B with an attack 10, C may help one of them.
  ///
  /// @param owner who has the card
  /// @param against what B plays
  /// @param side whom C helps, `none`, `offense` or `defense`
  /// @param uses whether the owner uses it whenever it can
  /// @param other a card of ours that the other main player has; null: none
  /// @param cancel what somebody else cancels the use with; null: nothing
  private record Scene(
      String owner,
      String against,
      String side,
      boolean uses,
      @Nullable CardPattern other,
      boolean answers,
      @Nullable String cancel) {
    Scene(String owner, String against, String side) {
      this(owner, against, side, true, null, false, null);
    }

    Scene unused() {
      return new Scene(owner, against, side, false, other, answers, cancel);
    }

    Scene against(String card) {
      return new Scene(owner, card, side, uses, other, answers, cancel);
    }

    Scene beside(CardPattern card, boolean used) {
      return new Scene(owner, against, side, uses, card, used, cancel);
    }

    Scene cancelledWith(String card) {
      return new Scene(owner, against, side, uses, other, answers, card);
    }

    // The main player whose card it is not, or the defense.
    String opponent() {
      return owner.equals("B") ? "A" : "B";
    }
  }

  private List<Skeleton> all() {
    Scene found = first();
    if (found == null) return List.of();
    List<Skeleton> all = new ArrayList<>();
    all.add(skeleton("happens", found, card.name() + " acts"));
    Scene without = isUsed(found) ? found.unused() : still(found);
    if (without != null && seen(without).isPresent() && !acts(without))
      all.add(skeleton("does-not", without, card.name() + " does not act"));
    boundary(found, all);
    for (String cancel : CANCELS) {
      Scene scene = found.cancelledWith(cancel);
      if (!seen(scene).isPresent()) continue;
      all.add(skeleton("zapped", scene, card.name() + " is cancelled by a " + words(cancel)));
      break;
    }
    for (CardPattern other : similar()) {
      Scene both = found.beside(other, true);
      Scene scene = seen(both).isPresent() ? both : found.beside(other, false);
      if (seen(scene).isPresent())
        all.add(skeleton("against-" + other.id(), scene, card.name() + " and " + other.name()));
    }
    return all;
  }

  private static String words(String id) {
    return id.replace('-', ' ');
  }

  // ---- looking for encounters

  private @Nullable Scene first() {
    for (String side : SIDES)
      for (String owner : OWNERS)
        for (String against : AGAINST) {
          Scene scene = new Scene(owner, against, side);
          if (acts(scene)) return scene;
          if (acts(scene.unused())) return scene.unused();
        }
    return null;
  }

  // The nearest encounter in which it does not act of itself.
  private @Nullable Scene still(Scene scene) {
    for (String against : AGAINST) {
      Scene other = scene.against(against);
      if (seen(other).isPresent() && !acts(other)) return other;
    }
    return null;
  }

  // Two attack cards beside each other, of which one lets it act.
  private void boundary(Scene found, List<Skeleton> all) {
    for (int i = 1; i < LADDER.size(); i++) {
      Scene low = found.against(LADDER.get(i - 1));
      Scene high = found.against(LADDER.get(i));
      if (acts(low) == acts(high)) continue;
      Scene just = acts(low) ? low : high;
      Scene not = (acts(low) ? high : low).unused();
      if (seen(not).isEmpty() || acts(not)) continue;
      all.add(skeleton("boundary", just, card.name() + " just acts"));
      all.add(skeleton("beyond-the-boundary", not, card.name() + " just does not act"));
      return;
    }
  }

  private boolean isUsed(Scene scene) {
    return seen(scene).map(s -> s.events().stream().anyMatch(this::isUse)).orElse(false);
  }

  private boolean isUse(String event) {
    return event.startsWith("Used[") && event.contains("effect=" + card.id() + "]");
  }

  // It was used, or something came otherwise than without it.
  private boolean acts(Scene scene) {
    Optional<ScenarioRunner.Seen> seen = seen(scene);
    if (seen.isEmpty()) return false;
    if (isUsed(scene)) return true;
    if (scene.uses()) return false;
    return !seen.get()
        .facts()
        .equals(plain(scene).map(ScenarioRunner.Seen::facts).orElse(Map.of()));
  }

  private Optional<ScenarioRunner.Seen> seen(Scene scene) {
    Optional<ScenarioRunner.Seen> known = tried.get(scene);
    if (known == null) {
      known = lookAt(scene);
      tried.put(scene, known);
    }
    return known;
  }

  private Optional<ScenarioRunner.Seen> plain(Scene scene) {
    return ScenarioRunner.seen(text(scene, "It", ANYTHING, false), files, LOOKED_AT);
  }

  // What the card makes needless, such as revealing cards, is not answered.
  private Optional<ScenarioRunner.Seen> lookAt(Scene scene) {
    Set<String> needless = new LinkedHashSet<>();
    dropped.put(scene, needless);
    for (int i = 0; i <= MOST_DROPPED; i++) {
      String text = text(scene, "It", ANYTHING, true);
      Verdict verdict = ScenarioRunner.run(text, files);
      if (verdict.held()) return ScenarioRunner.seen(text, files, LOOKED_AT);
      boolean fewer = false;
      for (Verdict.Complaint complaint : verdict.complaints()) {
        Matcher line = NEVER.matcher(complaint.expected());
        if (line.matches() && !line.group(1).contains(" use "))
          fewer |= needless.add(line.group(1));
      }
      if (!fewer) return Optional.empty();
    }
    return Optional.empty();
  }

  // ---- cards that are like it

  private List<CardPattern> similar() {
    Set<String> mine = wordsOf(house.own().source());
    return Workshop.get().patterns().stream()
        .filter(other -> other.kind().equals(card.family()) && !other.id().equals(card.id()))
        .sorted(
            Comparator.<CardPattern>comparingDouble(other -> -likeness(mine, wordsOf(other.text())))
                .thenComparing(CardPattern::id))
        .limit(SIMILAR)
        .toList();
  }

  private static double likeness(Set<String> one, Set<String> other) {
    Set<String> both = new TreeSet<>(one);
    both.retainAll(other);
    Set<String> all = new TreeSet<>(one);
    all.addAll(other);
    return all.isEmpty() ? 0 : (double) both.size() / all.size();
  }

  private static Set<String> wordsOf(String text) {
    int effects = text.indexOf("effects:");
    Set<String> words = new TreeSet<>();
    Matcher matcher = WORD.matcher(effects < 0 ? text : text.substring(effects));
    while (matcher.find()) words.add(matcher.group());
    return words;
  }

  // ---- writing

  private Skeleton skeleton(String name, Scene scene, String title) {
    Map<String, String> facts = seen(scene).orElseThrow().facts();
    Map<String, String> plain =
        plain(scene).map(ScenarioRunner.Seen::facts).orElse(new LinkedHashMap<>());
    List<String> then = new ArrayList<>();
    facts.forEach(
        (subject, fact) -> {
          boolean always = subject.equals("outcome") || subject.equals("totals");
          if (always || !fact.equals(plain.get(subject))) then.add(subject + " = " + fact);
        });
    if (!acts(scene) && !isOffered(scene)) then.add("never asked " + use(scene));
    return new Skeleton(name, text(scene, title, then, true));
  }

  // Whether its owner could have used it.
  private boolean isOffered(Scene scene) {
    String asked = text(scene, "It", List.of("asked " + use(scene)), true);
    return ScenarioRunner.run(asked, files).held();
  }

  private String use(Scene scene) {
    return scene.owner() + " use " + card.id();
  }

  private String text(Scene scene, String title, List<String> then, boolean with) {
    StringBuilder text = new StringBuilder("scenario: " + title.replace(':', ' ') + "\n");
    Map<String, String> options = new LinkedHashMap<>();
    options.put("seats", "3");
    options.putAll(LabVariants.toTry(card));
    List<String> said = new ArrayList<>();
    options.forEach((option, value) -> said.add(option + ": \"" + value + "\""));
    text.append("options: { ").append(String.join(", ", said)).append(" }\n");
    text.append("cards: [").append(file).append("]\n");
    text.append("given:\n  offense: A\n  destiny: [B]\n  seats:\n");
    for (String seat : OWNERS)
      text.append("    ")
          .append(seat)
          .append(": { ")
          .append(seat(scene, seat, with))
          .append(" }\n");
    text.append("when:\n");
    Set<String> needless = dropped.getOrDefault(scene, Set.of());
    answers(scene, with).stream()
        .filter(line -> !needless.contains(line))
        .forEach(line -> text.append("  - ").append(line).append('\n'));
    text.append("strict: false\nthen:\n");
    then.forEach(line -> text.append("  - ").append(line).append('\n'));
    return text.toString();
  }

  private List<String> answers(Scene scene, boolean with) {
    List<String> all = new ArrayList<>(List.of("A aim B1", "A launch A5x2"));
    all.add("A invite " + (scene.side().equals("offense") ? "C" : "none"));
    all.add("B invite " + (scene.side().equals("defense") ? "C" : "none"));
    if (!scene.side().equals("none")) all.add("C join " + scene.side() + " C5x2");
    all.add("A select attack-10");
    all.add("B select " + scene.against());
    if (scene.uses() && with) all.add(use(scene));
    if (scene.answers() && scene.other() != null)
      all.add(scene.opponent() + " use " + scene.other().id());
    if (scene.cancel() != null && with) all.add(scene.opponent() + " use " + scene.cancel());
    return all;
  }

  private String seat(Scene scene, String seat, boolean with) {
    List<String> hand = new ArrayList<>();
    if (seat.equals("A")) hand.add("attack-10");
    if (seat.equals("B")) hand.add(scene.against());
    if (!hand.contains("negotiate")) hand.add("negotiate");
    List<String> keys = new ArrayList<>();
    Set<Card> lies = new LinkedHashSet<>();
    if (seat.equals(scene.owner()) && with) lies.add(card);
    if (seat.equals(scene.opponent()) && scene.other() != null) lies.add(ours(scene.other()));
    for (Card one : lies) {
      String place = place(one);
      if (place.isEmpty()) hand.add(one.id());
      else keys.add(place);
    }
    if (seat.equals(scene.opponent()) && scene.cancel() != null) hand.add(scene.cancel());
    keys.addFirst("hand: [" + String.join(", ", hand) + "]");
    return String.join(", ", keys);
  }

  private static String place(Card card) {
    if (card.family().equals("alien")) return "alien: " + card.id();
    for (LabVariant variant : LabVariants.ALL) {
      String place = variant.given(card);
      if (!place.isEmpty()) return place;
    }
    return "";
  }

  private static Card ours(CardPattern pattern) {
    return Objects.requireNonNull(AllContent.ALL.find(pattern.id()), pattern.id());
  }
}
