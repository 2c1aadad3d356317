package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.content.AllEvents;
import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.word.Window;
import hypergate.lab.variants.Counted;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/// What comes up in games over random mixes of options ([Mix]), and above all what never does:
/// effects that nobody used, windows in which nobody was asked, what variants count, kinds of
/// events that never happened, pairs of aliens that never met. Whatever never comes up must be made
/// to happen by a scenario.
public final class Coverage {
  private static final List<Counted> COUNTED =
      LabVariants.ALL.stream().flatMap(variant -> variant.counted().stream()).toList();

  private final Content content = AllContent.ALL;
  private final List<String> players;
  private final Map<String, Long> used = new TreeMap<>();
  private final Map<String, Long> events = new TreeMap<>();
  private final Map<Window, Long> asked = new HashMap<>();
  private final Map<Window, Long> acted = new HashMap<>();
  private final Map<String, Long> questions = new TreeMap<>();
  private final boolean[][] met;
  private long games;
  private final Map<String, Map<String, Long>> ofVariants = new HashMap<>();
  private long unfinished;
  private long cutShort;
  private long lostByAll;

  /// @param players names of machine players; each seat of a game gets one of them by chance
  public Coverage(List<String> players) {
    this.players = List.copyOf(players);
    this.met = new boolean[content.aliens().size()][content.aliens().size()];
  }

  /// Plays games and counts.
  ///
  /// @param count how many
  /// @param seed what all of them follow from
  /// @param progress is told how many are over
  /// @throws SimulationError when the rules broke down in a game, naming it
  public void play(int count, long seed, LongConsumer progress) {
    for (int i = 0; i < count; i++) {
      long own = Luck.mix(Luck.mix(seed) + i);
      try {
        play(own);
      } catch (RuntimeException | StackOverflowError e) {
        throw new SimulationError(i, own, Mix.options(own), e);
      }
      if (i % 16 == 0) progress.accept(i);
    }
    progress.accept(count);
  }

  private void play(long seed) {
    Game game = new Game(content, Mix.options(seed), seed);
    for (int i = 0; i < game.seats(); i++) {
      long luck = Luck.mix(seed + i + 1);
      Player machine = Players.of(players.get(Math.floorMod(luck, players.size())), luck);
      game.player(
          Seat.of(i),
          question -> {
            int choice = machine.choose(question);
            if (question.prompt().equals(Prompt.USE))
              asked(question.window(), question.option(choice));
            return choice;
          });
    }
    for (LabVariant variant : LabVariants.ALL) variant.listen(game, this::count);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            count(events, event.getClass().getSimpleName());
            if (event instanceof Event.Used(var _, var effect)) count(used, effect);
            for (Counted counted : COUNTED) {
              String one = counted.counts().apply(event);
              if (!one.isEmpty()) count(counted, one);
            }
            if (event instanceof Event.GameWon won && won.winners().isEmpty()) {
              if (won.ending() != Event.Ending.TURN_LIMIT) lostByAll++;
              else if (isLimited(game.options())) cutShort++;
              else unfinished++;
            }
          }

