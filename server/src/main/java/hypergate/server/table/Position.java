package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.lab.record.Program;
import hypergate.lab.record.RuleDigest;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.StandingOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// How a table stands: its charter and every row of its journal, in their order. What follows from
/// rows is changed by [#apply] and nowhere else, so that a table read from the store stands as the
/// one that wrote it. It is long because every kind of row is applied here.
final class Position {
  private static final int TRIES = 4;

  final String table;
  final Charter charter;
  final List<Chair> chairs = new ArrayList<>();
  final Clocks clocks;
  final Story story = new Story();
  final Chat chat = new Chat();
  final Keys keys = new Keys();
  final Panes panes;
  final Dealings dealings = new Dealings();
  final Map<Integer, List<StandingOrder>> orders = new TreeMap<>();
  final Map<String, TreeSet<Integer>> votes = new TreeMap<>();
  final Downtimes downtimes;
  final Puzzling puzzling = new Puzzling(this);
  private final Reasons reasons = new Reasons(chairs);
  private @Nullable TableRules rules;
  private @Nullable Play play;
  private Bargains bargains = new Bargains(dealings);
  private @Nullable Transcribed journal;
  private @Nullable String game;
  private @Nullable String next;
  private @Nullable Aside aside;
  private Entry.@Nullable Began begun;
  private @Nullable Long sealed;
  private List<Integer> unopened = List.of();
  private Map<String, Long> lastOpen = Map.of();
  private String persons = "";
  private long rows;
  private long at;

  Position(String table, Charter charter, Downtimes downtimes) {
    this.table = table;
    this.charter = charter;
    this.downtimes = downtimes;
    int players = charter.players();
    for (int i = 0; i < players; i++) {
      SeatChange seat = charter.chairs().get(i);
      Chair.Kind kind =
          seat.kind().equals("machine")
              ? Chair.Kind.MACHINE
              : i == charter.host() ? Chair.Kind.PERSON : Chair.Kind.OPEN;
      Chair chair = new Chair(i, players, kind, text(seat.machine()), text(seat.name()));
      chair.sits(this::seatOf);
      if (chair.isSomebodys()) chair.excluded = charter.excluded(i);
      chairs.add(chair);
    }
    this.clocks = new Clocks(charter, players, downtimes);
    this.panes = new Panes(1000L * charter.windowSeconds(), downtimes);
  }

  // Where somebody sits now who began at a seat; until the game stands, as the journal has it.
  private Seat seatOf(Seat began) {
    Play running = play;
    if (running != null) return running.session().game().persons().seatOf(began);
    return persons.isEmpty() ? began : Seat.of(persons.indexOf(began.letter()));
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }

  /// Does again what a row of the journal says.
  void replay(Row row) {
    for (Entry entry : row.entries()) {
      if (entry instanceof Entry.Moved moved && journal != null) journal.apply(moved);
      apply(entry, row.at());
    }
    noted(row);
  }

  /// A row is in the journal.
  void noted(Row row) {
    rows++;
    at = row.at();
    keys.apply(row);
  }

  /// Plays the game up to where the journal ends.
  void wake() {
    if (journal == null) return;
    Play woken = newPlay();
    woken.restore(journal, beginning().size(), luck());
    journal = null;
    play = woken;
    bargains.hear(woken.session());
  }

  /// Plays the game as far as its journal fits; nobody is asked anything, and nothing goes on.
  ///
  /// @return what did not fit, for whoever runs the server; null when all did
  @Nullable String wakeToLook() {
    Transcribed known = journal;
    journal = null;
    if (known == null) return null;
    List<String> lines = known.lines();
    String fault = null;
    // Where the game cannot even be looked at after the last answer that fits, one before will do.
    for (int tries = 0; tries < TRIES; tries++) {
      Play looked;
      try {
        looked = bare();
      } catch (RuntimeException e) {
        return "the game does not even begin: " + e;
      }
      Play.Fitting fitting = looked.feedWhatFits(lines, beginning().size(), luck());
      if (fitting.fault() == null) {
        play = looked;
        return fault;
      }
      if (fault == null)
        fault = "answer " + (fitting.lines() + 1) + " of " + lines.size() + ": " + fitting.fault();
      lines = lines.subList(0, fitting.lines());
    }
    return fault;
  }

  /// By which program and rules the game began, and how they differ from those of today: a part of
  /// a sentence.
  String differences() {
    Entry.Began then = begun;
    if (then == null || then.version() == null) return "nobody noted by which version it was begun";
    String versions = "begun by version " + then.version() + ", this is " + Program.version();
    RuleDigest rules = then.digest();
    if (rules == null) return versions;
    List<String> names = rules.differences(RuleDigest.of(rules().options()));
    return names.isEmpty()
        ? versions + "; all cards and options are declared as they were"
        : versions + "; different: " + String.join(", ", names);
  }

  /// Why it does not go on; null when it does.
  @Nullable Aside aside() {
    return aside;
  }

  /// It does not go on.
  void setAside(Aside why) {
    aside = why;
  }

