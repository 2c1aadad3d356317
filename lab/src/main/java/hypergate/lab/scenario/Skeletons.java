package hypergate.lab.scenario;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Workshop;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.lab.variants.Way;
import java.util.ArrayList;
import java.util.Comparator;
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
/// of the three most similar cards. They are found by trying encounters on several tables, the
/// plainest first, as somebody answers who wants the card to act. What was answered then stands in
/// them, so that they are strict; what they expect is what came otherwise than without the card,
/// for the author to read and to change. It is long because each of these kinds is looked for in
/// its own way, in one search that has one bound.
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
          "removed A",
          "removed B",
          "removed C",
          "colonies A",
          "colonies B",
          "colonies C",
          "hand A size",
          "hand B size",
          "hand C size",
          "power A",
          "power B",
          "power C",
          "ships B1",
          "discard size",
          "offense",
          "winners");

  /// What people are asked in every encounter: where a card bends it, other answers are open.
  private static final List<String> COMMON =
      List.of("aim", "launch", "invite", "join", "defense", "system", "select", "next");

  private static final int MOST_ASKED = 2;

  /// After so many encounters in which it does not act it is given up.
  private static final int MOST_TRIED = 3000;

  private static final List<String> ANYTHING = List.of("encounter = 1");
  private static final String ALIEN = "alien: ";
  private static final int SIMILAR = 3;
  private static final Pattern WORD = Pattern.compile("[a-z][a-z_-]+");

  private final HouseCard house;
  private final Card card;
  private final String file;
  private final Map<String, String> files;
  private final List<Way> ways;
  private final Map<String, Optional<ScenarioRunner.Seen>> tried = new LinkedHashMap<>();

  private Skeletons(HouseCard house, String file) {
    this.house = house;
    this.card = house.own().cards().getFirst();
    this.file = file;
    this.files = Map.of(file, house.own().source());
    this.ways = ways(card);
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

  /// One encounter.
  ///
  /// @param way how the card lies there
  /// @param owner who has the card
  /// @param against what B plays
  /// @param side whom C helps, `none`, `offense` or `defense`
  /// @param launched how many ships A launches
  /// @param uses whether the owner uses it whenever it can
  /// @param other a card of ours that the other main player has; null: none
  /// @param answers whether that one uses it
  /// @param cancel what somebody else cancels the use with; null: nothing
  private record Scene(
      Stage stage,
      Way way,
      String owner,
      String against,
      String side,
      int launched,
      boolean uses,
      @Nullable CardPattern other,
      boolean answers,
      @Nullable String cancel) {
    Scene(Stage stage, Way way, String owner, String against, String side) {
      this(stage, way, owner, against, side, 2, true, null, false, null);
    }

    Scene used(boolean used) {
      return new Scene(stage, way, owner, against, side, launched, used, other, answers, cancel);
    }

    Scene unused() {
      return used(false);
    }

    Scene against(String card) {
      return new Scene(stage, way, owner, card, side, launched, uses, other, answers, cancel);
    }

    Scene launching(int ships) {
      return new Scene(stage, way, owner, against, side, ships, uses, other, answers, cancel);
    }

    Scene helping(String whom) {
      return new Scene(stage, way, owner, against, whom, launched, uses, other, answers, cancel);
    }

    Scene of(String seat) {
      return new Scene(stage, way, seat, against, side, launched, uses, other, answers, cancel);
    }

    Scene at(Stage other) {
      return new Scene(
          other, way, owner, against, side, launched, uses, this.other, answers, cancel);
    }

    Scene beside(CardPattern card, boolean used) {
      return new Scene(stage, way, owner, against, side, launched, uses, card, used, cancel);
    }

    Scene cancelledWith(String card) {
      return new Scene(stage, way, owner, against, side, launched, uses, other, answers, card);
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
    add(all, "happens", found, card.name() + " acts");
    Scene without = isUsed(found) ? found.unused() : still(found);
    if (without != null && seen(without).isPresent() && !acts(without))
      add(all, "does-not", without, card.name() + " does not act");
    boundary(found, all);
    for (String cancel : CANCELS) {
      Scene scene = found.cancelledWith(cancel);
      if (!isCancelled(scene)) continue;
      add(all, "zapped", scene, card.name() + " is cancelled by a " + words(cancel));
      break;
    }
    for (CardPattern other : similar()) {
      Scene both = found.beside(other, true);
      Scene scene = isSaid(both, answer(both)) ? both : found.beside(other, false);
      add(all, "against-" + other.id(), scene, card.name() + " and " + other.name());
    }
    return all;
  }

  private void add(List<Skeleton> all, String name, Scene scene, String title) {
    Skeleton made = skeleton(name, scene, title);
    if (made != null) all.add(made);
  }

  private static String words(String id) {
    return id.replace('-', ' ');
  }

  // ---- looking for encounters

  private @Nullable Scene first() {
    for (Stage stage : Stage.ALL)
      for (Way way : ways) {
        Scene found = first(stage, way);
        if (found != null) return found;
      }
    return null;
  }

  private @Nullable Scene first(Stage stage, Way way) {
    // Away from the plainest table fewer cards are tried.
    List<String> cards = stage == Stage.ALL.getFirst() ? AGAINST : AGAINST.subList(0, 4);
    List<String> owners = way.table().isEmpty() ? OWNERS : OWNERS.subList(0, 1);
    for (String side : SIDES)
      for (String owner : owners)
        for (String against : cards) {
          if (tried.size() > MOST_TRIED) return null;
          Scene scene = new Scene(stage, way, owner, against, side);
          if (acts(scene)) return scene;
          // Where it cannot be used, not using it is the same.
          if (isUsable(scene) && acts(scene.unused())) return scene.unused();
        }
    return null;
  }

  // The nearest encounter in which it does not act of itself.
  private @Nullable Scene still(Scene scene) {
    List<Scene> near = new ArrayList<>();
    for (String against : AGAINST) near.add(scene.against(against));
    for (String side : SIDES) near.add(scene.helping(side));
    near.add(scene.launching(1));
    if (scene.way().table().isEmpty()) for (String owner : OWNERS) near.add(scene.of(owner));
    for (Stage stage : Stage.ALL) near.add(scene.at(stage));
    for (Scene other : near) if (seen(other).isPresent() && !acts(other)) return other;
    return null;
  }

  // Two encounters beside each other, of which one lets it act: by what B plays, or by how many
  // ships A launches.
  private void boundary(Scene found, List<Skeleton> all) {
    List<Scene> cards = LADDER.stream().map(found::against).toList();
    List<Scene> ships = List.of(1, 2, 3, 4).stream().map(found::launching).toList();
    for (List<Scene> ladder : List.of(cards, ships))
      for (int i = 1; i < ladder.size(); i++) {
        Scene low = ladder.get(i - 1);
        Scene high = ladder.get(i);
        if (acts(low) == acts(high)) continue;
        Scene just = acts(low) ? low : high;
        Scene not = (acts(low) ? high : low).unused();
        if (seen(not).isEmpty() || acts(not)) continue;
        int before = all.size();
        add(all, "boundary", just, card.name() + " just acts");
        add(all, "beyond-the-boundary", not, card.name() + " just does not act");
        if (all.size() == before + 2) return;
        while (all.size() > before) all.removeLast();
      }
  }

  private boolean isUsed(Scene scene) {
    return seen(scene).map(s -> s.events().stream().anyMatch(this::isUse)).orElse(false);
  }

  private boolean isUsable(Scene scene) {
    return seen(scene).map(s -> isOffered(s, scene)).orElse(true);
  }

  // Something has come of it, wherever it lies.
  private boolean isCause(ScenarioRunner.Seen seen) {
    return seen.events().stream().anyMatch(event -> event.contains("cause=" + card.id() + "]"));
  }

  private boolean isUse(String event) {
    return event.startsWith("Used[") && event.contains("effect=" + card.id() + "]");
  }

  private boolean isCancelled(Scene scene) {
    return scene.cancel() != null
        && isSaid(scene, scene.opponent() + " use " + scene.cancel())
        && seen(scene).orElseThrow().events().stream()
            .anyMatch(
                event ->
                    event.startsWith("Cancelled[") && event.contains("effect=" + card.id() + ","));
  }

  private boolean isSaid(Scene scene, String line) {
    return seen(scene).map(s -> s.said().contains(line)).orElse(false);
  }

  // It was used, or something came of it, or otherwise than without it, or other answers were open.
  private boolean acts(Scene scene) {
    Optional<ScenarioRunner.Seen> seen = seen(scene);
    if (seen.isEmpty()) return false;
    if (isUsed(scene) || isCause(seen.get())) return true;
    Optional<ScenarioRunner.Seen> plain = plain(scene);
    if (plain.isEmpty()) return false;
    return !seen.get().facts().equals(plain.get().facts())
        || !otherwise(seen.get(), plain.get()).isEmpty();
  }

  // Answers that are open with the card or without it alone, as `then` has them.
  private static List<String> otherwise(ScenarioRunner.Seen seen, ScenarioRunner.Seen plain) {
    List<String> all = new ArrayList<>();
    for (String seat : OWNERS)
      for (String prompt : COMMON) {
        String asked = seat + " " + prompt;
        Set<String> with = options(seen, asked);
        Set<String> without = options(plain, asked);
        // Answers that follow others are open only after those.
        if (with.isEmpty() != without.isEmpty()) {
          all.add((with.isEmpty() ? "never " : "") + "asked " + asked);
          continue;
        }
        for (String one : without)
          if (!with.contains(one)) all.add("never asked " + asked + " " + one);
        for (String one : with) if (!without.contains(one)) all.add("asked " + asked + " " + one);
      }
    return all.stream().limit(MOST_ASKED).toList();
  }

  private static Set<String> options(ScenarioRunner.Seen seen, String asked) {
    return new TreeSet<>(seen.asked().getOrDefault(asked, Map.of()).keySet());
  }

  private Optional<ScenarioRunner.Seen> seen(Scene scene) {
    return tried(text(scene, "It", ANYTHING, wishes(scene), true, false));
  }

  // The same encounter in which the card does nothing.
  private Optional<ScenarioRunner.Seen> plain(Scene scene) {
    return tried(text(scene, "It", ANYTHING, wishes(scene.unused()), false, false));
  }

  private Optional<ScenarioRunner.Seen> tried(String text) {
    Optional<ScenarioRunner.Seen> known = tried.get(text);
    if (known == null) {
      known = ScenarioRunner.seen(text, files, LOOKED_AT, new Willing(card.id()));
      tried.put(text, known);
    }
    return known;
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

  // A scenario that says what was answered and what came of it: strict, unless something in it
  // goes without saying and cannot be said.
  private @Nullable Skeleton skeleton(String name, Scene scene, String title) {
    Optional<ScenarioRunner.Seen> seen = seen(scene);
    if (seen.isEmpty()) return null;
    List<String> then = then(scene, seen.get());
    for (boolean strict : List.of(true, false)) {
      String text = text(scene, title, then, seen.get().said(), true, strict);
      if (ScenarioRunner.run(text, files).held()) return new Skeleton(name, text);
    }
    return null;
  }

  private List<String> then(Scene scene, ScenarioRunner.Seen seen) {
    Optional<ScenarioRunner.Seen> plain = plain(scene);
    Map<String, String> without = plain.map(ScenarioRunner.Seen::facts).orElse(Map.of());
    // What lies there without effect may act all the same when somebody comes to it.
    boolean bare = isCause(seen) && seen.facts().equals(without);
    List<String> then = new ArrayList<>();
    seen.facts()
        .forEach(
            (subject, fact) -> {
              boolean always = subject.equals("outcome") || subject.equals("totals");
              always |= bare && subject.matches("(hand|warp) .*");
              if (always || !fact.equals(without.get(subject))) then.add(subject + " = " + fact);
            });
    plain.ifPresent(one -> then.addAll(otherwise(seen, one)));
    String use = use(scene);
    if (!acts(scene) && !use.isEmpty() && !isOffered(seen, scene)) then.add("never asked " + use);
    return then;
  }

  // Whether its owner could have used it.
  private boolean isOffered(ScenarioRunner.Seen seen, Scene scene) {
    return seen.asked().getOrDefault(scene.owner() + " use", Map.of()).containsKey(card.id());
  }

  // Empty where nobody has it.
  private String use(Scene scene) {
    return scene.way().table().isEmpty() ? scene.owner() + " use " + card.id() : "";
  }

  private static String answer(Scene scene) {
    return scene.other() == null ? "" : scene.opponent() + " use " + scene.other().id();
  }

  private String text(
      Scene scene,
      String title,
      List<String> then,
      List<String> answers,
      boolean with,
      boolean strict) {
    StringBuilder text = new StringBuilder("scenario: " + title.replace(':', ' ') + "\n");
    Map<String, String> options = new LinkedHashMap<>();
    options.put("seats", "3");
    Way way = scene.way();
    boolean needed = with || way.table().isEmpty() || !way.beside().isEmpty();
    if (needed || scene.other() != null) {
      options.putAll(
          scene.other() == null
              ? LabVariants.toTry(card)
              : LabVariants.toTry(card, ours(scene.other())));
      options.putAll(way.options());
    }
    List<String> said = new ArrayList<>();
    options.forEach((option, value) -> said.add(option + ": \"" + value + "\""));
    text.append("options: { ").append(String.join(", ", said)).append(" }\n");
    text.append("cards: [").append(file).append("]\n");
    text.append("given:\n  offense: A\n  destiny: [").append(scene.stage().destiny()).append("]\n");
    for (String key : table(scene, with)) text.append("  ").append(key).append('\n');
    text.append("  seats:\n");
    for (String seat : OWNERS)
      text.append("    ")
          .append(seat)
          .append(": { ")
          .append(seat(scene, seat, with))
          .append(" }\n");
    if (!answers.isEmpty()) text.append("when:\n");
    for (String line : answers) text.append("  - ").append(quoted(line)).append('\n');
    if (!strict) text.append("strict: false\n");
    if (!scene.stage().until().equals("encounter-end"))
      text.append("until: ").append(scene.stage().until()).append('\n');
    text.append("then:\n");
    then.forEach(line -> text.append("  - ").append(quoted(line)).append('\n'));
    return text.toString();
  }

  // Of two cards one has come earlier; the other card takes the place of what lies beside this one.
  private static List<String> table(Scene scene, boolean with) {
    List<String> keys = new ArrayList<>();
    Way way = scene.way();
    if (way.table().isEmpty()) return keys;
    if (with) keys.add(way.table());
    Optional<String> other =
        scene.other() == null
            ? Optional.empty()
            : ways(ours(scene.other())).stream()
                .map(Way::table)
                .filter(key -> !before(key).equals(before(way.table())))
                .findFirst();
    other.ifPresent(keys::add);
    if (!way.beside().isEmpty()
        && other.filter(key -> before(key).equals(before(way.beside()))).isEmpty())
      keys.add(way.beside());
    return keys;
  }

  private static String before(String key) {
    return key.substring(0, Math.max(0, key.indexOf(':')));
  }

  // A colon before a space would make a key of it.
  private static String quoted(String line) {
    return line.contains(": ") ? "\"" + line + "\"" : line;
  }

  private List<String> wishes(Scene scene) {
    List<String> all = new ArrayList<>(List.of("A aim B1"));
    all.add("A launch A5x" + scene.launched());
    all.add("A launch A5x2");
    all.add("A invite " + (scene.side().equals("offense") ? "C" : "none"));
    all.add("B invite " + (scene.side().equals("defense") ? "C" : "none"));
    if (!scene.side().equals("none")) all.add("C join " + scene.side() + " C5x2");
    all.add("A select " + scene.stage().card());
    all.add("B select " + scene.against());
    if (scene.uses() && !use(scene).isEmpty()) all.add(use(scene));
    if (scene.answers()) all.add(answer(scene));
    if (scene.cancel() != null) all.add(scene.opponent() + " use " + scene.cancel());
    for (String wish : scene.stage().wishes()) if (!all.contains(wish)) all.add(wish);
    all.addAll(scene.way().wishes());
    return all;
  }

  private String seat(Scene scene, String seat, boolean with) {
    Stage stage = scene.stage();
    Way way = scene.way();
    Set<String> hand = new LinkedHashSet<>();
    if (seat.equals("A")) hand.add(stage.card());
    if (seat.equals("B")) hand.add(scene.against());
    hand.add("negotiate");
    hand.addAll(stage.hands().getOrDefault(seat, List.of()));
    Set<String> keys = new LinkedHashSet<>();
    int away = 0;
    String alien = stage.aliens().getOrDefault(seat, "");
    if (seat.equals(scene.owner())) {
      String key = with ? way.seat() : way.idle();
      if (way.isInHand() && with) hand.add(card.id());
      if (!key.isEmpty()) {
        keys.add(key.replace("%", seat));
        away = way.ships();
      }
    }
    if (seat.equals(scene.opponent()) && scene.other() != null) {
      Way lies = ways(ours(scene.other())).getFirst();
      if (lies.isInHand()) hand.add(scene.other().id());
      else if (!lies.seat().isEmpty()) {
        keys.add(lies.seat().replace("%", seat));
        away = lies.ships();
      }
    }
    if (seat.equals(scene.opponent()) && scene.cancel() != null) hand.add(scene.cancel());
    List<String> all = new ArrayList<>();
    all.add("hand: [" + String.join(", ", hand) + "]");
    if (!alien.isEmpty() && keys.stream().noneMatch(key -> key.startsWith(ALIEN)))
      all.add(ALIEN + alien);
    String ships = stage.ships(seat, away);
    if (!ships.isEmpty()) all.add(ships);
    all.addAll(keys);
    return String.join(", ", all);
  }

  private static List<Way> ways(Card card) {
    if (card.family().equals("alien")) return List.of(Way.before(ALIEN + card.id()));
    List<Way> ways = new ArrayList<>();
    for (LabVariant variant : LabVariants.ALL) ways.addAll(variant.ways(card));
    return ways.isEmpty() ? List.of(Way.IN_HAND) : ways;
  }

  private static Card ours(CardPattern pattern) {
    return Objects.requireNonNull(AllContent.ALL.find(pattern.id()), pattern.id());
  }
}
