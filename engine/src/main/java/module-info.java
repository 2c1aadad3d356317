/// The rules and all content of Hypergate; depends on nothing.
module hypergate.engine {
  requires static transitive org.jspecify;

  exports hypergate.content;
  exports hypergate.game;
  exports hypergate.game.ask;
  exports hypergate.game.card;
  exports hypergate.game.decide;
  exports hypergate.game.declare;
  exports hypergate.game.event;
  exports hypergate.game.explain;
  exports hypergate.game.imagine;
  exports hypergate.game.phase;
  exports hypergate.game.piece;
  exports hypergate.game.session;
  exports hypergate.game.table;
  exports hypergate.game.timing;
  exports hypergate.game.verb;
  exports hypergate.game.view;
  exports hypergate.game.word;
  exports hypergate.variant.edicts;
  exports hypergate.variant.essences;
  exports hypergate.variant.fronts;
  exports hypergate.variant.hazards;
  exports hypergate.variant.levels;
  exports hypergate.variant.moons;
  exports hypergate.variant.pulsars;
  exports hypergate.variant.rewards;
  exports hypergate.variant.technology;
  exports hypergate.variant.tokens;
  exports hypergate.variant.visits;
}
