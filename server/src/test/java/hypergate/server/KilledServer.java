package hypergate.server;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/// A server that says where it is, and runs until it is killed.
final class KilledServer {
  private KilledServer() {}

  public static void main(String[] args) throws Exception {
    try (Server server = Server.start(ServerConfig.local(Path.of(args[0])))) {
      System.out.println(server.address());
      System.out.flush();
      new CountDownLatch(1).await();
    }
  }
}
