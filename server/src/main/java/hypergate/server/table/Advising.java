package hypergate.server.table;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.Advice;
import hypergate.players.Adviser;
import hypergate.players.NovicePlayer;
import hypergate.server.protocol.why.Hint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Makes whole answers of what an adviser thinks, which speaks of one small decision at a time: of
/// the first ship, then of the next. It is asked for every small decision of the answer that it
/// would give; what it thinks little of on the way is carried on as a novice would, which is how it
/// was tried out.
final class Advising {
  /// Small decisions of one answer about which an adviser is asked; a novice makes the rest.
  private static final int ASKED = 6;

  private Advising() {}

  /// The best answers to the open question of a seat.
  ///
  /// @param copy where it stands
  /// @param n its number
  /// @param implied what has been picked already, since nothing else was possible
  static Hint hint(Game copy, Seat seat, long n, List<String> implied, Adviser adviser) {
    String prompt = copy.question(seat).prompt().id();
    Map<String, Advice.Opinion> others = new LinkedHashMap<>();
    Steps steps = new Steps(copy, seat, implied, adviser, others);
    String best = whole(Gestures.of(fork(copy), seat, steps), implied);
    Advice.Opinion first = steps.last();
    List<Hint.Answer> answers = new ArrayList<>();
    answers.add(Hint.Answer.of(best, first));
    others.remove(best);
    others.entrySet().stream()
        .sorted(Comparator.comparingDouble(one -> -one.getValue().share()))
        .limit(Advice.MOST - 1L)
        .forEach(one -> answers.add(Hint.Answer.of(one.getKey(), one.getValue())));
    return new Hint(n, seat.letter(), prompt, answers);
  }

  /// What a novice would answer, without having tried anything out.
  static Hint usual(Game copy, Seat seat, long n, List<String> implied) {
    String prompt = copy.question(seat).prompt().id();
    String line = whole(Gestures.of(fork(copy), seat, new NovicePlayer()), implied);
    Advice.Opinion untried = new Advice.Opinion(0, line, Double.NaN, Double.NaN, 0, "");
    return new Hint(n, seat.letter(), prompt, List.of(Hint.Answer.of(line, untried)));
  }

  private static Game fork(Game game) {
    Game fork = game.sibling();
    game.forkInto(fork);
    fork.parkAll();
    fork.run();
    return fork;
  }

  /// Takes the adviser's way through the small decisions of an answer, and notes what it leaves
  /// beside.
  private static final class Steps implements Player {
    private final Game begin;
    private final Seat seat;
    private final List<String> implied;
    private final Adviser adviser;
    private final Map<String, Advice.Opinion> others;
    private final List<Integer> taken = new ArrayList<>();
    private Advice.Opinion last = new Advice.Opinion(0, "", Double.NaN, Double.NaN, 0, "");

    Steps(
        Game begin,
        Seat seat,
        List<String> implied,
        Adviser adviser,
        Map<String, Advice.Opinion> others) {
      this.begin = begin;
      this.seat = seat;
      this.implied = implied;
      this.adviser = adviser;
      this.others = others;
    }

    /// What the adviser thought of its way at the last small decision.
    Advice.Opinion last() {
      return last;
    }

    @Override
    public int choose(Question question) {
      int position = taken.size() < ASKED ? advised(question) : new NovicePlayer().choose(question);
      taken.add(position);
      return position;
    }

    private int advised(Question question) {
      Advice advice = adviser.advise(question);
      List<Advice.Opinion> opinions = List.copyOf(advice.best());
      last = opinions.getFirst();
      for (Advice.Opinion other : opinions.subList(1, opinions.size()))
        others.putIfAbsent(carriedOn(other.position()), other);
      return last.position();
    }

    // The whole answer that goes on with this option as a novice would.
    private String carriedOn(int option) {
      List<Integer> known = new ArrayList<>(taken);
      known.add(option);
      int[] next = {0};
      NovicePlayer novice = new NovicePlayer();
      String line =
          Gestures.of(
              fork(begin),
              seat,
              question -> next[0] < known.size() ? known.get(next[0]++) : novice.choose(question));
      return whole(line, implied);
    }
  }

  /// An answer with what has been picked already, as people say it.
  static String whole(String line, List<String> implied) {
    boolean places = line.matches("(offense |defense )?[A-H]\\d+(x\\d+)?( [A-H]\\d+(x\\d+)?)*");
    if (line.startsWith("offer ") || implied.isEmpty() && !places) return line;
    Map<String, Integer> picks = new TreeMap<>();
    List<String> words = new ArrayList<>();
    List<String> all = new ArrayList<>(implied);
    if (!line.equals("done")) all.addAll(Arrays.asList(line.split(" ")));
    for (String word : all) {
      int times = word.matches("[A-H]\\d+x\\d+") ? word.indexOf('x') : word.length();
      String pick = word.substring(0, times);
      int count = times == word.length() ? 1 : Integer.parseInt(word.substring(times + 1));
      if (pick.matches("[A-H]\\d+")) picks.merge(pick, count, Integer::sum);
      else words.add(pick);
    }
    picks.forEach((pick, count) -> words.add(count == 1 ? pick : pick + "x" + count));
    return String.join(" ", words);
  }
}
