package hypergate.server.protocol.ask;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// How an answer is put together.
///
/// @param kind `single`, `ships`, `cards`, `seats` or `deal`
/// @param prefixes words of which one comes first
/// @param least how many picks are needed
/// @param most how many picks are possible
/// @param from how often each may be picked, by notation: ships by place, cards by face
/// @param onePlace true when all ships must come from one place
/// @param barred a number of picks that it must not be
public record Gesture(
    String kind,
    @Nullable List<String> prefixes,
    @Nullable Integer least,
    @Nullable Integer most,
    @Nullable Map<String, Integer> from,
    @Nullable Boolean onePlace,
    @Nullable Integer barred) {
  private static final Gesture SINGLE = new Gesture("single", null, null, null, null, null, null);
  private static final Gesture DEAL = new Gesture("deal", null, null, null, null, null, null);

  // Who has more to choose from presses twice.
  private static final int TRIED = 48;

  /// A gesture with the options that it is made of.
  record Whole(Gesture gesture, List<PromptOption> options) {}

  /// Reads a question, as people see it: with what has been picked already, and with the ships that
  /// are picked after the word for a side.
  static Whole of(Session session, Question question, Asked asked) {
    Seat seat = question.seat();
    if (asked.is(Prompt.JOIN) && question.most() > 1 && asked.firstKind() == Choice.WORD)
      return side(session, question, asked);
    List<String> implied = Implied.in(session, seat).picks();
    boolean begun = !implied.isEmpty();
    // The word that begins an offer is no answer by itself.
    String no = asked.is(Prompt.DEAL) ? "offer" : begun ? "done" : "";
    List<PromptOption> options = new Choices(question, asked).options(List.of(no), implied);
    if (asked.is(Prompt.DEAL)) return new Whole(DEAL, options);
    int least = question.least() + implied.size();
    int most = question.most() + implied.size();
    if (asked.isOfShips())
      return new Whole(ships(null, least, most, options, question, implied.size()), options);
    if (most == 1) return new Whole(SINGLE, leftOpen(session, seat, options));
    String kind =
        switch (asked.firstKind()) {
          case Choice.SEAT -> "seats";
          case Choice.CARD -> "cards";
          default -> throw new IllegalStateException("no gesture for " + question.prompt());
        };
    return new Whole(new Gesture(kind, null, least, most, from(options), null, null), options);
  }

  private static Whole side(Session session, Question question, Asked asked) {
    String pass = Choices.pass(question);
    List<String> sides = new ArrayList<>();
    for (int i = 0; i < question.count(); i++)
      if (!question.notation(i).equals(pass)) sides.add(question.notation(i));
    List<PromptOption> options =
        new ArrayList<>(new Choices(question, asked).options(sides, List.of()));
    Seat seat = question.seat();
    Whole whole =
        session.rest(
            session.number(seat), seat, sides.getFirst(), rest -> ships(rest, sides, options));
    if (whole == null) throw new IllegalStateException("no side can be joined by " + seat);
    return whole;
  }

  private static Whole ships(Session.Rest rest, List<String> sides, List<PromptOption> options) {
    Question next = rest.next();
    List<String> implied = new Implied(rest.implied()).picks();
    int least = implied.size();
    int most = implied.size();
    if (next == null) {
      for (String place : implied.stream().distinct().toList())
        options.add(PromptOption.of(place, "place").at(place).upTo(count(implied, place)));
    } else {
      options.addAll(new Choices(next, new Asked(next)).options(List.of("done", "none"), implied));
      least += next.least();
      most += next.most();
    }
    return new Whole(ships(sides, least, most, options, next, implied.size()), options);
  }

  private static Gesture ships(
      @Nullable List<String> sides,
      int least,
      int most,
      List<PromptOption> options,
      @Nullable Question question,
      int implied) {
    boolean onePlace = question != null && question.onePlace();
    int barred = question == null || question.barred() == 0 ? 0 : question.barred() + implied;
    return new Gesture(
        "ships",
        sides,
        least,
        most,
        from(options),
        onePlace ? true : null,
        barred == 0 ? null : barred);
  }

  static int count(List<String> implied, String place) {
    return (int) implied.stream().filter(place::equals).count();
  }

  private static Map<String, Integer> from(List<PromptOption> options) {
    Map<String, Integer> from = new TreeMap<>();
    for (PromptOption option : options)
      if (!option.kind().equals("word"))
        from.put(option.notation(), option.available() == null ? 1 : option.available());
    return from;
  }

  // Which answers could be taken back is found by trying them out.
  private static List<PromptOption> leftOpen(
      Session session, Seat seat, List<PromptOption> options) {
    if (options.size() > TRIED) return options;
    long number = session.number(seat);
    return options.stream()
        .map(one -> session.leavesOpen(number, seat, one.notation()) ? one.leftOpen() : one)
        .toList();
  }
}
