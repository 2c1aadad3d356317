package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Influences;
import hypergate.game.table.Influences.Influence;
import hypergate.game.table.Side;
import hypergate.game.timing.InForce;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.List;

/// Adding up a side: card, ships, reinforcements and everything else.
public final class Totals {
  private Totals() {}

  /// The total of a side from its revealed card and all that has been added.
  public static int of(Acting game, Side side) {
    int total = asItStands(game, side);
    if (game.isHeard()) {
      int value = game.encounter().value(side.main());
      game.tell(new Event.TotalCounted(side.index(), total, terms(game, side, value)));
    }
    return total;
  }

  /// The side that wins with these totals, attack against attack, before anything upsets it
  ///
  public static Side higher(Acting game, int offense, int defense) {
    Encounter encounter = game.encounter();
    boolean wins =
        offense == defense
            ? game.query(Query.TIE_BREAK, encounter.offense(), 0) != 0
            : offense > defense != encounter.is(Encounter.LOWER_WINS);
    return wins ? encounter.offensive() : encounter.defensive();
  }

  /// Whether a side would win as things stand, attack against attack: by the totals so far, and by
  /// what reverses them.
  public static boolean isAhead(Acting game, Side side) {
    return (leading(game) == side) != game.encounter().isUpset();
  }

  /// The side that would win by the totals as they stand, upsets left aside.
  public static Side leading(Acting game) {
    Encounter encounter = game.encounter();
    int offense = asItStands(game, encounter.offensive());
    int defense = asItStands(game, encounter.defensive());
    return higher(game, offense, defense);
  }

  // Told to nobody.
  private static int asItStands(Acting game, Side side) {
    Encounter encounter = game.encounter();
    Seat main = side.main();
    int value = encounter.value(main);
    int own = adds(encounter, side, main);
    if (main.in(subtracted(game))) own = -own;
    int allied = allied(game, side);
    int total =
        switch (side.multiplication()) {
          case Side.OWN_SHIPS -> value * encounter.counted(main) + allied;
          case Side.ALL_SHIPS -> value * (encounter.counted(main) + side.alliedShips());
          case Side.SHIPS_BY_SHIPS -> value + encounter.counted(main) * side.alliedShips();
          default -> value + own + allied;
        };
    return total + added(game, side) + side.reinforcements() + side.bonus();
  }

  // What ships add beside their number.
  private static int added(Acting game, Side side) {
    int sum = 0;
    for (int rest = side.seats(); rest != 0; rest &= rest - 1)
      sum += added(game, Seat.of(Integer.numberOfTrailingZeros(rest)));
    return sum;
  }

  private static int added(Acting game, Seat seat) {
    return bent(game, seat) + ringed(game, seat);
  }

  private static int bent(Acting game, Seat seat) {
    int more = game.isBent(Query.SHIPS_ADD) ? game.query(Query.SHIPS_ADD, seat, 0) : 0;
    return seat.in(subtracted(game)) ? -more : more;
  }

  private static int ringed(Acting game, Seat seat) {
    int more = game.verbs().rings().adds(seat);
    return seat.in(subtracted(game)) ? -more : more;
  }

  // What the ships of a seat add, unless they multiply.
  private static int adds(Encounter encounter, Side side, Seat seat) {
    return encounter.counting(seat, encounter.counted(side, seat) * encounter.worth(seat));
  }

  private static int allied(Acting game, Side side) {
    int sum = 0;
    for (int rest = side.allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      int ships = adds(game.encounter(), side, ally);
      sum += ally.in(subtracted(game)) ? -ships : ships;
    }
    return sum;
  }

