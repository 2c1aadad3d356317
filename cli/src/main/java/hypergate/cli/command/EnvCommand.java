package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.lab.env.EnvLines;
import hypergate.lab.env.LineInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The game as an environment for other programs.
@Command(
    name = "env",
    mixinStandardHelpOptions = true,
    description =
        "The game as an environment for other programs: each line of the input is a request in"
            + " JSON, each line of the output its answer. docs/env.md has them all, and"
            + " examples/hypergate_env.py speaks with it in Python.",
    footer = {
      "",
      "Examples:",
      "  echo '{\"op\":\"hello\"}' | hypergate lab env --stdio",
      "  echo '{\"op\":\"schema\"}' | hypergate lab env --stdio"
    })
public final class EnvCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Option(names = "--stdio", description = "Speak over standard input and output.")
  private boolean stdio;

  /// Made by the command line.
  public EnvCommand() {}

  @Override
  public Integer call() {
    if (!stdio) throw new Failure("say --stdio: there is no other way to speak with it");
    PrintWriter out = spec.commandLine().getOut();
    try {
      LineInput.serve(System.in, out, new EnvLines());
    } catch (IOException e) {
      throw new Failure("the input cannot be read: " + e.getMessage(), e);
    }
    return 0;
  }
}
