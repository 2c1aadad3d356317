package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.StartCard;
import hypergate.game.card.Variant;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Random mixes of options: what games are played with that are to come upon everything there is.
/// Every [Option] takes part with all its values, by its declaration; whether they go together the
/// rules themselves say.
public final class Mix {
  /// What brings cards or questions of its own, and is mostly off by default: here it has each of
  /// its values equally often. Any other option is left alone in many games, so that it also has
  /// what its edition says.
  private static final List<Option> BRINGING =
      AllContent.OPTIONS.all().stream().filter(Option::isBringing).toList();

  /// More numbers than these are too many to be had all: of them mostly the ends are tried, and
  /// seldom.
  private static final int FEW = 10;

  /// How often others are drawn beside the value that a seed insists on, before it gives way.
  private static final int INSISTS = 20;

  private static final int ATTEMPTS = 1000;

  private Mix() {}

  /// The options of one game.
  ///
  /// @param seed what they follow from
  public static Options options(long seed) {
    // Every seed insists on a value of one option, so that those come up too that hardly go
    // together with anything.
    SplittableRandom random = new SplittableRandom(Luck.mix(seed));
    List<Option> among = random.nextBoolean() ? BRINGING : AllContent.OPTIONS.all();
    Option option = among.get(random.nextInt(among.size()));
    Map<String, String> insists = Map.of(option.notation(), value(option, random));
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      long own = seed + attempt * 0x9e3779b97f4a7c15L;
      Options options = attempt(own, attempt < INSISTS ? insists : Map.of());
      if (options != null) return options;
    }
    throw new IllegalStateException("no mix of options follows from " + seed);
  }

  // Null where these options do not go together.
  private static @Nullable Options attempt(long seed, Map<String, String> insists) {
    Map<String, String> given = new LinkedHashMap<>();
    for (Option option : AllContent.OPTIONS.all()) {
      // Each option has dice of its own: a new one changes little in those that there are.
      SplittableRandom random =
          new SplittableRandom(Luck.mix(seed) ^ Luck.mix(option.notation().hashCode()));
      if (isSet(option, random)) given.put(option.notation(), value(option, random));
    }
    given.putAll(insists);
    SplittableRandom random = new SplittableRandom(seed);
    try {
      Options options = AllContent.OPTIONS.of(given);
      if (random.nextInt(4) == 0) options = options.withStartCards(start(options, random));
      new Rules(AllContent.ALL, options).check();
      return options;
    } catch (IllegalArgumentException refused) {
      return null;
    }
  }

  private static boolean isSet(Option option, SplittableRandom random) {
    if (option.isBringing()) return true;
    return isVast(option) ? random.nextInt(8) == 0 : random.nextInt(5) > 1;
  }

  private static boolean isVast(Option option) {
    return option.words().isEmpty() && option.highest() - option.lowest() >= FEW;
  }

  private static String value(Option option, SplittableRandom random) {
    if (option.isSeveral()) return several(option.words(), random);
    int value = random.nextInt(option.lowest(), option.highest() + 1);
    if (!option.words().isEmpty()) return option.words().get(value);
    if (!isVast(option)) return Integer.toString(value);
    return Integer.toString(
        switch (random.nextInt(3)) {
          case 0 -> option.lowest();
          case 1 -> option.highest();
          default -> value;
        });
  }

  // As often one word alone, so that what it stands for comes up, as several together.
  private static String several(List<String> words, SplittableRandom random) {
    String one = any(words, random);
    if (random.nextBoolean()) return one;
    List<String> some = new ArrayList<>(words);
    some.removeIf(word -> !word.equals(one) && random.nextBoolean());
    return String.join("+", some);
  }

  // One alien, and one of every other kind that such a game has.
  private static List<StartCard> start(Options options, SplittableRandom random) {
    Content all = AllContent.ALL;
    List<String> ids = new ArrayList<>();
    ids.add(any(all.aliens(), random).id());
    ids.add(any(all.faces(), random).notation());
    if (options.is(Option.FLARES)) ids.add(any(all.flares(), random).id());
    Rules rules = new Rules(all, options);
    // By their words, so that the dice do not depend on the order of the roster.
    List<Variant> variants =
        all.variants().stream().sorted(Comparator.comparing(Variant::word).reversed()).toList();
    for (Variant variant : variants) {
      List<Card> cards =
          all.all().stream().filter(card -> variant.cards().contains(card.getClass())).toList();
      if (!cards.isEmpty() && variant.notToBeginWith(rules) == null)
        ids.add(any(cards, random).id());
    }
    return ids.stream()
        .map(id -> new StartCard(Seat.of(random.nextInt(options.systems())), id))
        .toList();
  }

  private static <T> T any(List<T> all, SplittableRandom random) {
    return all.get(random.nextInt(all.size()));
  }
}
