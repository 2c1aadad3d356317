package hypergate.lab.puzzle;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.game.word.Step;
import hypergate.players.NovicePlayer;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds puzzles in games that strong machines play among themselves: questions with a choice that
/// were answered otherwise than by rule of thumb, and in which that is clearly right. A game has
/// few of them, each of another kind of question, and of the kinds that there are fewest of so far.
public final class PuzzleSearch {
  /// Who plays the games.
  private static final String PLAYER = "strong/150";

  /// How often is played on for a first look, and for a last one.
  private static final int FIRST_LOOK = 1_000;

  private static final int LAST_LOOK = 6_000;

  /// A game has so many puzzles at most.
  private static final int OF_A_GAME = 3;

  /// So many questions of a game are looked at, at most.
  private static final int LOOKED_AT = 20;

  /// Puzzles are from games that have come so far, and are small files.
  private static final int LEAST_ENCOUNTERS = 3;

  private static final int MOST_ANSWERS = 500;

  /// A question with more options can hardly be thought through.
  private static final int MOST_OPTIONS = 12;

  /// A share of the points with which nothing is to be won or lost any more.
  private static final double HOPELESS = 0.03;

  private static final int NOT_ASKED = -1;

  private final Options options;
  private final Map<String, Integer> kinds = new HashMap<>();

  /// A search in games by some options.
  ///
  /// @param known the puzzles there are
  public PuzzleSearch(Options options, List<Puzzle> known) {
    this.options = options;
    for (Puzzle puzzle : known) kinds.merge(puzzle.prompt(), 1, Integer::sum);
  }

  /// A question that may be a puzzle.
  ///
  /// @param answers how many had been given when it was asked
  private record Candidate(int answers, Seat seat, String prompt) {}

  /// The puzzles that the game of a seed has, without numbers. They are counted as known.
  ///
  /// @param most how many are wanted at most
  public List<Puzzle> in(long seed, int most) {
    List<String> lines = play(seed);
    List<Candidate> candidates = candidates(seed, lines);
    candidates.sort(Comparator.comparingInt(one -> kinds.getOrDefault(one.prompt, 0)));
    List<Puzzle> found = new ArrayList<>();
    for (Candidate one : candidates.subList(0, Math.min(LOOKED_AT, candidates.size()))) {
      if (found.size() >= Math.min(most, OF_A_GAME)) break;
      if (found.stream().anyMatch(other -> other.prompt().equals(one.prompt))) continue;
      judged(seed, lines.subList(0, one.answers), one).ifPresent(found::add);
    }
    for (Puzzle puzzle : found) kinds.merge(puzzle.prompt(), 1, Integer::sum);
    return found;
  }

  private List<String> play(long seed) {
    Session session = new Session(AllContent.ALL, options, seed);
    for (int i = 0; i < options.systems(); i++)
      session.machine(Seat.of(i), Players.of(PLAYER, 31 * seed + i));
    session.start();
    return List.copyOf(session.lines());
  }

  private List<Candidate> candidates(long seed, List<String> lines) {
    NovicePlayer novice = new NovicePlayer();
    List<Candidate> found = new ArrayList<>();
    Session session = new Session(AllContent.ALL, options, seed);
    // Since which answer each seat is asked what it is asked; of questions to several at once one
    // line stands behind the other, and each is as old as the first.
    int[] since = new int[Seat.MOST];
    Arrays.fill(since, NOT_ASKED);
    session.ready();
    for (int i = 0; i < Math.min(lines.size(), MOST_ANSWERS); i++) {
      for (int at = 0; at < since.length; at++) {
        boolean asked = session.asked().contains(Seat.of(at));
        if (!asked) since[at] = NOT_ASKED;
        else if (since[at] == NOT_ASKED) since[at] = i;
      }
      String line = lines.get(i);
      for (Seat seat : session.asked()) {
        if (!line.startsWith(seat.letter() + " ") || !isWhole(session, seat)) continue;
        Question question = session.question(seat);
        String usual = question.notation(novice.choose(question));
        String prompt = question.prompt().id();
        String answer = line.substring(seat.letter().length() + 1);
        if (!answer.startsWith(prompt + " ")
            || (answer + " ").startsWith(prompt + " " + usual + " ")) continue;
        found.add(new Candidate(since[seat.index()], seat, prompt));
      }
      since[Seat.named(line.substring(0, 1)).index()] = NOT_ASKED;
      session.feed(line);
      session.ready();
    }
    return found;
  }

  // Whether it is a choice that the first pick decides, and a reader can oversee.
  private static boolean isWhole(Session session, Seat seat) {
    Question question = session.question(seat);
    return (question.most() == 1 || question.prompt() == Prompt.JOIN)
        && session.implied(seat).isEmpty()
        && question.count() <= MOST_OPTIONS
        && question.view().step() != Step.SETUP
        && session.game().encounters() >= LEAST_ENCOUNTERS;
  }

  private Optional<Puzzle> judged(long seed, List<String> before, Candidate one) {
    Puzzle bare =
        new Puzzle(0, options, seed, one.seat, one.prompt, LAST_LOOK, seed + 1, List.of(), before);
    Session session = bare.open();
    if (session.lines().size() != before.size() || !session.asked().contains(one.seat))
      return Optional.empty();
    Judged first = Judged.of(session, one.seat, FIRST_LOOK, seed);
    Question question = session.question(one.seat);
    String usual = question.notation(new NovicePlayer().choose(question));
    if (first.answer().equals(usual) || !first.isClear()) return Optional.empty();
    Judged last = Judged.of(session, one.seat, LAST_LOOK, seed + 1);
    Judged again = Judged.of(session, one.seat, LAST_LOOK, seed + 2);
    boolean same =
        List.of(last, again).stream()
            .allMatch(it -> it.answer().equals(first.answer()) && it.isClear());
    if (!same || last.best().getFirst().share() < HOPELESS) return Optional.empty();
    return Optional.of(
        new Puzzle(
            0, options, seed, one.seat, one.prompt, LAST_LOOK, seed + 1, last.best(), before));
  }
}
