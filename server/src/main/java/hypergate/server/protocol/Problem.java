package hypergate.server.protocol;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A refusal (RFC 9457): nothing has changed.
///
/// @param type which kind, an address
/// @param title the kind in words
/// @param status of the HTTP answer
/// @param detail what exactly is wrong, a sentence for the person
/// @param said the same by its key, for pages in other languages; null where no page is refused so
/// @param legal answers that would be accepted
/// @param prompts what is open for this seat now, each a `Prompt`
/// @param explanation an `Explanation` of why not
/// @param column where a query of the catalogue breaks, from 1 on
/// @param nearest what was probably meant: a query or an id of the catalogue
public record Problem(
    String type,
    String title,
    int status,
    @Nullable String detail,
    @Nullable Words said,
    @Nullable List<String> legal,
    @Nullable List<?> prompts,
    @Nullable Object explanation,
    @Nullable Integer column,
    @Nullable String nearest) {
  /// A refusal that only says what is wrong.
  public Problem(String type, String title, int status, @Nullable String detail) {
    this(type, title, status, detail, null, null, null, null, null, null);
  }

  /// What can be refused.
  public enum Kind {
    /// The question is no longer open.
    STALE_QUESTION(409, "That question is no longer open"),
    /// The rules, or the options of the table, do not allow it.
    NOT_LEGAL(422, "That is not possible"),
    /// Only somebody else may do that.
    NOT_YOUR_SEAT(403, "That is not your seat"),
    /// There is no such thing.
    NOT_FOUND(404, "There is nothing here"),
    /// The request cannot be read.
    MALFORMED(400, "That request cannot be read"),
    /// The request is longer than anything we read.
    TOO_LARGE(413, "That is too long"),
    /// Too many requests from one side.
    SLOW_DOWN(429, "Please slow down"),
    /// Too much is being done already; a little later there will be room.
    BUSY(503, "The server is busy"),
    /// Servers of another release play the table: whoever asks again may meet one of them.
    ELSEWHERE(503, "Another server has this table"),
    /// Not in this state of the table, or of the server.
    NOT_NOW(409, "Not now"),
    /// The table does not go on: its journal does not replay, or the program failed there.
    SET_ASIDE(409, "This table is set aside"),
    /// The address exists, but not for this method.
    WRONG_METHOD(405, "That cannot be done here"),
    /// What is kept cannot be read or written.
    STORAGE(503, "The server cannot save anything right now");

    private final int status;
    private final String title;

    Kind(int status, String title) {
      this.status = status;
      this.title = title;
    }

    /// The status of the HTTP answer.
    public int status() {
      return status;
    }

    /// A refusal of this kind.
    ///
    /// @param detail what exactly is wrong, a sentence for the person
    public Problem because(String detail) {
      return because(Sentence.of(detail));
    }

    /// A refusal of this kind, in a sentence with arguments.
    ///
    /// @param args the arguments, name and value by turns
    public Problem because(String template, Object... args) {
      return because(Sentence.of(template, args));
    }

    /// A refusal of this kind.
    ///
    /// @param because what exactly is wrong, a sentence for the person
    public Problem because(Sentence because) {
      return plainly(because.text()).withSaid(because.words());
    }

    /// A refusal of this kind of an answer that is no option.
    ///
    /// @param message which part of it is wrong, in English; other languages say that something is
    public Problem answering(String message) {
      return plainly(message)
          .withSaid(Sentence.of("That is none of the answers that are open.").words());
    }

    /// A refusal of this kind that only programs meet: it has no words in other languages.
    ///
    /// @param detail what exactly is wrong, a sentence
    public Problem plainly(String detail) {
      return new Problem(
          "/problems/" + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
          title,
          status,
          detail);
    }
  }

  /// The same by its key.
  public Problem withSaid(Words words) {
    return new Problem(
        type, title, status, detail, words, legal, prompts, explanation, column, nearest);
  }

  /// The same with the answers that would be accepted.
  public Problem withLegal(List<String> answers) {
    return new Problem(
        type, title, status, detail, said, answers, prompts, explanation, column, nearest);
  }

  /// The same with what is open for this seat now.
  public Problem withPrompts(List<?> open) {
    return new Problem(
        type, title, status, detail, said, legal, open, explanation, column, nearest);
  }

  /// The same with an explanation.
  public Problem withExplanation(Object why) {
    return new Problem(type, title, status, detail, said, legal, prompts, why, column, nearest);
  }

  /// The same with where it breaks and what was probably meant, as far as known.
  public Problem near(@Nullable Integer where, @Nullable String meant) {
    return new Problem(
        type, title, status, detail, said, legal, prompts, explanation, where, meant);
  }

  /// The document.
  @JsonIgnore
  public String json() {
    return Json.text(this);
  }
}
