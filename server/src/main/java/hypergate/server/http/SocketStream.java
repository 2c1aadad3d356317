package hypergate.server.http;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// A stream over a WebSocket. Needs no thread: a message goes out when the one before it has.
final class SocketStream extends Stream {
  private static final int GOING_AWAY = 1001;
  private static final int POLICY = 1008;
  private static final int NORMAL = 1000;

  private final Session session;

  SocketStream(Session session) {
    this.session = session;
  }

  @Override
  void transmit(Sent message) {
    session.sendText(message.json(), Callback.from(this::sent, _ -> stop()));
  }

  @Override
  void finish(Reason reason) {
    session.sendText(goodbye(reason), Callback.NOOP);
    int code =
        switch (reason) {
          case RESTART -> GOING_AWAY;
          case TOO_SLOW -> POLICY;
          case REMOVED -> NORMAL;
        };
    close(code, reason.name());
  }

  @Override
  void hangUp() {
    session.disconnect();
  }

  /// Closes the WebSocket without a word on the stream.
  ///
  /// @param status why, as the protocol of WebSockets has it
  void close(int status, String why) {
    session.close(status, why, Callback.NOOP);
  }
}
