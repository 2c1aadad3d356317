package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordError;
import hypergate.lab.record.RecordFile;
import hypergate.server.protocol.Branch;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.PuzzleWish;
import hypergate.server.protocol.SeatChange;
import hypergate.server.store.FinishedGame;
import hypergate.server.store.StoreError;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// The finished games in a store.
public final class Archive implements Games {
  private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

  private final House house;

  /// The games that were finished at a house's tables.
  public Archive(House house) {
    this.house = house;
  }

  private Outcome of(String id, Function<FinishedGame, Outcome> work) {
    try {
      FinishedGame game =
          (id.matches("[0-9a-hjkmnp-tv-z]{10}")
                  ? house.store().game(id)
                  : java.util.Optional.<FinishedGame>empty())
              .orElseThrow(() -> Refusal.notFound("There is no finished game {id}.", "id", id));
      return work.apply(game);
    } catch (Refusal e) {
      return Outcome.refused(e.problem());
    } catch (RecordError e) {
      return Outcome.refused(
          Problem.Kind.NOT_NOW.because(
              "This game cannot be replayed: {why}", "why", String.valueOf(e.getMessage())));
    } catch (StoreError e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      LOG.atError().addKeyValue("game", id).setCause(e).log("a game cannot be shown");
      return Outcome.refused(
          Problem.Kind.SET_ASIDE.because(
              "This version of the program cannot show this game: what is kept of it does not"
                  + " replay. Its record can still be downloaded."));
    }
  }

  private static GameRecord read(FinishedGame game) {
    return RecordFile.read(game.id(), game.record().lines().toList());
  }

  @Override
  public Outcome summary(String game) {
    return of(game, found -> new Outcome.Done(found.summary()));
  }

  @Override
  public Outcome record(String game) {
    return of(game, found -> new Outcome.Done(found.record()));
  }

  @Override
  public Outcome replay(String game, String as) {
    return of(
        game,
        found -> {
          Reel reel = new Reel(read(found), Json.MAPPER.readTree(found.summary()), house);
          int chair =
              switch (as) {
                case "public" -> -1;
                case "everything" -> Reel.EVERYTHING;
                default -> reel.chair(Seat.named(as));
              };
          return new Outcome.Done(reel.json(chair));
        });
  }

  @Override
  public Outcome fortunes(String game) {
    return of(game, found -> new Outcome.Done(Json.text(Hindsight.fortunes(read(found)))));
  }

  @Override
  public Outcome misses(String game, String as) {
    return of(game, found -> new Outcome.Done(Json.text(Hindsight.misses(read(found), as))));
  }

  @Override
  public Outcome explain(String game, ExplainRequest request) {
    return of(game, found -> Whys.explain(read(found), request));
  }

  // ---- puzzles

  @Override
  public Outcome puzzle(String day) {
    return Puzzling.day(house, day);
  }

  @Override
  public Outcome puzzle(String day, PuzzleWish wish, String browser) {
    return Puzzling.table(house, day, wish, browser);
  }

  // ---- branches

  @Override
  public Outcome branch(String game, Branch branch, String browser) {
    return of(game, found -> branch(found, branch, browser));
  }

  private Outcome branch(FinishedGame game, Branch branch, String browser) {
    GameRecord record = read(game);
    JsonNode summary = Json.MAPPER.readTree(game.summary());
    if (house.isFull()) throw Refusal.slowDown("All tables of this server are taken.");
    List<String> lines = record.answers().subList(0, answersBefore(record, branch.event()));
    List<SeatChange> chairs = chairs(record, branch);
    Charter charter =
        new Charter(
            name(summary.path("name").asString("")),
            null,
            record.options().given(),
            record.options().aliens(),
            Charter.start(record.options().startCards()),
            new ClockRules("none", 0, 0),
            "relaxed",
            4,
            "link",
            HexFormat.of().formatHex(house.secrets().part()),
            host(branch, chairs),
            chairs,
            new Charter.Branched(
                game.id(), record.seed(), List.copyOf(lines), luck(branch, record.seed())),
            null,
            null,
            null,
            null,
            Charter.sources(record.options()),
            null);
    return house.founding().seated(charter, browser);
  }

  private static String name(String name) {
    String practice = "Practice: " + name;
    return practice.length() > Names.TABLE ? practice.substring(0, Names.TABLE) : practice;
  }

  // The last answer after which the event had not happened yet.
  private static int answersBefore(GameRecord record, long event) {
    int before = (int) Math.max(0, (event - 1) / Story.STEP);
    Session session = record.resume(0);
    session.ready();
    int answers = 0;
    while (answers < record.answers().size()) {
      session.feed(record.answers().get(answers));
      if (session.events().size() > before) break;
      answers++;
    }
    if (answers == record.answers().size())
      throw Refusal.notLegal("The game is over by then: there is nothing left to play.");
    return answers;
  }

  private static List<SeatChange> chairs(GameRecord record, Branch branch) {
    List<String> people =
        branch.people() == null || branch.people().isEmpty() ? List.of("A") : branch.people();
    int players = record.options().get(hypergate.game.card.Option.SEATS);
    for (String letter : people) {
      Seat seat = Seat.named(letter);
      if (!seat.exists() || seat.index() >= record.options().systems())
        throw Refusal.notLegal("There is no seat {seat} in this game.", "seat", letter);
    }
    SeatChange machine = new SeatChange("machine", branch.machine(), null);
    String kind = Lobby.machine(machine);
    List<SeatChange> chairs = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      int chair = i;
      boolean person = people.stream().anyMatch(p -> Seat.named(p).index() % players == chair);
      chairs.add(person ? new SeatChange("person", null, "") : new SeatChange("machine", kind, ""));
    }
    int host = Seat.named(people.getFirst()).index() % players;
    String me = branch.me();
    chairs.set(
        host,
        new SeatChange(
            "person",
            null,
            me == null || me.isBlank()
                ? "Player " + Seat.of(host)
                : Names.checked(me, Names.NAME)));
    Wish.name(chairs, Long.toString(record.seed()));
    return chairs;
  }

  private static int host(Branch branch, List<SeatChange> chairs) {
    List<String> people = branch.people();
    return people == null || people.isEmpty()
        ? 0
        : Seat.named(people.getFirst()).index() % chairs.size();
  }

  private @Nullable Long luck(Branch branch, long seed) {
    return "fresh".equals(branch.luck()) ? seed ^ house.now() : null;
  }
}
