package hypergate.server.table;

import hypergate.players.Players;
import hypergate.server.protocol.Command;
import hypergate.server.protocol.Enter;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.table.TableParts.SeatLink;
import java.util.ArrayList;
import java.util.List;

/// Before the game: who sits where, who is ready, and the start.
final class Lobby {
  /// The machine that sits down where nobody came.
  static final String MACHINE = "novice";

  private final Act act;
  private final Position position;
  private final Table table;
  private final Shares shares;

  Lobby(Act act, Table table) {
    this.act = act;
    this.position = act.position();
    this.table = table;
    this.shares = new Shares(act);
  }

  private void inLobby(String sentence) {
    if (position.play() != null) throw Refusal.notNow(sentence);
  }

  private void host(Chair chair) {
    if (chair.index != position.charter.host())
      throw Refusal.notYours("Only the host of the table can do that.");
  }

  /// Somebody comes with a seat link.
  void enter(Chair chair, Enter enter) {
    if (chair.kind == Chair.Kind.MACHINE)
      throw Refusal.notYours("A machine sits there now. Ask the host for a new link.");
    String wish = enter.name();
    String name = wish != null && !wish.isBlank() ? Names.checked(wish, Names.NAME) : chair.name;
    if (name.isEmpty()) name = "Player " + chair.letter();
    if (chair.isPerson() && name.equals(chair.name)) return;
    // Once the game has begun, a link that is opened again brings nobody else.
    if (position.play() != null && chair.isPerson()) return;
    act.add(new Entry.Sat(chair.index, Chair.Kind.PERSON, "", name));
  }

  void name(Chair chair, String wish) {
    String name = Names.checked(wish, Names.NAME);
    act.add(new Entry.Sat(chair.index, Chair.Kind.PERSON, "", name));
  }

  void ready(Chair chair, Command command) {
    inLobby("The game has begun: everybody was ready.");
    boolean ready = !Boolean.FALSE.equals(command.ready());
    // Whoever changes its mind while others open theirs must not know what it refuses.
    if (position.sealed() != null) {
      if (ready)
        throw Refusal.notNow("It begins as soon as every page has opened its part of the shuffle.");
      shares.giveUp(List.of(chair));
      return;
    }
    if (command.numbers() != null && !command.numbers().isEmpty()) throw Shares.bindFirst();
    String commitment = shares.commitment(command);
    act.add(new Entry.Readied(chair.index, ready, "", ready ? commitment : null));
    if (isRematchOfAll()) seal();
  }

  /// A person says which aliens it does not want to be dealt: all of them.
  void exclude(Chair chair, List<String> wanted) {
    inLobby("The game has begun: its aliens have been dealt.");
    Charter charter = position.charter;
    if (charter.lesson() != null || charter.puzzle() != null || charter.branch() != null)
      throw Refusal.notNow("At this table nothing is dealt: its game stands as it stands.");
    if (position.sealed() != null)
      throw Refusal.notNow("It begins as soon as every page has opened its part of the shuffle.");
    List<String> aliens = new Exclusions(position, chair).checked(wanted);
    if (!aliens.equals(chair.excluded)) act.add(new Entry.Excluded(chair.index, aliens));
  }

  // Whoever wanted a rematch has agreed to the table as it is: when all have come, nobody has to
  // say
  // so again. Once the host has changed a seat it is a table like any other.
  private boolean isRematchOfAll() {
    if (position.charter.before() == null) return false;
    for (Chair chair : position.chairs) {
      boolean machine = position.charter.chairs().get(chair.index).kind().equals("machine");
      if (machine ? chair.kind != Chair.Kind.MACHINE : !(chair.isPerson() && chair.ready))
        return false;
    }
    return true;
  }

  /// The host fills a seat with a machine, opens it to people, or asks for a new link.
  SeatLink set(Chair by, Chair chair, SeatChange change) {
    host(by);
    inLobby("The game has begun: nobody changes seats now.");
    if (chair == by) throw Refusal.notNow("That is your own seat.");
    if (position.charter.lesson() != null)
      throw Refusal.notNow("In a lesson you play against its machines.");
    if (position.charter.puzzle() != null)
      throw Refusal.notNow("At a puzzle you play against machines.");
    if (position.sealed() != null) shares.giveUp(position.closed());
    boolean machine = change.kind().equals("machine");
    act.withdraw(chair);
    table.links().forget(chair.index);
    if (machine) {
      String name = machine(change);
      act.add(
          new Entry.Sat(chair.index, Chair.Kind.MACHINE, name, called(chair, wishedName(change))));
      return new SeatLink(chair.seat().letter(), null);
    }
    act.add(new Entry.Sat(chair.index, Chair.Kind.OPEN, "", wishedName(change)));
    String secret = table.house().secrets().seat();
    act.secret(chair, secret);
    table.links().put(chair.index, secret);
    return new SeatLink(chair.seat().letter(), secret);
  }

  /// The machine that is wanted.
  static String machine(SeatChange change) {
    String machine = change.machine();
    if (machine == null || machine.isEmpty()) return MACHINE;
    if (Players.names().contains(machine)) return machine;
    throw Refusal.notLegal(
        "There is no machine player '{machine}'; there are {names}.",
        "machine",
        machine,
        "names",
        String.join(", ", Players.names()));
  }

  // A machine's name, given or one of those that machines have.
  private String called(Chair chair, String wanted) {
    if (!wanted.isEmpty()) return wanted;
    List<String> taken = new ArrayList<>();
    for (Chair other : position.chairs) if (other != chair) taken.add(other.name);
    return MachineNames.of(position.table, chair.index, taken);
  }

  /// What a person who has not come yet or a machine is to be called; empty for nothing in
  /// particular.
  static String wishedName(SeatChange change) {
    String name = change.name();
    return name == null || name.isBlank() ? "" : Names.checked(name, Names.NAME);
  }

  void start(Chair chair, Command command) {
    host(chair);
    inLobby("The game has begun: it need not begin again.");
    if (position.sealed() != null)
      throw Refusal.notNow("It begins as soon as every page has opened its part of the shuffle.");
    for (Chair other : position.chairs)
      if (other.isPerson() && other != chair && !other.ready)
        throw Refusal.notNow("{name} is not ready yet.", "name", other.name);
    act.add(shares.ofHost(chair, command));
    for (Chair other : position.chairs) {
      if (other.kind != Chair.Kind.OPEN) continue;
      act.withdraw(other);
      act.add(new Entry.Sat(other.index, Chair.Kind.MACHINE, MACHINE, called(other, "")));
    }
    seal();
  }

  private void seal() {
    act.add(new Entry.Sealed());
    goOn();
  }

  /// A seat opens its part of the seed; with the last of them the game begins.
  void open(Chair chair, Command command) {
    inLobby("The game has begun: all parts of the shuffle are open.");
    shares.open(chair, Desk.needed(command.numbers(), "numbers"));
    goOn();
  }

  private void goOn() {
    if (!position.closed().isEmpty()) return;
    act.add(Entry.Began.now(position.rules().options()));
    Play play = position.begin();
    act.moved();
    table.begun();
    play.start();
  }
}
