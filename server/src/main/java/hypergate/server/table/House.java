package hypergate.server.table;

import hypergate.server.protocol.Command;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Enter;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.HintRequest;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.why.Hint;
import hypergate.server.store.Due;
import hypergate.server.store.SeatSecret;
import hypergate.server.store.Store;
import hypergate.server.store.StoreError;
import hypergate.server.store.TableRow;
import hypergate.server.store.TableStatus;
import hypergate.server.trace.Traces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// All tables of one server: those in memory, and the way to all others in the store. It is long
/// because it is the one door through which requests come to a table, whose thread does the rest.
public final class House implements Tables {
  private static final int LISTED = 100;

  /// How long to wait before something is tried again for which the store was not there.
  private static final long AGAIN = 5_000;

  /// How long a table that is busy may hold up the end of the server.
  private static final long GOODBYE = 2_000;

  private final Store store;
  private final Pulse pulse;
  private final Executor threads;
  private final Secrets secrets;
  private final Machines machines;
  private final int maxTables;
  private final Traces traces;
  private final Loaded loaded = new Loaded(this);
  private final Set<String> open = ConcurrentHashMap.newKeySet();
  private final Alarms alarms;
  private final String epoch;
  private final Founding founding = new Founding(this);
  private final @Nullable Nodes nodes;
  private volatile @Nullable Sweep sweep;
  private volatile boolean leaving;

  /// The tables in a store.
  ///
  /// @param maxTables how many unfinished tables there may be at most
  /// @param dice where addresses, secrets and the server's parts of seeds come from
  public static House open(Store store, int maxTables, RandomGenerator dice) {
    return open(store, maxTables, dice, Traces.NONE);
  }

  /// The tables in a store.
  ///
  /// @param maxTables how many unfinished tables there may be at most
  /// @param dice where addresses, secrets and the server's parts of seeds come from
  /// @param traces where what tables do by themselves is traced
  public static House open(Store store, int maxTables, RandomGenerator dice, Traces traces) {
    House house =
        new House(
            store,
            System::currentTimeMillis,
            System::nanoTime,
            Executors.newVirtualThreadPerTaskExecutor(),
            new Secrets(dice),
            Machines.USUAL,
            maxTables,
            traces);
    house.alarms.start();
    return house;
  }

  /// The same with other clocks, other threads and other dice.
  ///
  /// @param wall see [Steady]
  /// @param ticks see [Steady]
  House(
      Store store,
      LongSupplier wall,
      LongSupplier ticks,
      Executor threads,
      Secrets secrets,
      Machines machines,
      int maxTables) {
    this(store, wall, ticks, threads, secrets, machines, maxTables, Traces.NONE);
  }

  private House(
      Store store,
      LongSupplier wall,
      LongSupplier ticks,
      Executor threads,
      Secrets secrets,
      Machines machines,
      int maxTables,
      Traces traces) {
    this.store = store;
    this.pulse = new Pulse(store, wall, ticks);
    this.threads = threads;
    this.secrets = secrets;
    this.machines = machines;
    this.maxTables = maxTables;
    this.traces = traces;
    this.epoch = secrets.address();
    this.alarms = new Alarms(pulse::now, this::ring);
    wake();
    this.nodes = store.isShared() ? loaded.nodes(open) : null;
  }

  // Nobody's clock ran while the server was not there.
  private void wake() {
    long gone = pulse.wake();
    // Whichever node has a table in memory sees to its clocks, and where none has, Nodes.
    if (store.isShared()) open.addAll(store.open());
    else wakeTables(gone);
    beat();
  }

  private void wakeTables(long gone) {
    for (Due table : store.due()) {
      open.add(table.id());
      Long due = table.due();
      if (due != null) alarms.set(table.id(), due + gone);
    }
  }

  private void beat() {
    pulse.beat(loaded::again);
    alarms.set(Pulse.NAME, now() + Pulse.EVERY);
  }

  private void ring(String table) {
    if (loaded.isClosed()) return;
    if (table.equals(Pulse.NAME)) {
      threads.execute(this::beat);
      return;
    }
    if (table.equals(Sweep.NAME)) {
      Sweep now = sweep;
      if (now != null) threads.execute(now::run);
      return;
    }
    loaded.ring(table);
  }

  // ---- for its tables

  /// How many tables are in memory.
  public int inMemory() {
    return loaded.size();
  }

  Alarms alarms() {
    return alarms;
  }

  Store store() {
    return store;
  }

  @Override
  public long now() {
    return pulse.now();
  }

  Executor threads() {
    return threads;
  }

  Secrets secrets() {
    return secrets;
  }

  /// Where what tables do by themselves is traced.
  Traces traces() {
    return traces;
  }

