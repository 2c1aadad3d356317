package hypergate.server.table;

import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.server.protocol.SeatChange;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// Another game with the same people: everybody moves on by one seat.
final class Rematch {
  private static final String VOTE = "rematch";

  private final Act act;
  private final Position position;
  private final Table table;

  Rematch(Act act, Table table) {
    this.act = act;
    this.position = act.position();
    this.table = table;
  }

  /// A person wants one, or gets the own link to it when it has been agreed.
  void vote(Chair chair) {
    if (!position.state().equals("over"))
      throw Refusal.notNow("This game goes on still. A rematch comes afterwards.");
    if (position.charter.lesson() != null)
      throw Refusal.notNow("A lesson is begun anew where the lessons are.");
    if (position.charter.puzzle() != null)
      throw Refusal.notNow("A puzzle is begun anew where the puzzles are.");
    String next = position.next();
    if (next == null) {
      if (!position.votes(VOTE).contains(chair)) act.add(new Entry.Voted(VOTE, chair.index, true));
      if (!position.votes(VOTE).containsAll(wanted())) return;
      if (table.house().isLeaving()) throw Refusal.leaving();
      next = make();
      act.add(new Entry.Followed(next));
    }
    String secret = table.links().next(chair.index);
    if (secret == null) secret = table.house().founding().newLink(next, letter(chair));
    table.links().putNext(chair.index, secret);
    act.secretResult("table", next);
    act.secretResult("secret", secret);
  }

  // Whoever has gone home need not be asked.
  private List<Chair> wanted() {
    return position.chairs.stream()
        .filter(Chair::isPerson)
        .filter(table.audience()::isConnected)
        .toList();
  }

  private int moved(int chair) {
    return (chair + 1) % position.chairs.size();
  }

  private String letter(Chair chair) {
    return position.chairs.get(moved(chair.index)).letter();
  }

  // Who began with a card does so again, wherever it sits now.
  private List<String> start(Charter old) {
    List<StartCard> cards = new ArrayList<>();
    for (StartCard card : old.rules().startCards()) {
      int chair = card.seat().index();
      Seat seat = chair < position.chairs.size() ? Seat.of(moved(chair)) : card.seat();
      cards.add(new StartCard(seat, card.id()));
    }
    return Charter.start(cards);
  }

  // Whoever did not want an alien to be dealt does not want it in the next game either.
  private List<List<String>> excluded() {
    int seats = position.chairs.size();
    List<List<String>> excluded = new ArrayList<>();
    for (int i = 0; i < seats; i++)
      excluded.add(position.chairs.get((i + seats - 1) % seats).excluded);
    return excluded;
  }

  private String make() {
    Charter old = position.charter;
    int seats = position.chairs.size();
    List<SeatChange> chairs = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      Chair from = position.chairs.get((i + seats - 1) % seats);
      chairs.add(
          from.isPerson()
              ? new SeatChange("person", null, from.name)
              : new SeatChange("machine", from.machine, from.name));
    }
    Charter charter =
        new Charter(
            old.name(),
            old.preset(),
            old.options(),
            old.aliens(),
            start(old),
            old.clock(),
            old.secrecy(),
            old.windowSeconds(),
            old.watch(),
            HexFormat.of().formatHex(table.house().secrets().part()),
            moved(old.host()),
            chairs,
            null,
            null,
            old.hints(),
            null,
            position.table,
            old.cards(),
            excluded());
    Founding.Made made = table.house().founding().make(charter, null);
    for (Chair chair : position.chairs) {
      String secret = made.links().get(moved(chair.index));
      if (secret != null) table.links().putNext(chair.index, secret);
    }
    return made.table();
  }
}
