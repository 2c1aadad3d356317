package hypergate.game.session;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;

/// Writes the answers of a game down as people read them, one gesture a line: `A launch A1x2 A3`.
/// Read back in the same order, the lines make the same game.
public class Transcript implements Listener {
  private final List<String> lines = new ArrayList<>();
  private final List<String> words = new ArrayList<>();
  private Seat seat = Seat.NONE;
  private String prompt = "";
  private int step;
  private boolean ships;

  /// An empty transcript.
  public Transcript() {}

  @Override
  public void answered(Seat who, Prompt asked, int choice, String notation, int gestureStep) {
    if (!continues(who, asked.id(), gestureStep)) {
      close();
      seat = who;
      prompt = asked.id();
    }
    say(choice, notation, gestureStep);
  }

  private void say(int choice, String notation, int gestureStep) {
    step = gestureStep;
    if (Choice.is(choice, Word.DONE)) return;
    words.add(notation);
    ships = Choice.kind(choice) == Choice.PLACE || Choice.kind(choice) == Choice.SHIP_OF;
  }

  @Override
  public void resolved(Seat who, Prompt asked, int choice, String notation, int gestureStep) {
    if (gestureStep == 0) close();
    else if (continues(who, asked.id(), gestureStep)) say(choice, notation, gestureStep);
  }

  @Override
  public void happened(Event event) {
    if (event instanceof Event.PhaseBegan || event instanceof Event.EncounterBegan) close();
  }

  @Override
  public void unsealed() {
    close();
  }

  /// Whether a question goes on with the answer that was given last.
  public boolean continues(Question question) {
    return continues(question.seat(), question.prompt().id(), question.gestureStep());
  }

  private boolean continues(Seat who, String asked, int gestureStep) {
    return seat == who && gestureStep > step && prompt.equals(asked);
  }

  /// The lines so far.
  public List<String> lines() {
    List<String> all = new ArrayList<>(lines);
    if (seat.exists()) all.add(line());
    return all;
  }

  /// The lines from a position on; the last may still grow while its gesture goes on.
  public List<String> linesFrom(int first) {
    List<String> some = new ArrayList<>(lines.subList(Math.min(first, lines.size()), lines.size()));
    if (seat.exists() && first <= lines.size()) some.add(line());
    return some;
  }

  /// How many lines there are so far.
  public int size() {
    return lines.size() + (seat.exists() ? 1 : 0);
  }

  private void close() {
    if (!seat.exists()) return;
    lines.add(line());
    seat = Seat.NONE;
    words.clear();
  }

  private String line() {
    StringBuilder line = new StringBuilder(seat.letter()).append(' ').append(prompt);
    if (words.isEmpty()) return line.append(" done").toString();
    if (words.size() > 1 && words.getFirst().equals(Word.OFFER.notation())) offer(line);
    else if (words.equals(List.of(Word.OFFER.notation())))
      line.append(" offer give: nothing for: nothing");
    else if (ships || prompt.equals(Prompt.JOIN.id())) counted(line);
    else line.append(' ').append(String.join(" ", words));
    return line.toString();
  }

  // `A1 A1 A3` is written `A1x2 A3`.
  private void counted(StringBuilder line) {
    for (int i = 0; i < words.size(); ) {
      int same = 1;
      while (i + same < words.size() && words.get(i + same).equals(words.get(i))) same++;
      line.append(' ').append(words.get(i));
      if (same > 1) line.append('x').append(same);
      i += same;
    }
  }

  private void offer(StringBuilder line) {
    int half = words.indexOf(Word.FOR.notation());
    int end = half < 0 ? words.size() : half;
    line.append(" offer give: ").append(terms(1, end));
    line.append(" for: ").append(terms(Math.min(words.size(), end + 1), words.size()));
  }

  private String terms(int from, int to) {
    return from >= to ? Word.NOTHING.notation() : String.join(", ", words.subList(from, to));
  }
}