  /// What follows from the charter.
  TableRules rules() {
    TableRules known = rules;
    if (known == null) {
      known = TableRules.of(charter, unwanted(null));
      rules = known;
    }
    return known;
  }

  /// The aliens that people do not want to be dealt.
  ///
  /// @param but whose list is left out; null for nobody's
  Set<String> unwanted(@Nullable Chair but) {
    Set<String> unwanted = new TreeSet<>();
    for (Chair chair : chairs) if (chair != but) unwanted.addAll(chair.excluded);
    return unwanted;
  }

  // Once the game has begun its aliens are dealt, whoever said what.
  private void exclude(Chair chair, List<String> aliens) {
    if (begun != null) return;
    chair.excluded = List.copyOf(aliens);
    rules = null;
  }

  /// Deals and promises.
  Bargains bargains() {
    return bargains;
  }

  /// What machines say of deals.
  Reasons reasons() {
    return reasons;
  }

  /// The game has been taken back.
  void rewind() {
    bargains = new Bargains(dealings);
    if (play != null) bargains.hear(play.session());
  }

  /// What an entry changes; the game itself has gone on already, or will by [#wake].
  void apply(Entry entry, long when) {
    switch (entry) {
      case Entry.Sat(int chair, Chair.Kind kind, String machine, String name) ->
          sit(chairs.get(chair), kind, machine, name);
      case Entry.Renewed(int chair) -> {
        chairs.get(chair).renewed = true;
        exclude(chairs.get(chair), List.of());
        chat.leave(chair);
      }
      case Entry.Readied(int chair, boolean ready, String numbers, String commitment) -> {
        chairs.get(chair).ready = ready;
        chairs.get(chair).numbers = numbers;
        chairs.get(chair).commitment = commitment == null ? "" : commitment;
        unopened = List.of();
      }
      case Entry.Excluded(int chair, List<String> aliens) -> exclude(chairs.get(chair), aliens);
      case Entry.Sealed() -> sealed = when;
      case Entry.Shared(int chair, String numbers) -> chairs.get(chair).numbers = numbers;
      case Entry.Unsealed(List<Integer> failed) -> {
        sealed = null;
        unopened = List.copyOf(failed);
        for (Chair chair : chairs) forget(chair);
      }
      case Entry.Began began -> {
        begun = began;
        if (play == null) journal = new Transcribed(beginning());
      }
      case Entry.Moved moved -> {
        persons = moved.persons() == null ? "" : moved.persons();
        open(when, moved.open());
      }
      case Entry.Undone(int events) -> story.cut(events);
      case Entry.Told told -> story.apply(told);
      case Entry.Left(int chair, Chair.Absence how) -> {
        chairs.get(chair).absence = how;
        if (how != Chair.Absence.NONE) clocks.open(when, chairs.get(chair), Map.of());
      }
      case Entry.Connected(int chair, boolean connected) ->
          clocks.of(chairs.get(chair)).connected(when, connected);
      case Entry.Gained(int chair, long millis) -> clocks.gain(when, chairs.get(chair), millis);
      case Entry.Said said -> chat.apply(said, when);
      case Entry.Ordered(int chair, List<StandingOrder> all) -> orders.put(chair, all);
      case Entry.Voted(String what, int chair, boolean yes) -> {
        TreeSet<Integer> voters = votes.computeIfAbsent(what, _ -> new TreeSet<>());
        if (yes) voters.add(chair);
        else voters.remove(chair);
      }
      case Entry.Paused(boolean paused) -> {
        clocks.pause(when, paused);
        panes.pause(when, paused);
        votes.remove("pause");
        votes.remove("resume");
      }
      case Entry.Opened opened -> panes.apply(opened, when);
      case Entry.Pressed pressed -> {
        panes.apply(pressed, when);
        open(when, lastOpen);
      }
      case Entry.Closing closing -> panes.apply(closing);
      case Entry.Closed closed -> {
        panes.apply(closed);
        open(when, lastOpen);
      }
      case Entry.Dealing dealing -> dealings.apply(dealing, when);
      case Entry.Proposed proposed -> dealings.apply(proposed);
      case Entry.Drafted drafted -> dealings.apply(drafted);
      case Entry.Settled settled -> dealings.apply(settled);
      case Entry.Ended(String finished) -> game = finished;
      case Entry.Followed(String table) -> next = table;
    }
  }

  private void sit(Chair chair, Chair.Kind kind, String machine, String name) {
    if (chair.kind != kind) forget(chair);
    // Whoever sits down next is somebody else.
    if (kind != Chair.Kind.PERSON) {
      chair.renewed = true;
      exclude(chair, List.of());
    }
    if (chair.isPerson() && kind != Chair.Kind.PERSON) {
      chat.leave(chair.index);
      orders.remove(chair.index);
    }
    chair.kind = kind;
    chair.machine = machine;
    chair.name = name;
  }

  private static void forget(Chair chair) {
    chair.ready = false;
    chair.numbers = "";
    chair.commitment = "";
  }

  /// Since when parts of the seed are being opened; null when they are not.
  @Nullable Long sealed() {
    return play == null ? sealed : null;
  }

