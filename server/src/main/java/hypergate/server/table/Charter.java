package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.AlienList;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.StartCard;
import hypergate.lab.house.HouseCard;
import hypergate.lab.record.Trust;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.why.Hint;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What never changes at a table.
///
/// @param name what it is called
/// @param preset the set of options that it started from
/// @param options every option that was set
/// @param aliens the aliens to deal from; none means all
/// @param start what seats begin with, each a [StartCard]; null in what was saved before there was
///   such a thing
/// @param clock how long people may think
/// @param secrecy `strict` or `relaxed`
/// @param windowSeconds how long a response window stays open
/// @param watch who may watch: `anyone`, `link` or `nobody`
/// @param server the server's part of the seed, in hex: a secret until the game is over
/// @param host the chair of whoever made the table
/// @param chairs who sat where in the beginning
/// @param branch for a practice table, where it begins
/// @param lesson for the table of a lesson, which; null in what was saved before there were any
/// @param hints who may ask for hints, see [Hints]; null in what was saved before there were any
/// @param puzzle for the table of a puzzle, which; null in what was saved before there were any
/// @param before for the table of a rematch, that of the game before; null in what was saved before
///   that was noted
/// @param cards the files of cards that somebody wrote for this table; null in what was saved
///   before there were any
/// @param excluded for the table of a rematch, the aliens that people did not want to be dealt at
///   that of the game before, by chair; null in what was saved before there were any
record Charter(
    String name,
    @Nullable String preset,
    Map<String, String> options,
    List<String> aliens,
    @Nullable List<String> start,
    ClockRules clock,
    String secrecy,
    int windowSeconds,
    String watch,
    String server,
    int host,
    List<SeatChange> chairs,
    @Nullable Branched branch,
    @Nullable Taught lesson,
    @Nullable String hints,
    @Nullable Puzzled puzzle,
    @Nullable String before,
    @Nullable List<String> cards,
    @Nullable List<List<String>> excluded) {

  /// Where a practice table begins.
  ///
  /// @param game the finished game that it comes from
  /// @param seed of that game
  /// @param lines its answers up to there
  /// @param luck what the cards that nobody has seen are shuffled anew with; null: not at all
  record Branched(String game, long seed, List<String> lines, @Nullable Long luck) {}

  /// The lesson that a table is for.
  ///
  /// @param id which
  /// @param digest of the position and of what machines answer, as they were then
  record Taught(String id, String digest) {}

  /// The puzzle that a table is for, with all that is said about it afterwards: the puzzle of that
  /// day may be another one in a later version.
  ///
  /// @param day which, as `2026-11-24`
  /// @param number of the puzzle
  /// @param seat who is asked
  /// @param prompt what is asked
  /// @param best up to three answers, the best first
  record Puzzled(String day, int number, String seat, String prompt, List<Hint.Answer> best) {}

  /// Whether the shuffle of its game follows from parts of a seed that people can verify.
  boolean isShuffled() {
    return branch == null && lesson == null;
  }

  /// The options of its game, as its maker wished for them.
  Options rules() {
    return rules(List.of());
  }

  /// The same without aliens that people do not want to be dealt.
  Options rules(Collection<String> unwanted) {
    List<String> wished = new ArrayList<>(aliens);
    for (String id : unwanted) if (!new AlienList(aliens).leavesOut(id)) wished.add("-" + id);
    List<StartCard> begun = start == null ? List.of() : start.stream().map(StartCard::of).toList();
    return AllContent.OPTIONS
        .of(options)
        .withOwnCards(HouseCard.read(sources()))
        .withAliens(wished)
        .withStartCards(begun);
  }

  /// The aliens that the person of a chair did not want to be dealt in the game before.
  List<String> excluded(int chair) {
    return excluded == null ? List.of() : excluded.get(chair);
  }

  /// The files of cards that somebody wrote for this table.
  List<String> sources() {
    return cards == null ? List.of() : cards;
  }

  /// What seats begin with, as it is saved.
  static List<String> start(List<StartCard> cards) {
    return cards.stream().map(StartCard::toString).toList();
  }

  /// The files of the cards that somebody wrote for games with these options.
  static List<String> sources(Options options) {
    return options.ownCards().stream().map(OwnCard::source).toList();
  }

  /// Whether every response window is opened for all who might act.
  boolean isStrict() {
    return secrecy.equals("strict");
  }

  boolean isLive() {
    return clock.mode().equals("live");
  }

  /// Whether people have only so much time.
  boolean hasClock() {
    return !clock.mode().equals("none");
  }

  /// How many players there are; in the game of two each has two seats.
  int players() {
    return rules().get(Option.SEATS);
  }

  /// What the server is bound to.
  String commitment() {
    return Trust.commitment(HexFormat.of().parseHex(server));
  }

  /// What proves the seed, given what the chairs were bound to and their numbers.
  Trust trust(String table, List<String> commitments, List<String> numbers) {
    return new Trust(table, commitment(), server, bySeat(commitments), bySeat(numbers));
  }

  private List<String> bySeat(List<String> byChair) {
    List<String> bySeat = new ArrayList<>(byChair);
    while (bySeat.size() < rules().systems()) bySeat.add("");
    return bySeat;
  }
}
