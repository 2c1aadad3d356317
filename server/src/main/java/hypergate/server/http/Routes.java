package hypergate.server.http;

import static hypergate.server.http.Access.Open.FINISHED;
import static hypergate.server.http.Access.Open.FOUNDING;
import static hypergate.server.http.Access.Open.HOUSEHOLD;
import static hypergate.server.http.Access.Open.KNOWLEDGE;
import static hypergate.server.http.Access.Open.LISTED;
import static hypergate.server.http.Cost.READ;
import static hypergate.server.http.Cost.THOUGHT;
import static hypergate.server.http.Cost.WORD;

import hypergate.server.metrics.Metrics;
import hypergate.server.protocol.Branch;
import hypergate.server.protocol.Command;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Enter;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.HintRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.PuzzleWish;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.book.BookParts;
import hypergate.server.table.Deed;
import hypergate.server.table.Games;
import hypergate.server.table.Library;
import hypergate.server.table.Outcome;
import hypergate.server.table.Tables;
import hypergate.server.table.Viewer;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// Every address of the contract.
final class Routes {
  private static final String API = "/api/v1";
  private static final String TABLE = API + "/tables/{table}";
  private static final String LESSONS = API + "/lessons";
  private static final String LESSON = LESSONS + "/{lesson}";
  private static final String ENGLISH = "en";

  /// In so many seconds a load balancer has found out who takes new tables.
  static final int LATER = 2;

  private static final String CARDS = API + "/cards";
  private static final String PUZZLE = API + "/puzzles/{day}";
  private static final String GAME = API + "/games/{game}";

  /// The one version of WebSockets that there is.
  static final String VERSION = "13";

  /// Where WebSockets are opened.
  static final String SOCKET = TABLE + "/socket";

  private final Services services;
  private final Gate gate;
  private final TableStreams streams;
  private final Commands commands;
  private final Holdings holdings;
  private final Supplier<Optional<String>> unready;
  private final BooleanSupplier leaving;

  Routes(
      Services services,
      Gate gate,
      TableStreams streams,
      Commands commands,
      Supplier<Optional<String>> unready,
      BooleanSupplier leaving) {
    this.services = services;
    this.gate = gate;
    this.streams = streams;
    this.commands = commands;
    this.holdings = new Holdings(gate.limits().openTables(), services.tables()::isOpen);
    this.unready = unready;
    this.leaving = leaving;
  }

  /// What people and their pages reach.
  List<Route> all() {
    List<Route> all = new ArrayList<>(own());
    all.addAll(new CatalogueRoutes(services.catalogue()).all());
    all.addAll(new WorkshopRoutes(services.ownCards(), gate).all());
    return all;
  }

  /// What whoever looks after the server reaches.
  List<Route> household() {
    return List.of(
        get("/health", HOUSEHOLD, WORD, this::health),
        get("/ready", HOUSEHOLD, WORD, this::ready),
        get("/metrics", HOUSEHOLD, READ, call -> scrape(call.context(), services.metrics())));
  }

