package hypergate.players.search;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import org.jspecify.annotations.Nullable;

/// What each player has been seen to do in a game, counted by whoever looks at the table whenever
/// it is asked something: how the encounter stood when it looked last is how it is counted, once
/// the next one has begun. It counts what lies open to all, and nothing else.
final class Observed {
  /// Something that players do or leave.
  enum Deed {
    /// Inviting somebody, as a main player.
    INVITES(Prompt.INVITE, 0.7),
    /// Joining a side when invited.
    JOINS(Prompt.JOIN, 0.6),
    /// Playing a negotiate, as a main player.
    TALKS(Prompt.SELECT, 0.2),
    /// Agreeing on a deal.
    AGREES(Prompt.DEAL, 0.6);

    private final Prompt prompt;
    private final double usual;

    Deed(Prompt prompt, double usual) {
      this.prompt = prompt;
      this.usual = usual;
    }

    /// How often a novice does it where it may.
    double usual() {
      return usual;
    }
  }

  /// So many encounters of a novice's ways everybody is credited with.
  private static final double CREDIT = 4;

  private static final Deed[] DEEDS = Deed.values();

  private final int[][] chances = new int[DEEDS.length][Seat.MOST];
  private final int[][] done = new int[DEEDS.length][Seat.MOST];
  private final double[][] leans = new double[DEEDS.length][Seat.MOST];
  private int known;

  // How the encounter that is being played stood when it was looked at last.
  private int encounter = -1;
  private int main;
  private int inviting;
  private int invited;
  private int allied;
  private int up;
  private int talking;
  private Outcome outcome = Outcome.NONE;

  Observed() {}

  /// Forgets everything.
  void clear() {
    for (int[] row : chances) java.util.Arrays.fill(row, 0);
    for (int[] row : done) java.util.Arrays.fill(row, 0);
    for (double[] row : leans) java.util.Arrays.fill(row, 0);
    known = 0;
    encounter = -1;
  }

  /// Looks at the table.
  void look(View view) {
    // Who looks at another game, or at an earlier moment of this one, begins anew.
    if (view.encounters() < encounter) clear();
    if (view.encounters() != encounter) {
      if (encounter >= 0) count();
      encounter = view.encounters();
      main = 0;
      inviting = 0;
      invited = 0;
      allied = 0;
      up = 0;
      talking = 0;
      outcome = Outcome.NONE;
    }
    note(view);
  }

  private void note(View view) {
    Encounter now = view.encounter();
    if (!now.defense().exists()) return;
    main = now.offense().bit() | now.defense().bit();
    int ofOffense = now.invited(now.offensive());
    int ofDefense = now.invited(now.defensive());
    invited |= (ofOffense | ofDefense) & ~main;
    if (ofOffense != 0) inviting |= now.offense().bit();
    if (ofDefense != 0) inviting |= now.defense().bit();
    allied |= now.everAllied() & ~main;
    for (int side = 0; side < 2; side++) {
      Seat seat = side == 0 ? now.offense() : now.defense();
      if (!now.isUp(seat)) continue;
      up |= seat.bit();
      if (now.negotiates(seat)) talking |= seat.bit();
    }
    outcome = now.outcome();
  }

  private void count() {
    if (main == 0) return;
    for (int i = 0; i < Seat.MOST; i++) {
      Seat seat = Seat.of(i);
      // An encounter whose cards were not seen may have been looked at before anybody could act.
      if (seat.in(main) && up != 0) add(Deed.INVITES, i, seat.in(inviting));
      if (seat.in(invited)) add(Deed.JOINS, i, seat.in(allied));
      if (seat.in(up)) add(Deed.TALKS, i, seat.in(talking));
      boolean ended = outcome == Outcome.DEAL || outcome == Outcome.NO_DEAL;
      if (seat.in(main) && ended) add(Deed.AGREES, i, outcome == Outcome.DEAL);
    }
  }

  private void add(Deed deed, int seat, boolean does) {
    int at = deed.ordinal();
    chances[at][seat]++;
    if (does) done[at][seat]++;
    double rate = (done[at][seat] + CREDIT * deed.usual()) / (chances[at][seat] + CREDIT);
    leans[at][seat] = rate - deed.usual();
    known |= 1 << seat;
  }

  /// Whether nothing is known of a seat.
  boolean isEmpty(Seat seat) {
    return !seat.in(known);
  }

  /// How much more often than a novice a seat does something, -1 to 1; 0 as long as nothing is
  /// known.
  double lean(Seat seat, Deed deed) {
    return leans[deed.ordinal()][seat.index()];
  }

  /// What is decided by answering a question; null when it is none of all that.
  static @Nullable Deed deed(Prompt prompt) {
    for (Deed deed : DEEDS) if (deed.prompt == prompt) return deed;
    return null;
  }

  /// Whether an option does what its question decides, rather than leaving it.
  static boolean does(Question question, int option) {
    if (question.prompt() == Prompt.SELECT) {
      if (Choice.kind(option) != Choice.CARD) return false;
      Face face = question.view().face(Choice.value(option));
      return face.kind() == Kind.NEGOTIATE;
    }
    if (question.prompt() == Prompt.DEAL) return Choice.is(option, Word.ACCEPT);
    return !Choice.is(option, Word.NONE) && !Choice.is(option, Word.DONE);
  }
}
