package hypergate.server.table;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Memo;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.table.TableParts.SeatView;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.view.Sections;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A table as each viewer may see it: the game's sections, and the table's own.
final class Screen {
  /// How many events a view holds.
  static final int LOG = 300;

  /// How many lines of the log are remembered, for all who look.
  private static final int LINES = 64;

  private final Position position;
  private final Links links;
  private final House house;
  private final SeatViews seats;
  private final DealViews deals;
  private final TableViews tables;
  private final Map<Long, String> prompts = new HashMap<>();
  private final Memo texts = new Memo();
  private final Map<Integer, Line> lines = new HashMap<>();
  private @Nullable Sections game;
  private boolean taken;

  Screen(Position position, Audience audience, Links links, House house) {
    this.position = position;
    this.links = links;
    this.house = house;
    this.seats = new SeatViews(position, audience);
    this.deals = new DealViews(position);
    this.tables = new TableViews(position, audience);
  }

  /// The game is not as it was: what was read is read anew.
  void stir() {
    taken = false;
    deals.stir();
  }

  /// The game may have gone back: what was told need not have happened.
  void forget() {
    stir();
    lines.clear();
  }

  /// Texts of the table's own.
  Memo texts() {
    return texts;
  }

  Position position() {
    return position;
  }

  Links links() {
    return links;
  }

  SeatViews seats() {
    return seats;
  }

  DealViews deals() {
    return deals;
  }

  TableViews tables() {
    return tables;
  }

  private @Nullable Sections game() {
    Play play = position.play();
    if (play == null) return null;
    Sections sections = game;
    if (sections == null) {
      sections = new Sections(play.session().game().rules());
      game = sections;
    }
    if (!taken) {
      story(sections, play.session());
      sections.take(play.session().game());
      taken = true;
    }
    return sections;
  }

  private static void story(Sections sections, Session session) {
    List<Event> events = session.events();
    String how = null;
    Long decided = null;
    for (int i = events.size() - 1; i >= 0 && decided == null; i--)
      switch (events.get(i)) {
        case Event.GameWon won -> how = Summaries.how(won);
        case Event.Decided _ -> decided = Story.id(i);
        default -> {}
      }
    sections.story(how, decided);
  }

  /// The seats of a chair, as a mask; 0 for a spectator, all for whoever sees everything.
  int mine(int chair) {
    if (chair == Reel.EVERYTHING) return (1 << position.rules().options().systems()) - 1;
    return chair < 0 ? 0 : position.chairs.get(chair).mask();
  }

  // ---- sections

  /// The table as it stands now, for all who look.
  ///
  /// @param moving whether the game is going on at this moment, so that nobody is asked
  Moment moment(boolean moving) {
    return new Moment(this, game(), moving || position.aside() != null);
  }

  /// Every seat as anybody sees it.
  List<SeatView> publicSeats() {
    return seats.all(game(), false);
  }

  /// Whether a chair may take its last answer back.
  boolean mayUndo(int chair) {
    Play play = position.play();
    if (play == null || chair < 0 || position.clocks.isPaused()) return false;
    if (position.chairs.get(chair).isAbsent()) return false;
    return position.chairs.get(chair).seats().stream().anyMatch(play.session()::mayUndo);
  }

  /// The open questions of a chair, as JSON.
  String prompts(int chair) {
    StringBuilder all = new StringBuilder("[");
    for (Prompted open : open(chair)) all.append(all.length() > 1 ? "," : "").append(open.json());
    return all.append(']').toString();
  }

  private record Prompted(long n, String json) {}

  private List<Prompted> open(int chair) {
    List<Prompted> open = new ArrayList<>();
    Play play = position.play();
    if (play == null || chair < 0 || !position.chairs.get(chair).isPresent()) return open;
    if (prompts.size() > 16) prompts.clear();
    for (Seat seat : position.chairs.get(chair).seats()) {
      if (!play.isAsked(seat)) continue;
      long n = play.number(seat);
      open.add(
          new Prompted(
              n, prompts.computeIfAbsent(n, _ -> Json.text(Prompt.of(play.session(), seat, n)))));
    }
    open.sort(Comparator.comparingLong(Prompted::n));
    return open;
  }

  // ---- the log

