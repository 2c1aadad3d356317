package hypergate.game.table;

import hypergate.game.card.Ability;
import hypergate.game.card.Face;
import hypergate.game.piece.Seat;
import hypergate.game.state.Cells;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import java.util.ArrayList;
import java.util.List;

/// What has changed the totals of this encounter, and on whose account: noted as it happens, so
/// that a sum can be told with its causes. Public knowledge.
public final class Influences {
  /// How something changes a total.
  public enum Kind {
    ADDED,
    REINFORCED,
    /// Card and ships are multiplied instead of added.
    MULTIPLIED,
    /// Each ship of the seat counts another number.
    WORTH,
    /// Ships are subtracted.
    SUBTRACTED
  }

  /// One of them.
  ///
  /// @param side 0 for the offense's side, 1 for the defense's; -1 for both
  /// @param kind how
  /// @param seat on whose account; [Seat#NONE] for the rules themselves
  /// @param cause the effect or card in notation; empty for the rules themselves
  /// @param subject whose ships count otherwise; [Seat#NONE] where no single seat is meant
  /// @param amount what it adds, or what each ship counts
  public record Influence(int side, Kind kind, Seat seat, String cause, Seat subject, int amount) {}

  private static final int INFLUENCES = 24;

  /// What has changed totals in this encounter: two cells each.
  private static final int INFLUENCE = Layout.INFLUENCES;

  private static final Kind[] KINDS = Kind.values();

  // What is behind one, as it is kept: a kind of card of these, the rules, a reinforcement, or what
  // stands at a place of the roster.
  private static final List<Ability.Source> SOURCES =
      List.of(
          Ability.Source.POWER, Ability.Source.WILD, Ability.Source.SUPER, Ability.Source.ARTIFACT);
  private static final int RULES = SOURCES.size();
  private static final int REINFORCEMENT = RULES + 1;
  private static final int STANDS = REINFORCEMENT + 1;
  private static final int UNKNOWN = 255;

  // In the number of a reinforcement: an attack card was played as one.
  private static final int AS_ATTACK = 64;

  private Influences() {}

  /// Where they stand: the first cell, and one past the last.
  static int[] span() {
    return new int[] {INFLUENCE, INFLUENCE + 2 * INFLUENCES};
  }

  /// Everybody knows them.
  static void claim(Cells cells) {
    cells.ofInts(Layout.INFLUENCES, 2 * INFLUENCES, Secrecy.PUBLIC);
  }

  /// Forgets all of them.
  static void forget(State state) {
    java.util.Arrays.fill(state.n, INFLUENCE, INFLUENCE + 2 * INFLUENCES, 0);
  }

  /// Notes what the running text does.
  static void note(Table game, int side, Kind kind, Seat subject, int amount) {
    int source = RULES;
    int number = 0;
    Seat seat = Seat.NONE;
    if (!game.pipeline().isIdle()) {
      Doing doing = game.pipeline();
      seat = doing.user();
      source = SOURCES.indexOf(doing.used().source());
      if (source < 0) source = STANDS + doing.place();
      number = doing.contentNumber();
    }
    put(game.state(), pack(side, kind, source, number, seat, subject), amount);
  }

  /// Notes a reinforcement.
  static void reinforced(Table game, int side, Seat seat, Face card, int amount) {
    int number =
        card.kind() == hypergate.game.word.Kind.ATTACK ? AS_ATTACK | card.value() : card.value();
    put(game.state(), pack(side, Kind.REINFORCED, REINFORCEMENT, number, seat, Seat.NONE), amount);
  }

  private static int pack(int side, Kind kind, int source, int number, Seat seat, Seat subject) {
    return 1 << 30
        | kind.ordinal() << 25
        | source << 20
        | subject.index() + 1 << 16
        | (number & 0xff) << 8
        | seat.index() + 1 << 4
        | side + 1;
  }

  // One entry for all that one cause adds; what finds no place is told without its cause.
  private static void put(State state, int what, int amount) {
    for (int i = 0; i < INFLUENCES; i++) {
      int at = INFLUENCE + 2 * i;
      if (state.n[at] != 0 && state.n[at] != what) continue;
      boolean adds = state.n[at] == what && kind(what) != Kind.WORTH;
      state.n[at] = what;
      state.n[at + 1] = adds ? state.n[at + 1] + amount : amount;
      return;
    }
  }

  private static Kind kind(int what) {
    return KINDS[what >> 25 & 15];
  }

  /// All of this encounter, in the order in which each began.
  public static List<Influence> of(Table game) {
    List<Influence> all = new ArrayList<>();
    for (int i = 0; i < INFLUENCES; i++) {
      int what = game.state().n[INFLUENCE + 2 * i];
      if (what == 0) break;
      all.add(
          new Influence(
              (what & 15) - 1,
              kind(what),
              Seat.of((what >> 4 & 15) - 1),
              cause(game, what >> 20 & 31, what >> 8 & 0xff),
              Seat.of((what >> 16 & 15) - 1),
              game.state().n[INFLUENCE + 2 * i + 1]));
    }
    return all;
  }

  private static String cause(Table game, int source, int number) {
    if (source == RULES || number == UNKNOWN) return "";
    if (source == REINFORCEMENT && number >= AS_ATTACK)
      return "attack-" + (number - AS_ATTACK < 10 ? "0" : "") + (number - AS_ATTACK);
    if (source == REINFORCEMENT) return "reinforcement-" + number;
    if (source >= STANDS) return game.stands().named(source - STANDS, number);
    Ability.Source kind = SOURCES.get(source);
    if (kind == Ability.Source.ARTIFACT) return game.cards().face(number).notation();
    String alien = game.content().alien(number).id();
    if (kind == Ability.Source.POWER) return alien;
    return "flare-" + alien + (kind == Ability.Source.WILD ? "/wild" : "/super");
  }
}