  /// Who plays and advises here.
  Machines machines() {
    return machines;
  }

  Downtimes downtimes() {
    return pulse.downtimes();
  }

  /// Another node has noted that nobody was there for a while.
  void downtime() {
    pulse.reread();
    loaded.again();
  }

  /// Rings for a table at a time; [Long#MAX_VALUE] for never.
  void alarm(String table, long when) {
    if (when == Long.MAX_VALUE) alarms.clear(table);
    else alarms.set(table, when);
  }

  /// Rings for a table when the store may be there again.
  void retry(String table) {
    alarms.set(table, now() + AGAIN);
  }

  /// A table is no longer in memory; its next deadline stays.
  void putAway(String id, Table table, long deadline) {
    loaded.remove(id, table);
    alarm(id, store.isShared() ? Long.MAX_VALUE : deadline);
  }

  /// Counts a table that has come to its end.
  void changed(String id, TableStatus after) {
    if (after.state().equals("over")) open.remove(id);
  }

  /// A table is gone for good.
  void forgotten(String id) {
    open.remove(id);
    alarms.clear(id);
  }

  /// Clears tables away from now on at which nothing happens for long.
  public void keep(Keeping keeping) {
    sweep = new Sweep(this, keeping);
    alarms.set(Sweep.NAME, now() + Sweep.EVERY);
  }

  /// Lets a table do something of its own accord, when its turn comes.
  boolean quietly(String id, Predicate<Table> work) {
    return at(id, work::test);
  }

