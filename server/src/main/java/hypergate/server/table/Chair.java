package hypergate.server.table;

import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// The place of one player: one seat, or two in the game of two.
final class Chair {
  /// Who sits on it.
  enum Kind {
    PERSON("person"),
    MACHINE("machine"),
    /// Kept for a person who has not come yet.
    OPEN("open");

    /// What the page calls it.
    final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  /// Why a machine answers for a person.
  enum Absence {
    NONE,
    /// The person asked for it.
    AWAY,
    /// The person was gone and the time was used up.
    TAKEN,
    /// The person has given up.
    CONCEDED
  }

  final int index;

  /// The seats at which its player begins.
  final List<Seat> began;

  private UnaryOperator<Seat> now = UnaryOperator.identity();
  Kind kind;
  String machine;
  String name;
  boolean ready;

  /// Whether the host has given it, or a new link to it, to somebody once the table was made.
  boolean renewed;

  String numbers = "";

  /// What the person is bound to: SHA-256 of its part of the seed; empty for none.
  String commitment = "";

  /// The aliens that its person does not want to be dealt.
  List<String> excluded = List.of();

  Absence absence = Absence.NONE;

  Chair(int index, int players, Kind kind, String machine, String name) {
    this.index = index;
    this.began = began(index, players);
    this.kind = kind;
    this.machine = machine;
    this.name = name;
  }

  private static List<Seat> began(int index, int players) {
    List<Seat> seats = new ArrayList<>(List.of(Seat.of(index)));
    if (players == 2) seats.add(Seat.of(index + 2));
    return List.copyOf(seats);
  }

  /// Says where somebody sits now who began at a seat.
  void sits(UnaryOperator<Seat> where) {
    now = where;
  }

  /// Its seats now: those at which its player began as long as nobody changes places.
  List<Seat> seats() {
    return began.size() == 1 ? List.of(seat()) : began.stream().map(now).toList();
  }

  /// What the store calls it by: the letter of the first seat at which its player began.
  String letter() {
    return began.getFirst().letter();
  }

  /// The seat by which it is called at the table: its first.
  Seat seat() {
    return now.apply(began.getFirst());
  }

  /// Its seats as a mask.
  int mask() {
    int mask = 0;
    for (Seat seat : began) mask |= now.apply(seat).bit();
    return mask;
  }

  /// The seats at which its player began, as a mask.
  int persons() {
    return mask(began);
  }

  private static int mask(List<Seat> seats) {
    int mask = 0;
    for (Seat seat : seats) mask |= seat.bit();
    return mask;
  }

  boolean isPerson() {
    return kind == Kind.PERSON;
  }

  /// Whether it is a person's, who may not have come yet.
  boolean isSomebodys() {
    return kind != Kind.MACHINE;
  }

  /// Whether a person sits here who answers.
  boolean isPresent() {
    return kind == Kind.PERSON && absence == Absence.NONE;
  }

  /// Whether a machine answers for a person.
  boolean isAbsent() {
    return kind == Kind.PERSON && absence != Absence.NONE;
  }
}
