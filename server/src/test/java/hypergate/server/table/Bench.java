package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.Trust;
import hypergate.server.protocol.Command;
import hypergate.server.protocol.Enter;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.NewTable;
import hypergate.server.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A house of tables on a workbench: its time stands still until a test moves it on, and everything
/// happens on the thread of the test.
final class Bench implements AutoCloseable {
  private final Path file;
  private final long seed;
  private final Machines machines;
  private Store store;
  private House house;
  private long now;
  private long wall;
  private int keys;
  private int deaths;

  Bench(Path folder) {
    this(folder, 1);
  }

  Bench(Path folder, long seed) {
    this(folder, seed, Machines.USUAL);
  }

  /// With other machines than usual.
  Bench(Path folder, long seed, Machines machines) {
    this.machines = machines;
    this.file = folder.resolve("tables.db");
    this.seed = seed;
    this.now = 1_000_000;
    this.store = Store.open(file, false);
    this.house = newHouse(seed);
  }

  private House newHouse(long dice) {
    return new House(
        store,
        () -> now + wall,
        () -> now * 1_000_000,
        Runnable::run,
        new Secrets(new Random(dice)),
        machines,
        20);
  }

  House house() {
    return house;
  }

  Store store() {
    return store;
  }

  /// The file in which all is kept.
  Path file() {
    return file;
  }

  long now() {
    return now;
  }

  /// Another house over the same file, as another process would have it.
  House another() {
    return newHouse(seed + 1000);
  }

  /// The process dies and starts again.
  ///
  /// @param millis how long it was gone
  void dies(long millis) {
    store.close();
    now += millis;
    store = Store.open(file, false);
    house = newHouse(seed + 77L * ++deaths);
  }

  /// Another file takes the place of the one that there was, as somebody would do it by hand.
  void restore(Path copy) throws java.io.IOException {
    close();
    java.nio.file.Files.move(copy, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    dies(0);
  }

  private static long wait(House house) {
    return house.alarms().next() - house.now();
  }

  /// Somebody sets the clock on the wall.
  void step(long millis) {
    wall += millis;
  }

  /// The process is stopped and goes on later; the machine is there meanwhile.
  void stopped(long millis) {
    now += millis;
  }

  /// The machine sleeps, and with it the clock that nobody can set.
  void asleep(long millis) {
    wall += millis;
  }

  /// Lets time pass; alarms ring when their time comes.
  void pass(long millis) {
    long end = now + millis;
    while (now + wait(house) <= end) {
      now += Math.max(0, wait(house));
      house.alarms().ring();
    }
    now = end;
  }

  /// Time goes by while somebody asks for it now and then, and nothing rings meanwhile.
  void sleep(long millis) {
    long end = now + millis;
    while (now < end) {
      now = Math.min(end, now + Steady.GAP - 1);
      house.now();
    }
  }

  /// Plays until hands are dealt.
  static void dealt(Person... people) {
    for (int i = 0; i < 20 && people[0].look().path("hand").isEmpty(); i++)
      for (Person person : people) person.answer();
    if (people[0].look().path("hand").isEmpty()) throw new AssertionError("no hands");
  }

  // ---- people

  /// A person at a table.
  final class Person implements Subscriber {
    final String table;
    final String letter;
    final String secret;
    final Viewer viewer;
    final List<JsonNode> messages = new ArrayList<>();
    final List<String> texts = new ArrayList<>();
    final Map<String, JsonNode> view = new HashMap<>();
    @Nullable Reason bye;
    private Subscription.@Nullable Open stream;
    long n;

    private Person(String table, String letter, String secret) {
      this.table = table;
      this.letter = letter;
      this.secret = secret;
      this.viewer =
          secret.isEmpty() ? Viewer.spectator(table) : house.viewer(table, Optional.of(secret));
    }

    @Override
    public void message(String json, long number) {
      JsonNode message = Json.MAPPER.readTree(json);
      messages.add(message);
      texts.add(json);
      n = number;
      JsonNode sections =
          message.path("kind").asString().equals("view")
              ? message.path("view")
              : message.path("changes");
      sections.properties().forEach(e -> view.put(e.getKey(), e.getValue()));
    }

    @Override
    public void bye(Reason reason) {
      bye = reason;
    }

    /// A section of the view, which must be there.
    JsonNode section(String name) {
      return Objects.requireNonNull(view.get(name), name);
    }

    /// Opens a stream.
    Person connect() {
      return connect(OptionalLong.empty());
    }

    Person connect(OptionalLong after) {
      stream =
          switch (house.subscribe(viewer, after, Optional.of(house.epoch()), this)) {
            case Subscription.Open open -> open;
            case Subscription.Refused(var problem) -> throw new AssertionError(problem.json());
          };
      return this;
    }

    void disconnect() {
      Subscription.Open open = stream;
      stream = null;
      if (open != null) open.close();
    }

    Outcome send(String what, Map<String, Object> more) {
      return send(what, "k" + ++keys, more);
    }

    Outcome send(String what, String key, Map<String, Object> more) {
      return house.command(viewer, Bench.command(what, key, more));
    }

    JsonNode done(String what, Map<String, Object> more) {
      return Bench.done(send(what, more));
    }

    JsonNode look() {
      return Bench.done(house.view(viewer));
    }

    /// The open response window; null in JSON where there is none.
    JsonNode window() {
      return look().path("window");
    }

    List<JsonNode> prompts() {
      List<JsonNode> prompts = new ArrayList<>();
      look().path("prompts").forEach(prompts::add);
      return prompts;
    }

    /// Answers the first open question as a machine would.
    ///
    /// @return false when nothing is asked
    boolean answer() {
      List<JsonNode> prompts = prompts();
      if (prompts.isEmpty()) return false;
      JsonNode prompt = prompts.getFirst();
      Seat seat = Seat.named(prompt.path("seat").asString());
      String answer = at(table, t -> StandIn.answer(session(t), seat));
      Bench.done(
          at(
              table,
              t -> {
                Position position = t.position();
                t.act(
                    "answer",
                    position.chair(seat.letter()),
                    "k" + ++keys,
                    act -> {
                      Play play = position.running();
                      play.answer(seat, answer);
                      act.moved();
                    });
                return new Outcome.Done("{}");
              }));
      return true;
    }
  }

  /// Plays until a window is open that fits.
  JsonNode until(List<Person> people, Predicate<JsonNode> wanted) {
    for (int i = 0; i < 2_000; i++) {
      JsonNode window = people.getFirst().window();
      if (!window.isNull()) {
        if (wanted.test(window)) return window;
        pass(4_000);
        continue;
      }
      boolean any = false;
      for (Person person : people) any |= person.answer();
      if (!any) throw new AssertionError("over");
    }
    throw new AssertionError("there was none");
  }

  static Session session(Table table) {
    return java.util.Objects.requireNonNull(table.position().play()).session();
  }

  static Command command(String what, String key, Map<String, Object> more) {
    Map<String, Object> all = new HashMap<>(more);
    all.put("do", what);
    all.put("key", key);
    return Json.MAPPER.convertValue(all, Command.class);
  }

  static JsonNode done(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Done(String json) -> Json.MAPPER.readTree(json);
      case Outcome.Seated(String json, var _, var _) -> Json.MAPPER.readTree(json);
      case Outcome.Left(String json, var _) -> Json.MAPPER.readTree(json);
      case Outcome.Refused(var problem) -> throw new AssertionError(problem.json());
    };
  }

