package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Runs scenario files.
public final class ScenarioRunner {
  /// The longest scenario of a stranger.
  private static final int LONGEST = 10_000;

  private static final int MOST_QUESTIONS = 3_000;

  private ScenarioRunner() {}

  /// The scenario files under these paths, in order; a path may be a file or a folder.
  ///
  /// @throws ScenarioError when a path does not exist, or a folder has no scenario
  public static List<Path> files(List<Path> paths) {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isRegularFile(path)) {
        files.add(path);
      } else if (Files.isDirectory(path)) {
        try (Stream<Path> inside = Files.walk(path)) {
          List<Path> found =
              inside
                  .filter(Files::isRegularFile)
                  .filter(p -> p.toString().endsWith(".yaml") || p.toString().endsWith(".yml"))
                  .sorted()
                  .toList();
          if (found.isEmpty())
            throw new ScenarioError(path.toString(), 0, "there is no scenario in this folder");
          files.addAll(found);
        } catch (IOException e) {
          throw new ScenarioError(path.toString(), 0, "cannot be read: " + e.getMessage());
        }
      } else {
        throw new ScenarioError(path.toString(), 0, "there is no such file or folder");
      }
    }
    return files;
  }

  /// Runs one file.
  public static Verdict run(Path file) {
    try {
      return run(file.toString(), Files.readString(file));
    } catch (IOException e) {
      return error(file.toString(), file + ": cannot be read: " + e.getMessage());
    }
  }

  /// Runs a scenario from its text.
  ///
  /// @param file the name used in messages
  public static Verdict run(String file, String text) {
    try {
      return play(Scenario.read(file, text));
    } catch (ScenarioError e) {
      return error(file, String.valueOf(e.getMessage()));
    }
  }

  /// Runs a scenario that a stranger may have written: it names the card of its author and no file
  /// of this machine, and it is given up early.
  ///
  /// @param cards the texts of cards by the names of their files
  public static Verdict run(String text, Map<String, String> cards) {
    String file = "scenario";
    if (text.length() > LONGEST)
      return error(file, "the scenario has more than " + LONGEST + " characters");
    try {
      return play(read(text, cards));
    } catch (ScenarioError e) {
      return error(file, String.valueOf(e.getMessage()));
    }
  }

  private static Scenario read(String text, Map<String, String> cards) {
    return Scenario.read(
        "scenario", text, name -> Optional.ofNullable(cards.get(name)), MOST_QUESTIONS);
  }

  /// Plays a scenario whose entries are wishes.
  ///
  /// @param subjects what is looked at, in the words of `then`
  /// @param willing who answers
  /// @return nothing when it cannot be laid, or not be played to its end
  static Optional<Seen> seen(
      String text, Map<String, String> cards, List<String> subjects, Willing willing) {
    try {
      Run run = new Run(read(text, cards), true, false, willing);
      run.play();
      return Optional.of(
          new Seen(
              run.facts(subjects), run.answers.events(), run.answers.said(), run.answers.asked()));
    } catch (ScenarioError | Failure error) {
      return Optional.empty();
    }
  }

  /// What was seen of a scenario.
  ///
  /// @param facts what is true at its end, by the subjects of `then`
  /// @param events what happened
  /// @param said what was answered, as entries have it
  /// @param asked which options each seat was offered, by seat and prompt
  record Seen(
      Map<String, String> facts,
      List<String> events,
      List<String> said,
      Map<String, Map<String, Integer>> asked) {}

  private static Verdict error(String file, String message) {
    return new Verdict(
        file,
        "",
        Verdict.Status.ERROR,
        List.of(new Verdict.Complaint(0, "", message)),
        List.of(),
        List.of(),
        List.of());
  }

  // An entry that names the only answer of a question that was not put may have been meant for that
  // question or for the next one: both readings are tried. The same with an end that comes only in
  // the next turn.
  private static Verdict play(Scenario scenario) {
    boolean prompt = scenario.until().kind() == Scenario.Until.Kind.PROMPT;
    Verdict first = new Run(scenario, true, prompt).verdict();
    if (first.held()) return first;
    if (prompt) {
      Verdict shorter = new Run(scenario, true, false).verdict();
      if (shorter.held()) return shorter;
    }
    Verdict lazy = new Run(scenario, false, prompt).verdict();
    if (lazy.held()) return lazy;
    if (prompt) {
      Verdict shorter = new Run(scenario, false, false).verdict();
      if (shorter.held()) return shorter;
    }
    return first;
  }

  /// One playing of a scenario.
  private static final class Run {
    private final Scenario scenario;
    private final boolean intoNextTurn;
    private final Game game;
    private final List<Line> lines = new ArrayList<>();
    private final List<Expectation> expectations = new ArrayList<>();
    private final Answers answers;
    private final List<Verdict.Complaint> complaints = new ArrayList<>();
    private Decided decided = Decided.NOTHING;

    Run(Scenario scenario, boolean eager, boolean intoNextTurn) {
      this(scenario, eager, intoNextTurn, null);
    }

    Run(Scenario scenario, boolean eager, boolean intoNextTurn, @Nullable Willing willing) {
      this.scenario = scenario;
      this.intoNextTurn = intoNextTurn;
      this.game = Table.lay(scenario);
      for (Item item : scenario.when()) lines.add(Line.read(item, game.seats()));
      for (Item item : scenario.then()) expectations.add(Expectation.read(item, game));
      this.answers = new Answers(scenario, game, lines, eager, willing);
      game.listener(answers);
      for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), answers);
    }

    Verdict verdict() {
      try {
        play();
        answers.close();
      } catch (Failure failure) {
        complaints.add(
            new Verdict.Complaint(0, "every answer fits", String.valueOf(failure.getMessage())));
      } catch (ScenarioError error) {
        throw error;
      } catch (RuntimeException | StackOverflowError error) {
        complaints.add(new Verdict.Complaint(0, "the rules can be carried out", trace(error)));
      }
      if (complaints.isEmpty()) leftOver();
      if (complaints.isEmpty()) check();
      List<String> events = answers.events();
      return new Verdict(
          scenario.file(),
          scenario.title(),
          complaints.isEmpty() ? Verdict.Status.HELD : Verdict.Status.FAILED,
          complaints,
          answers.defaults(),
          List.copyOf(events.subList(Math.max(0, events.size() - 10), events.size())),
          complaints.isEmpty() ? List.of() : table());
    }

    Map<String, String> facts(List<String> subjects) {
      Map<String, String> facts = new LinkedHashMap<>();
      Facts known = new Facts(game, decided);
      for (String subject : subjects)
        facts.put(subject, known.of(List.of(subject.split(" ")), "=").getFirst());
      return facts;
    }

    // How the table stands: for whoever reads why something did not hold.
    private List<String> table() {
      List<String> all = new ArrayList<>();
      for (int i = 0; i < game.seats(); i++) {
        String seat = Seat.of(i).letter();
        List<String> said = new ArrayList<>();
        facts(List.of("home " + seat, "colonies " + seat, "warp " + seat, "hand " + seat))
            .forEach((subject, fact) -> said.add(subject.replace(" " + seat, "") + " " + fact));
        all.add(seat + ": " + String.join(", ", said));
      }
      return all;
    }

    private static String trace(Throwable error) {
      StringBuilder words = new StringBuilder("the engine stopped: " + error);
      StackTraceElement[] stack = error.getStackTrace();
      for (int i = 0; i < Math.min(12, stack.length); i++)
        words.append("\n            at ").append(stack[i]);
      return words.toString();
    }

    private void play() {
      try {
        int turns = 0;
        while (!game.isOver()) {
          boolean between = game.step() == Step.NEXT_ENCOUNTER;
          game.runPhase();
          if (!between) decided = Decided.of(game, decided);
          if (ends(turns)) return;
          if (game.step() == Step.START_TURN) turns++;
        }
      } catch (Failure failure) {
        if (failure != Failure.REACHED) throw failure;
      }
    }

    private boolean ends(int turns) {
      boolean turnOver = game.step() == Step.START_TURN;
      return switch (scenario.until().kind()) {
        case ENCOUNTER_END -> turnOver || game.step() == Step.NEXT_ENCOUNTER;
        case TURN_END -> turnOver;
        case GAME_END -> false;
        case PROMPT -> turnOver && (!intoNextTurn || turns > 0);
      };
    }

    private void leftOver() {
      for (Line line : lines) {
        if (line.isUsed() || line.isTolerated()) continue;
        complaints.add(
            new Verdict.Complaint(
                line.item().line(),
                "'" + line + "' answers a question",
                line.options().isEmpty()
                    ? "it was never asked"
                    : "it was not open; " + line.options()));
      }
    }

    private void check() {
      for (Expectation expectation : expectations)
        for (String actual : expectation.check(answers, decided))
          complaints.add(
              new Verdict.Complaint(expectation.item().line(), expectation.item().text(), actual));
    }
  }
}
