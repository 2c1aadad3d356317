package hypergate.server.http;

import hypergate.server.protocol.Command;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Enter;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.HintRequest;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.SeatChange;
import hypergate.server.table.Outcome;
import hypergate.server.table.Subscriber;
import hypergate.server.table.Subscription;
import hypergate.server.table.Tables;
import hypergate.server.table.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// One table that repeats what it hears.
final class FakeTables implements Tables {
  static final String TABLE = "0123456789";
  static final String SECRET = "secret-of-A";

  final List<Command> commands = new CopyOnWriteArrayList<>();
  final List<String> openTables = new CopyOnWriteArrayList<>();
  final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();
  volatile @Nullable RuntimeException failure;
  volatile String asked = "";
  volatile @Nullable Problem elsewhere;

  private Outcome known(String table, String json) {
    RuntimeException broken = failure;
    if (broken != null) throw broken;
    if (table.equals(TABLE)) return new Outcome.Done(json);
    return Outcome.refused(Problem.Kind.NOT_FOUND.because("There is no such table."));
  }

  @Override
  public String epoch() {
    return "e1";
  }

  @Override
  public String list() {
    return "[]";
  }

  @Override
  public Outcome create(NewTable wish, String browser) {
    return new Outcome.Seated(
        "{\"table\":\"" + TABLE + "\",\"seat\":\"A\",\"links\":[]}", TABLE, SECRET);
  }

  @Override
  public Viewer viewer(String table, Optional<String> secret) {
    return secret.filter(SECRET::equals).isPresent()
        ? new Viewer(table, "A", "hash-of-A")
        : Viewer.spectator(table);
  }

  @Override
  public Outcome summary(Viewer viewer) {
    return known(viewer.table(), "{\"id\":\"" + viewer.table() + "\"}");
  }

  @Override
  public Outcome newLink(Viewer viewer, String seat) {
    return known(viewer.table(), "{\"seat\":\"" + seat + "\"}");
  }

  @Override
  public Outcome sessions(Viewer viewer) {
    return known(viewer.table(), "[]");
  }

  @Override
  public Outcome endSession(Viewer viewer, String session) {
    return new Outcome.Left("{}", viewer.table());
  }

  @Override
  public Outcome enter(Viewer viewer, Enter enter, String browser) {
    if (enter.secret().equals(SECRET)) return new Outcome.Seated("{\"seat\":\"A\"}", TABLE, SECRET);
    return Outcome.refused(Problem.Kind.NOT_YOUR_SEAT.because("That link is no longer good."));
  }

  @Override
  public Outcome setSeat(Viewer viewer, String seat, SeatChange change) {
    return known(viewer.table(), "{\"seat\":\"" + seat + "\"}");
  }

  @Override
  public Outcome view(Viewer viewer) {
    return known(viewer.table(), "{\"seat\":\"" + viewer.seat() + "\"}");
  }

  @Override
  public Outcome log(Viewer viewer, OptionalLong before) {
    return known(viewer.table(), "[" + (before.isPresent() ? before.getAsLong() : "") + "]");
  }

  @Override
  public Outcome record(Viewer viewer) {
    return known(viewer.table(), "{\"hypergate\":\"record\"}\n");
  }

  @Override
  public Outcome command(Viewer viewer, Command command) {
    if (viewer.isSpectator())
      return Outcome.refused(Problem.Kind.NOT_YOUR_SEAT.because("You only watch."));
    commands.add(command);
    return known(viewer.table(), "{\"heard\":\"" + command.what() + "\"}");
  }

  @Override
  public Outcome explain(Viewer viewer, ExplainRequest request) {
    return known(viewer.table(), "{\"title\":{\"key\":\"" + request.ask() + "\"}}");
  }

  @Override
  public Outcome hint(Viewer viewer, HintRequest request) {
    return known(viewer.table(), "{\"n\":" + request.n() + "}");
  }

  @Override
  public Outcome checkDeal(Viewer viewer, DealDraft draft) {
    return known(viewer.table(), "{\"legal\":true,\"digest\":\"\"}");
  }

  @Override
  public Subscription subscribe(
      Viewer viewer, OptionalLong after, Optional<String> epoch, Subscriber subscriber) {
    if (!viewer.table().equals(TABLE))
      return new Subscription.Refused(Problem.Kind.NOT_FOUND.because("There is no such table."));
    asked = viewer.seat() + " " + after + " " + epoch;
    subscribers.add(subscriber);
    subscriber.message("{\"kind\":\"view\",\"n\":1}", 1);
    return (Subscription.Open) () -> subscribers.remove(subscriber);
  }

  @Override
  public long now() {
    return 42;
  }

  @Override
  public Optional<Problem> elsewhere(String table) {
    return Optional.ofNullable(elsewhere);
  }

  @Override
  public void leave() {}

  @Override
  public boolean isOpen(String table) {
    return openTables.contains(table);
  }

  @Override
  public int open() {
    return 1;
  }

  @Override
  public void close() {
    for (Subscriber subscriber : subscribers) subscriber.bye(Subscriber.Reason.RESTART);
  }
}
