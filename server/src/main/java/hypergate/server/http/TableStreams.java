package hypergate.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import hypergate.server.protocol.Command;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.store.StoreError;
import hypergate.server.table.Outcome;
import hypergate.server.table.Subscriber;
import hypergate.server.table.Subscription;
import hypergate.server.table.Tables;
import hypergate.server.table.Viewer;
import hypergate.server.trace.Step;
import hypergate.server.trace.Traces;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Streams of messages over WebSockets and as server-sent events.
final class TableStreams {
  private static final Logger LOG = LoggerFactory.getLogger(TableStreams.class);

  /// Who goes on after so many refusals in a row isn't listening.
  private static final int DEAF = 200;

  private static final String CONNECTION = "connection";
  private static final String SIDE = "side";

  private final Tables tables;
  private final Gate gate;
  private final Streams streams;
  private final Commands commands;
  private final Traces traces;

  /// What belongs to one open WebSocket.
  private static final class Connection {
    final Viewer viewer;
    final String side;
    final SocketStream stream;

    /// Of what this is a part, says whoever opened it.
    final Optional<String> parent;

    int refusals;

    Connection(Viewer viewer, String side, SocketStream stream, Optional<String> parent) {
      this.parent = parent;
      this.viewer = viewer;
      this.side = side;
      this.stream = stream;
    }
  }

  TableStreams(Tables tables, Gate gate, Streams streams, Commands commands, Traces traces) {
    this.traces = traces;
    this.tables = tables;
    this.gate = gate;
    this.streams = streams;
    this.commands = commands;
  }

  // ------------------------------------------------------------------------------- WebSocket

  /// Looks at the request before it becomes a WebSocket.
  void upgrade(Context context) throws IOException {
    try {
      admit(context);
    } catch (Refusal refusal) {
      // Javalin only takes the status and the headers of an answer from here.
      context.res().getOutputStream().write(refusal.problem().json().getBytes(UTF_8));
      throw refusal;
    }
  }

  private void admit(Context context) {
    gate.admitSocket(context);
    if (!Routes.VERSION.equals(context.header("Sec-WebSocket-Version")))
      throw Routes.noSocket(context);
    isHere(Call.known(context.pathParam("table")));
    Call.number("after", context.queryParam("after"));
    context.attribute(SIDE, gate.side(context));
  }

  // While whoever stands between us and the page can still ask another server.
  private void isHere(String table) {
    tables
        .elsewhere(table)
        .ifPresent(
            problem -> {
              throw new Refusal(problem, Routes.LATER, null);
            });
  }

  /// What happens on a WebSocket.
  void socket(WsConfig socket) {
    socket.onConnect(this::open);
    socket.onMessage(message -> hear(message, message.message()));
    socket.onBinaryMessage(message -> message.closeSession(1003, "text only"));
    socket.onClose(this::closed);
    socket.onError(this::closed);
  }

  private void open(WsConnectContext socket) {
    String table = socket.pathParam("table");
    Viewer viewer = tables.viewer(table, Optional.ofNullable(socket.cookie(Call.COOKIE)));
    String side = String.valueOf(socket.<String>attribute(SIDE));
    SocketStream stream = new SocketStream(socket.session);
    try {
      gate.openStream(side);
    } catch (Refusal refusal) {
      socket.closeSession(1013, refusal.problem().title());
      return;
    }
    socket.attribute(
        CONNECTION,
        new Connection(viewer, side, stream, Optional.ofNullable(socket.header("traceparent"))));
    streams.add(stream);
    subscribe(
        viewer,
        Call.number("after", socket.queryParam("after")),
        Optional.ofNullable(socket.queryParam("epoch")),
        stream);
  }

  private void subscribe(Viewer viewer, OptionalLong after, Optional<String> epoch, Stream stream) {
    switch (tables.subscribe(viewer, after, epoch, stream)) {
      case Subscription.Open open -> stream.holds(open);
      case Subscription.Refused(Problem problem) ->
          stream.bye(
              problem.status() == 503 ? Subscriber.Reason.RESTART : Subscriber.Reason.REMOVED);
    }
  }

