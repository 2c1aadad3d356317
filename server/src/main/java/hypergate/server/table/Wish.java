package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.AlienList;
import hypergate.game.card.Card;
import hypergate.game.card.Misfit;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.Sheet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.house.HouseCard;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.Sentence;
import hypergate.server.protocol.book.Preset;
import hypergate.server.protocol.book.Presets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Makes a charter of what somebody wishes, or says what is wrong with the wish.
final class Wish {
  private static final int DAY = 86_400;

  private Wish() {}

  /// The charter of a new table.
  ///
  /// @param part the server's part of the seed
  static Charter charter(NewTable wish, byte[] part) {
    if (wish.lesson() != null) return Teaching.charter(wish, part);
    Options options = options(wish);
    List<SeatChange> seats = seats(wish, options.get(Option.SEATS));
    int host = host(seats);
    Tryout tryout = new Tryout(AllContent.of(options));
    options = proven(options.withStartCards(tryout.startCards(Seat.of(host), with(wish))));
    long people = seats.stream().filter(seat -> seat.kind().equals("person")).count();
    String me = wish.me();
    String name = me == null || me.isBlank() ? "Player " + (char) ('A' + host) : me;
    seats.set(host, new SeatChange("person", null, Names.checked(name, Names.NAME)));
    String salt = HexFormat.of().formatHex(part);
    name(seats, salt);
    ClockRules clock = clock(wish.clock(), people > 1);
    String table = wish.name();
    return new Charter(
        table == null || table.isBlank()
            ? seats.get(host).name() + "'s table"
            : Names.checked(table, Names.TABLE),
        wish.preset(),
        options.given(),
        options.aliens(),
        Charter.start(options.startCards()),
        clock,
        secrecy(wish.secrecy(), clock),
        between(wish.windowSeconds(), 4, 2, 15, WINDOW_TIME),
        one(wish.watch(), "link", Set.of("anyone", "link", "nobody"), "watch"),
        salt,
        host,
        List.copyOf(seats),
        null,
        null,
        one(wish.hints(), Hints.ALONE, Hints.OPTION, "hints"),
        null,
        null,
        wish.cards(),
        null);
  }

  private static List<String> with(NewTable wish) {
    return wish.with() == null ? List.of() : wish.with().stream().distinct().toList();
  }

  private static final String WINDOW_TIME =
      "A response window may be from {least} to {most} seconds.";
  private static final String GAME_TIME =
      "The time for a game may be from {least} to {most} seconds.";
  private static final String ANSWER_TIME =
      "The time for an answer may be from {least} to {most} seconds.";

  private static Options options(NewTable wish) {
    Map<String, String> given = new LinkedHashMap<>();
    String preset = wish.preset();
    if (preset != null)
      given.putAll(
          Presets.named(preset)
              .map(Preset::options)
              .orElseThrow(
                  () -> Refusal.notLegal("There is no preset '{preset}'.", "preset", preset)));
    if (wish.options() != null) given.putAll(wish.options());
    List<OwnCard> own = own(wish);
    try {
      Tryout tryout = new Tryout(AllContent.of(AllContent.OPTIONS.of(Map.of()).withOwnCards(own)));
      for (OwnCard card : own) tryout.prepare(card.id(), given);
      for (String card : with(wish)) tryout.prepare(card, given);
      List<String> aliens = wish.aliens() == null ? List.of() : wish.aliens();
      Options options = AllContent.OPTIONS.of(given).withOwnCards(own);
      if (Boolean.TRUE.equals(wish.easy())) aliens = easy(aliens, options);
      if (!aliens.isEmpty()) options = options.withAliens(aliens(aliens, options));
      // Its box holds all of them.
      AllContent.of(options);
      return options;
    } catch (IllegalArgumentException e) {
      throw cannotBe(e);
    }
  }

  // What somebody wrote stands beside the cards that there are, never in the place of one: nobody
  // could tell them apart.
  private static List<OwnCard> own(NewTable wish) {
    if (wish.cards() == null) return List.of();
    List<OwnCard> own;
    try {
      own = HouseCard.read(wish.cards());
    } catch (IllegalArgumentException e) {
      throw cannotBe(e);
    }
    for (OwnCard card : own)
      for (Card face : card.cards())
        if (AllContent.ALL.find(face.id()) != null)
          throw Refusal.notLegal(
              "There is a card called {card} already: give yours another name.",
              "card",
              face.name());
    return own;
  }

  // Those of the wanted ones that are marked green; of all that the options know where none is.
  private static List<String> easy(List<String> wanted, Options options) {
    AlienList list = new AlienList(wanted);
    List<String> easy =
        AllContent.of(options).aliens().stream()
            .filter(alien -> alien.level() == 0 && options.knows(alien))
            .map(Sheet::id)
            .filter(id -> list.only().isEmpty() || list.names(id))
            .filter(id -> !list.leavesOut(id))
            .toList();
    if (easy.isEmpty()) throw Misfit.of("none of these aliens is marked easy");
    return easy;
  }

