package hypergate.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/// Where `hypergate` starts: picks the command and turns its outcome into an exit status.
@Command(
    name = "hypergate",
    description = "Plays Cosmic Encounter and enforces every rule of it.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main implements Runnable {
  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  /// Without a command: says what there is.
  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  /// The version that the build wrote into the jar.
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"Hypergate " + (version == null ? "(not packed)" : version)};
    }
  }
}
