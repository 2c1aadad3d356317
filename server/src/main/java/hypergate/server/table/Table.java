package hypergate.server.table;

import hypergate.server.protocol.Json;
import hypergate.server.store.Change;
import hypergate.server.store.Conflict;
import hypergate.server.store.FinishedGame;
import hypergate.server.store.JournalRow;
import hypergate.server.store.News;
import hypergate.server.store.SetAside;
import hypergate.server.store.Store;
import hypergate.server.store.StoreError;
import hypergate.server.store.TableRow;
import hypergate.server.store.TableStatus;
import hypergate.server.trace.Step;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One table: a mailbox, how the table stands, and who looks at it. Everything but [#ask] and
/// [#ring] runs on the thread that works through the mailbox. It is long because all that a table
/// does, it does between reading and writing its one journal: whoever acts, ticks or hears of
/// another writer does so here.
final class Table {
  /// How long a table that nobody looks at stays in memory.
  static final long IDLE = 30_000;

  private static final long BREATH = 20;

  /// What the table does by itself.
  private static final String OWN = "time";

  private final String id;
  private final House house;
  private final Mailbox mailbox;
  private final Audience audience;
  private final Links links = new Links();
  private final Talk talk = new Talk(6, 2_000);
  private final Ink ink = new Ink();
  private final Door door;
  private final Thoughts thoughts;
  private final Hints hints;
  private @Nullable Position position;
  private @Nullable Screen screen;
  private @Nullable Beats beats;
  private @Nullable TableStatus status;
  private long usedAt;
  private long written;

  Table(String id, House house, long firstNumber) {
    this.id = id;
    this.house = house;
    this.mailbox = new Mailbox(house.threads());
    this.audience = new Audience(firstNumber);
    this.usedAt = house.now();
    this.door = new Door(this, house);
    this.thoughts = new Thoughts(this, house);
    this.hints = new Hints(this, house);
  }

  // ---- from outside

  /// Lets the table do something and waits for it; empty when the table has been put away.
  <T> Optional<T> ask(Supplier<T> work) {
    return tell(work).map(House::join);
  }

  /// Lets the table do something when its turn comes; empty when the table has been put away.
  <T> Optional<CompletableFuture<T>> tell(Supplier<T> work) {
    CompletableFuture<T> done = new CompletableFuture<>();
    // With the time that it waits for its turn.
    Step step = Step.begin("table");
    boolean posted =
        mailbox.post(
            () -> {
              usedAt = house.now();
              step.note("turn");
              try {
                done.complete(step.in(work));
              } catch (RuntimeException | Error e) {
                step.failed(e);
                done.completeExceptionally(e);
              } finally {
                step.end();
              }
            });
    if (!posted) step.end();
    return posted ? Optional.of(done) : Optional.empty();
  }

  /// Lets the table see to its clocks.
  ///
  /// @return false when it has been put away
  boolean ring() {
    return mailbox.post(
        () ->
            house
                .traces()
                .apart(
                    "clock",
                    () -> {
                      tick();
                      return true;
                    }));
  }

  /// Time was missed: everybody who looks is shown all clocks again.
  void again() {
    mailbox.post(
        () -> {
          if (position == null) return;
          if (audience.subscribers() > 0) showAgain();
          alarm();
        });
  }

  /// Another node has written.
  void hear(News news) {
    seeTo(
        house.traces().following("news", news.parent().orElse(null)),
        () -> {
          if (news.has(News.What.GONE)) vanish();
          else if (news.has(News.What.ASIDE) || position == null || news.seq() > position.rows())
            reread();
          else if (news.has(News.What.KEYS)) readKeys();
        });
  }

  /// Another node may have written without our hearing of it.
  void doubt() {
    seeTo(Step.NONE, this::renew);
  }

  // One that nobody looks at and that is not read will be read as it is then.
  private void seeTo(Step step, Runnable work) {
    mailbox.post(
        () -> {
          if (position == null && audience.subscribers() == 0) return;
          try {
            step.run(work);
          } catch (Refusal | StoreError e) {
            step.failed(e);
            drop();
          } finally {
            step.end();
          }
        });
  }

  /// Takes over what other nodes have written, if they have.
  void renew() {
    Position now = position;
    if (now == null
        || house.store().last(id) > now.rows()
        || !house.store().plays(id)
        || house.store().aside(id).isPresent() != (now.aside() != null)) reread();
    else readKeys();
  }

  private void reread() {
    drop();
    position();
  }

  private void readKeys() {
    door.keyring().read(house.store().secrets(id), house.store().sessions(id));
    if (door.dismiss()) stirred();
    alarm();
  }

  // Another node has forgotten it for good.
  private void vanish() {
    audience.bye(Subscriber.Reason.REMOVED);
    position = null;
    screen = null;
    beats = null;
    leaveIfUnknown();
  }

  // ---- standing

  /// How the table stands, read from the store if need be.
  Position position() {
    if (position == null) load();
    return Objects.requireNonNull(position);
  }

  Screen screen() {
    position();
    return Objects.requireNonNull(screen);
  }

  Audience audience() {
    return audience;
  }

  Links links() {
    return links;
  }

  Talk talk() {
    return talk;
  }

  House house() {
    return house;
  }

  /// Takes what somebody is about to write down besides answers.
  ///
  /// @param index a chair, or -1 for somebody who watches
  /// @throws Refusal when that is too much
  void pays(int index, int bytes) {
    Ink.room(position().rows(), written);
    ink.spend(index, bytes, house.now());
  }

  /// Who comes here.
  Door door() {
    return door;
  }

  /// Those who think here.
  Thoughts thoughts() {
    return thoughts;
  }

  /// Hints for those who sit here.
  Hints hints() {
    return hints;
  }

  /// Its address.
  String id() {
    return id;
  }

  private void load() {
    Step.of(
        "load",
        () -> {
          loaded();
          Step.current().with("hypergate.rows", position().rows());
          return true;
        });
  }

  private void loaded() {
    // Before anything is read, let alone written: what we make of its journal is none of theirs.
    if (!house.store().plays(id)) {
      audience.bye(Subscriber.Reason.RESTART);
      throw new Refusal.Elsewhere();
    }
    TableRow row = house.store().table(id).orElseThrow(this::unknown);
    Reading read = read(row, house.store().aside(id).orElse(null));
    TableStatus then = row.status();
    door.keyring().read(house.store().secrets(id), house.store().sessions(id));
    stand(read.position(), then);
    door.dismiss();
    SetAside frozen = read.frozen();
    if (frozen != null) {
      Asides.log(frozen, null);
      then = Asides.quiet(then);
      house.store().setAside(frozen, then);
    } else if (read.goesOn()) {
      then = Summaries.status(read.position(), screen(), needed(house.now()));
      house.store().goesOn(id, then);
      Asides.logGoesOn(id);
    }
    status = then;
    if (audience.subscribers() > 0) showAgain();
    alarm();
    thoughts.begin();
    if (house.store().isShared() && audience.subscribers() > 0)
      house.later(id, Seeing::stillConnected);
  }

  private Reading read(TableRow row, @Nullable SetAside known) {
    try {
      List<JournalRow> rows = house.store().journal(id, 1);
      written = rows.stream().mapToLong(each -> each.body().length()).sum();
      return Reading.of(row, rows, known, house.downtimes(), house.now());
    } catch (Reading.Unreadable e) {
      if (known == null) {
        Asides.log(e.frozen, e);
        house.store().setAside(e.frozen, Asides.quiet(row.status()));
      }
      throw Refusal.setAside(e.frozen.because());
    }
  }

  /// Sets the table aside, or says what has become of it since it was.
  ///
  /// @param state what lists call it from now on; null: as before
  void setAside(SetAside aside, @Nullable String state) {
    TableStatus before = house.store().table(id).orElseThrow(this::unknown).status();
    TableStatus next =
        Asides.quiet(
            state == null
                ? before
                : new TableStatus(state, before.listed(), before.due(), before.summary()));
    house.store().setAside(aside, next);
    house.changed(id, next);
    drop();
    position();
  }

  private Refusal unknown() {
    return Refusal.notFound("There is no table {id}.", "id", id);
  }

  private void stand(Position read, TableStatus then) {
    Screen shown = new Screen(read, audience, links, house);
    position = read;
    status = then;
    screen = shown;
    beats = new Beats(read, audience, shown);
  }

  /// What is in memory may be wrong: the store knows better.
  private void drop() {
    position = null;
    screen = null;
    beats = null;
    audience.forget();
    if (audience.subscribers() > 0) house.retry(id);
  }

  /// Is put away at once when there is no such table here.
  void leaveIfUnknown() {
    if (position == null && mailbox.closeIfEmpty()) house.putAway(id, this, Long.MAX_VALUE);
  }

  /// Is forgotten for good, with its journal, unless somebody looks at it.
  ///
  /// @return whether it is
  boolean forget() {
    if (audience.subscribers() > 0) return false;
    if (!house.store().plays(id)) {
      leaveIfUnknown();
      return false;
    }
    house.store().remove(id);
    position = null;
    screen = null;
    beats = null;
    house.forgotten(id);
    leaveIfUnknown();
    return true;
  }

  // ---- doing

  /// What somebody wants to be done.
  interface Work {
    void at(Act act);
  }

  /// Does something, writes it down, and only then lets anybody hear of it.
  ///
  /// @return what it is answered with
  /// @throws Refusal when it cannot be done; nothing has changed then
  Map<String, Object> act(String what, @Nullable Chair chair, @Nullable String key, Work work) {
    return Step.of("act", () -> acted(what, chair, key, work));
  }

  private Map<String, Object> acted(
      String what, @Nullable Chair chair, @Nullable String key, Work work) {
    Step.current().with("hypergate.act", what);
    Position now = position();
    Aside aside = now.aside();
    if (aside != null) throw Refusal.setAside(aside.kept().because());
    if (Ink.isOut(now.rows(), written))
      throw broken(what, new IllegalStateException("the table has written down all that it may"));
    Act act = new Act(now, house.now());
    boolean settling = what.equals(OWN);
    try {
      work.at(act);
      settling = true;
      Course.settle(act, house);
      if (beats != null && !act.isRewound()) beats.rest(act.isMoved());
      settling = false;
      write(act, what, chair, key);
    } catch (Refusal e) {
      if (!act.isEmpty()) drop();
      throw e;
    } catch (StoreError | VirtualMachineError e) {
      drop();
      if (!(e instanceof StackOverflowError)) throw e;
      throw broken(what, e);
    } catch (RuntimeException | Error e) {
      drop();
      Play play = now.play();
      if (settling || play != null && play.isStuck()) throw broken(what, e);
      throw e;
    }
    door.keyring().done(act);
    boolean dismissed = door.dismiss();
    if (act.isRewound() && beats != null) beats.whole();
    publish();
    for (String seat : act.withdrawn()) audience.of(now.began(seat).index).forget();
    if (dismissed) stirred();
    alarm();
    thoughts.begin();
    looked();
    return act.allResults();
  }

  // What was being carried out is not in the journal: the table stands as before it, and waits.
  private Refusal broken(String what, Throwable fault) {
    SetAside broken = Asides.broken(id, house.now(), what, fault);
    Asides.log(broken, fault);
    setAside(broken, null);
    return Refusal.setAside(broken.because());
  }

  /// The game begins: it is heard from now on.
  void begun() {
    if (beats != null) beats.listen();
  }

  private void write(Act act, String what, @Nullable Chair chair, @Nullable String key)
      throws Refusal {
    if (act.isEmpty()) return;
    Position now = act.position();
    Row row =
        new Row(
            act.at(),
            what,
            chair == null ? null : chair.index,
            key,
            act.results().isEmpty() ? null : Json.text(act.results()),
            act.entries());
    TableStatus next = Summaries.status(now, screen(), needed(act.at()));
    // Who may come is no part of what happened.
    boolean noted = key != null || act.isMoved() || !act.entries().isEmpty();
    JournalRow kept = row.kept(now.rows() + 1);
    Change change = Change.appends(id, noted ? List.of(kept) : List.of());
    if (!next.equals(status)) change = change.withStatus(next);
    change = act.keys(change);
    FinishedGame finished = act.finished();
    if (finished != null) change = change.withGame(finished);
    try {
      house.store().write(change);
    } catch (Conflict e) {
      drop();
      throw new Refusal.Overtaken();
    }
    house.changed(id, next);
    status = next;
    if (!noted) return;
    now.noted(row);
    written += kept.body().length();
  }

  private void publish() {
    Step step = Step.begin("views");
    for (Watcher watcher : audience.all()) watcher.publish();
    step.with("hypergate.streams", audience.subscribers()).end();
    looked();
  }

  // While people think their table takes no more room than it must.
  private void looked() {
    Play play = position == null ? null : position.play();
    if (play != null) play.session().game().looked();
  }

  /// Something about those who look has changed, and nothing else.
  void stirred() {
    if (beats == null) return;
    beats.rest(false);
    publish();
  }

  // Everybody who looks sees how the table stands, after it has been read anew.
  private void showAgain() {
    if (beats == null) return;
    beats.whole();
    publish();
  }

  // ---- clocks

  private void tick() {
    try {
      Position now = position();
      long time = house.now();
      audience.forgetGone(time);
      if (Deadlines.next(now, audience.subscribers() > 0) <= time)
        act(OWN, null, null, Deadlines::ring);
      if (isIdle(time) && mailbox.closeIfEmpty())
        house.putAway(id, this, Deadlines.next(position(), false));
      else alarm();
    } catch (Refusal.Overtaken e) {
      // Somebody else has done it, or something else first.
      house.alarm(id, house.now());
    } catch (Refusal.Elsewhere e) {
      leaveIfUnknown();
    } catch (Refusal | StoreError e) {
      house.retry(id);
    }
  }

  // When the table needs somebody, whatever becomes of this node.
  private long needed(long at) {
    return house.store().isShared()
        ? Deadlines.needed(position(), at)
        : Deadlines.next(position(), false);
  }

  /// Does what is due that no other node has done.
  ///
  /// @return when it needs somebody again; [Long#MAX_VALUE] for never, [Store#OTHERS] where it
  ///   waits for what is being thought here and may never come to an end
  long see() {
    tick();
    long now = house.now();
    return thoughts.isLate(now) ? Store.OTHERS : needed(now);
  }

  private boolean isIdle(long time) {
    return audience.subscribers() == 0 && thoughts.isQuiet() && time - usedAt >= IDLE;
  }

  /// Sets the alarm for whatever comes next.
  void alarm() {
    if (position == null) return;
    boolean watched = audience.subscribers() > 0;
    long next = Deadlines.next(position, watched);
    long idle = watched ? audience.nextGone() : usedAt + IDLE;
    // What could not be done in time is tried again a moment later, not at once.
    house.alarm(id, Math.max(Math.min(next, idle), house.now() + BREATH));
  }
}