  private static List<String> aliens(List<String> wanted, Options options) {
    List<String> ids = wanted.stream().distinct().toList();
    for (String id : ids)
      if (AllContent.of(options).alienNumber(AlienList.id(id)) < 0)
        throw Misfit.of("there is no alien '{id}'", "id", AlienList.id(id));
    List<String> only = new AlienList(ids).only();
    int least = 2 * options.systems();
    if (!only.isEmpty() && only.size() < least)
      throw Misfit.of(
          "{count} aliens are too few to choose from; {least} are needed",
          "count",
          only.size(),
          "least",
          least);
    return ids;
  }

  // Aliens that never meet can leave too few to deal: then it is said now.
  static Options proven(Options options) {
    try {
      new Session(AllContent.of(options), options, 1).ready();
      return options;
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw cannotBe(e);
    }
  }

  private static Refusal cannotBe(RuntimeException why) {
    return Refusal.notLegal(
        "That cannot be: {why}.",
        "why",
        why instanceof Misfit misfit
            ? Sentence.of(misfit)
            : String.valueOf(why.getMessage()).replaceFirst("\\.$", ""));
  }

  private static List<SeatChange> seats(NewTable wish, int players) {
    List<SeatChange> wanted = wish.seats() == null ? List.of() : wish.seats();
    if (wanted.size() > players)
      throw Refusal.notLegal(
          "There are {seats} seats at this table, not {count}.",
          "seats",
          players,
          "count",
          wanted.size());
    List<SeatChange> seats = new ArrayList<>();
    for (SeatChange seat : wanted) {
      if (seat.kind().equals("machine")) {
        String machine = Lobby.machine(seat);
        seats.add(new SeatChange("machine", machine, Lobby.wishedName(seat)));
      } else if (seat.kind().equals("person")) {
        seats.add(new SeatChange("person", null, Lobby.wishedName(seat)));
      } else throw Refusal.malformed("At a seat sits a person or a machine.");
    }
    while (seats.size() < players) seats.add(new SeatChange("machine", Lobby.MACHINE, ""));
    return seats;
  }

  /// Gives the machines names that have none.
  ///
  /// @param seats who sits where; changed
  /// @param table see [MachineNames#of]
  static void name(List<SeatChange> seats, String table) {
    for (int i = 0; i < seats.size(); i++) {
      SeatChange seat = seats.get(i);
      String name = seat.name();
      if (!seat.kind().equals("machine") || name != null && !name.isEmpty()) continue;
      List<String> taken = new ArrayList<>();
      for (SeatChange other : seats) if (other.name() != null) taken.add(other.name());
      seats.set(i, new SeatChange("machine", seat.machine(), MachineNames.of(table, i, taken)));
    }
  }

  private static int host(List<SeatChange> seats) {
    for (int i = 0; i < seats.size(); i++) if (seats.get(i).kind().equals("person")) return i;
    return 0;
  }

  private static ClockRules clock(@Nullable ClockRules wish, boolean people) {
    if (wish == null)
      return people ? new ClockRules("live", 900, 60) : new ClockRules("none", 0, 0);
    return switch (wish.mode()) {
      case "none" -> new ClockRules("none", 0, 0);
      case "live" ->
          new ClockRules(
              "live",
              between(wish.bankSeconds(), 900, 0, DAY, GAME_TIME),
              between(wish.promptSeconds(), 60, 5, 3600, ANSWER_TIME));
      case "slow" ->
          new ClockRules(
              "slow",
              between(wish.bankSeconds(), 3 * DAY, 0, 60 * DAY, GAME_TIME),
              between(wish.promptSeconds(), DAY, 3600, 14 * DAY, ANSWER_TIME));
      default -> throw Refusal.malformed("A clock is live, slow or none.");
    };
  }

  private static String secrecy(@Nullable String wish, ClockRules clock) {
    boolean slow = clock.mode().equals("slow");
    String secrecy = one(wish, slow ? "relaxed" : "strict", Set.of("strict", "relaxed"), "secrecy");
    if (slow && secrecy.equals("strict"))
      throw Refusal.notLegal(
          "Response windows of seconds need people at the table: with a slow clock it is relaxed.");
    return secrecy;
  }

  private static int between(
      @Nullable Integer wish, int usual, int least, int most, String sentence) {
    if (wish == null) return usual;
    if (wish < least || wish > most) throw Refusal.notLegal(sentence, "least", least, "most", most);
    return wish;
  }

  private static String one(@Nullable String wish, String usual, Set<String> allowed, String what) {
    if (wish == null) return usual;
    if (!allowed.contains(wish))
      throw Refusal.malformed("'{value}' is no value of '{what}'.", "value", wish, "what", what);
    return wish;
  }
}
