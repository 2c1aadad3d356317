package hypergate.server.http;

import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.table.Outcome;
import hypergate.server.table.Tables;
import hypergate.server.table.Viewer;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A request for something under /api: reads what it carries, and answers it.
record Call(Context context, Tables tables, Gate gate, Cost cost, Kept kept) {
  /// Where the secret of a browser's session is kept, for the addresses below its table alone.
  static final String COOKIE = "seat";

  /// No request is longer.
  static final int LONGEST = 64 * 1024;

  private static final Pattern ID = Pattern.compile("[0-9a-hjkmnp-tv-z]{10}");
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9_.-]+");

  /// As long as browsers allow; how long a session is good is the table's business.
  private static final int COOKIE_SECONDS = 400 * 24 * 60 * 60;

  /// The table or game that the address names.
  String id(String parameter) {
    return known(context.pathParam(parameter));
  }

  static String known(String text) {
    if (ID.matcher(text).matches()) return text;
    throw new Refusal(Problem.Kind.NOT_FOUND.because("There is no table or game of that address."));
  }

  /// The seat that the address names.
  String seat() {
    String seat = context.pathParam("seat");
    if (seat.length() == 1 && seat.charAt(0) >= 'A' && seat.charAt(0) <= 'H') return seat;
    throw new Refusal(Problem.Kind.NOT_FOUND.because("Seats are called A to H."));
  }

  /// Who calls.
  Viewer viewer() {
    return tables.viewer(id("table"), Optional.ofNullable(context.cookie(COOKIE)));
  }

  /// A rough word for the caller's browser.
  String browser() {
    return Browsers.word(context.userAgent());
  }

  /// Who calls, who has not done too much of late.
  Viewer activeViewer() {
    Viewer viewer = viewer();
    gate.command(viewer, context);
    return viewer;
  }

  /// A whole number of the query.
  OptionalLong number(String name) {
    return number(name, context.queryParam(name));
  }

  static OptionalLong number(String name, @Nullable String text) {
    if (text == null) return OptionalLong.empty();
    try {
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw new Refusal(Problem.Kind.MALFORMED.plainly(name + " must be a whole number."));
    }
  }

  /// A whole number of the query that has been checked.
  int number(String name, int otherwise) {
    return (int) number(name).orElse(otherwise);
  }

  /// A text of the query.
  String text(String name, String otherwise) {
    String text = context.queryParam(name);
    return text == null ? otherwise : text;
  }

  /// Refuses a query that is not as the contract says.
  ///
  /// @param address as openapi.yaml writes it
  void check(String address) {
    Contract.contract()
        .queryFault(address, context.queryParamMap().keySet(), context::queryParam)
        .ifPresent(
            fault -> {
              throw new Refusal(Problem.Kind.MALFORMED.plainly(fault + "."));
            });
  }

  /// The object that the request carries.
  ///
  /// @param type its record, called as its schema
  <T> T body(Class<T> type) {
    String kind = context.contentType();
    if (kind == null || !kind.toLowerCase(Locale.ROOT).startsWith("application/json"))
      throw new Refusal(Problem.Kind.MALFORMED.plainly("The request must be application/json."));
    String packed = context.header("Content-Encoding");
    if (packed != null && !packed.equalsIgnoreCase("identity"))
      throw new Refusal(Problem.Kind.MALFORMED.plainly("The request must not be compressed."));
    // Who says so need not be waited for.
    if (context.req().getContentLengthLong() > LONGEST) throw tooLong();
    byte[] bytes;
    try (var _ = Patience.body(context.req())) {
      bytes = context.bodyInputStream().readNBytes(LONGEST + 1);
    } catch (IOException e) {
      throw new Refusal(Problem.Kind.MALFORMED.plainly("The request ended too early."), 0, e);
    }
    if (bytes.length > LONGEST) throw tooLong();
    return parsed(Json.MAPPER::readTree, bytes, type);
  }

  private static Refusal tooLong() {
    return new Refusal(
        Problem.Kind.TOO_LARGE.because("No request may be longer than 64 kilobytes."));
  }

  interface Parser<I> {
    JsonNode parse(I input);
  }

  /// An object, held against its schema.
  static <I, T> T parsed(Parser<I> parser, I input, Class<T> type) {
    JsonNode node;
    try {
      node = parser.parse(input);
    } catch (JacksonException e) {
      throw new Refusal(Problem.Kind.MALFORMED.plainly("That is not JSON."), 0, e);
    }
    Contract.contract()
        .fault(type.getSimpleName(), node)
        .ifPresent(
            fault -> {
              throw new Refusal(Problem.Kind.MALFORMED.plainly(fault + "."));
            });
    try {
      return Json.MAPPER.treeToValue(node, type);
    } catch (JacksonException e) {
      // What the contract lets through and no record holds.
      throw new Refusal(
          Problem.Kind.MALFORMED.plainly("Something in that is too large, or of another kind."),
          0,
          e);
    }
  }

  /// Answers with what became of the request.
  void answer(Outcome outcome) {
    switch (outcome) {
      case Outcome.Done(String json) -> json(json);
      case Outcome.Seated(String json, String table, String secret) -> {
        context.header("Set-Cookie", cookie(table, secret, COOKIE_SECONDS));
        json(json);
      }
      case Outcome.Left(String json, String table) -> {
        context.header("Set-Cookie", cookie(table, "gone", 0));
        json(json);
      }
      case Outcome.Refused(Problem problem) ->
          throw new Refusal(problem, problem.status() == 503 ? Routes.LATER : 0, null);
    }
  }

  void json(String json) {
    context.contentType("application/json").result(json);
  }

  /// What only another version of the program would answer otherwise.
  void lasting(Supplier<String> json) throws IOException {
    lasting(json, "application/json");
  }

  /// The same as another type.
  void lasting(Supplier<String> text, String type) throws IOException {
    String query = context.queryString();
    String key = context.path() + (query == null ? "" : "?" + query);
    kept(key, text).send(context, type, "no-cache");
  }

  /// What only another version of the program would answer otherwise, where more than one address
  /// means the same.
  ///
  /// @param what which of the things at this address
  /// @param forever whether the address names the version, so that its answer never changes
  void kept(String what, Supplier<String> json, boolean forever) throws IOException {
    kept(context.path() + " " + what, json)
        .send(context, "application/json", forever ? Pages.FOREVER : "no-cache");
  }

  /// What stays as it is for whoever knows its address, and is no business of a cache between us.
  void secretly(String key, Supplier<Outcome> json) throws IOException {
    kept(key, () -> made(json.get())).send(context, "application/json", "private, no-cache");
  }

  private Kept.Answer kept(String key, Supplier<String> text) {
    return kept.of(key, lane(), gate.side(context), text);
  }

  private static String made(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Done(String json) -> json;
      case Outcome.Seated _, Outcome.Left _ ->
          throw new IllegalStateException("nobody keeps who sits where");
      case Outcome.Refused(Problem problem) -> throw new Refusal(problem);
    };
  }

  /// Has something done that takes long, when there is time for it.
  <T> T worked(Supplier<T> work) {
    return kept.works().wait(lane(), gate.side(context), work);
  }

  private Works.Lane lane() {
    return cost.lane().orElse(Works.Lane.SHORT);
  }

  /// Written by hand: it is one line, and says more than Javalin's own.
  private String cookie(String table, String secret, int seconds) {
    if (!SAFE.matcher(secret).matches())
      throw new IllegalArgumentException("no cookie can hold it");
    return COOKIE
        + "="
        + secret
        + "; Path=/api/v1/tables/"
        + table
        + "; Max-Age="
        + seconds
        + "; HttpOnly; SameSite=Strict"
        + (gate.isSecure() ? "; Secure" : "");
  }
}
