package hypergate.lab.scenario;

import hypergate.game.piece.Seat;
import java.util.Arrays;
import java.util.List;

/// One entry of `when`: a seat, a prompt and an answer.
final class Line {
  private final Item item;
  private final Seat seat;
  private final String prompt;
  private final List<String> answer;
  private boolean used;
  private boolean tolerated;
  private String options = "";

  private Line(Item item, Seat seat, String prompt, List<String> answer) {
    this.item = item;
    this.seat = seat;
    this.prompt = prompt;
    this.answer = answer;
  }

  /// Reads an entry.
  static Line read(Item item, int seats) {
    String[] words = item.text().split("\\s+");
    if (words.length < 3)
      throw item.error("'" + item.text() + "' is no answer; write SEAT PROMPT ANSWER");
    return new Line(
        item,
        Seats.named(item, words[0], seats),
        words[1],
        Arrays.asList(words).subList(2, words.length));
  }

  Item item() {
    return item;
  }

  Seat seat() {
    return seat;
  }

  /// The words of the answer.
  String answer() {
    return String.join(" ", answer);
  }

  /// Whether it answers this prompt: `flare-x/number` stands for `flare-x/wild/number` as well.
  boolean answers(Seat asked, String id) {
    return seat == asked && same(prompt, id);
  }

  /// Whether a prompt is meant by the name.
  static boolean same(String name, String id) {
    return id.equals(name)
        || id.contains("/") && id.replaceFirst("/(wild|super)/", "/").equals(name);
  }

  boolean isUsed() {
    return used;
  }

  void use() {
    used = true;
  }

  /// Whether the end of the scenario may find it unused: a question with this single answer was not
  /// put, or there was nothing to pass on.
  boolean isTolerated() {
    return tolerated || prompt.equals("use") && answer.equals(List.of("pass"));
  }

  void tolerate() {
    tolerated = true;
  }

  /// Notes which options there were when it did not fit.
  void refused(String options) {
    this.options = options;
  }

  /// The options there were when it did not fit; empty if it never came to that.
  String options() {
    return options;
  }

  @Override
  public String toString() {
    return item.text();
  }
}
