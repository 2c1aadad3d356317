package hypergate.cli.command;

import hypergate.cli.serve.Browser;
import hypergate.cli.serve.DataFolder;
import hypergate.cli.serve.Running;
import hypergate.server.ServerConfig;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// The page on this machine: its options, and opening it in the browser until Ctrl-C.
final class LocalPage {
  @CommandLine.Option(
      names = "--port",
      paramLabel = "N",
      description = "Where the page is (default: any free port).")
  private @Nullable Integer port;

  @CommandLine.Option(
      names = "--data",
      paramLabel = "FILE",
      description = "Where tables are kept (default: in your data folder).")
  private @Nullable Path data;

  @CommandLine.Option(names = "--no-browser", description = "Only say where the page is.")
  private boolean noBrowser;

  LocalPage() {}

  /// Opens a page and serves it until the program is stopped; where a server has the tables open
  /// already, its page is opened and nothing else is done.
  ///
  /// @param path of the page, without the slash before it
  void open(PrintWriter out, String path) {
    int wanted = port == null ? 0 : ServeCommand.port(port);
    Path file = data == null ? DataFolder.file() : data;
    Running.quiet();
    Optional<URI> running = Running.running(file);
    if (running.isPresent()) {
      say(
          out,
          "Hypergate runs already at " + running.get().resolve(path) + " — the page opens there.");
      show(running.get().resolve(path));
      return;
    }
    ServerConfig local = ServerConfig.local(file).withMeasured(MeasuredFile::shipped);
    Running server = Running.open(wanted == 0 ? local : local.withPort(wanted));
    URI address = server.address().resolve(path);
    say(out, "Hypergate is at " + address + " — Ctrl-C stops it, and nothing is lost.");
    show(address);
    server.untilStopped();
  }

  private void show(URI address) {
    if (!noBrowser) Browser.show(address);
  }

  private static void say(PrintWriter out, String line) {
    out.println(line);
    out.flush();
  }
}
