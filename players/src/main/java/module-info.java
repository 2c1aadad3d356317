/// Machine players.
module hypergate.players {
  requires static transitive org.jspecify;
  requires transitive hypergate.engine;

  exports hypergate.players;
  exports hypergate.players.script;
  exports hypergate.players.search;
}
