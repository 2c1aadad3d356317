package hypergate.server.http;

import hypergate.server.protocol.Problem;
import hypergate.server.protocol.Sentence;
import hypergate.server.store.StoreError;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Every refusal and every mishap as a problem document.
final class Problems {
  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  private Problems() {}

  static void register(RoutesConfig routes) {
    routes.exception(
        Refusal.class,
        (refusal, context) -> answer(context, refusal.problem(), refusal.retryAfter()));
    routes.exception(StoreError.class, (error, context) -> answer(context, storage(error), 5));
    routes.exception(
        HttpResponseException.class, (e, context) -> answer(context, ofStatus(e.getStatus()), 0));
    routes.exception(
        Exception.class,
        (e, context) -> {
          LOG.atError()
              .addKeyValue("path", context.req().getRequestURI())
              .setCause(e)
              .log("a request failed");
          answer(context, ours(), 0);
        });
  }

  static void answer(Context context, Problem problem, int retryAfter) {
    if (retryAfter > 0) context.header("Retry-After", Integer.toString(retryAfter));
    context.status(problem.status()).result(problem.json()).contentType("application/problem+json");
  }

  /// Nothing can be saved. What the file is called is nobody's business but the host's.
  static Problem storage(StoreError error) {
    LOG.atWarn().addKeyValue("reason", error.reason()).log(String.valueOf(error.getMessage()));
    return Problem.Kind.STORAGE.because(
        "Nothing was changed and nothing that was confirmed is lost. Try again in a moment.");
  }

  /// We have made a mistake.
  static Problem ours() {
    Sentence sentence =
        Sentence.of("Nothing was changed. The server has written down what happened.");
    return new Problem("about:blank", "Something went wrong on our side", 500, sentence.text())
        .withSaid(sentence.words());
  }

  /// What the layers below say by a number alone.
  static Problem ofStatus(int status) {
    return switch (status) {
      case 404 -> Problem.Kind.NOT_FOUND.because("There is nothing at this address.");
      case 405 -> Problem.Kind.WRONG_METHOD.because("This address knows no such method.");
      case 413 -> Problem.Kind.TOO_LARGE.because("No request may be longer than 64 kilobytes.");
      case 429 -> Problem.Kind.SLOW_DOWN.because("Too many requests came from your side.");
      default ->
          // That a caller speaks another HTTP is its own affair.
          status >= 500 && status != 501 && status != 505
              ? ours()
              : new Problem("about:blank", "That request cannot be read", status, null);
    };
  }

  /// A message that ends as a sentence does.
  static String sentence(String message) {
    boolean ends = Stream.of(".", "?", "!").anyMatch(message::endsWith);
    return ends ? message : message + ".";
  }
}
