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
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
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

  /// Why we close a WebSocket (RFC 6455, 7.4.1): we take no bytes; come again later.
  private static final int NO_TEXT = 1003;

  private static final int FULL = 1013;
  private static final String SOCKET = "socket";

  private final Tables tables;
  private final Gate gate;
  private final Streams streams;
  private final Commands commands;
  private final Traces traces;

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
      context.req().setAttribute(SOCKET, admit(context));
    } catch (Refusal refusal) {
      // Javalin only takes the status and the headers of an answer from here.
      context.res().getOutputStream().write(refusal.problem().json().getBytes(UTF_8));
      throw refusal;
    }
  }

  private Socket admit(Context context) {
    gate.admitSocket(context);
    if (!Routes.VERSION.equals(context.header("Sec-WebSocket-Version")))
      throw Routes.noSocket(context);
    String table = Call.known(context.pathParam("table"));
    isHere(table);
    return new Socket(
        table,
        Optional.ofNullable(context.cookie(Call.COOKIE)),
        Call.number("after", context.queryParam("after")),
        Optional.ofNullable(context.queryParam("epoch")),
        gate.side(context),
        Optional.ofNullable(context.header("traceparent")));
  }

  /// The WebSocket that a request becomes which went through [#upgrade]. Jetty keeps the request
  /// for as long as the WebSocket is open, so nothing may hang on it any longer.
  static Object socket(HttpServletRequest request) {
    Object socket = request.getAttribute(SOCKET);
    Collections.list(request.getAttributeNames()).forEach(request::removeAttribute);
    return socket;
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

  /// One WebSocket: only what is needed of the request from which it came. Javalin's own would keep
  /// that request, which takes more room than all else of a stream. Jetty only calls what is
  /// public.
  public final class Socket implements Session.Listener.AutoDemanding {
    private final String table;
    private final Optional<String> secret;
    private final OptionalLong after;
    private final Optional<String> epoch;
    private final String side;

    /// Of what this is a part, says whoever opened it.
    private final Optional<String> parent;

    private @Nullable Connection connection;

    private Socket(
        String table,
        Optional<String> secret,
        OptionalLong after,
        Optional<String> epoch,
        String side,
        Optional<String> parent) {
      this.table = table;
      this.secret = secret;
      this.after = after;
      this.epoch = epoch;
      this.side = side;
      this.parent = parent;
    }

    @Override
    public void onWebSocketOpen(Session session) {
      Viewer viewer = tables.viewer(table, secret);
      SocketStream stream = new SocketStream(session);
      try {
        gate.openStream(side);
      } catch (Refusal refusal) {
        session.close(FULL, refusal.problem().title(), Callback.NOOP);
        return;
      }
      connection = new Connection(this, viewer, stream);
      streams.add(stream);
      subscribe(viewer, after, epoch, stream);
    }

    @Override
    public void onWebSocketText(String text) {
      Connection open = connection;
      if (open != null) hear(open, text);
    }

    @Override
    public void onWebSocketBinary(ByteBuffer bytes, Callback heard) {
      Connection open = connection;
      if (open != null) open.stream.close(NO_TEXT, "text only");
      heard.succeed();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
      closed();
    }

    @Override
    public void onWebSocketClose(int status, String reason, Callback heard) {
      closed();
      heard.succeed();
    }

    // There is an end for each of the two ways to it.
    private void closed() {
      Connection open = connection;
      connection = null;
      if (open == null) return;
      open.stream.stop();
      streams.remove(open.stream);
      gate.closeStream(side);
    }
  }

  /// A WebSocket that is open.
  private static final class Connection {
    final Socket socket;
    final Viewer viewer;
    final SocketStream stream;
    int refusals;

    Connection(Socket socket, Viewer viewer, SocketStream stream) {
      this.socket = socket;
      this.viewer = viewer;
      this.stream = stream;
    }
  }

  private void subscribe(Viewer viewer, OptionalLong after, Optional<String> epoch, Stream stream) {
    switch (tables.subscribe(viewer, after, epoch, stream)) {
      case Subscription.Open open -> stream.holds(open);
      case Subscription.Refused(Problem problem) ->
          stream.bye(
              problem.status() == 503 ? Subscriber.Reason.RESTART : Subscriber.Reason.REMOVED);
    }
  }

  private void hear(Connection connection, String text) {
    // Nobody says of a message of what it is a part, only of the stream as a whole: no message
    // belongs to that, but follows from it.
    Step step =
        traces.request(
            Routes.SOCKET,
            header -> header.equals("traceparent") ? connection.socket.parent.orElse(null) : null,
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
      int wait = gate.commandWait(connection.viewer, connection.socket.side);
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
      EventStream stream =
          new EventStream(
              tables.epoch(), context.res().getOutputStream(), () -> Patience.end(context.req()));
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
