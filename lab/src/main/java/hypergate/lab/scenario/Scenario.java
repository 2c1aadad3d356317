package hypergate.lab.scenario;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.lab.house.HouseCard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A scenario as it stands in its file, read but not yet set up.
///
/// @param file the file's name as it was given
/// @param title what must hold, in one sentence
/// @param cites rule numbers and card ids
/// @param options the game's options, with cards that people wrote and that the file names
/// @param seed the generator's seed
/// @param given the table; absent: a fresh one
/// @param when answers in order
/// @param strict whether every answer that matters must be named, as it must unless `strict: false`
/// @param until where it ends
/// @param then what must be true
/// @param most how many questions may be asked before it is given up
record Scenario(
    String file,
    String title,
    List<String> cites,
    Options options,
    long seed,
    Optional<Item> given,
    List<Item> when,
    boolean strict,
    Until until,
    List<Item> then,
    int most) {
  static final int MOST_QUESTIONS = 100_000;

  private static final Set<String> KEYS =
      Collections.unmodifiableSet(
          new LinkedHashSet<>(
              List.of(
                  "scenario",
                  "cites",
                  "options",
                  "cards",
                  "seed",
                  "given",
                  "when",
                  "strict",
                  "until",
                  "then")));

  /// Where a scenario ends.
  ///
  /// @param kind what ends it
  /// @param seat the seat that is asked, for PROMPT
  /// @param prompt what it is asked, for PROMPT
  record Until(Kind kind, String seat, String prompt) {
    enum Kind {
      ENCOUNTER_END,
      TURN_END,
      GAME_END,
      PROMPT
    }
  }

  /// Reads a scenario from the text of a file.
  static Scenario read(String file, String text) {
    return read(file, text, name -> beside(file, name), MOST_QUESTIONS);
  }

  // The text of a file beside another; nothing where it cannot be read.
  private static Optional<String> beside(String file, String name) {
    try {
      return Optional.of(Files.readString(Path.of(file).toAbsolutePath().resolveSibling(name)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// Reads a scenario from a text.
  ///
  /// @param cards the text of a card's file by its name; whoever runs scenarios of strangers looks
  ///   into no folder
  /// @param most how many questions may be asked before it is given up
  static Scenario read(
      String file, String text, Function<String, Optional<String>> cards, int most) {
    Item root = Item.read(file, text);
    Map<String, Item> keys = root.map(KEYS);
    for (String needed : List.of("scenario", "then"))
      if (!keys.containsKey(needed)) throw root.error("the key '" + needed + "' is missing");
    Item seed = keys.get("seed");
    Item strict = keys.get("strict");
    Item until = keys.get("until");
    return new Scenario(
        file,
        get(keys, "scenario").text(),
        list(keys, "cites").stream().map(Item::text).toList(),
        withCards(options(keys.get("options")), keys.get("cards"), cards),
        seed(seed),
        Optional.ofNullable(keys.get("given")),
        list(keys, "when"),
        strict == null || strict.truth(),
        until == null ? new Until(Until.Kind.ENCOUNTER_END, "", "") : until(until),
        list(keys, "then"),
        most);
  }

  private static Item get(Map<String, Item> keys, String key) {
    Item item = keys.get(key);
    if (item == null) throw new IllegalStateException(key);
    return item;
  }

  private static List<Item> list(Map<String, Item> keys, String key) {
    Item item = keys.get(key);
    return item == null ? List.of() : item.list();
  }

  /// The seed that a file names; 1 when it names none.
  static long seed(@Nullable Item item) {
    if (item == null) return 1;
    try {
      return Long.parseLong(item.text());
    } catch (NumberFormatException e) {
      throw item.error("the seed '" + item.text() + "' is no whole number");
    }
  }

  /// Cards that people wrote and that a file names, beside it.
  private static Options withCards(
      Options options, @Nullable Item item, Function<String, Optional<String>> cards) {
    if (item == null) return options;
    List<String> sources = new ArrayList<>();
    for (Item card : item.list())
      sources.add(
          cards
              .apply(card.text())
              .orElseThrow(
                  () ->
                      card.error(
                          "there is no file '" + card.text() + "' beside it that can be read")));
    try {
      return options.withOwnCards(HouseCard.read(sources));
    } catch (IllegalArgumentException e) {
      throw item.error(String.valueOf(e.getMessage()));
    }
  }

  /// The options that a file names; everything optional is off unless it says otherwise.
  static Options options(@Nullable Item item) {
    Map<String, String> given = new LinkedHashMap<>();
    given.put("flares", "off");
    Options options = AllContent.OPTIONS.of(given);
    if (item == null) return options;
    List<String> aliens = List.of();
    for (Map.Entry<String, Item> entry : item.map().entrySet()) {
      if (entry.getKey().equals("aliens")) {
        aliens = aliens(entry.getValue());
        continue;
      }
      given.put(entry.getKey(), entry.getValue().text());
      try {
        options = AllContent.OPTIONS.of(given);
      } catch (IllegalArgumentException e) {
        throw entry.getValue().error(String.valueOf(e.getMessage()));
      }
    }
    return options.withAliens(aliens);
  }

  // The aliens that can be drawn in the game, so that a scene need not depend on chance.
  private static List<String> aliens(Item item) {
    for (Item alien : item.list())
      if (AllContent.ALL.alienNumber(alien.text()) < 0)
        throw alien.error("there is no alien '" + alien.text() + "'");
    return item.texts();
  }

  private static Until until(Item item) {
    String[] words = item.text().split("\\s+");
    Until.Kind kind =
        switch (words[0]) {
          case "encounter-end" -> Until.Kind.ENCOUNTER_END;
          case "turn-end" -> Until.Kind.TURN_END;
          case "game-end" -> Until.Kind.GAME_END;
          case "prompt" -> Until.Kind.PROMPT;
          default -> throw unknownUntil(item);
        };
    if (words.length != (kind == Until.Kind.PROMPT ? 3 : 1)) throw unknownUntil(item);
    return kind == Until.Kind.PROMPT
        ? new Until(kind, words[1], words[2])
        : new Until(kind, "", "");
  }

  private static ScenarioError unknownUntil(Item item) {
    return item.error(
        "unknown end '"
            + item.text()
            + "'; allowed: encounter-end, turn-end, game-end, prompt SEAT PROMPT");
  }
}
