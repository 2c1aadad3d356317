package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.content.AllContent;
import hypergate.game.card.AlienList;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Sheet;
import hypergate.game.card.StartCard;
import hypergate.lab.compare.Measure;
import hypergate.lab.compare.Side;
import hypergate.lab.run.Nearest;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.ScenarioError;
import hypergate.players.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// An experiment as it stands in a file: which command of the lab, and what it is to do. What is
/// wrong is told with the file, the line, what is allowed there, and the nearest right word.
///
/// @param kind the command: `ladder`
/// @param arguments what it is given, as somebody would type it
record Experiment(String kind, List<String> arguments) {
  private static final int LARGEST = 1 << 20;
  private static final List<String> KINDS = List.of("ladder", "balance", "compare", "tune");

  /// What an experiment of every kind may say, in the order in which it is written.
  private static final List<String> COMMON =
      List.of("kind", "about", "games", "seats", "options", "aliens", "start", "cards", "seed");

  /// Reads one.
  ///
  /// @throws Failure saying what is wrong, and where
  static Experiment read(Path file) {
    try {
      if (!Files.isRegularFile(file)) throw new Failure(file + ": there is no such file");
      if (Files.size(file) > LARGEST)
        throw new Failure(file + " is too large: an experiment is a page of text");
      return new Reading(file, Item.read(file.toString(), Files.readString(file))).experiment();
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + e, e);
    } catch (ScenarioError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  /// What an experiment of a kind may say besides.
  private static List<String> own(String kind) {
    return switch (kind) {
      case "ladder" -> List.of("player", "against", "out", "patience");
      case "balance" -> List.of("players", "out", "report", "patience");
      case "compare" ->
          List.of("a", "b", "player", "against", "measure", "worth", "all", "out", "patience");
      default -> List.of("players", "mixed", "from", "out");
    };
  }

  /// All keys of a kind, in the order in which they are written.
  static List<String> keys(String kind) {
    return Stream.concat(COMMON.stream(), own(kind).stream()).toList();
  }

  /// A file that is read.
  private static final class Reading {
    private final Path folder;
    private final Item root;
    private final String kind;
    private final Map<String, Item> keys;
    private final List<String> arguments = new ArrayList<>();
    private Options options = AllContent.OPTIONS.of(Map.of());

    Reading(Path file, Item root) {
      this.root = root;
      Path parent = file.toAbsolutePath().getParent();
      folder = parent == null ? file.toAbsolutePath() : parent;
      Item said = root.map().get("kind");
      if (said == null)
        throw root.error("the key 'kind' is missing; allowed: " + String.join(", ", KINDS));
      kind = word(said, "kind", KINDS);
      Set<String> allowed = new LinkedHashSet<>(keys(kind));
      keys = root.map(allowed);
    }

    Experiment experiment() {
      options();
      long seats = options.systems();
      text("games")
          .ifPresent(
              item -> {
                if (kind.equals("balance")) item.texts().forEach(_ -> count(item));
                else count(item);
                add("--games", String.join(",", item.texts()));
              });
      switch (kind) {
        case "ladder" -> {
          Item player = needed("player");
          players(List.of(player));
          arguments.add(player.text());
          against(seats);
        }
        case "balance" -> {
          players("players");
          output("report", "--report");
        }
        case "compare" -> compare(seats);
        default -> {
          players("players");
          if (truth("mixed")) arguments.add("--mixed");
          input("from", "--from");
        }
      }
      output("out", "--out");
      text("patience").ifPresent(item -> add("--patience", number(item, 1, 86_400)));
      return new Experiment(kind, List.copyOf(arguments));
    }

    private void add(String option, String value) {
      arguments.add(option);
      arguments.add(value);
    }

    private Optional<Item> text(String key) {
      return Optional.ofNullable(keys.get(key));
    }

    private Item needed(String key) {
      Item item = keys.get(key);
      if (item == null) throw root.error("the key '" + key + "' is missing");
      return item;
    }

    private boolean truth(String key) {
      return text(key).map(Item::truth).orElse(false);
    }

    private static String word(Item item, String what, Collection<String> right) {
      String word = item.text();
      if (right.contains(word)) return word;
      throw item.error(
          "unknown "
              + what
              + " '"
              + word
              + "'"
              + Nearest.hint(word, right)
              + "; allowed: "
              + String.join(", ", right));
    }

    private static String number(Item item, long least, long most) {
      String text = item.text();
      if (text.matches("\\d{1,9}")) {
        long number = Long.parseLong(text);
        if (number >= least && number <= most) return text;
      }
      throw item.error("'" + text + "' is not allowed here; allowed: " + least + " to " + most);
    }

    private static void count(Item item) {
      for (Item one : item.list()) number(one, 1, 100_000_000);
    }

    private void options() {
      Map<String, String> given = new LinkedHashMap<>();
      text("options")
          .map(Item::map)
          .orElse(Map.of())
          .forEach((name, item) -> given.put(option(name, item), item.text()));
      text("seats")
          .ifPresent(
              item -> {
                if (given.containsKey(Option.SEATS.notation()))
                  throw item.error("the seats stand under 'options' too");
                given.put(Option.SEATS.notation(), number(item, 3, 8));
              });
      given.forEach((name, value) -> add("--set", name + "=" + value));
      options = parsed(root, () -> AllContent.OPTIONS.of(given));
      text("aliens").ifPresent(this::aliens);
      text("start").ifPresent(this::start);
      text("cards").ifPresent(item -> item.list().forEach(one -> add("--card", one.text())));
      text("seed")
          .ifPresent(
              item -> {
                if (!item.text().matches("-?\\d{1,18}"))
                  throw item.error("'" + item.text() + "' is no whole number");
                arguments.add("--seed=" + item.text());
              });
    }

    // One value alone, so that what is wrong with it is told at its line.
    private static String option(String name, Item item) {
      List<String> names = AllContent.OPTIONS.all().stream().map(Object::toString).toList();
      if (!names.contains(name))
        throw item.error(
            "unknown option '"
                + name
                + "'"
                + Nearest.hint(name, names)
                + "; `hypergate rules` lists them all");
      return parsed(
          item,
          () -> {
            AllContent.OPTIONS.of(Map.of(name, item.text()));
            return name;
          });
    }

    private void aliens(Item item) {
      List<String> known = AllContent.ALL.aliens().stream().map(Sheet::id).toList();
      for (Item one : item.list())
        if (!known.contains(AlienList.id(one.text())))
          throw one.error(
              "unknown alien '" + one.text() + "'" + Nearest.hint(AlienList.id(one.text()), known));
      AlienList list = new AlienList(item.texts());
      if (!list.only().isEmpty()) add("--aliens", String.join(",", list.only()));
      if (!list.without().isEmpty()) add("--without", String.join(",", list.without()));
    }

    private void start(Item item) {
      for (Item one : item.list()) {
        parsed(one, () -> StartCard.of(one.text()));
        add("--start", one.text());
      }
    }

    private static <T> T parsed(Item item, java.util.function.Supplier<T> parser) {
      try {
        return parser.get();
      } catch (IllegalArgumentException e) {
        throw item.error(String.valueOf(e.getMessage()));
      }
    }

    private static void players(List<Item> names) {
      for (Item name : names)
        if (!Players.isKnown(name.text())) word(name, "player", Players.names());
    }

    private void players(String key) {
      text(key)
          .ifPresent(
              item -> {
                players(item.list());
                if (item.list().isEmpty()) throw item.error("no player is named");
                add("--players", String.join(",", item.texts()));
              });
    }

    private void against(long seats) {
      text("against")
          .ifPresent(
              item -> {
                int named = item.list().size();
                players(item.list());
                if (named != 1 && named != seats - 1)
                  throw item.error(
                      named + " opponents are named; allowed: 1 for all, or " + (seats - 1));
                add("--against", String.join(",", item.texts()));
              });
    }

    private void compare(long seats) {
      text("player").ifPresent(item -> players(List.of(item)));
      String player = text("player").map(Item::text).orElse("novice");
      for (String key : List.of("a", "b")) {
        Item side = needed(key);
        parsed(side, () -> Side.of(side.text(), options, player));
        arguments.add(side.text());
      }
      text("player").ifPresent(item -> add("--player", item.text()));
      against(seats);
      text("measure").ifPresent(item -> add("--measure", word(item, "measure", Measure.ids())));
      text("worth").ifPresent(item -> add("--worth", item.text()));
      if (truth("all")) arguments.add("--all");
    }

    // Paths are those from the file's folder, so that an experiment can be moved with its results.
    private void input(String key, String option) {
      text(key)
          .ifPresent(
              item -> {
                try {
                  Path path = folder.resolve(item.text()).normalize();
                  if (!Files.isReadable(path) || Files.isDirectory(path))
                    throw item.error("'" + item.text() + "' is no file that can be read");
                  add(option, path.toString());
                } catch (InvalidPathException e) {
                  throw item.error("'" + item.text() + "' is no path of a file");
                }
              });
    }

    private void output(String key, String option) {
      text(key)
          .ifPresent(
              item -> {
                try {
                  Path path = folder.resolve(item.text()).normalize();
                  Path parent = path.getParent();
                  if (item.text().isEmpty() || parent == null || Files.isDirectory(path))
                    throw item.error("'" + item.text() + "' is no file that can be written");
                  if (!Files.isDirectory(parent))
                    throw item.error(
                        "'" + item.text() + "' cannot be written: there is no folder " + parent);
                  if (!Files.isWritable(parent))
                    throw item.error(
                        "'" + item.text() + "' cannot be written: " + parent + " is not yours");
                  add(option, path.toString());
                } catch (InvalidPathException e) {
                  throw item.error("'" + item.text() + "' is no path of a file");
                }
              });
    }
  }
}