  /// Events of the game from a place on, and lines of the table's own from a place on, as a viewer
  /// may read them: JSON objects.
  List<String> events(int chair, int event, int line) {
    Play play = position.play();
    List<Line> all = new ArrayList<>();
    if (play != null)
      for (int i = event; i < play.session().events().size(); i++)
        all.add(line(play.session(), i, chair));
    for (Entry.Told told : position.story.seenBy(chair, line)) all.add(line(told));
    all.sort(Comparator.comparingLong(Line::id));
    return all.stream().map(Line::json).toList();
  }

  /// One line of the log.
  private record Line(long id, String json) {}

  // Most events look the same to everybody; the latest of those are written once.
  private Line line(Session session, int i, int chair) {
    Event event = session.events().get(i);
    int mine = mineAt(session, i, chair);
    long id = Story.id(i);
    if (!LogEvent.isOpen(event, mine))
      return new Line(id, Json.text(LogEvent.of(id, event, session.origin(i), mine)));
    Line known = lines.get(i);
    if (known != null) return known;
    Line line = new Line(id, Json.text(LogEvent.of(id, event, session.origin(i), 0)));
    if (lines.size() >= LINES) lines.clear();
    lines.put(i, line);
    return line;
  }

  // What happened is seen as from the seat at which somebody sat then.
  private int mineAt(Session session, int event, int chair) {
    return chair < 0 ? mine(chair) : session.seatsAt(event, position.chairs.get(chair).persons());
  }

  private static Line line(Entry.Told told) {
    return new Line(
        told.id(),
        Json.text(
            new LogEvent(
                told.id(),
                told.type(),
                told.encounter(),
                LogEvent.phase(told.phase()),
                told.args(),
                null,
                null,
                told.only() != null)));
  }

  private static String joined(List<Line> lines) {
    StringBuilder json = new StringBuilder();
    for (Line line : lines) json.append(json.isEmpty() ? "" : ",").append(line.json());
    return json.toString();
  }

  /// The last events before an id, oldest first, as a JSON array.
  String log(int chair, long before, int most) {
    Play play = position.play();
    List<Line> all = new ArrayList<>();
    if (play != null) {
      int end = (int) Math.min(play.session().events().size(), (before - 1) / Story.STEP);
      int begin = Math.max(0, end - most);
      for (int i = begin; i < end; i++) all.add(line(play.session(), i, chair));
      long first = begin == 0 ? 0 : Story.id(begin);
      for (Entry.Told told : position.story.seenBy(chair, first, before)) all.add(line(told));
    }
    all.sort(Comparator.comparingLong(Line::id));
    return "[" + joined(all.subList(Math.max(0, all.size() - most), all.size())) + "]";
  }

  // ---- messages

  /// The members of a beat after its number.
  ///
  /// @param events JSON objects
  /// @param changes JSON texts of sections
  Pieces beat(List<String> events, Map<String, Pieces> changes, @Nullable String digest) {
    Pieces.Writer beat = new Pieces.Writer();
    beat.add(",\"now\":" + house.now() + ",\"events\":[");
    for (int i = 0; i < events.size(); i++) beat.add(i == 0 ? "" : ",").add(events.get(i));
    beat.add("],\"changes\":{");
    boolean first = true;
    for (Map.Entry<String, Pieces> change : changes.entrySet()) {
      beat.add(first ? "\"" : ",\"").add(change.getKey()).add("\":").add(change.getValue());
      first = false;
    }
    return beat.add(digest == null ? "}" : "},\"digest\":\"" + digest + "\"").written();
  }

  /// The digest of the board as a viewer sees it.
  @Nullable String digest(int chair) {
    Sections shown = game();
    return shown == null ? null : shown.digest(mine(chair));
  }

  /// The whole table as a viewer sees it now.
  ///
  /// @param n the number of the last message
  String view(Watcher watcher, long n) {
    int chair = watcher.chair();
    // Streams that are there already get what changed in its own time.
    boolean first = !watcher.isShown();
    StringBuilder view = new StringBuilder("{\"epoch\":\"").append(house.epoch());
    view.append("\",\"n\":").append(n).append(",\"now\":").append(house.now());
    moment(false)
        .sections(chair)
        .forEach(
            (section, json) -> {
              if (first) watcher.shows(section, json);
              view.append(",\"").append(section).append("\":").append(json);
            });
    return view.append(",\"log\":").append(log(chair, Long.MAX_VALUE, LOG)).append('}').toString();
  }

  /// Encounters begun so far.
  static int encounter(Position position) {
    Play play = position.play();
    return play == null ? 0 : play.session().game().encounters();
  }
}