  /// The chairs that are bound to a part of the seed and have not opened it.
  List<Chair> closed() {
    return chairs.stream()
        .filter(chair -> !chair.commitment.isEmpty() && chair.numbers.isEmpty())
        .toList();
  }

  /// The chairs for whose sake the last start failed.
  List<Chair> unopened() {
    return unopened.stream().map(chairs::get).toList();
  }

  /// What each chair is bound to, empty for none.
  List<String> commitments() {
    return chairs.stream().map(chair -> chair.commitment).toList();
  }

  /// The questions that are open from a moment on.
  private void open(long when, Map<String, Long> questions) {
    lastOpen = questions;
    for (Chair chair : chairs) {
      Map<String, Long> own = new TreeMap<>(questions);
      own.keySet()
          .removeIf(letter -> chair.seats().stream().noneMatch(s -> s.letter().equals(letter)));
      // Whoever holds a window thinks on its own time.
      Panes.Pane pane = panes.open();
      if (pane != null && panes.isHolding(chair.index)) own.put("window", pane.n);
      clocks.open(when, chair, chair.isPresent() ? own : Map.of());
    }
  }

  // ---- the game

  // Nobody sits there yet.
  private Play bare() {
    Charter.Taught taught = charter.lesson();
    return taught == null ? new Play(rules().rules(), seed()) : new Play(Teaching.lesson(taught));
  }

  private Play newPlay() {
    Play fresh = bare();
    Charter.Taught taught = charter.lesson();
    if (taught != null) fresh.seat(chairs, Teaching.lesson(taught));
    else fresh.seat(chairs, seed());
    if (charter.isStrict()) fresh.guard(guarded());
    return fresh;
  }

  /// The seed of its game.
  long seed() {
    Charter.Taught taught = charter.lesson();
    if (taught != null) return Teaching.lesson(taught).scene().seed();
    Charter.Branched branch = charter.branch();
    if (branch != null) return branch.seed();
    return charter.trust(table, commitments(), numbers()).seed();
  }

  /// Each chair's part of the seed.
  List<String> numbers() {
    return chairs.stream().map(chair -> chair.numbers).toList();
  }

  private @Nullable Long luck() {
    Charter.Branched branch = charter.branch();
    return branch == null ? null : branch.luck();
  }

  // What had been answered before the game began at this table.
  private List<String> beginning() {
    Charter.Branched branch = charter.branch();
    return branch == null ? List.of() : branch.lines();
  }

  /// Begins the game.
  Play begin() {
    Play begun = newPlay();
    begun.feed(beginning(), beginning().size(), luck());
    play = begun;
    return begun;
  }

  /// Plays the game again as far as one of its answers, and goes on from there.
  ///
  /// @param lines how many answers stay
  void retake(int lines) {
    Play again = newPlay();
    again.goesOnFrom(begun(), lines);
    again.start();
    play = again;
    rewind();
  }

  /// The game; null in the lobby.
  @Nullable Play play() {
    return play;
  }

  /// The game that is being played, or is over.
  ///
  /// @throws Refusal in the lobby
  Play begun() {
    if (play == null) throw Refusal.notNow("The game has not begun yet.");
    return play;
  }

  /// The game that is being played.
  ///
  /// @throws Refusal in the lobby, and when the game is over
  Play running() {
    Play begun = begun();
    if (begun.isOver()) throw Refusal.notNow("The game is over.");
    return begun;
  }

  // ---- the rest

  /// How many rows the journal has.
  long rows() {
    return rows;
  }

  /// When the last row was written.
  long at() {
    return at;
  }

  /// `lobby`, `playing` or `over`.
  String state() {
    if (aside != null && aside.ended()) return "over";
    if (play == null) return "lobby";
    return play.isOver() ? "over" : "playing";
  }

  /// The address of the finished game.
  @Nullable String game() {
    return game;
  }

  /// The next table of the same people.
  @Nullable String next() {
    return next;
  }

  /// The chair that the store calls by this letter.
  Chair began(String letter) {
    for (Chair chair : chairs) if (chair.letter().equals(letter)) return chair;
    throw new IllegalStateException("no chair is called " + letter);
  }

  /// The chair whose player sits at the seat with this letter now.
  ///
  /// @throws Refusal when there is none
  Chair chair(String letter) {
    for (Chair chair : chairs)
      for (var seat : chair.seats()) if (seat.letter().equals(letter)) return chair;
    throw Refusal.notFound("There is no seat {seat} at this table.", "seat", letter);
  }

  /// The people who play: not those for whom a machine answers.
  List<Chair> present() {
    return chairs.stream().filter(Chair::isPresent).toList();
  }

  /// The people for whom the game stops in response windows, as a mask of the seats at which they
  /// began.
  int guarded() {
    int persons = 0;
    for (Chair chair : present()) persons |= chair.persons();
    return persons;
  }

  /// Who has voted for something.
  List<Chair> votes(String what) {
    return votes.getOrDefault(what, new TreeSet<>()).stream().map(chairs::get).toList();
  }
}
