package hypergate.soak.digest;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.server.protocol.Memo;
import hypergate.server.protocol.view.Sections;
import java.util.HashMap;
import java.util.Map;

/// What everybody sees of the table, as the protocol writes it. Only what has changed for a viewer
/// since it looked last is taken in, with the decision at which it did.
final class Seen {
  private final Game game;
  private final Fold fold;
  private final Sections sections;
  private final Memo memo = new Memo();
  private final Map<String, String> before = new HashMap<>();

  Seen(Game game, Fold fold) {
    this.game = game;
    this.fold = fold;
    this.sections = new Sections(game.rules());
  }

  /// Everybody looks, and a spectator.
  ///
  /// @param decision how many decisions there have been
  void look(long decision) {
    sections.take(game);
    for (int i = -1; i < game.seats(); i++) {
      String viewer = i < 0 ? "all" : Seat.of(i).letter();
      look(Part.SEEN, decision + " " + viewer, viewer, i < 0 ? 0 : 1 << i);
    }
  }

  /// The table as it is left, with all hands open.
  void end(long decision) {
    sections.take(game);
    before.clear();
    look(Part.END, decision + " open", "open", game.everybody());
  }

  private void look(Part part, String who, String viewer, int mine) {
    sections.texts(mine).forEach((section, text) -> see(part, who, viewer, section, text));
    for (int i = 0; i < game.seats(); i++) {
      String name = Seat.of(i).letter();
      String facts = memo.text(viewer + " " + name, sections.seat(Seat.of(i), mine));
      see(part, who, viewer, name, facts);
    }
  }

  private void see(Part part, String who, String viewer, String section, String text) {
    String last = before.put(viewer + " " + section, text);
    if (!text.equals(last)) fold.add(part, who + " sees " + section + " " + text);
  }
}