  /// The terms of a side's total as it stands, each with its cause.
  ///
  /// @param value what its card counts
  public static List<Term> terms(Acting game, Side side, int value) {
    Encounter encounter = game.encounter();
    Seat main = side.main();
    int ships = encounter.counted(main);
    List<Influence> all = Influences.of(game);
    List<Term> terms = new ArrayList<>();
    int card = encounter.card(main);
    boolean up = card >= 0 && encounter.revealed();
    String face = up ? game.cards().face(card).notation() : "";
    // A card that was announced and put away shows what was said.
    if (card < 0 && encounter.isUp(main))
      face = Notation.face(encounter.kind(main), encounter.faceValue(main));
    terms.add(new Term(Term.Kind.CARD, value, false, main, 0, face));
    switch (side.multiplication()) {
      case Side.OWN_SHIPS ->
          terms.add(new Term(Term.Kind.SHIPS, ships, true, main, ships, multiplier(all, side)));
      case Side.ALL_SHIPS -> {
        int every = ships + side.alliedShips();
        terms.add(new Term(Term.Kind.SHIPS, every, true, Seat.NONE, every, multiplier(all, side)));
      }
      case Side.SHIPS_BY_SHIPS ->
          terms.add(
              new Term(
                  Term.Kind.SHIPS,
                  ships * side.alliedShips(),
                  false,
                  main,
                  ships,
                  multiplier(all, side)));
      default -> terms.add(ships(game, all, Term.Kind.SHIPS, side, main));
    }
    if (side.multiplication() < Side.ALL_SHIPS)
      for (int rest = side.allies(); rest != 0; rest &= rest - 1)
        terms.add(
            ships(game, all, Term.Kind.ALLY, side, Seat.of(Integer.numberOfTrailingZeros(rest))));
    for (int rest = side.seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      int more = bent(game, seat);
      String cause = more == 0 ? "" : bender(game, Query.SHIPS_ADD, seat);
      if (more != 0) terms.add(new Term(Term.Kind.EFFECT, more, false, seat, 0, cause));
      int around = ringed(game, seat);
      String holding = around == 0 ? "" : game.verbs().rings().card(seat);
      if (around != 0) terms.add(new Term(Term.Kind.EFFECT, around, false, seat, 0, holding));
    }
    added(terms, all, side);
    return List.copyOf(terms);
  }

  private static void added(List<Term> terms, List<Influence> all, Side side) {
    int left = side.reinforcements() + side.bonus();
    for (Influence one : all) {
      boolean reinforcement = one.kind() == Influences.Kind.REINFORCED;
      if (one.side() != side.index() || !reinforcement && one.kind() != Influences.Kind.ADDED)
        continue;
      Term.Kind kind = reinforcement ? Term.Kind.REINFORCEMENT : Term.Kind.EFFECT;
      if (one.amount() != 0)
        terms.add(new Term(kind, one.amount(), false, one.seat(), 0, one.cause()));
      left -= one.amount();
    }
    if (left != 0) terms.add(new Term(Term.Kind.EFFECT, left, false, Seat.NONE, 0, ""));
  }

  private static String multiplier(List<Influence> all, Side side) {
    return all.stream()
        .filter(i -> i.kind() == Influences.Kind.MULTIPLIED && i.side() == side.index())
        .reduce((first, last) -> last)
        .map(Influence::cause)
        .orElse("");
  }

  // The seats whose ships are subtracted: by an effect, or with their whole side.
  private static int subtracted(Acting game) {
    Encounter encounter = game.encounter();
    int seats = encounter.subtracted();
    for (int side = 0; side < 2; side++)
      if (isSubtracted(game, side)) seats |= sideAt(encounter, side).seats();
    return seats;
  }

  private static boolean isSubtracted(Acting game, int side) {
    return game.query(Query.SHIPS_SUBTRACT, sideAt(game.encounter(), side).main(), 0) != 0;
  }

  private static Side sideAt(Encounter encounter, int side) {
    return side == 0 ? encounter.offensive() : encounter.defensive();
  }

  private static String subtracter(Acting game, Side side) {
    return isSubtracted(game, side.index()) ? bender(game, Query.SHIPS_SUBTRACT, side.main()) : "";
  }

  private static String bender(Acting game, Seat seat) {
    boolean usual = game.query(Query.SHIP_WORTH, seat, Encounter.HALVES) == Encounter.HALVES;
    return usual ? "" : bender(game, Query.SHIP_WORTH, seat);
  }

  // What bends a value of a seat; of several, that which bends it first.
  private static String bender(Acting game, Query query, Seat seat) {
    List<String> bending = InForce.bending(game, query, seat);
    return bending.isEmpty() ? "" : bending.getFirst();
  }

  private static Term ships(
      Acting game, List<Influence> all, Term.Kind kind, Side side, Seat seat) {
    Encounter encounter = game.encounter();
    int ships = encounter.counted(side, seat);
    boolean minus = seat.in(subtracted(game));
    int amount = adds(encounter, side, seat);
    String cause =
        all.stream()
            .filter(
                i ->
                    i.kind() == Influences.Kind.WORTH && i.subject() == seat
                        || minus && i.kind() == Influences.Kind.SUBTRACTED)
            .map(Influence::cause)
            .findFirst()
            .orElse(minus ? subtracter(game, side) : bender(game, seat));
    return new Term(kind, minus ? -amount : amount, false, seat, ships, cause);
  }
}
