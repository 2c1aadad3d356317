package hypergate.bench.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// A WebSocket for a virtual thread that waits for its messages. Costs as little as possible, since
/// it shares the machine with the server that is measured.
final class Wire implements AutoCloseable {
  private static final int CONTINUED = 0;
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;

  private Wire(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 4096));
    this.out = socket.getOutputStream();
  }

  /// Opens one.
  ///
  /// @param cookie what stands in the request's `Cookie`
  /// @throws IOException when the server is not there
  /// @throws Refused when it does not want to
  static Wire open(URI server, String path, String cookie) throws IOException {
    Socket socket = new Socket(server.getHost(), server.getPort());
    try {
      socket.setTcpNoDelay(true);
      Wire wire = new Wire(socket);
      wire.upgrade(server, path, cookie);
      return wire;
    } catch (IOException | RuntimeException e) {
      socket.close();
      throw e;
    }
  }

  private void upgrade(URI server, String path, String cookie) throws IOException {
    String request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: "
            + server.getAuthority()
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
            + "\r\nSec-WebSocket-Key: aHlwZXJnYXRlIGJlbmNoIQ==\r\nCookie: "
            + cookie
            + "\r\n\r\n";
    out.write(request.getBytes(StandardCharsets.US_ASCII));
    String status = line();
    String header;
    do header = line();
    while (!header.isEmpty());
    if (!status.startsWith("HTTP/1.1 101")) throw new Refused(status);
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte())
      if (c != '\r') line.append((char) c);
    return line.toString();
  }

  /// The next message; waits for it.
  ///
  /// @throws EOFException when there will be none
  String read() throws IOException {
    ByteArrayOutputStream parts = null;
    while (true) {
      int first = in.readUnsignedByte();
      long length = in.readUnsignedByte();
      if (length == 126) length = in.readUnsignedShort();
      else if (length == 127) length = in.readLong();
      byte[] payload = in.readNBytes(Math.toIntExact(length));
      switch (first & 0xf) {
        case TEXT, CONTINUED -> {
          boolean last = (first & FINAL) != 0;
          if (last && parts == null) return new String(payload, StandardCharsets.UTF_8);
          if (parts == null) parts = new ByteArrayOutputStream();
          parts.write(payload);
          if (last) return parts.toString(StandardCharsets.UTF_8);
        }
        case PING -> write(PONG, payload);
        case CLOSE -> throw new EOFException("the server closed the stream");
        default -> {}
      }
    }
  }

  /// Sends a message.
  void send(String text) throws IOException {
    write(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  // With a mask of zeros: a browser has to scramble what it sends, and we need not.
  private synchronized void write(int opcode, byte[] payload) throws IOException {
    int length = payload.length;
    byte[] frame = new byte[length + 8];
    int n = 0;
    frame[n++] = (byte) (FINAL | opcode);
    if (length < 126) {
      frame[n++] = (byte) (MASKED | length);
    } else {
      frame[n++] = (byte) (MASKED | 126);
      frame[n++] = (byte) (length >> 8);
      frame[n++] = (byte) length;
    }
    n += 4;
    System.arraycopy(payload, 0, frame, n, length);
    out.write(frame, 0, n + length);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // It is gone either way.
    }
  }

  /// The server did not open a stream.
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Refused(String status) {
      super(status);
    }

    /// Whether it will open one a little later.
    boolean isForNow() {
      return String.valueOf(getMessage()).contains(" 429");
    }
  }
}
