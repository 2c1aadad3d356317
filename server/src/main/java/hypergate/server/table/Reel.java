package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.Trust;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.table.TableParts.Block;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// A finished game as the stream of messages that one viewer would have seen.
final class Reel implements Subscriber {
  /// Somebody who sees every card.
  static final int EVERYTHING = -2;

  // The marks of variants at encounters, by the types of events.
  private static final Map<String, String> MARKS =
      ServerVariants.ALL.stream()
          .flatMap(variant -> variant.marks().entrySet().stream())
          .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

  private final GameRecord record;
  private final Position position;
  private final House house;
  private final List<String> beats = new ArrayList<>();

  /// @param summary of the game, as it was kept
  Reel(GameRecord record, JsonNode summary, House house) {
    this.record = record;
    this.house = house;
    this.position =
        new Position(summary.path("table").asString(), charter(record, summary), house.downtimes());
    for (int i = 0; i < position.chairs.size(); i++) {
      Chair chair = position.chairs.get(i);
      if (chair.kind == Chair.Kind.OPEN) chair.kind = Chair.Kind.PERSON;
      if (record.trust().isPresent()) chair.numbers = record.trust().get().numbers().get(i);
    }
  }

  private static Charter charter(GameRecord record, JsonNode summary) {
    List<SeatChange> chairs = new ArrayList<>();
    String persons = summary.path("persons").asString("");
    for (int i = 0; i < record.options().get(hypergate.game.card.Option.SEATS); i++) {
      int now = persons.isEmpty() ? i : persons.indexOf(Seat.of(i).letter());
      JsonNode seat = summary.path("seats").path(now);
      boolean machine = seat.path("kind").asString("").equals("machine");
      chairs.add(
          new SeatChange(
              machine ? "machine" : "person",
              machine ? seat.path("machine").asString("") : null,
              seat.path("name").asString("")));
    }
    Optional<Trust> trust = record.trust();
    return new Charter(
        summary.path("name").asString(""),
        null,
        record.options().given(),
        record.options().aliens(),
        Charter.start(record.options().startCards()),
        new ClockRules("none", 0, 0),
        "relaxed",
        4,
        "link",
        trust.map(Trust::server).orElse("00".repeat(32)),
        0,
        chairs,
        trust.isPresent()
            ? null
            : new Charter.Branched(summary.path("id").asString(""), record.seed(), List.of(), null),
        null,
        null,
        null,
        null,
        Charter.sources(record.options()),
        null);
  }

  /// The whole replay, as JSON.
  ///
  /// @param as a chair, -1 for what everybody saw, [#EVERYTHING]
  String json(int as) {
    Play play = position.begin();
    Audience audience = new Audience(0);
    Screen screen = new Screen(position, audience, new Links(), house);
    Watcher watcher = audience.of(as);
    String view = screen.view(watcher, 0);
    watcher.add(this, null);
    Beats cutter = new Beats(position, audience, screen);
    Session session = play.session();
    for (String answer : record.answers()) session.feed(answer);
    cutter.rest(true);
    watcher.publish();
    StringBuilder json = new StringBuilder("{\"view\":").append(view);
    json.append(",\"beats\":[").append(String.join(",", beats));
    return json.append("],\"encounters\":").append(Json.text(blocks())).append('}').toString();
  }

  @Override
  public void message(String json, long n) {
    beats.add(json);
  }

  @Override
  public void bye(Reason reason) {
    // A reel has an end of its own.
  }

  private List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < beats.size(); i++)
      for (JsonNode event : Json.MAPPER.readTree(beats.get(i)).path("events")) {
        if (event.path("type").asString().equals("encounter-began"))
          blocks.add(
              new Block(
                  event.path("encounter").asInt(),
                  event.path("args").path("offense").asString(),
                  i,
                  0,
                  List.of()));
        else if (!blocks.isEmpty()) blocks.add(marked(blocks.removeLast(), event));
      }
    return blocks;
  }

  private static Block marked(Block block, JsonNode event) {
    JsonNode args = event.path("args");
    return switch (event.path("type").asString()) {
      case "ships-lost" -> block.losing(args.path("count").asInt());
      case "deal-ended" -> args.path("made").asBoolean() ? block.marked("deal") : block;
      case "zapped", "cancelled" -> block.marked("zap");
      case "game-won" -> block.marked("win");
      default -> {
        String mark = MARKS.get(event.path("type").asString());
        yield mark == null ? block : block.marked(mark);
      }
    };
  }

  /// The chair of a seat.
  int chair(Seat seat) {
    for (Chair chair : position.chairs) if (chair.seats().contains(seat)) return chair.index;
    throw Refusal.notFound("There is no seat {seat} in this game.", "seat", seat);
  }
}
