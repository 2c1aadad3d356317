package hypergate.server.table;

import hypergate.game.Game;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.lab.record.GameRecord;
import hypergate.players.Advice;
import hypergate.players.Adviser;
import hypergate.players.Players;
import hypergate.players.search.Valuation;
import hypergate.server.protocol.why.Fortunes;
import hypergate.server.protocol.why.Misses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A finished game looked at afterwards: where most was won or lost, and what a seat could have
/// done better.
final class Hindsight {
  /// So many moments are spoken of.
  private static final int MOMENTS = 3;

  /// An encounter in which nobody's share changed by so much was no moment.
  private static final double LITTLE = 0.04;

  /// So many answers of a seat are looked at, those in encounters that changed most.
  private static final int LOOKED_AT = 40;

  /// How often an adviser plays on for each of them at most.
  private static final int BUDGET = 240;

  private static final int MISSES = 5;
  private static final double FINE = 1_000;

  private Hindsight() {}

  /// How the shares went.
  static Fortunes fortunes(GameRecord record) {
    Session session = record.resume(0);
    Course course = new Course(session);
    session.observer(course);
    course.begin();
    for (String line : record.answers()) session.feed(line);
    course.end();
    return new Fortunes(course.line, course.moments());
  }

  /// Hears a game and values the table before each encounter.
  private static final class Course implements Listener {
    private final Session session;
    private final Valuation valuation;
    private final double[] shares = new double[Seat.MOST];
    private final List<Fortunes.Stand> line = new ArrayList<>();
    private final List<Fortunes.Fortune> fought = new ArrayList<>();
    private Seat offense = Seat.NONE;
    private Seat defense = Seat.NONE;
    private String outcome = "none";
    private int decided;
    private boolean isOver;

    Course(Session session) {
      this.session = session;
      this.valuation = Players.valuation(session.game().rules());
    }

    // The setup is played up to the first question already.
    void begin() {
      for (Event event : session.events()) happened(event);
    }

    @Override
    public void happened(Event event) {
      int last = session.events().size() - 1;
      switch (event) {
        case Event.EncounterBegan(Seat by, int _) -> {
          stand(last, valued());
          offense = by;
          defense = Seat.NONE;
          outcome = "none";
          decided = last;
        }
        case Event.DefenseNamed(Seat _, Seat against) -> defense = against;
        case Event.Decided result -> {
          outcome = result.outcome().notation();
          decided = last;
        }
        default -> {}
      }
    }

    private void stand(int event, Map<String, Double> now) {
      if (!line.isEmpty()) fought(line.getLast(), now);
      int encounter = session.origin(Math.max(0, event)).encounter() + (isOver ? 1 : 0);
      line.add(new Fortunes.Stand(encounter, Story.id(Math.max(0, event)), now));
    }

    private void fought(Fortunes.Stand before, Map<String, Double> now) {
      String most = "A";
      for (String seat : now.keySet())
        if (change(before, now, seat) > change(before, now, most)) most = seat;
      fought.add(
          new Fortunes.Fortune(
              before.encounter(),
              Story.id(decided),
              most,
              before.shares().getOrDefault(most, 0.0),
              now.getOrDefault(most, 0.0),
              offense.letter(),
              defense.exists() ? defense.letter() : null,
              outcome));
    }

    private static double change(Fortunes.Stand before, Map<String, Double> now, String seat) {
      return Math.abs(now.getOrDefault(seat, 0.0) - before.shares().getOrDefault(seat, 0.0));
    }

    // Each seat's share as it could tell itself; made to come to 1.
    private Map<String, Double> valued() {
      Game game = session.game();
      double[] own = new double[game.seats()];
      double all = 0;
      for (int i = 0; i < own.length; i++) {
        valuation.shares(View.of(game, Seat.of(i)), shares);
        own[i] = shares[i];
        all += own[i];
      }
      Map<String, Double> valued = new TreeMap<>();
      for (int i = 0; i < own.length; i++) valued.put(Seat.of(i).letter(), rounded(own[i] / all));
      return valued;
    }

    void end() {
      Game game = session.game();
      List<Seat> winners = Seat.listOf(game.winners());
      Map<String, Double> points = new TreeMap<>();
      for (int i = 0; i < game.seats(); i++) {
        Seat seat = Seat.of(i);
        points.put(seat.letter(), winners.contains(seat) ? rounded(1.0 / winners.size()) : 0);
      }
      isOver = true;
      stand(session.events().size() - 1, points);
    }

    List<Fortunes.Fortune> moments() {
      return fought.stream()
          .filter(one -> Math.abs(one.after() - one.before()) >= LITTLE)
          .sorted(Comparator.comparingDouble(one -> -Math.abs(one.after() - one.before())))
          .limit(MOMENTS)
          .sorted(Comparator.comparingInt(Fortunes.Fortune::encounter))
          .toList();
    }
  }

  private static double rounded(double exact) {
    return Math.round(exact * FINE) / FINE;
  }

  // ---- answers