  /// The value of a future, or what it failed with.
  static <T> T join(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw e;
      }
    }
  }

  // ---- the way to a table

  /// See [Loaded#at].
  <T> T at(String id, Function<Table, T> work) {
    return loaded.at(id, work);
  }

  /// See [Loaded#later].
  void later(String id, Consumer<Table> work) {
    loaded.later(id, work);
  }

  /// What is done at a table for somebody who has been let in.
  private interface Service {
    Outcome at(Table table, Guest guest);
  }

  /// The way to a table for everybody: what the caller is now, and whether that is enough, is
  /// decided on the table's own thread, just before it is done.
  private Outcome admitted(Viewer viewer, Deed deed, Service service) {
    try {
      return at(viewer.table(), table -> service.at(table, table.door().admit(viewer, deed)));
    } catch (Refusal e) {
      return Outcome.refused(e.problem());
    }
  }

  @Override
  public String epoch() {
    return epoch;
  }

  @Override
  public boolean isOpen(String table) {
    return open.contains(table);
  }

  @Override
  public int open() {
    return open.size();
  }

  @Override
  public String list() {
    List<String> playing = new ArrayList<>();
    List<String> waiting = new ArrayList<>();
    for (TableRow row : store.listed())
      if (Summaries.isReadable(row.status().summary()))
        (row.status().state().equals("playing") ? playing : waiting).add(row.status().summary());
    playing.addAll(waiting);
    return "[" + String.join(",", playing.subList(0, Math.min(LISTED, playing.size()))) + "]";
  }

  @Override
  public Viewer viewer(String table, Optional<String> secret) {
    if (secret.isEmpty() || secret.get().length() > 64 || !Loaded.isAddress(table))
      return Viewer.spectator(table);
    return store
        .session(SeatSecret.hash(secret.get()))
        .filter(found -> found.table().equals(table))
        .map(found -> new Viewer(table, found.seat(), found.hash()))
        .orElseGet(() -> new Viewer(table, null, SeatSecret.hash(secret.get())));
  }

  // ---- making tables

  @Override
  public Outcome create(NewTable wish, String browser) {
    try {
      if (leaving) throw Refusal.leaving();
      if (isFull())
        throw Refusal.slowDown(
            "All {count} tables of this server are taken. Please come back later.",
            "count",
            maxTables);
      return founding.seated(Wish.charter(wish, secrets.part()), browser);
    } catch (Refusal e) {
      return Outcome.refused(e.problem());
    }
  }

  /// Whether it makes no more tables.
  boolean isLeaving() {
    return leaving;
  }

  /// Whether there is no room for another table.
  boolean isFull() {
    return open.size() >= maxTables;
  }

  /// How tables are made.
  Founding founding() {
    return founding;
  }

  /// A table has been made.
  ///
  /// @param links secrets by chair, to show its host
  void made(String id, Map<Integer, String> links) {
    open.add(id);
    at(
        id,
        table -> {
          links.forEach(table.links()::put);
          return true;
        });
  }

  // ---- at a table

  @Override
  public Outcome summary(Viewer viewer) {
    return admitted(viewer, Deed.SUMMARY, (at, guest) -> new Outcome.Done(Desk.summary(at, guest)));
  }

  @Override
  public Outcome enter(Viewer viewer, Enter enter, String browser) {
    return admitted(
        viewer, Deed.ENTER, (at, _) -> new Sessions(at).enter(viewer.key(), enter, browser));
  }

  @Override
  public Outcome newLink(Viewer viewer, String seat) {
    return admitted(
        viewer,
        Deed.LINK,
        (at, guest) -> new Sessions(at).renew(guest.seated(), viewer.key(), seat));
  }

  @Override
  public Outcome sessions(Viewer viewer) {
    return admitted(
        viewer, Deed.SESSIONS, (at, guest) -> new Sessions(at).list(guest.seated(), viewer.key()));
  }

  @Override
  public Outcome endSession(Viewer viewer, String session) {
    return admitted(
        viewer,
        Deed.END_SESSION,
        (at, guest) -> new Sessions(at).end(guest.seated(), viewer.key(), session));
  }

  @Override
  public Outcome setSeat(Viewer viewer, String seat, SeatChange change) {
    return admitted(
        viewer, Deed.SET_SEAT, (at, guest) -> Desk.setSeat(at, guest.seated(), seat, change));
  }

  @Override
  public Outcome view(Viewer viewer) {
    return admitted(
        viewer, Deed.VIEW, (at, guest) -> new Outcome.Done(Seeing.view(at, guest.index())));
  }

  @Override
  public Outcome log(Viewer viewer, OptionalLong before) {
    return admitted(
        viewer,
        Deed.LOG,
        (at, guest) ->
            new Outcome.Done(Seeing.log(at, guest.index(), before.orElse(Long.MAX_VALUE))));
  }

  @Override
  public Outcome record(Viewer viewer) {
    return admitted(viewer, Deed.RECORD, (at, _) -> Asides.record(at));
  }

  @Override
  public Outcome command(Viewer viewer, Command command) {
    Optional<Deed> deed = Deed.command(command.what());
    if (deed.isEmpty())
      return Outcome.refused(
          Problem.Kind.MALFORMED.plainly("There is no command '" + command.what() + "'."));
    return admitted(
        viewer, deed.get(), (at, guest) -> new Desk(at).command(guest, deed.get(), command));
  }

  @Override
  public Outcome explain(Viewer viewer, ExplainRequest request) {
    return admitted(viewer, Deed.EXPLAIN, (at, guest) -> Whys.explain(at, guest.chair(), request));
  }

  @Override
  public Outcome hint(Viewer viewer, HintRequest request) {
    try {
      CompletableFuture<Hint> thought =
          at(
              viewer.table(),
              at -> at.hints().ask(at.door().admit(viewer, Deed.HINT).seated(), request));
      // The table goes on meanwhile.
      Hint hint = join(thought);
      return admitted(
          viewer, Deed.HINT, (at, guest) -> at.hints().answer(guest.seated(), request, hint));
    } catch (Refusal e) {
      return Outcome.refused(e.problem());
    }
  }

  @Override
  public Outcome checkDeal(Viewer viewer, DealDraft draft) {
    return admitted(
        viewer, Deed.DEAL_CHECK, (at, guest) -> Whys.checkDeal(at, guest.seated(), draft));
  }

  @Override
  public Subscription subscribe(
      Viewer viewer, OptionalLong after, Optional<String> of, Subscriber subscriber) {
    OptionalLong known = of.filter(epoch::equals).isPresent() ? after : OptionalLong.empty();
    try {
      return at(
          viewer.table(),
          at -> {
            Guest guest = at.door().admit(viewer, Deed.STREAM);
            return Seeing.subscribe(at, guest.index(), viewer.key(), known, subscriber);
          });
    } catch (Refusal e) {
      return new Subscription.Refused(e.problem());
    }
  }

  @Override
  public Optional<Problem> elsewhere(String table) {
    return !Loaded.isAddress(table) || store.plays(table)
        ? Optional.empty()
        : Optional.of(new Refusal.Elsewhere().problem());
  }

  @Override
  public void leave() {
    leaving = true;
    try {
      store.leave();
    } catch (StoreError e) {
      // Then the others find out by themselves.
    }
  }

  @Override
  public void close() {
    close(new CompletableFuture<>().completeOnTimeout(true, GOODBYE, TimeUnit.MILLISECONDS));
  }

  /// Says goodbye at every table that gets round to it.
  ///
  /// @param deadline when it is complete, tables that are still busy are waited for no longer
  void close(CompletableFuture<?> deadline) {
    loaded.close();
    if (nodes != null) nodes.close();
    alarms.close();
    loaded.goodbye(deadline);
    pulse.end();
  }
}
