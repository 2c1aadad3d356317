package hypergate.server.http;

import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Chosen;
import hypergate.catalogue.Compared;
import hypergate.catalogue.Display;
import hypergate.catalogue.Entry;
import hypergate.catalogue.FlareStyle;
import hypergate.catalogue.Format;
import hypergate.catalogue.Order;
import hypergate.catalogue.Query;
import hypergate.catalogue.QueryError;
import hypergate.catalogue.Switch;
import hypergate.catalogue.TimingStyle;
import hypergate.server.catalogue.Shelf;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.catalogue.CatalogueComparison;
import hypergate.server.protocol.catalogue.CatalogueDraw;
import hypergate.server.protocol.catalogue.CatalogueFound;
import hypergate.server.protocol.catalogue.CataloguePage;
import hypergate.server.protocol.catalogue.CatalogueWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/// The addresses of the catalogue. What a request asks for is held against openapi.yaml first; all
/// that is wrong with it is said in a sentence.
final class CatalogueRoutes {
  private static final String CATALOGUE = "/api/v1/catalogue";
  private static final int PAGE = 50;
  private static final int DRAWN = 4;
  private static final int SEEDS = 1_000_000;

  /// What could be an id or a name, and may be repeated in an answer.
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}' .-]{1,60}");

  private final Shelf shelf;

  CatalogueRoutes(Shelf shelf) {
    this.shelf = shelf;
  }

  List<Route> all() {
    return List.of(
        get("/search", Cost.THOUGHT, this::search),
        get("/entries/{entry}", Cost.THOUGHT, this::entry),
        get("/comparison", Cost.THOUGHT, this::compare),
        get("/draw", Cost.THOUGHT, this::draw),
        get("/export", Cost.THOUGHT, this::export),
        get("/words", Cost.WORD, call -> call.lasting(this::words)));
  }

  private String words() {
    return Json.text(CatalogueWords.make(shelf.catalogue().search("").entries()));
  }

  private static Route get(String path, Cost cost, Route.Action action) {
    String address = CATALOGUE + path;
    return new Route(
        "GET",
        address,
        Access.Open.KNOWLEDGE,
        cost,
        call -> {
          call.check(address);
          action.on(call);
        });
  }

  private void search(Call call) throws IOException {
    Query query = query(call);
    Order order = order(call);
    int offset = call.number("offset", 0);
    int last = offset + call.number("limit", PAGE);
    call.lasting(
        () -> Json.text(CatalogueFound.of(shelf.catalogue().search(query, order, last), offset)));
  }

  private void entry(Call call) throws IOException {
    String id = call.context().pathParam("entry");
    call.lasting(
        () -> {
          Catalogue catalogue = shelf.catalogue();
          return Json.text(CataloguePage.of(catalogue, find(catalogue, id)));
        });
  }

  private void compare(Call call) throws IOException {
    String ids = call.text("ids", "");
    call.lasting(() -> comparison(ids));
  }

  private String comparison(String ids) {
    Catalogue catalogue = shelf.catalogue();
    List<Entry> entries = new ArrayList<>();
    for (String id : ids.split(",")) {
      Entry entry = id.isBlank() ? null : find(catalogue, id.strip());
      if (entry != null && !entries.contains(entry)) entries.add(entry);
    }
    try {
      Compared compared = Compared.of(entries, Display.USUAL.flares(FlareStyle.ALL));
      return Json.text(CatalogueComparison.of(compared));
    } catch (IllegalArgumentException e) {
      throw refusal(Problem.Kind.NOT_LEGAL, e);
    }
  }

  private void draw(Call call) throws IOException {
    Query query = query(call);
    int count = call.number("count", DRAWN);
    String wanted = call.text("seed", "");
    long seed = wanted.isEmpty() ? ThreadLocalRandom.current().nextInt(SEEDS) : seed(wanted);
    // Who names no seed wants another draw each time.
    if (wanted.isEmpty()) call.json(call.worked(() -> drawn(query, count, seed)));
    else call.lasting(() -> drawn(query, count, seed));
  }

  private String drawn(Query query, int count, long seed) {
    try {
      return Json.text(CatalogueDraw.of(seed, shelf.catalogue().draw(query, count, seed)));
    } catch (IllegalArgumentException e) {
      throw refusal(Problem.Kind.NOT_LEGAL, e);
    }
  }

  private static long seed(String text) {
    return Call.number("seed", text).orElseThrow();
  }

  private void export(Call call) throws IOException {
    Query query = query(call);
    Order order = order(call);
    Format format = one("format", call.text("format", "json"), List.of(Format.values()));
    Display display = display(call, format);
    int limit = call.number("limit", Integer.MAX_VALUE);
    String type =
        switch (format) {
          case JSON -> "application/json";
          case CSV -> "text/csv;charset=utf-8";
          case RAW, TABLE, CARD -> "text/plain;charset=utf-8";
        };
    String ending =
        switch (format) {
          case JSON, CSV -> format.word();
          case RAW, TABLE, CARD -> "txt";
        };
    call.lasting(
        () -> {
          Catalogue.Found found = shelf.catalogue().search(query, order, limit);
          return format.write(found.entries(), found.total(), display);
        },
        type);
    call.context()
        .header(
            "Content-Disposition", "attachment; filename=\"hypergate-catalogue." + ending + "\"");
  }

  private static Display display(Call call, Format format) {
    String flares = call.text("flares", format.usualFlares().word());
    Display display =
        Display.USUAL
            .flares(one("flares", flares, List.of(FlareStyle.values())))
            .timing(one("timing", call.text("timing", "strip"), List.of(TimingStyle.values())));
    for (String what : call.text("hide", "").split(","))
      if (!what.isBlank())
        display = display.hiding(one("hide", what.strip(), List.of(Switch.values())));
    return display;
  }

  private static <T extends Chosen> T one(String name, String word, List<T> all) {
    return Chosen.named(all, word)
        .orElseThrow(
            () ->
                new Refusal(
                    Problem.Kind.MALFORMED.plainly(
                        name + " must be one of " + String.join(", ", Chosen.words(all)) + ".")));
  }

  private static Query query(Call call) {
    try {
      return Query.parse(call.text("q", ""));
    } catch (QueryError e) {
      String detail =
          "Column " + e.column() + ": " + Problems.sentence(String.valueOf(e.getMessage()));
      String nearest = e.nearest().isEmpty() ? null : e.nearest();
      throw new Refusal(Problem.Kind.MALFORMED.plainly(detail).near(e.column(), nearest), 0, e);
    }
  }

  private static Order order(Call call) {
    String sort = call.text("sort", "");
    try {
      return sort.isBlank() ? Order.RELEVANCE : Order.of(sort);
    } catch (IllegalArgumentException e) {
      throw refusal(Problem.Kind.MALFORMED, e);
    }
  }

  private static Entry find(Catalogue catalogue, String id) {
    if (!NAME.matcher(id).matches())
      throw new Refusal(
          Problem.Kind.NOT_FOUND.because(
              "There is no such entry; an id is letters, digits and hyphens."));
    return catalogue.find(id).orElseThrow(() -> unknown(catalogue, id));
  }

  private static Refusal unknown(Catalogue catalogue, String id) {
    String nearest = catalogue.nearest(id).orElse(null);
    String hint = nearest == null ? "." : "; did you mean " + nearest + "?";
    return new Refusal(
        Problem.Kind.NOT_FOUND
            .plainly("There is no entry '" + id + "'" + hint)
            .near(null, nearest));
  }

  private static Refusal refusal(Problem.Kind kind, RuntimeException e) {
    String message = Problems.sentence(String.valueOf(e.getMessage()));
    return new Refusal(
        kind.plainly(message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1)),
        0,
        e);
  }
}
