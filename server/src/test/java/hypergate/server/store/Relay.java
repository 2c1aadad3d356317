package hypergate.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/// A cable between a node and its database that can be cut. What is on its way then arrives
/// nowhere, and neither side is told: connections that were open stay so for ever, half of them
/// here and half of them there, also when the cable is whole again; only new ones get through.
///
/// Meanwhile it counts what passes.
public final class Relay implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  private final ServerSocket door;
  private final int target;
  private final List<Wire> wires = new ArrayList<>();
  private final LongAdder bytes = new LongAdder();
  private final LongAdder trips = new LongAdder();
  private boolean cut;

  /// A connection through it.
  private final class Wire {
    private final Socket near;
    private final Socket far;
    private volatile boolean dead;
    private volatile boolean asked;

    Wire(Socket near, Socket far) {
      this.near = near;
      this.far = far;
    }

    private void pass(Socket from, Socket to, boolean asks) {
      byte[] buffer = new byte[BUFFER];
      try {
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream();
        for (int read = in.read(buffer); read >= 0 && !dead; read = in.read(buffer)) {
          count(read, asks);
          out.write(buffer, 0, read);
        }
      } catch (IOException e) {
        // The other end hears of it below.
      }
      if (!dead) close();
    }

    // A question after an answer is another way there and back.
    private void count(int read, boolean asks) {
      bytes.add(read);
      if (asks && !asked) trips.increment();
      asked = asks;
    }

    void close() {
      try {
        near.close();
        far.close();
      } catch (IOException e) {
        // It is closed either way.
      }
    }
  }

  /// @param target the port of the database on this machine
  public Relay(int target) throws IOException {
    this.target = target;
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::open);
  }

  private void open() {
    while (!door.isClosed()) {
      try {
        join(door.accept());
      } catch (IOException e) {
        // Nobody is behind it, or it is being closed.
      }
    }
  }

  private synchronized void join(Socket near) throws IOException {
    Socket far = new Socket();
    Wire wire = new Wire(near, far);
    wires.add(wire);
    wire.dead = cut;
    if (cut) return;
    try {
      far.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target));
    } catch (IOException e) {
      wire.close();
      throw e;
    }
    Thread.ofVirtual().start(() -> wire.pass(near, far, true));
    Thread.ofVirtual().start(() -> wire.pass(far, near, false));
  }

  /// Where it begins.
  public int port() {
    return door.getLocalPort();
  }

  /// Cuts it.
  public synchronized void cut() {
    cut = true;
    for (Wire wire : wires) wire.dead = true;
  }

  /// Lays it anew.
  public synchronized void mend() {
    cut = false;
  }

  /// How many bytes have passed, both ways.
  public long bytes() {
    return bytes.sum();
  }

  /// How often one side has waited for the other.
  public long trips() {
    return trips.sum();
  }

  @Override
  public synchronized void close() throws IOException {
    door.close();
    wires.forEach(Wire::close);
  }
}
