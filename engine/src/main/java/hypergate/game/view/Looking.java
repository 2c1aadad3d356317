package hypergate.game.view;

import hypergate.game.ask.Open;
import hypergate.game.card.Spares;
import hypergate.game.verb.Acting;
import org.jspecify.annotations.Nullable;

/// What those see who are asked something in a game: one view for all of them, which shows what the
/// last one who looked sees.
public final class Looking {
  private final Acting game;
  private @Nullable View view;

  /// Nobody has looked yet.
  public Looking(Acting game) {
    this.game = game;
  }

  /// The table as it stands, as whoever is asked a question sees it; until another looks.
  View at(Open open) {
    View now = view;
    if (now == null) view = now = spares().take(View.class, () -> new View(game.sibling()));
    else if (now.seat() == open.seat() && open.isShown()) return now;
    now.take(game, open.seat());
    open.shown();
    return now;
  }

  /// Nobody looks any more.
  public void end() {
    if (view != null) spares().give(view);
    view = null;
  }

  private Spares spares() {
    return game.rules().spares();
  }
}