  private List<Route> own() {
    Tables tables = services.tables();
    Games games = services.games();
    return List.of(
        get(API + "/rules", KNOWLEDGE, WORD, call -> call.lasting(services.library()::rules)),
        get(CARDS, KNOWLEDGE, THOUGHT, this::cards),
        get(LESSONS, KNOWLEDGE, WORD, this::lessons),
        get(LESSON, KNOWLEDGE, WORD, this::lesson),
        get(API + "/tables", LISTED, READ, call -> call.json(tables.list())),
        post(API + "/tables", FOUNDING, THOUGHT, this::create),
        get(TABLE, at(Deed.SUMMARY), READ, call -> call.answer(tables.summary(call.viewer()))),
        post(TABLE + "/enter", at(Deed.ENTER), READ, this::enter),
        new Route("PUT", TABLE + "/seats/{seat}", at(Deed.SET_SEAT), READ, this::setSeat),
        post(
            TABLE + "/seats/{seat}/link",
            at(Deed.LINK),
            READ,
            call -> call.answer(tables.newLink(call.activeViewer(), call.seat()))),
        get(
            TABLE + "/sessions",
            at(Deed.SESSIONS),
            READ,
            call -> call.answer(tables.sessions(call.viewer()))),
        new Route(
            "DELETE",
            TABLE + "/sessions/{session}",
            at(Deed.END_SESSION),
            READ,
            call -> call.answer(tables.endSession(call.activeViewer(), call.id("session")))),
        get(TABLE + "/view", at(Deed.VIEW), READ, call -> call.answer(tables.view(call.viewer()))),
        get(
            TABLE + "/log",
            at(Deed.LOG),
            READ,
            call -> call.answer(tables.log(call.viewer(), call.number("before")))),
        get(TABLE + "/record", at(Deed.RECORD), READ, this::setAsideRecord),
        get(TABLE + "/events", at(Deed.STREAM), READ, streams::events),
        get(SOCKET, at(Deed.STREAM), WORD, Routes::noSocket),
        post(TABLE + "/commands", new Access.AnyCommand(), WORD, this::command),
        post(TABLE + "/explain", at(Deed.EXPLAIN), THOUGHT, this::explain),
        post(TABLE + "/hint", at(Deed.HINT), Cost.ADVICE, this::hint),
        post(TABLE + "/deal/check", at(Deed.DEAL_CHECK), THOUGHT, this::checkDeal),
        get(GAME, FINISHED, READ, call -> call.answer(games.summary(call.id("game")))),
        get(GAME + "/record", FINISHED, READ, this::record),
        get(GAME + "/replay", FINISHED, Cost.GAME, this::replay),
        get(GAME + "/fortunes", FINISHED, Cost.GAME, this::fortunes),
        get(GAME + "/misses", FINISHED, Cost.GAME, this::misses),
        post(GAME + "/explain", FINISHED, Cost.GAME, this::explainGame),
        post(GAME + "/branch", FOUNDING, Cost.GAME, this::branch),
        get(PUZZLE, KNOWLEDGE, READ, call -> call.answer(games.puzzle(day(call)))),
        post(PUZZLE, FOUNDING, Cost.GAME, this::puzzle));
  }

  private static Access at(Deed deed) {
    return new Access.At(deed);
  }

  private static Route get(String path, Access access, Cost cost, Route.Action action) {
    return new Route("GET", path, access, cost, action);
  }

  private static Route post(String path, Access access, Cost cost, Route.Action action) {
    return new Route("POST", path, access, cost, action);
  }

  private void create(Call call) {
    mayFound(call);
    NewTable wish = call.body(NewTable.class);
    if (wish.cards() != null && !wish.cards().isEmpty() && !services.ownCards().tables())
      throw WorkshopRoutes.noTables();
    founded(call, () -> services.tables().create(wish, call.browser()));
  }

  // Whoever comes again a little later is let in at another node.
  private void mayFound(Call call) {
    if (leaving.getAsBoolean())
      throw new Refusal(
          Problem.Kind.BUSY.because("The server is stopping. It will be back in a moment."),
          LATER,
          null);
    gate.table(call.context());
  }

  // So many open tables an address, however slowly they are made.
  private void founded(Call call, Supplier<Outcome> founding) {
    String side = gate.side(call.context());
    holdings.room(side);
    Outcome outcome = call.worked(founding);
    if (outcome instanceof Outcome.Seated seated) holdings.made(side, seated.table());
    call.answer(outcome);
    call.context().status(201);
  }

  private void enter(Call call) {
    gate.secret(call.context());
    call.answer(services.tables().enter(call.viewer(), call.body(Enter.class), call.browser()));
  }

  private void setSeat(Call call) {
    call.answer(
        services.tables().setSeat(call.activeViewer(), call.seat(), call.body(SeatChange.class)));
  }

  private void command(Call call) {
    long begin = System.nanoTime();
    Command command = call.body(Command.class);
    Outcome outcome = commands.run(call.activeViewer(), command, begin);
    call.answer(
        outcome instanceof Outcome.Done(String json)
            ? new Outcome.Done("{\"done\":true,\"result\":" + json + "}")
            : outcome);
  }

  // Whoever names the digest of the book as it is now need not ask for the same again.
  private void cards(Call call) throws IOException {
    call.check(CARDS);
    Library library = services.library();
    Set<String> parts = parts(call.text("of", ""));
    boolean isNow = call.text("digest", "").equals(library.cardsDigest());
    call.kept(String.join(",", parts), () -> library.cards(parts), isNow);
  }

