package hypergate.lab.compare;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.lab.run.Nearest;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// One of two ways to play: the common one with some changes, written
/// `technology=odyssey,alien=virus`:
///
/// - `base`: nothing changes;
/// - `OPTION=VALUE`: an option of the game;
/// - `player=NAME`: who sits at the measured seat;
/// - `alien=ID`: the measured seat has this alien;
/// - `card=ID`: the measured seat begins with this tech, moon or cosmic card;
/// - `without=ID`: this alien is never dealt.
public final class Side {
  private static final List<String> OWN_WORDS = List.of("player", "alien", "card", "without");

  private final String words;
  private final String player;
  private final int alien;
  private final boolean isOfSeat;
  private final List<Options> bySeat;

  private Side(String words, String player, int alien, boolean isOfSeat, List<Options> bySeat) {
    this.words = words;
    this.player = player;
    this.alien = alien;
    this.isOfSeat = isOfSeat;
    this.bySeat = bySeat;
  }

  /// Reads one.
  ///
  /// @param words the changes
  /// @param common the options of both sides
  /// @param player who sits at the measured seat, unless the changes say otherwise
  /// @throws IllegalArgumentException saying what is allowed
  public static Side of(String words, Options common, String player) {
    Options options = common;
    String measured = player;
    String alien = "";
    boolean isOfSeat = false;
    List<String> cards = new ArrayList<>();
    for (String change : words.split(",")) {
      if (change.strip().equals("base")) continue;
      int equals = change.indexOf('=');
      if (equals <= 0)
        throw new IllegalArgumentException(
            "'"
                + change
                + "' is no change; write base, option=value, player=name, alien=id, card=id or"
                + " without=id");
      String name = change.substring(0, equals).strip();
      String value = change.substring(equals + 1).strip();
      isOfSeat |= OWN_WORDS.subList(0, 3).contains(name);
      switch (name) {
        case "player" -> measured = value;
        case "alien" -> alien = alien(options, value);
        case "card" -> cards.add(card(options, value));
        case "without" -> options = without(options, alien(options, value));
        default -> options = options.with(optionNamed(name), value);
      }
    }
    checkPlayer(measured);
    if (!options.idle().isEmpty())
      throw new IllegalArgumentException(String.join("; ", options.idle()));
    if (!alien.isEmpty()) cards.add(alien);
    return new Side(
        words,
        measured,
        alien.isEmpty() ? -1 : AllContent.of(options).alienNumber(alien),
        isOfSeat,
        bySeat(options, cards));
  }

  /// Refuses a name that no machine player has.
  static void checkPlayer(String name) {
    if (!Players.isKnown(name))
      throw new IllegalArgumentException(
          "unknown player '"
              + name
              + "'"
              + Nearest.hint(name, Players.names())
              + "; allowed: "
              + String.join(", ", Players.names()));
  }

  private static String optionNamed(String name) {
    List<String> names = AllContent.OPTIONS.all().stream().map(Object::toString).toList();
    if (names.contains(name)) return name;
    List<String> all = new ArrayList<>(OWN_WORDS);
    all.addAll(names);
    throw new IllegalArgumentException(
        "unknown option '"
            + name
            + "'"
            + Nearest.hint(name, all)
            + "; `hypergate rules` lists them all");
  }

  private static String alien(Options options, String id) {
    Content content = AllContent.of(options);
    if (content.alienNumber(id) >= 0) return id;
    throw new IllegalArgumentException(
        "unknown alien '"
            + id
            + "'"
            + Nearest.hint(id, content.aliens().stream().map(Sheet::id).toList()));
  }

  private static String card(Options options, String id) {
    Content content = AllContent.of(options);
    if (content.find(id) != null || content.isCard(id)) return id;
    throw new IllegalArgumentException(
        "unknown card '"
            + id
            + "'"
            + Nearest.hint(id, content.all().stream().map(Card::id).toList()));
  }

  private static Options without(Options options, String alien) {
    List<String> others =
        AllContent.of(options).aliens().stream()
            .filter(options::deals)
            .map(Sheet::id)
            .filter(id -> !id.equals(alien))
            .toList();
    return options.withAliens(others);
  }

  private static List<Options> bySeat(Options options, List<String> cards) {
    if (cards.isEmpty()) {
      new Rules(AllContent.of(options), options).check();
      return IntStream.range(0, options.systems()).mapToObj(_ -> options).toList();
    }
    List<Options> all = new ArrayList<>();
    for (int seat = 0; seat < options.systems(); seat++) {
      List<StartCard> start = new ArrayList<>(options.startCards());
      for (String card : cards) start.add(new StartCard(Seat.of(seat), card));
      Options own = options.withStartCards(start);
      new Rules(AllContent.of(own), own).check();
      all.add(own);
    }
    return List.copyOf(all);
  }

  /// As it was written.
  @Override
  public String toString() {
    return words;
  }

  /// Who sits at the measured seat.
  public String player() {
    return player;
  }

  /// The number of the alien that the measured seat takes; -1: as it likes.
  int alien() {
    return alien;
  }

  /// Whether it says something about the measured seat alone.
  boolean isOfSeat() {
    return isOfSeat;
  }

  /// The options when this seat is the measured one.
  Options options(int seat) {
    return bySeat.get(seat);
  }

  /// Seats at the table.
  public int seats() {
    return bySeat.size();
  }
}
