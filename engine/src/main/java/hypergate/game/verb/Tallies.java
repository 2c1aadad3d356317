package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import java.util.List;

/// What the sheets of aliens count of each player: how many things of a kind lie there that were
/// its. Everybody sees them; they go along with the sheet and are forgotten when it leaves the
/// game.
public final class Tallies {
  /// How many kinds of things a sheet can count.
  public static final int MOST = 6;

  private final Acting game;

  // The sheets that count anything, and for each kind of theirs a byte a seat.
  private final List<Sheet> sheets;
  private final int counts;

  Tallies(Acting game) {
    this.game = game;
    this.sheets =
        game.content().aliens().stream().filter(alien -> !alien.tallies().isEmpty()).toList();
    for (Sheet alien : sheets)
      if (alien.tallies().size() > MOST) throw new IllegalStateException("tallies of " + alien);
    this.counts = game.cells().bytes(Math.max(1, sheets.size()) * MOST * Seat.MOST, Secrecy.PUBLIC);
  }

  private int cell(Sheet alien, int kind, Seat seat) {
    return counts + (sheets.indexOf(alien) * MOST + kind) * Seat.MOST + seat.index();
  }

  /// How many things of a kind that were a seat's are counted on the sheet of an alien.
  public int of(Sheet alien, int kind, Seat seat) {
    return game.state().b[cell(alien, kind, seat)];
  }

  /// Counts so many things more of a seat's, with a negative number fewer.
  public void add(Sheet alien, int kind, Seat seat, int more) {
    int now = of(alien, kind, seat) + more;
    game.state().b[cell(alien, kind, seat)] = (byte) now;
    if (game.isHeard()) game.tell(new Event.Counted(seat, alien.tallies().get(kind), now));
  }

  /// A sheet leaves the game, and what it has counted is forgotten.
  void sheetLeaves(Sheet alien) {
    if (!sheets.contains(alien)) return;
    for (int kind = 0; kind < alien.tallies().size(); kind++)
      for (int i = 0; i < game.seats(); i++)
        if (of(alien, kind, Seat.of(i)) != 0)
          add(alien, kind, Seat.of(i), -of(alien, kind, Seat.of(i)));
  }
}
