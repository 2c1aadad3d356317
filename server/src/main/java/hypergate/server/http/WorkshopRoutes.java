package hypergate.server.http;

import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Workshop;
import hypergate.lab.run.LabError;
import hypergate.lab.scenario.ScenarioRunner;
import hypergate.lab.scenario.Skeletons;
import hypergate.server.OwnCards;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.workshop.BalanceStep;
import hypergate.server.protocol.workshop.BalanceWish;
import hypergate.server.protocol.workshop.CardDraft;
import hypergate.server.protocol.workshop.CardReading;
import hypergate.server.protocol.workshop.OwnCardsInfo;
import hypergate.server.protocol.workshop.ScenarioDraft;
import hypergate.server.protocol.workshop.ScenarioResult;
import hypergate.server.workshop.Trial;
import hypergate.server.workshop.Trials;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// The addresses of the workshop. Nothing of what is sent there is kept: a card lives in the page
/// of its author, in a file, in a link and at the tables that are played with it.
final class WorkshopRoutes {
  private static final String WORKSHOP = "/api/v1/workshop";

  /// In so many seconds there may be room for another measurement.
  private static final int LATER = 30;

  private final OwnCards allowed;
  private final Gate gate;
  private final Trials trials = new Trials();

  /// @param allowed what people may do with cards of their own
  WorkshopRoutes(OwnCards allowed, Gate gate) {
    this.allowed = allowed;
    this.gate = gate;
  }

  /// What somebody is told who brings cards where no table is played with them.
  static Refusal noTables() {
    return new Refusal(
        Problem.Kind.NOT_FOUND.because("This server lets nobody play with cards of their own."));
  }

  private static Refusal closed() {
    return new Refusal(
        Problem.Kind.NOT_FOUND.because("This server lets nobody write cards of their own."));
  }

  List<Route> all() {
    return List.of(
        new Route(
            "GET",
            WORKSHOP + "/open",
            Access.Open.KNOWLEDGE,
            Cost.WORD,
            call -> call.json(Json.text(new OwnCardsInfo(allowed.writing(), allowed.tables())))),
        route(
            "GET",
            "/words",
            Cost.WORD,
            call -> call.lasting(() -> Json.text(Workshop.get().words()))),
        route(
            "GET",
            "/patterns",
            Cost.THOUGHT,
            call -> call.lasting(() -> Json.text(Workshop.get().patterns()))),
        route("GET", "/schema", Cost.WORD, call -> call.lasting(() -> Workshop.get().schema())),
        route("POST", "/card", Cost.THOUGHT, this::card),
        route("POST", "/skeletons", Cost.GAME, this::skeletons),
        route("POST", "/scenarios", Cost.GAME, this::scenarios),
        route("POST", "/balance", Cost.READ, this::balance));
  }

  private Route route(String method, String path, Cost cost, Route.Action action) {
    return new Route(
        method,
        WORKSHOP + path,
        Access.Open.KNOWLEDGE,
        cost,
        call -> {
          if (!allowed.writing()) throw closed();
          action.on(call);
        });
  }

  private void card(Call call) {
    CardDraft draft = call.body(CardDraft.class);
    call.json(call.worked(() -> Json.text(read(draft.text()))));
  }

  private static CardReading read(String text) {
    try {
      return CardReading.of(Workshop.get().read(text));
    } catch (CardError e) {
      return CardReading.of(e);
    }
  }

  private void skeletons(Call call) {
    CardDraft draft = call.body(CardDraft.class);
    call.json(call.worked(() -> Json.text(Skeletons.of(house(draft.text())))));
  }

  private void scenarios(Call call) {
    ScenarioDraft draft = call.body(ScenarioDraft.class);
    call.json(call.worked(() -> Json.text(run(draft))));
  }

  private static List<ScenarioResult> run(ScenarioDraft draft) {
    HouseCard card = house(draft.text());
    Map<String, String> files = Map.of(Skeletons.file(card), draft.text());
    return draft.scenarios().stream()
        .map(scenario -> ScenarioResult.of(ScenarioRunner.run(scenario, files)))
        .toList();
  }

  private static HouseCard house(String text) {
    try {
      return HouseCard.of(text);
    } catch (CardError e) {
      throw new Refusal(Problem.Kind.NOT_LEGAL.plainly(String.valueOf(e.getMessage())), 0, e);
    }
  }

  // Lines of JSON, as long as somebody listens; what nobody listens to is not played.
  private void balance(Call call) {
    BalanceWish wish = call.body(BalanceWish.class);
    Trial trial = call.worked(() -> trial(wish));
    try {
      boolean had =
          trials.run(
              gate.side(call.context()),
              trial,
              () -> begin(call.context()),
              step -> write(call.context(), step));
      if (!had)
        throw new Refusal(
            Problem.Kind.BUSY.because(
                "As many cards are being measured as this server has time for. Try again in a"
                    + " minute."),
            LATER,
            null);
    } catch (UncheckedIOException e) {
      // Nobody listens any more.
    }
  }

  private static void begin(Context context) {
    context.contentType("application/x-ndjson");
    context.header("Cache-Control", "no-store");
    context.header("X-Accel-Buffering", "no");
  }

  private static void write(Context context, BalanceStep step) {
    try {
      OutputStream out = context.res().getOutputStream();
      out.write((Json.text(step) + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Trial trial(BalanceWish wish) {
    try {
      return Trial.of(wish);
    } catch (CardError e) {
      throw new Refusal(Problem.Kind.NOT_LEGAL.plainly(String.valueOf(e.getMessage())), 0, e);
    } catch (IllegalArgumentException | LabError e) {
      throw new Refusal(
          Problem.Kind.NOT_LEGAL.plainly(
              Problems.sentence("That cannot be measured: " + e.getMessage())),
          0,
          e);
    }
  }
}