  /// An answer that can be looked at.
  ///
  /// @param line which of the record
  /// @param encounter in which it was given
  private record Answered(int line, int encounter) {}

  /// What a seat could have done better.
  static Misses misses(GameRecord record, String letter) {
    Seat seat = Seat.named(letter);
    if (!seat.exists() || seat.index() >= record.options().systems())
      throw Refusal.notFound("There is no seat {seat} in this game.", "seat", letter);
    List<Integer> lines = lookedAt(record, seat);
    Adviser adviser = Players.adviser(BUDGET, 31 * record.seed() + seat.index());
    List<Misses.Miss> misses = new ArrayList<>();
    Session session = record.resume(0);
    session.ready();
    for (int i = 0; i < record.answers().size(); i++) {
      if (lines.contains(i))
        miss(session, seat, record.answers().get(i), adviser).ifPresent(misses::add);
      session.feed(record.answers().get(i));
      session.ready();
    }
    return new Misses(
        letter,
        lines.size(),
        misses.stream()
            .sorted(Comparator.comparingDouble(one -> -one.share()))
            .limit(MISSES)
            .sorted(Comparator.comparingLong(Misses.Miss::event))
            .toList());
  }

  // Those that are one decision with a choice, in the encounters that changed most.
  private static List<Integer> lookedAt(GameRecord record, Seat seat) {
    Fortunes fortunes = fortunes(record);
    Map<Integer, Double> swings = new TreeMap<>();
    for (int i = 1; i < fortunes.line().size(); i++) {
      Fortunes.Stand before = fortunes.line().get(i - 1);
      Fortunes.Stand after = fortunes.line().get(i);
      double swing = 0;
      for (var share : after.shares().entrySet())
        swing += Math.abs(share.getValue() - before.shares().getOrDefault(share.getKey(), 0.0));
      swings.put(before.encounter(), swing);
    }
    List<Answered> all = new ArrayList<>();
    Session session = record.resume(0);
    session.ready();
    for (int i = 0; i < record.answers().size(); i++) {
      if (isChoice(session, seat, record.answers().get(i)))
        all.add(new Answered(i, encounters(session)));
      session.feed(record.answers().get(i));
      session.ready();
    }
    return all.stream()
        .sorted(Comparator.comparingDouble(one -> -swings.getOrDefault(one.encounter(), 0.0)))
        .limit(LOOKED_AT)
        .map(Answered::line)
        .toList();
  }

  private static int encounters(Session session) {
    return session.game().encounters();
  }

  private static boolean isChoice(Session session, Seat seat, String line) {
    if (!line.startsWith(seat.letter() + " ") || !session.asked().contains(seat)) return false;
    Question question = session.question(seat);
    String answer = first(question, line);
    if (encounters(session) == 0 || option(question, answer) < 0) return false;
    // Of many passes hardly any was a choice.
    boolean pass = question.prompt().equals(hypergate.game.decide.Prompt.USE) && isWord(answer);
    return !pass && question.view().step() != hypergate.game.word.Step.SETUP;
  }

  private static boolean isWord(String answer) {
    return answer.equals(Word.PASS.notation()) || answer.equals(Word.HOLD.notation());
  }

  // The first small decision of a line.
  private static String first(Question question, String line) {
    String prefix = question.seat().letter() + " " + question.prompt().id() + " ";
    if (!line.startsWith(prefix)) return "";
    String answer = line.substring(prefix.length());
    int space = answer.indexOf(' ');
    return question.most() == 1 || space < 0 ? answer : answer.substring(0, space);
  }

  private static int option(Question question, String answer) {
    for (int i = 0; i < question.count(); i++) if (question.notation(i).equals(answer)) return i;
    return -1;
  }

  private static Optional<Misses.Miss> miss(
      Session session, Seat seat, String line, Adviser adviser) {
    Game copy = Gestures.copy(session);
    if (!seat.in(copy.waitingFor())) return Optional.empty();
    Question question = copy.question(seat);
    String answer = first(question, line);
    Advice advice;
    try {
      advice = adviser.advise(question);
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.empty();
    }
    Advice.Opinion best = advice.best().getFirst();
    if (best.tries() < 2 || best.answer().equals(answer)) return Optional.empty();
    // What is not among the best did no better than the last of them.
    Advice.Opinion own =
        advice.best().stream()
            .filter(one -> one.answer().equals(answer))
            .findFirst()
            .orElse(advice.best().getLast());
    double less = best.share() - own.share();
    boolean sure = less > Math.max(LITTLE / 2, (margin(best) + margin(own)) / 4);
    if (!sure) return Optional.empty();
    return Optional.of(
        new Misses.Miss(
            Story.id(session.events().size()),
            encounters(session),
            question.prompt().id(),
            answer,
            best.answer(),
            rounded(less),
            best.prospect()));
  }

  private static double margin(Advice.Opinion opinion) {
    return Double.isNaN(opinion.margin()) ? 0 : opinion.margin();
  }
}
