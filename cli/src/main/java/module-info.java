/// The commands and the game in the terminal.
module hypergate.cli {
  requires static org.jspecify;
  requires hypergate.catalogue;
  requires hypergate.engine;
  requires hypergate.lab;
  requires hypergate.players;
  requires hypergate.server;
  requires info.picocli;
  requires org.jline;
  requires tools.jackson.databind;

  uses hypergate.cli.command.Cluster;

  opens hypergate.cli to
      info.picocli;
  opens hypergate.cli.command to
      info.picocli;
}
