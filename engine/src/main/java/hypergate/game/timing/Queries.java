package hypergate.game.timing;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.word.Query;

/// Answers queries: the normal value, bent by everything in force that stands somewhere, one kind
/// of [Stands] after the other.
public final class Queries {
  private final State state;
  private final Stands[] stands;

  /// The queries of a game.
  public Queries(Timing game) {
    this.state = game.state();
    this.stands = game.stands().all();
  }

  /// The answer to a query about a seat, bent by all effects in force. Hot: asked for every launch,
  /// total and win check.
  public int query(Query query, Seat subject, int normal) {
    return isBent(query) ? bent(query, subject, normal) : normal;
  }

  /// Whether anything that stands somewhere bends a query, for anybody.
  public boolean isBent(Query query) {
    return (state.w[Layout.BENT] & query.bit()) != 0;
  }

  private int bent(Query query, Seat subject, int normal) {
    int value = normal;
    for (Stands at : stands) value = at.bent(query, subject, value);
    return value;
  }
}