  private static Set<String> parts(String names) {
    try {
      return names.isEmpty() ? BookParts.ALL : BookParts.read(names);
    } catch (IllegalArgumentException e) {
      throw new Refusal(Problem.Kind.MALFORMED.plainly(e.getMessage() + "."), 0, e);
    }
  }

  private void lessons(Call call) throws IOException {
    call.check(LESSONS);
    String language = call.text("language", ENGLISH);
    call.lasting(() -> services.library().lessons(language));
  }

  private void lesson(Call call) throws IOException {
    call.check(LESSON);
    String language = call.text("language", ENGLISH);
    String text = services.library().lesson(call.context().pathParam("lesson"), language);
    if (text == null)
      throw new Refusal(Problem.Kind.NOT_FOUND.because("There is no lesson of this name."));
    call.lasting(() -> text);
  }

  private static void noSocket(Call call) {
    throw noSocket(call.context());
  }

  /// That somebody asks for no WebSocket, or for one of another version.
  static Refusal noSocket(Context context) {
    context.header("Upgrade", "websocket").header("Sec-WebSocket-Version", VERSION);
    return new Refusal(
        new Problem(
            "about:blank",
            "Only for WebSockets",
            426,
            "Open a WebSocket of version 13 here, or read the events instead."));
  }

  private void record(Call call) {
    download(call, services.games().record(call.id("game")), call.id("game"));
  }

  private void setAsideRecord(Call call) {
    download(call, services.tables().record(call.activeViewer()), call.id("table"));
  }

  private static void download(Call call, Outcome record, String id) {
    call.answer(record);
    call.context()
        .contentType("application/jsonl")
        .header("Content-Disposition", "attachment; filename=\"hypergate-" + id + ".jsonl\"");
  }

  private void explain(Call call) {
    Viewer viewer = call.activeViewer();
    ExplainRequest request = call.body(ExplainRequest.class);
    call.answer(call.worked(() -> services.tables().explain(viewer, request)));
  }

  private void hint(Call call) {
    Viewer viewer = call.activeViewer();
    call.answer(services.tables().hint(viewer, call.body(HintRequest.class)));
  }

  private void checkDeal(Call call) {
    Viewer viewer = call.activeViewer();
    DealDraft draft = call.body(DealDraft.class);
    call.answer(call.worked(() -> services.tables().checkDeal(viewer, draft)));
  }

  private void replay(Call call) throws IOException {
    String game = call.id("game");
    call.check(GAME + "/replay");
    String as = call.text("as", "public");
    call.secretly("replay " + game + " " + as, () -> services.games().replay(game, as));
  }

  private void fortunes(Call call) throws IOException {
    String game = call.id("game");
    call.secretly("fortunes " + game, () -> services.games().fortunes(game));
  }

  private void misses(Call call) throws IOException {
    String game = call.id("game");
    call.check(GAME + "/misses");
    String as = call.text("as", "A");
    call.secretly("misses " + game + " " + as, () -> services.games().misses(game, as));
  }

  private void explainGame(Call call) throws IOException {
    String game = call.id("game");
    ExplainRequest request = call.body(ExplainRequest.class);
    call.secretly(
        "explain " + game + " " + Json.text(request),
        () -> services.games().explain(game, request));
  }

  private void branch(Call call) {
    mayFound(call);
    String game = call.id("game");
    Branch wish = call.body(Branch.class);
    founded(call, () -> services.games().branch(game, wish, call.browser()));
    call.context().status(201);
  }

  private static String day(Call call) {
    return call.context().pathParam("day");
  }

  private void puzzle(Call call) {
    mayFound(call);
    PuzzleWish wish = call.body(PuzzleWish.class);
    founded(call, () -> services.games().puzzle(day(call), wish, call.browser()));
  }

  private void health(Call call) {
    call.context().result("alive\nnode " + services.tables().epoch() + "\n");
  }

  private void ready(Call call) {
    Optional<String> why = unready.get();
    call.context()
        .status(why.isEmpty() ? 200 : 503)
        .result(why.map(reason -> "not ready: " + reason + "\n").orElse("ready\n"));
  }

  private static void scrape(Context context, Metrics metrics) {
    context.result(metrics.scrape()).contentType("text/plain; version=0.0.4; charset=utf-8");
  }
}
