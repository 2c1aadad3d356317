package hypergate.soak.digest;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.why.Explanations;
import hypergate.server.protocol.why.Unexplained;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Plays a record again as a table would, and at some of its positions folds the prompts of those
/// who are asked, with the answers to all kinds of "why?".
final class Whys {
  /// At one of how many lines it stops.
  private static final int EVERY = 40;

  /// At one of how many stops an event is explained, for which the whole game is played again.
  private static final int EVENTS = 12;

  private static final Pattern RULE = Pattern.compile(",?\"rule\":\"([^\"]*)\"");

  private static final List<String> PROMPTS =
      List.of(
          "use",
          "aim",
          "launch",
          "invite",
          "join",
          "select",
          "deal",
          "place",
          "lose",
          "reward",
          "tech-action",
          "wield",
          "nonsense");

  private static final List<String> ANSWERS =
      List.of(
          "A1",
          "B2x3",
          "A1x2 A3",
          "C",
          "none",
          "offense A1",
          "attack-08",
          "negotiate",
          "pass",
          "yes",
          "accept",
          "offer give: colony A1 for: cards 2",
          "offer give: nothing for: nothing",
          "cards 1 ships 1",
          "pass wait");

  private static final List<String> PHASES =
      List.of(
          "start-turn",
          "regroup",
          "destiny",
          "launch",
          "alliance",
          "planning",
          "reveal",
          "resolution");

  private static final List<String> WINDOWS =
      List.of(
          "turn-start",
          "before-selection",
          "revealed",
          "totals",
          "deciding",
          "losing",
          "ships-lost",
          "drawn",
          "played",
          "power-used",
          "reinforcing",
          "turn-end");

  private final Session session;
  private final Fold fold;
  private final SplittableRandom random;
  private int line;

  Whys(Options options, long seed, Fold fold) {
    this.session = new Session(AllContent.ALL, options, seed);
    this.fold = fold;
    this.random = new SplittableRandom(~seed);
  }

  /// Plays the lines of a game's record.
  void ask(List<String> lines) {
    for (String answer : lines) {
      if (random.nextInt(EVERY) == 0) {
        session.ready();
        position();
      }
      session.feed(answer);
      line++;
    }
  }

  private void position() {
    if (session.openRound() != null || session.isOver()) return;
    for (Seat seat : session.asked()) {
      said(seat, "prompt", text(() -> Prompt.of(session, seat, line)));
      Question question = session.question(seat);
      String prompt = question.prompt().id();
      String option = question.notation(random.nextInt(question.count()));
      why(seat, request("absent", prompt, option));
      why(seat, request("preview", prompt, option));
      why(seat, request("absent", prompt, any(ANSWERS)));
    }
    Seat seat = Seat.of(random.nextInt(session.game().seats()));
    why(seat, request("absent", any(PROMPTS), any(ANSWERS)));
    why(seat, request("absent", "use", effect()));
    why(seat, request("total", "offense", null));
    why(Seat.NONE, request("total", "defense", null));
    why(seat, request("phase", any(PHASES), null));
    why(seat, request("window", any(WINDOWS), null));
    int events = session.events().size();
    if (events > 0 && random.nextInt(EVENTS) == 0)
      why(
          random.nextBoolean() ? seat : Seat.NONE,
          request(
              "event", "" + LogEvent.id(events - 1 - random.nextInt(Math.min(40, events))), null));
  }

  private void why(Seat seat, ExplainRequest request) {
    int mine = seat.exists() ? 1 << seat.index() : 0;
    said(
        seat,
        "why " + Json.text(request),
        text(() -> new Explanations(session, mine).explain(request)));
  }

  // What is said and what is cited for it are two parts: citations are mended more often.
  private void said(Seat seat, String asked, String answer) {
    String who = line + " " + (seat.exists() ? seat.letter() : "all") + " ";
    fold.add(Part.WHY, who + asked + " " + RULE.matcher(answer).replaceAll(""));
    List<String> rules = RULE.matcher(answer).results().map(found -> found.group(1)).toList();
    fold.add(Part.CITED, who + "cites " + String.join(" ", rules));
  }

  /// Something that can be asked for.
  private interface Answer {
    Object get();
  }

  private static String text(Answer answer) {
    try {
      return Json.text(answer.get());
    } catch (Unexplained e) {
      return "unexplained: " + e.getMessage();
    } catch (RuntimeException e) {
      return "broken: " + e.getClass().getSimpleName();
    }
  }

  private static ExplainRequest request(String ask, String what, @Nullable String answer) {
    return switch (ask) {
      case "absent", "preview" ->
          new ExplainRequest(ask, what, answer, null, null, null, null, null, null, null);
      case "total" -> new ExplainRequest(ask, null, null, null, null, what, null, null, null, null);
      case "phase" -> new ExplainRequest(ask, null, null, null, null, null, what, null, null, null);
      case "window" ->
          new ExplainRequest(ask, null, null, null, null, null, null, what, null, null);
      default ->
          new ExplainRequest(
              ask, null, null, null, Long.valueOf(what), null, null, null, null, null);
    };
  }

  // Anything that has a text.
  private String effect() {
    Content all = AllContent.ALL;
    return switch (random.nextInt(6)) {
      case 0 -> any(all.aliens()).id();
      case 1 -> any(family("tech")).id();
      case 2 -> any(all.artifacts()).id();
      case 3 -> any(all.flares()).id() + "/wild";
      case 4 -> any(all.flares()).id() + "/super";
      default -> any(family("moon")).id();
    };
  }

  // All cards of this family; where the content has none, all cards.
  private static List<Card> family(String word) {
    List<Card> family =
        AllContent.ALL.all().stream().filter(card -> card.family().equals(word)).toList();
    return family.isEmpty() ? AllContent.ALL.all() : family;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