  /// The detail of a refusal, with its status in front.
  static String refused(Outcome outcome) {
    if (outcome instanceof Outcome.Refused(var problem))
      return problem.status() + " " + problem.detail();
    throw new AssertionError("not refused: " + outcome);
  }

  /// Looks into a table.
  <T> T at(String table, java.util.function.Function<Table, T> work) {
    CompletableFuture<T> done = new CompletableFuture<>();
    house.later(table, t -> done.complete(work.apply(t)));
    return done.join();
  }

  /// Makes a table; its people sit down, the host first.
  List<Person> table(NewTable wish) {
    if (!(create(wish) instanceof Outcome.Seated(String json, String table, String secret)))
      throw new AssertionError("refused");
    JsonNode made = Json.MAPPER.readTree(json);
    List<Person> people = new ArrayList<>();
    people.add(new Person(table, made.path("seat").asString(), secret));
    for (JsonNode link : made.path("links")) {
      people.add(sit(table, link.path("seat").asString(), link.path("secret").asString()));
    }
    return people;
  }

  /// The wish for a table.
  Outcome create(NewTable wish) {
    return house.create(wish, "");
  }

  /// Somebody comes with a link.
  Outcome enter(String table, String link, @Nullable String name) {
    return house.enter(Viewer.spectator(table), new Enter(link, name), "Bench");
  }

  /// Somebody comes with a link and sits down.
  Person sit(String table, String letter, String link) {
    if (!(enter(table, link, null) instanceof Outcome.Seated(var _, var _, String secret)))
      throw new AssertionError("refused");
    return new Person(table, letter, secret);
  }

  Person spectator(String table) {
    return new Person(table, "", "");
  }

  Person person(String table, String letter, String secret) {
    return new Person(table, letter, secret);
  }

  /// Starts a game: each is bound to its part of the seed, and opens it.
  static void start(List<Person> people) {
    for (Person person : people.subList(1, people.size()))
      person.done("ready", Map.of("ready", true, "commitment", bound(person)));
    people.getFirst().done("start", Map.of("commitment", bound(people.getFirst())));
    for (Person person : people) person.done("open", Map.of("numbers", part(person)));
  }

  /// A person's part of the seed.
  static String part(Person person) {
    return "number-" + person.letter;
  }

  /// What a person binds itself to.
  static String bound(Person person) {
    return Trust.commitment(part(person));
  }

  /// Makes a table and starts its game.
  List<Person> playing(NewTable wish) {
    List<Person> people = table(wish);
    start(people);
    return people;
  }

  @Override
  public void close() {
    house.close();
    store.close();
  }
}
