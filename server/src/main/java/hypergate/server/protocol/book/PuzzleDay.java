package hypergate.server.protocol.book;

import hypergate.lab.puzzle.Puzzle;
import hypergate.lab.puzzle.Puzzles;
import java.time.LocalDate;
import java.util.Map;

/// `PuzzleDay`: the puzzle of a day, without what is to be found.
///
/// @param day which, as `2026-11-24`
/// @param today the day that the server has
/// @param first the first day that had a puzzle
/// @param number which puzzle it is
/// @param seat who is asked
/// @param prompt what kind of question it is
/// @param players how many play
/// @param options how the game is played
public record PuzzleDay(
    String day,
    String today,
    String first,
    int number,
    String seat,
    String prompt,
    int players,
    Map<String, String> options) {
  /// What is said of this one.
  public static PuzzleDay of(Puzzle puzzle, LocalDate day, LocalDate today) {
    return new PuzzleDay(
        day.toString(),
        today.toString(),
        Puzzles.FIRST.toString(),
        puzzle.number(),
        puzzle.seat().letter(),
        puzzle.prompt(),
        puzzle.options().systems(),
        puzzle.options().given());
  }
}
