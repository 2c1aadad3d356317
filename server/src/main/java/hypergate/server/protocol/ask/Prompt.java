package hypergate.server.protocol.ask;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import hypergate.server.protocol.Words;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A question to a seat, with everything that is needed to draw and answer it.
///
/// @param n the number that an answer names
/// @param prompt the kind of question, as in a record
/// @param seat who is asked
/// @param title the sentence that asks
/// @param secrecy `public`, `private` or `sealed`
/// @param rule the rule behind it
/// @param effect the effect whose own question it is
/// @param window the window that is open, for a question of uses
/// @param using the use that waits for answers
/// @param ofVariants what variants add, by names
/// @param primary the most common answer
/// @param pass the declining answer
/// @param automatic what is answered when the clock runs out; null: a machine decides
/// @param options what can be answered or picked
/// @param gesture how an answer is put together
public record Prompt(
    long n,
    String prompt,
    String seat,
    Words title,
    String secrecy,
    @Nullable String rule,
    @Nullable String effect,
    @Nullable String window,
    @Nullable Using using,
    @JsonAnyGetter Map<String, Object> ofVariants,
    @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String primary,
    @Nullable String pass,
    @Nullable String automatic,
    List<PromptOption> options,
    Gesture gesture) {

  /// The open question of a seat.
  ///
  /// @param n the number that the page is told
  public static Prompt of(Session session, Seat seat, long n) {
    Question question = session.question(seat);
    Asked asked = new Asked(question);
    Using using = Using.of(session, question.user(), question.used());
    String pass = Choices.pass(question);
    boolean uses = asked.is(hypergate.game.decide.Prompt.USE);
    String secrecy = asked.secrecy();
    String primary = primary(question, asked, pass);
    String window = uses ? kebab(question.window()) : null;
    Gesture.Whole whole = Gesture.of(session, question, asked);
    return new Prompt(
        n,
        question.prompt().id(),
        seat.letter(),
        new Titles(question, asked, whole.gesture(), using)
            .happened(uses ? Happened.in(session.game(), question.window()) : null)
            .title(),
        secrecy,
        hypergate.game.explain.Asked.of(session.game().content(), question.prompt().id()).rule(),
        asked.effect().isEmpty() ? null : asked.effect(),
        window,
        using,
        ofVariants(question),
        primary,
        pass,
        pass,
        whole.options(),
        whole.gesture());
  }

  /// What others may know of the open question of a seat: `public`, `private` or `sealed`.
  public static String secrecy(Session session, Seat seat) {
    return new Asked(session.question(seat)).secrecy();
  }

  /// An answer to this seat's prompt as [Session#submit] wants it: without what the engine has
  /// picked already, which people see as part of the gesture and name again.
  public static String line(Session session, Seat seat, String answer) {
    return session.asked().contains(seat) ? Implied.in(session, seat).strip(answer) : answer;
  }

  /// A window as the protocol writes it: `BEFORE_SELECTION` is `before-selection`.
  public static String kebab(Window window) {
    return window.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static @Nullable String primary(Question question, Asked asked, @Nullable String pass) {
    return switch (question.prompt().id()) {
      case "invite" -> offers(question, "all");
      case "next" -> offers(question, "encounter");
      case "deal" -> offers(question, "accept");
      case "reward" -> question.notation(0);
      case "use", "join", "join-second" -> pass;
      default -> asked.effect().isEmpty() && !isMostlyDeclined(question) ? null : pass;
    };
  }

  private static Map<String, Object> ofVariants(Question question) {
    Map<String, Object> more = new TreeMap<>();
    for (ServerVariant variant : ServerVariants.ALL) more.putAll(variant.ofPrompt(question));
    return more;
  }

  private static boolean isMostlyDeclined(Question question) {
    return ServerVariants.ALL.stream().anyMatch(one -> one.isMostlyDeclined(question));
  }

  private static @Nullable String offers(Question question, String notation) {
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).equals(notation)) return notation;
    return null;
  }
}
