package hypergate.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/// A node of a [Cluster]: runs until it is killed, or drains when it is asked to go.
final class ClusterNode {
  private ClusterNode() {}

  public static void main(String[] args) throws Exception {
    ServerConfig config =
        ServerConfig.local(Path.of("no-file.db"))
            .withPort(Integer.parseInt(args[0]))
            .withHousehold(new ServerConfig.Household("127.0.0.1", Integer.parseInt(args[1])))
            .withDatabase(args[2]);
    Server server = Server.start(config);
    Thread goes =
        new Thread(
            () -> {
              server.drain(Duration.ofSeconds(4));
              server.close();
            });
    Runtime.getRuntime().addShutdownHook(goes);
    new CountDownLatch(1).await();
  }
}
