package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.Event;
import hypergate.game.view.HazardEvent;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/// The hazard cards (docs/rules/hazards.md): the deck, the discards and those in play, which stand
/// in the order in which they came.
public final class Hazards {
  private final Game game;
  private final State state;
  private final Content content;
  private final HazardStands stands;
  private final Pile deck;
  private final Pile discards;
  private @Nullable ObjIntConsumer<Window> tally;

  Hazards(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.stands = new HazardStands(game, this);
    this.deck = Pile.faceDown(game, Sizes.HAZARDS);
    this.discards = Pile.faceUp(game, Sizes.HAZARDS);
  }

  /// Where hazards act from.
  HazardStands stands() {
    return stands;
  }

  /// Who counts what hazards do; null for nobody.
  public void tally(@Nullable ObjIntConsumer<Window> tally) {
    this.tally = tally;
  }

  void count(int slot, Window window) {
    if (tally != null) tally.accept(window, number(slot));
  }

  /// Whether the variant is in use.
  public boolean inUse() {
    return game.options().is(Option.HAZARDS);
  }

  /// The cards that are left to draw.
  public Pile deck() {
    return deck;
  }

  /// The discarded cards.
  public Pile discards() {
    return discards;
  }

  /// Cards left in the deck.
  public int deckSize() {
    return deck.size();
  }

  /// Cards in the discard pile.
  public int discardSize() {
    return discards.size();
  }

  /// A card of the discard pile, 0 at the bottom.
  public Hazard discarded(int position) {
    return content.hazard(discards.at(position));
  }

  /// How many hazards are in play.
  public int inPlay() {
    return state.n[Layout.HAZARDS_IN_PLAY];
  }

  /// The hazard at a position among those in play.
  public Hazard hazard(int slot) {
    return content.hazard(state.b[Layout.HAZARD_ID + slot] - 1);
  }

  /// The number of the hazard at a position among those in play.
  public int number(int slot) {
    return state.b[Layout.HAZARD_ID + slot] - 1;
  }

  /// Who holds a hazard in play; [Seat#NONE] for nobody.
  public Seat holder(int slot) {
    return Seat.of(state.b[Layout.HAZARD_HOLDER + slot] - 1);
  }

  /// Says who holds a hazard in play.
  public void holder(int slot, Seat seat) {
    state.b[Layout.HAZARD_HOLDER + slot] = (byte) (seat.index() + 1);
  }

  /// Puts the cards of the chosen decks into the hazard deck, shuffled.
  public void shuffleIn() {
    deck.clear();
    for (int i = 0; i < content.hazards().size(); i++) {
      Hazard hazard = content.hazard(i);
      if (!isIn(hazard)) continue;
      int count = game.options().is(Option.HAZARD_SINGLETONS) ? 1 : hazard.count();
      for (int copy = 0; copy < count; copy++) deck.lay(i);
    }
    deck.shuffle();
  }

  /// Whether a hazard belongs to a chosen deck and has not been left out.
  public boolean isIn(Hazard hazard) {
    if (game.options().isStartCard(hazard.id())) return true;
    String decks = game.options().text(Option.HAZARDS);
    return (decks.equals("both") || decks.equals(hazard.set()))
        && !game.options().text(Option.HAZARD_EXCLUDE).equals(hazard.id());
  }

  /// Turns the top card up and puts it into play: those that it drives out are discarded, and what
  /// it says for that moment happens. The discards are shuffled when the deck is empty.
  public void draw() {
    Seat offense = game.encounter().offense();
    for (int left = deckSize() + discardSize(); left > 0; left--) {
      game.steps().one();
      if (deckSize() == 0) reshuffle();
      int number = deck.draw();
      Hazard hazard = content.hazard(number);
      if (game.isHeard()) game.tell(new HazardEvent.HazardDrawn(offense, hazard.id()));
      if (game.options().is(Option.SUBVARIANT_WARNS))
        game.encounter().flag(Encounter.HAZARD_WARNING);
      Condition redrawn = hazard.redrawn();
      if (redrawn == null || !redrawn.holds(game, offense)) {
        play(offense, number, hazard);
        return;
      }
      if (game.isHeard()) game.tell(new HazardEvent.HazardDiscarded(hazard.id(), hazard.id()));
      toDiscard(number);
    }
  }

