/// Games by the thousand, records, and the runner of rule scenarios.
module hypergate.lab {
  requires static transitive org.jspecify;
  requires transitive hypergate.engine;
  requires transitive hypergate.players;
  requires org.snakeyaml.engine;
  requires transitive tools.jackson.databind;

  exports hypergate.lab;
  exports hypergate.lab.balance;
  exports hypergate.lab.compare;
  exports hypergate.lab.env;
  exports hypergate.lab.house;
  exports hypergate.lab.ladder;
  exports hypergate.lab.lesson;
  exports hypergate.lab.puzzle;
  exports hypergate.lab.record;
  exports hypergate.lab.run;
  exports hypergate.lab.scenario;
  exports hypergate.lab.statistics;
  exports hypergate.lab.tune;
  exports hypergate.lab.variants;

  uses hypergate.lab.house.Workshop;

  opens hypergate.lab to
      tools.jackson.databind;
  opens hypergate.lab.scenario to
      tools.jackson.databind;
}