  private void closed(WsContext socket) {
    Connection connection = socket.attribute(CONNECTION);
    if (connection == null) return;
    // There is an end for each of the two ways to it.
    socket.attribute(CONNECTION, null);
    connection.stream.stop();
    streams.remove(connection.stream);
    gate.closeStream(connection.side);
  }

  private void hear(WsContext socket, String text) {
    Connection connection = socket.attribute(CONNECTION);
    if (connection == null) return;
    // Nobody says of a message of what it is a part, only of the stream as a whole: no message
    // belongs to that, but follows from it.
    Step step =
        traces.request(
            Routes.SOCKET,
            header -> header.equals("traceparent") ? connection.parent.orElse(null) : null,
            false);
    String reply = step.ending(() -> reply(connection, text));
    connection.stream.send(new Stream.Sent(reply, Stream.UNNUMBERED));
    if (connection.refusals > DEAF) connection.stream.bye(Subscriber.Reason.TOO_SLOW);
  }

  private String reply(Connection connection, String text) {
    long begin = System.nanoTime();
    JsonNode node = null;
    try {
      node = Json.MAPPER.readTree(text);
      int wait = gate.commandWait(connection.viewer, connection.side);
      if (wait > 0) throw Refusal.slowDown(wait);
      Command command = Call.parsed(parsed -> parsed, node, Command.class);
      Outcome outcome = commands.run(connection.viewer, command, begin);
      connection.refusals = 0;
      return switch (outcome) {
        case Outcome.Done(String json) -> done(command.key(), json);
        case Outcome.Seated seated -> done(command.key(), seated.json());
        case Outcome.Left left -> done(command.key(), left.json());
        case Outcome.Refused(Problem problem) -> refused(command.key(), problem);
      };
    } catch (Refusal refusal) {
      connection.refusals++;
      return refused(key(node), refusal.problem());
    } catch (JacksonException e) {
      connection.refusals++;
      return refused("", Problem.Kind.MALFORMED.plainly("That is not JSON."));
    } catch (StoreError e) {
      return refused(key(node), Problems.storage(e));
    } catch (RuntimeException e) {
      LOG.atError()
          .addKeyValue("table", connection.viewer.table())
          .setCause(e)
          .log("a command failed");
      return refused(key(node), Problems.ours());
    }
  }

  private static String key(@Nullable JsonNode node) {
    return node == null ? "" : node.path("key").asString("");
  }

  private static String done(String key, String result) {
    return "{\"kind\":\"reply\",\"key\":"
        + Json.text(key)
        + ",\"status\":200,\"result\":"
        + result
        + "}";
  }

  private static String refused(String key, Problem problem) {
    return "{\"kind\":\"reply\",\"key\":"
        + Json.text(key)
        + ",\"status\":"
        + problem.status()
        + ",\"problem\":"
        + problem.json()
        + "}";
  }

  // ---------------------------------------------------------------------- server-sent events

  /// The same messages for those to whom no WebSocket gets through.
  void events(Call call) throws IOException, InterruptedException {
    Context context = call.context();
    Viewer viewer = call.viewer();
    isHere(viewer.table());
    OptionalLong after = call.number("after");
    Optional<String> epoch = Optional.ofNullable(context.queryParam("epoch"));
    // What a browser adds when it connects again by itself is newer than the address.
    String last = context.header("Last-Event-ID");
    if (last != null && last.indexOf(':') > 0) {
      epoch = Optional.of(last.substring(0, last.indexOf(':')));
      after = Call.number("Last-Event-ID", last.substring(last.indexOf(':') + 1));
    }
    String side = gate.side(context);
    gate.openStream(side);
    try {
      context.contentType("text/event-stream");
      context.header("Cache-Control", "no-store");
      context.header("X-Accel-Buffering", "no");
      EventStream stream = new EventStream(tables.epoch(), context.res().getOutputStream());
      streams.add(stream);
      try {
        subscribe(viewer, after, epoch, stream);
        stream.run();
      } finally {
        stream.stop();
        streams.remove(stream);
      }
    } finally {
      gate.closeStream(side);
    }
  }
}
