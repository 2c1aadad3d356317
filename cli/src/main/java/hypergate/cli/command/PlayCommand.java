package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.serve.Browser;
import hypergate.cli.serve.DataFolder;
import hypergate.cli.serve.Running;
import hypergate.server.ServerConfig;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/// A game in the browser, or in the terminal.
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Opens the table in your browser: you against machines, or with friends at this computer."
            + " Everything is saved as it happens; Ctrl-C stops. With --terminal, a game in the"
            + " terminal instead: one question at a time, with numbered options.",
    footer = {
      "",
      "Examples:",
      "  hypergate play                       in the browser",
      "  hypergate play --terminal            the game as it comes out of the box",
      "  hypergate play --terminal --seats 3 --set technology=odyssey",
      "",
      "In the terminal, NO_COLOR=1 turns colours off, and answers can be piped in."
    })
public final class PlayCommand implements Callable<Integer> {
  private static final List<String> BROWSER = List.of("--port", "--data", "--no-browser");
  private static final List<String> BOTH = List.of("--terminal", "--help", "--version");

  @Spec private CommandSpec spec;

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

  @CommandLine.Option(
      names = "--terminal",
      description = "Play in the terminal; the options below are for that.")
  private boolean terminal;

  @CommandLine.Mixin private TerminalGame game;

  /// Made by the command line.
  public PlayCommand() {}

  @Override
  public Integer call() {
    for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions())
      fits(option.longestName());
    PrintWriter out = spec.commandLine().getOut();
    if (terminal) game.play(out);
    else browse(out);
    return 0;
  }

  private void fits(String option) {
    if (BOTH.contains(option)) return;
    boolean forBrowser = BROWSER.contains(option);
    if (terminal && forBrowser)
      throw new Failure(option + " is for the game in the browser: leave out --terminal");
    if (!terminal && !forBrowser)
      throw new Failure(
          option + " is for the game in the terminal: add --terminal, or choose it on the page");
  }

  private void browse(PrintWriter out) {
    int wanted = port == null ? 0 : ServeCommand.port(port);
    Path file = data == null ? DataFolder.file() : data;
    Running.quiet();
    Optional<URI> running = Running.running(file);
    if (running.isPresent()) {
      say(out, "Hypergate runs already at " + running.get() + " — the page opens there.");
      show(running.get());
      return;
    }
    ServerConfig local = ServerConfig.local(file).withMeasured(MeasuredFile.shipped());
    Running server = Running.open(wanted == 0 ? local : local.withPort(wanted));
    say(out, "Hypergate is at " + server.address() + " — Ctrl-C stops it, and nothing is lost.");
    show(server.address());
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