  private void play(Seat offense, int number, Hazard hazard) {
    for (int slot = inPlay() - 1; slot >= 0; slot--)
      if (drivesOut(hazard, hazard(slot))) discard(slot, hazard.id());
    int slot = enter(number);
    Ability drawn = hazard.drawn();
    if (drawn != null) game.pipeline().follow(offense, drawn, stands, slot);
    if (hazard.taken() != null) Alternative.offer(game, hazard, slot);
    powersChanged();
  }

  private boolean drivesOut(Hazard drawn, Hazard other) {
    return drawn.isRivalOf(other)
        || drawn.removesSemiPermanent(game.options()) && other.isSemiPermanent(game.options());
  }

  /// The hazard in play with this number, as its slot; -1 when it is not in play.
  public int slotOf(int number) {
    for (int slot = 0; slot < inPlay(); slot++)
      if (state.b[Layout.HAZARD_ID + slot] == number + 1) return slot;
    return -1;
  }

  /// Whether a seat can give the hazard in a slot away: one that can be held, and nobody else does;
  /// never for slot -1.
  public boolean mayGive(int slot, Seat seat) {
    return slot >= 0
        && hazard(slot).isHandHeld()
        && (!holder(slot).exists() || holder(slot) == seat);
  }

  /// A seat takes a hazard in play to hold it.
  public void hold(int slot, Seat seat) {
    holder(slot, seat);
    if (game.isHeard()) game.tell(new HazardEvent.HazardHeld(seat, hazard(slot).id()));
  }

  /// The hazard whose text is running is discarded.
  public void discardUsed() {
    discard(game.here(), hazard(game.here()).id());
  }

  /// Puts a hazard into play without further ado: for tables set up by hand.
  ///
  /// @return its slot
  public int enter(int number) {
    int slot = state.n[Layout.HAZARDS_IN_PLAY]++;
    state.b[Layout.HAZARD_ID + slot] = (byte) (number + 1);
    state.b[Layout.HAZARD_HOLDER + slot] = 0;
    stands.index();
    return slot;
  }

  void reshuffle() {
    if (discards.isEmpty()) return;
    deck.takeIn(discards);
    deck.shuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled("hazard deck", false));
  }

  /// The encounter is over: what lasts no longer is discarded.
  public void endEncounter() {
    boolean any = false;
    for (int slot = inPlay() - 1; slot >= 0; slot--)
      if (hazard(slot).isTemporary() && !holder(slot).exists()) {
        discard(slot, "");
        any = true;
      }
    if (any) powersChanged();
  }

  // What keeps powers may have changed.
  private void powersChanged() {
    for (int p = 0; p < game.seats(); p++) game.verbs().ships().powerChanged(game.inOrder(p));
  }

  private void discard(int slot, String cause) {
    if (game.isHeard()) game.tell(new HazardEvent.HazardDiscarded(hazard(slot).id(), cause));
    toDiscard(state.b[Layout.HAZARD_ID + slot] - 1);
    int above = inPlay() - slot - 1;
    for (int base : FIELDS) {
      System.arraycopy(state.b, base + slot + 1, state.b, base + slot, above);
      state.b[base + slot + above] = 0;
    }
    state.n[Layout.HAZARDS_IN_PLAY]--;
    stands.index();
  }

  /// A hazard in play is shuffled into its deck again.
  public void shuffleBack(int slot) {
    int number = number(slot);
    discard(slot, hazard(slot).id());
    discards.draw();
    deck.lay(number);
    deck.shuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled("hazard deck", false));
  }

  private void toDiscard(int number) {
    discards.lay(number);
  }

  private static final int[] FIELDS = {Layout.HAZARD_ID, Layout.HAZARD_HOLDER};

  /// The answer to a query about a seat, bent by the hazards in play alone.
  int bend(Query query, Seat subject, int normal) {
    return stands.bent(query, subject, normal);
  }
}
