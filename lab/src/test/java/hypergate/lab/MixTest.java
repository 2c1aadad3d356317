package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.testing.Seeds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Every option takes part in random games with every value that it can have, in games in which it
/// means something.
final class MixTest {
  /// As many as the longest of the random tests plays.
  private static final int GAMES = 500;

  private static final int OFTEN = 1;

  // By option and value, in how many games it counts.
  private static Map<Option, Map<String, Integer>> counted() {
    Map<Option, Map<String, Integer>> counts = new LinkedHashMap<>();
    for (long seed = 1; seed <= GAMES; seed++) {
      Options options = Mix.options(seed);
      Map<String, String> all = new LinkedHashMap<>();
      for (Option option : AllContent.OPTIONS.all())
        all.put(option.notation(), options.text(option));
      List<String> idle = AllContent.OPTIONS.of(all).idle();
      for (Option option : AllContent.OPTIONS.all())
        if (idle.stream().noneMatch(name -> name.startsWith(option.notation() + " ")))
          for (String part : parts(option, options.text(option)))
            counts.computeIfAbsent(option, key -> new TreeMap<>()).merge(part, 1, Integer::sum);
    }
    return counts;
  }

  // Of several words each by itself, there or not.
  private static List<String> parts(Option option, String value) {
    if (!option.isSeveral()) return List.of(value);
    List<String> parts = new ArrayList<>();
    List<String> chosen = List.of(value.split("\\+"));
    for (String word : option.words()) parts.add((chosen.contains(word) ? "" : "no ") + word);
    return parts;
  }

  // What must come up: all words; all numbers if they are few, else both ends.
  private static List<String> wanted(Option option) {
    if (option.isSeveral()) {
      List<String> parts = new ArrayList<>(option.words());
      for (String word : option.words()) if (isDealtWithout(option, word)) parts.add("no " + word);
      return parts;
    }
    if (!option.words().isEmpty()) return option.words();
    List<String> ends = List.of("" + option.lowest(), "" + option.highest());
    if (option.highest() - option.lowest() >= 10) return ends;
    return IntStream.rangeClosed(option.lowest(), option.highest())
        .mapToObj(Integer::toString)
        .toList();
  }

  // Whether the smallest table can do without one of several; the few aliens of an expansion are
  // not enough.
  private static boolean isDealtWithout(Option option, String word) {
    List<String> others = new ArrayList<>(option.words());
    others.remove(word);
    Options options =
        AllContent.OPTIONS.of(Map.of("seats", "3", option.notation(), String.join("+", others)));
    try {
      new Rules(AllContent.ALL, options).check();
      return true;
    } catch (IllegalArgumentException tooFew) {
      return false;
    }
  }

  @Test
  void every_value_of_every_option_comes_up_where_it_counts() {
    Map<Option, Map<String, Integer>> counts = counted();
    List<String> rare = new ArrayList<>();
    for (Option option : AllContent.OPTIONS.all()) {
      Map<String, Integer> of = counts.getOrDefault(option, Map.of());
      for (String value : wanted(option)) {
        int count = of.getOrDefault(value, 0);
        if (count < OFTEN) rare.add(option.notation() + "=" + value + " in " + count);
      }
      int least = Math.min(option.highest() - option.lowest() + 1, 6);
      if (option.words().isEmpty() && of.size() < least)
        rare.add(option.notation() + " has only " + of.keySet());
    }
    assertThat(rare).as("values that never count in %d games", GAMES).isEmpty();
  }

  @Seeds(upTo = 300, fresh = 3)
  void a_mix_can_be_dealt_and_is_the_same_each_time(long seed) {
    Options options = Mix.options(seed);
    new Rules(AllContent.ALL, options).check();
    assertThat(Mix.options(seed).given()).isEqualTo(options.given());
    assertThat(Mix.options(seed).startCards()).isEqualTo(options.startCards());
  }

  // Much of what is worth finding stands in what an edition presets.
  @Test
  void many_options_are_left_as_the_edition_says() {
    int given = 0;
    for (long seed = 1; seed <= 100; seed++) given += Mix.options(seed).given().size();
    assertThat(given / 100.0 / AllContent.OPTIONS.all().size()).isBetween(0.4, 0.8);
  }
}
