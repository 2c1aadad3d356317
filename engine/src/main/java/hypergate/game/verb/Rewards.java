package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rewards: cards and ships that a seat collects, mostly for having defended.
public final class Rewards {
  private final Acting game;

  /// What a seat has said that it takes.
  ///
  /// @param cards from the cosmic deck
  /// @param others from a further deck
  public record Announced(Seat seat, int cards, int others, int ships) {}

  // Announced and not delivered yet; null where each comes at once.
  private @Nullable List<Announced> gathered;

  // In ANNOUNCED: what is still to come.
  private List<Announced> announced = List.of();

  private Seat collector = Seat.NONE;
  private int due;
  private boolean both;
  private boolean twofold;
  private Seat paid = Seat.NONE;

  Rewards(Acting game) {
    this.game = game;
  }

  /// How many rewards the ships bring a seat that it had in the encounter when it was decided.
  public int shares(Seat seat) {
    return shares(seat, game.encounter().shipsAtEnd(seat));
  }

  /// The same with some of these ships.
  public int shares(Seat seat, int sent) {
    int leased = Math.min(sent, game.verbs().shipKinds().leasedAtEnd(seat));
    int ships = game.encounter().counting(seat, sent + leased);
    return game.query(Query.REWARDS_DUE, seat, ships);
  }

  /// A seat collects rewards: it says how many cards and how many ships, and how
  /// many of the cards come from a further deck; then they come.
  public void collect(Seat seat, int rewards) {
    if (gathered != null) {
      List<Announced> all = gathered;
      gathered = null;
      announce(seat, rewards, all);
      gathered = all;
      return;
    }
    List<Announced> alone = new ArrayList<>();
    announce(seat, rewards, alone);
    deliver(alone);
  }

  /// Rewards that are due at one moment are about to be collected: where somebody hands them out,
  /// all of them are announced before any comes, with [#deliver].
  public void gather() {
    if (game.isBent(Query.REWARDS_DELIVERED)) gathered = new ArrayList<>();
  }

  /// All rewards of this moment have been announced: they come.
  public void deliver() {
    if (gathered == null) return;
    List<Announced> all = gathered;
    gathered = null;
    deliver(all);
  }

  private void deliver(List<Announced> all) {
    boolean handed = false;
    for (Announced one : all) handed |= game.query(Query.REWARDS_DELIVERED, one.seat(), 0) != 0;
    if (handed) {
      List<Announced> before = announced;
      announced = all;
      game.open(Window.ANNOUNCED);
      announced = before;
    }
    for (Announced one : all) pay(one);
  }

  /// In ANNOUNCED: what is still to come; who hands something out takes it from here.
  public List<Announced> announced() {
    return announced;
  }

  private void announce(Seat seat, int rewards, List<Announced> all) {
    int due = announced(seat, rewards);
    if (due == 0) return;
    int ships = game.verbs().ships().mayReturn(seat, Math.min(due, game.verbs().freeInWarp(seat)));
    if (twofold) {
      split(seat, due, ships, all);
      return;
    }
    Menu menu = game.ask(seat).menu();
    for (int back = 0; back <= ships; back++)
      menu.add(Choice.of(Choice.REWARD, (due - back) << 8 | back));
    int choice = Choice.value(game.ask(seat).choose(Prompt.REWARD));
    split(seat, due - (choice & 0xff), choice & 0xff, all);
  }

  private void split(Seat seat, int cards, int back, List<Announced> all) {
    FurtherDeck further = game.cards().further();
    int others = further == null ? 0 : further.share(seat, cards);
    if (game.isHeard()) game.tell(new Event.Rewarded(seat, cards, back));
    all.add(new Announced(seat, cards - others, others, back));
  }

  private void pay(Announced one) {
    Seat seat = one.seat();
    game.verbs().receipts().begin(seat, true);
    Seat before = paid;
    paid = seat;
    game.verbs().draw(seat, one.cards());
    paid = before;
    FurtherDeck further = game.cards().further();
    if (further != null && one.others() > 0) further.draw(seat, one.others());
    game.verbs().receipts().end(seat);
    game.verbs().ships().retrieve(seat, one.ships());
  }

  // COLLECTING, after which another number may be due.
  private int announced(Seat seat, int rewards) {
    Seat beforeSeat = collector;
    int beforeDue = due;
    collector = seat;
    due = rewards;
    boolean beforeBoth = both;
    both = false;
    game.open(Window.COLLECTING);
    twofold = both;
    both = beforeBoth;
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
    both = false;
    gathered = null;
    announced = List.of();
  }

  /// In COLLECTING: how many.
  public int due() {
    return due;
  }

  /// In COLLECTING: changes how many.
  public void due(int rewards) {
    due = rewards;
  }

  /// In COLLECTING: each reward gives both of its halves, a card and, as far as there is one, a
  /// ship from the warp.
  public void givesBoth() {
    both = true;
  }
}
