package hypergate.cli.command;

import hypergate.cli.Failure;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
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

  @CommandLine.Mixin private LocalPage page;

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
    else page.open(out, "");
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
}
