package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.word.Query;
import hypergate.game.word.Window;

/// Rewards: cards and ships that a seat collects, mostly for having defended.
public final class Rewards {
  private final Acting game;
  private Seat collector = Seat.NONE;
  private int due;
  private Seat paid = Seat.NONE;

  Rewards(Acting game) {
    this.game = game;
  }

  /// A seat collects rewards: it says how many cards and how many ships, and how
  /// many of the cards come from a further deck; then they come.
  public void collect(Seat seat, int rewards) {
    int due = announced(seat, rewards);
    if (due == 0) return;
    int ships = game.ships().colonies(seat) == 0 ? 0 : Math.min(due, game.verbs().freeInWarp(seat));
    Menu menu = game.ask(seat).menu();
    for (int back = 0; back <= ships; back++)
      menu.add(Choice.of(Choice.REWARD, (due - back) << 8 | back));
    int choice = Choice.value(game.ask(seat).choose(Prompt.REWARD));
    int back = choice & 0xff;
    int cards = due - back;
    FurtherDeck further = game.cards().further();
    int others = further == null ? 0 : further.share(seat, cards);
    if (game.isHeard()) game.tell(new Event.Rewarded(seat, cards, back));
    game.verbs().receipts().begin(seat, true);
    Seat before = paid;
    paid = seat;
    game.verbs().draw(seat, cards - others);
    paid = before;
    if (further != null && others > 0) further.draw(seat, others);
    game.verbs().receipts().end(seat);
    game.verbs().ships().retrieve(seat, back);
  }

  // COLLECTING, after which another number may be due.
  private int announced(Seat seat, int rewards) {
    Seat beforeSeat = collector;
    int beforeDue = due;
    collector = seat;
    due = rewards;
    game.open(Window.COLLECTING);
    int left = Math.min(due, game.query(Query.SPOILS_LIMIT, seat, Integer.MAX_VALUE));
    collector = beforeSeat;
    due = beforeDue;
    return left;
  }

  /// In COLLECTING: who is about to collect rewards.
  public Seat collector() {
    return collector;
  }

  /// In DRAWING and DRAWN: whether a seat draws its rewards.
  public boolean isPaid(Seat seat) {
    return seat.exists() && seat == paid;
  }

  /// Forgets who was being paid, before a phase is run, or run again.
  void reset() {
    paid = Seat.NONE;
  }

  /// In COLLECTING: how many.
  public int due() {
    return due;
  }

  /// In COLLECTING: changes how many.
  public void due(int rewards) {
    due = rewards;
  }
}
