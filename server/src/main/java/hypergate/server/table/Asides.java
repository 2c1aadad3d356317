package hypergate.server.table;

import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import hypergate.server.store.SetAside;
import hypergate.server.store.TableStatus;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tables that do not go on: how they are set aside, what can be had of them, how they end.
final class Asides {
  private static final Logger LOG = LoggerFactory.getLogger(Asides.class);

  private Asides() {}

  /// Which program this is: what failed under one may work under another.
  static String program() {
    return GameRecord.programVersion();
  }

  /// The journal of a table does not replay.
  static SetAside frozen(String table, long since, String because, String detail) {
    return new SetAside(table, SetAside.FROZEN, since, program(), because, detail, false);
  }

  /// The program failed at a table.
  ///
  /// @param what which command it carried out
  static SetAside broken(String table, long since, String what, Throwable fault) {
    return new SetAside(
        table,
        SetAside.BROKEN,
        since,
        program(),
        "The program failed while it carried out the last step here, through nobody's fault. That"
            + " step is not part of the game; everything before it is kept.",
        what + ": " + fault,
        false);
  }

  /// Says so in the log.
  static void log(SetAside aside, @Nullable Throwable fault) {
    var line =
        LOG.atError()
            .addKeyValue("table", aside.table())
            .addKeyValue("reason", aside.reason())
            .addKeyValue("detail", withoutCards(aside.detail()));
    if (fault != null) line = line.setCause(fault);
    line.log("a table is set aside");
  }

  // What was open instead is in the hands of somebody who may play on.
  private static String withoutCards(String detail) {
    int end = detail.indexOf(';');
    return end < 0 ? detail : detail.substring(0, end);
  }

  /// Says in the log that a table goes on again.
  static void logGoesOn(String table) {
    LOG.atInfo().addKeyValue("table", table).log("a table that was set aside goes on");
  }

  /// What lists know of a table that is set aside: nobody finds it by chance, and it wakes nobody.
  static TableStatus quiet(TableStatus status) {
    return new TableStatus(status.state(), false, null, status.summary());
  }

  /// Ends a table that is set aside, for good.
  static Outcome end(Table table) {
    Position position = table.position();
    Aside aside = position.aside();
    if (aside == null) throw Refusal.notNow("Only a table that is set aside is ended like this.");
    if (!aside.ended()) table.setAside(aside.kept(), "over");
    return new Outcome.Done("{}");
  }

  /// The record of a table that is set aside, as far as it replays. Whoever has it knows every
  /// card, so the table never goes on afterwards.
  static Outcome record(Table table) {
    Position position = table.position();
    Aside aside = position.aside();
    if (aside == null)
      throw Refusal.notNow(
          "A record shows every card. While the game goes on nobody can have it; afterwards it"
              + " stands at the address of the finished game.");
    if (position.play() == null)
      throw Refusal.notNow("No game was played here that could be written down.");
    if (position.charter.lesson() != null)
      throw Refusal.notNow("A lesson has no record: it begins at a table that no game has led to.");
    String record = RecordFile.text(Course.record(position));
    SetAside kept = aside.kept();
    if (!kept.opened())
      table.setAside(
          new SetAside(
              kept.table(),
              kept.reason(),
              kept.since(),
              kept.program(),
              kept.because(),
              kept.detail(),
              true),
          null);
    return new Outcome.Done(record);
  }
}
