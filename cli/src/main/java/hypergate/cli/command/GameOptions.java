package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.content.AllContent;
import hypergate.game.card.AlienList;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.card.StartCard;
import hypergate.lab.house.HouseCard;
import hypergate.lab.run.Nearest;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// What `play` and `sim` have in common: seats, options, aliens, seed.
final class GameOptions {
  @CommandLine.Option(
      names = "--seats",
      paramLabel = "N",
      description = "Players, 3 to 8 (default 4); 2: each plays two systems.")
  private @Nullable String seats;

  @CommandLine.Option(
      names = "--set",
      paramLabel = "OPTION=VALUE",
      description = "An option of the game; `hypergate rules` lists them. Repeatable.")
  private List<String> set = new ArrayList<>();

  @CommandLine.Option(
      names = "--aliens",
      paramLabel = "ID[,ID…]",
      description = "Deal aliens only from these; at least two a seat.")
  private @Nullable String aliens;

  @CommandLine.Option(
      names = "--without",
      paramLabel = "ID[,ID…]",
      description = "Aliens that stay in the box.")
  private @Nullable String without;

  @CommandLine.Option(
      names = "--start",
      paramLabel = "SEAT=CARD",
      description =
          "A seat begins with this alien (to choose from), tech, moon or cosmic card, as in"
              + " A=clone. Repeatable.")
  private List<String> start = new ArrayList<>();

  @CommandLine.Option(
      names = "--seed",
      paramLabel = "S",
      description = "A whole number; the same seed gives the same game.")
  private @Nullable String seed;

  @CommandLine.Option(
      names = "--card",
      paramLabel = "FILE",
      description =
          "A card that somebody wrote (`hypergate workshop --help`); it belongs to the game."
              + " Repeatable.")
  private List<Path> cards = new ArrayList<>();

  private @Nullable Long drawn;

  GameOptions() {}

  /// Whether anything but the seed was given.
  boolean isGiven() {
    return hasOptions() || seed != null;
  }

  /// Whether any option of the game was given.
  boolean hasOptions() {
    return seats != null
        || !set.isEmpty()
        || aliens != null
        || without != null
        || !start.isEmpty()
        || !cards.isEmpty();
  }

  Options options() {
    Map<String, String> given = new LinkedHashMap<>();
    for (String pair : set) {
      int equals = pair.indexOf('=');
      if (equals <= 0)
        throw new Failure("--set " + pair + " has no value; write --set option=value");
      given.put(pair.substring(0, equals).strip(), pair.substring(equals + 1));
    }
    if (seats != null) given.put(Option.SEATS.notation(), seats);
    try {
      Options options = AllContent.OPTIONS.of(given);
      if (!options.idle().isEmpty()) throw new Failure(String.join("; ", options.idle()));
      options = options.withOwnCards(HouseCard.read(cards.stream().map(CardFiles::text).toList()));
      options = options.withAliens(alienIds(options));
      options = options.withStartCards(start.stream().map(StartCard::of).toList());
      new Rules(AllContent.of(options), options).check();
      return options;
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private List<String> alienIds(Options options) {
    List<String> only = ids(aliens, "--aliens");
    if (!only.isEmpty() && only.size() < 2 * options.systems())
      throw new Failure(
          "--aliens names "
              + only.size()
              + "; "
              + options.systems()
              + " systems need at least "
              + 2 * options.systems());
    return AlienList.of(only, ids(without, "--without")).entries();
  }

  private static List<String> ids(@Nullable String text, String option) {
    if (text == null) return List.of();
    List<String> known = AllContent.ALL.aliens().stream().map(Sheet::id).toList();
    List<String> ids = Arrays.stream(text.split(",")).map(String::strip).distinct().toList();
    for (String id : ids)
      if (!known.contains(id))
        throw new Failure(
            "unknown alien '"
                + id
                + "' for "
                + option
                + Nearest.hint(id, known)
                + "; allowed: "
                + String.join(", ", known));
    return ids;
  }

  /// What was given, for a file of an experiment; checked by [#options] before.
  ///
  /// @param otherSeed the seed where none was given
  Map<String, @Nullable Object> said(long otherSeed) {
    Map<String, @Nullable Object> said = new LinkedHashMap<>();
    Options options = options();
    Map<String, String> given = new LinkedHashMap<>(options.given());
    said.put("seats", given.remove(Option.SEATS.notation()));
    said.put("options", given);
    said.put("aliens", options.aliens());
    said.put("start", start);
    if (!cards.isEmpty()) said.put("cards", cards.stream().map(Path::toString).toList());
    said.put("seed", String.valueOf(seedOr(otherSeed)));
    return said;
  }

  /// The seed given, or one drawn once.
  long seed() {
    if (drawn == null) drawn = (long) new SecureRandom().nextInt(1_000_000_000);
    return seedOr(drawn);
  }

  /// The seed given, or another one.
  long seedOr(long other) {
    if (seed == null) return other;
    try {
      return Long.parseLong(seed.strip());
    } catch (NumberFormatException e) {
      throw new Failure("--seed '" + seed + "' is no whole number", e);
    }
  }
}