          @Override
          public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
            if (step == 0) count(questions, prompt.id());
          }
        });
    game.runPhase();
    meet(game);
    game.run();
    games++;
  }

  // Whether it may take fewer turns than any game is meant to need.
  private static boolean isLimited(Options options) {
    int usual = Integer.parseInt(Option.TURN_LIMIT.defaultValue());
    return options.get(Option.TURN_LIMIT) < usual;
  }

  private void asked(Window window, int option) {
    asked.merge(window, 1L, Long::sum);
    if (Choice.kind(option) != Choice.WORD) acted.merge(window, 1L, Long::sum);
  }

  private static void count(Map<String, Long> counts, String key) {
    counts.merge(key, 1L, Long::sum);
  }

  private void meet(Game game) {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      for (int j = 0; j < i; j++)
        if (game.powers().exists(i)
            && game.powers().exists(j)
            && Powers.owner(i) != Powers.owner(j)) {
          met[game.powers().number(i)][game.powers().number(j)] = true;
          met[game.powers().number(j)][game.powers().number(i)] = true;
        }
  }

  /// How many games have been played.
  public long games() {
    return games;
  }

  /// Games that ended by the safety stop.
  public long unfinished() {
    return unfinished;
  }

  /// Games that ended by a limit that was set so low that they had to.
  public long cutShort() {
    return cutShort;
  }

  /// Games that everybody lost.
  public long lostByAll() {
    return lostByAll;
  }

  private void count(Counted counted, String one) {
    count(ofVariants.computeIfAbsent(counted.key(), key -> new TreeMap<>()), one);
  }

  /// What is counted of variants.
  public static List<Counted> counted() {
    return COUNTED;
  }

  /// How often each came up of what is counted of a variant.
  public Map<String, Long> of(Counted counted) {
    Map<String, Long> met = ofVariants.getOrDefault(counted.key(), Map.of());
    Map<String, Long> all = new TreeMap<>();
    for (String one : counted.all().apply(content)) all.put(one, met.getOrDefault(one, 0L));
    return all;
  }

  /// How often each effect was used, by its notation; effects that only bend rules or are always on
  /// are no uses and are not among them.
  public Map<String, Long> used() {
    Map<String, Long> all = new TreeMap<>();
    for (Effect effect : effects())
      if (effect.abilities().stream().anyMatch(Ability::isUse))
        all.put(effect.id(), used.getOrDefault(effect.id(), 0L));
    return all;
  }

  /// How often somebody was asked in each window in which some card has an optional ability; in the
  /// others nobody ever is.
  public Map<String, Long> windows() {
    Map<String, Long> all = new TreeMap<>();
    for (Window window : optional()) all.put(word(window), asked.getOrDefault(window, 0L));
    return all;
  }

  /// Windows for which some card has an optional ability and in which nobody ever used one.
  public List<String> idleWindows() {
    return optional().stream().filter(w -> !acted.containsKey(w)).map(Coverage::word).toList();
  }

  private Set<Window> optional() {
    Set<Window> optional = EnumSet.noneOf(Window.class);
    for (Effect effect : effects())
      for (Ability ability : effect.abilities())
        if (!ability.mandatory()) optional.add(ability.window());
    return optional;
  }

  /// How often each kind of event happened.
  public Map<String, Long> events() {
    Map<String, Long> all = new TreeMap<>();
    for (Class<?> kind : AllEvents.KINDS)
      all.put(kind.getSimpleName(), events.getOrDefault(kind.getSimpleName(), 0L));
    return all;
  }

  /// How often each question was answered, by its prompt.
  public Map<String, Long> questions() {
    return new TreeMap<>(questions);
  }

  /// Pairs of aliens that never sat at one table, those left out that never may.
  public List<String> strangers() {
    List<String> pairs = new ArrayList<>();
    List<Sheet> aliens = content.aliens();
    for (int i = 0; i < aliens.size(); i++)
      for (int j = 0; j < i; j++)
        if (!met[i][j] && !content.neverMeet(i, j, AllContent.OPTIONS.standard()))
          pairs.add(aliens.get(j).id() + "+" + aliens.get(i).id());
    return pairs;
  }

  /// The keys that were never counted.
  public static List<String> never(Map<String, Long> counts) {
    return counts.entrySet().stream()
        .filter(e -> e.getValue() == 0)
        .map(Map.Entry::getKey)
        .toList();
  }

  private List<Effect> effects() {
    List<Effect> all = new ArrayList<>();
    // What belongs to nobody is counted by itself.
    for (Card card : content.all())
      if (!card.users().isEmpty()) for (Clause use : card.uses()) all.add(use.effect());
    return all;
  }

  private static String word(Window window) {
    return window.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The report for people: what never came up, and how often what did.
  public String words() {
    StringBuilder words = new StringBuilder();
    words.append(
        String.format(
            Locale.ROOT,
            "%,d games, %,d stopped by the turn limit, %,d by a low one, %,d lost by all%n",
            games,
            unfinished,
            cutShort,
            lostByAll));
    part(words, "effects never used", never(used()), used().size());
    for (Counted counted : COUNTED)
      part(words, counted.never(), never(of(counted)), of(counted).size());
    part(words, "windows in which nobody was asked", never(windows()), windows().size());
    part(words, "windows in which nobody used anything", idleWindows(), windows().size());
    part(words, "events that never happened", never(events()), events().size());
    int all = content.aliens().size() * (content.aliens().size() - 1) / 2;
    part(words, "pairs of aliens that never met", strangers(), all);
    return words.toString();
  }

  private static void part(StringBuilder words, String title, List<String> list, int of) {
    words.append(String.format(Locale.ROOT, "%s: %,d of %,d%n", title, list.size(), of));
    int shown = Math.min(list.size(), 60);
    if (shown > 0) words.append("  ").append(String.join(" ", list.subList(0, shown)));
    if (list.size() > shown) words.append(" … and ").append(list.size() - shown).append(" more");
    if (shown > 0) words.append(System.lineSeparator());
  }
}
