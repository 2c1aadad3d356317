package hypergate.game.view;

import hypergate.game.Essences;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.variant.moons.MoonDeal;

/// Deals the cards that a seat cannot see anew, respecting what it does know, so that a machine can
/// think ahead without cheating: hands and piles keep their sizes and the cards it has seen there,
/// face-down encounter cards stay encounter cards, decks keep their sizes. It uses a generator of
/// its own.
public final class Redeal {
  private final int[] pool = new int[Layout.CARDS];
  private final int[] techs = new int[256];
  private final int[] before = new int[Layout.INSTANCES];
  private final State dice = new State();
  private long low;
  private long high;

  /// A dealer, reusable for any number of games.
  public Redeal() {}

  /// Deals what `viewer` cannot see in this state anew.
  ///
  /// @param game a game of one's own, such as a fork: its state is changed
  /// @param seed what the new deal follows from
  public void deal(Game game, Seat viewer, long seed) {
    State state = game.state();
    dice.seed(seed);
    if (state.n[Layout.FACE_DOWN] != 0) aliens(game, viewer.index());
    flares(game, state, viewer.index());
    cards(game, state, viewer.index(), false);
    if (game.rewards().isAnyKnown()) cards(game, state, viewer.index(), true);
    techs(game, state, viewer.index());
    essences(game, viewer);
    if (game.moons().inUse()) new MoonDeal(game, viewer, dice).deal();
    shuffle(state, Layout.DESTINY, state.n[Layout.DESTINY_SIZE]);
    shuffle(state, Layout.HAZARD_DECK, state.n[Layout.HAZARD_DECK_SIZE]);
    state.w[Layout.RANDOM] = dice.random();
    state.w[Layout.RANDOM + 1] = dice.random() | 1;
  }

  /// Whether two games look the same to a seat.
  public boolean looksTheSame(Game one, Game other, Seat viewer) {
    return View.of(one, viewer).sameAs(View.of(other, viewer));
  }

  // Face down may lie any alien that is not in sight and needs no setting up.
  private void aliens(Game game, int self) {
    for (int i = 0; i < game.seats() * Layout.POWERS; i++) {
      before[i] = game.powers().number(i);
      if (i / Layout.POWERS != self && game.powers().isFaceDown(i))
        game.state().b[Layout.ALIEN + i] = 0;
    }
    for (int i = 0; i < game.seats() * Layout.POWERS; i++) {
      if (i / Layout.POWERS == self || !game.powers().isFaceDown(i)) continue;
      int size = 0;
      for (int alien = 0; alien < game.content().aliens().size(); alien++)
        if (game.verbs().sheets().mayLieFaceDown(alien)) techs[size++] = alien;
      if (size > 0) game.state().b[Layout.ALIEN + i] = (byte) (techs[dice.random(size)] + 1);
    }
    game.powers().index();
    if (game.pulsars().inUse())
      for (int i = 0; i < game.seats() * Layout.POWERS; i++)
        if (i / Layout.POWERS != self && game.powers().isFaceDown(i)) pulsar(game, self, i);
  }

  // An unseen Pulsar is that of the imagined alien, not of the one that truly lies face down.
  private void pulsar(Game game, int self, int instance) {
    State state = game.state();
    for (int i = game.pulsars().roomForFlares(); i < Layout.ALIEN_CARDS; i++)
      if ((state.b[Layout.CARD_ALIEN + i] & 0xff) - 1 == before[instance]
          && !isSeen(state, self, game.content().firstAlienCard(), i)) {
        state.b[Layout.CARD_ALIEN + i] = (byte) (game.powers().number(instance) + 1);
        before[instance] = -1;
        return;
      }
  }

  // The flares of the aliens in play are in the deck; which others are is hidden until
  // seen.
  private void flares(Game game, State state, int self) {
    int first = game.content().firstAlienCard();
    int size = 0;
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (game.mayHaveFlare(alien)
          && !isSeenFlare(game, state, self, alien)
          && !game.powers().isUsed(alien)) techs[size++] = alien;
    for (int i = size - 1; i > 0; i--) swap(techs, i, dice.random(i + 1));
    // On top those of aliens in play whose flares are not there yet: imagined ones.
    for (int i = 0; i < game.seats() * Layout.POWERS; i++) {
      int alien = game.powers().number(i);
      if (alien >= 0
          && game.powers().isFaceDown(i)
          && game.content().hasFlare(alien)
          && !game.cards().hasFlare(alien)) techs[size++] = alien;
    }
    for (int i = 0; i < game.pulsars().roomForFlares(); i++) {
      int alien = (state.b[Layout.CARD_ALIEN + i] & 0xff) - 1;
      if (alien < 0 || isSeen(state, self, first, i) || game.powers().isUsed(alien)) continue;
      state.b[Layout.CARD_ALIEN + i] = (byte) (techs[--size] + 1);
    }
    game.cards().index();
  }

  private static boolean isSeenFlare(Game game, State state, int self, int alien) {
    int first = game.content().firstAlienCard();
    for (int i = 0; i < game.pulsars().roomForFlares(); i++)
      if ((state.b[Layout.CARD_ALIEN + i] & 0xff) - 1 == alien && isSeen(state, self, first, i))
        return true;
    return false;
  }

  // What has been played in this encounter was seen by all, wherever the card went since.
  private static boolean isSeen(State state, int self, int first, int flare) {
    return knows(state, self, first + flare) || state.b[Layout.CARD_PLAYED + flare] != 0;
  }

  // Backs are visible: each place gets a card with the same back as before.
  private void cards(Game game, State state, int self, boolean reward) {
    low = game.rewards().backLow(reward);
    high = game.rewards().backHigh(reward);
    int deck = reward ? Layout.REWARD_DECK : Layout.DECK;
    int deckSize = state.n[reward ? Layout.REWARD_DECK_SIZE : Layout.DECK_SIZE];
    int size = collect(game, state, self, deck, deckSize);
    int aside = reward ? 0 : clearAside(state, self);
    for (int i = size - 1; i > 0; i--) swap(pool, i, dice.random(i + 1));
    size = constrained(game, state, self, size);
    for (int i = 0; i < game.seats(); i++)
      if (i != self) size = refill(state, Layout.hand(i), self, size, true);
    for (int i = 0; i < Layout.INSTANCES; i++)
      if (i / Layout.POWERS != self)
        size = refill(state, Layout.pile(i), self, size, held(state, Layout.pile(i)));
    for (int i = 0; i < aside; i++) {
      state.put(Layout.LAID_ASIDE, pool[--size]);
      state.put(Layout.ASIDE, pool[size]);
    }
    for (int i = deck; i < deck + deckSize; i++)
      if (!knows(state, self, state.b[i])) state.b[i] = (byte) pool[--size];
  }

  /// Gathers every unseen card into the pool.
  private int collect(Game game, State state, int self, int deck, int deckSize) {
    int size = 0;
    for (int i = deck; i < deck + deckSize; i++)
      if (!knows(state, self, state.b[i])) pool[size++] = state.b[i];
    for (int i = 0; i < game.seats(); i++) {
      if (i == self) continue;
      size = unseen(state, Layout.hand(i), self, size);
      int selected = state.n[Layout.SELECTED + i] - 1;
      if (selected >= 0 && isDealt(state, self, selected)) pool[size++] = selected;
    }
    for (int side = 0; side < 2; side++) {
      int second = state.n[Layout.SECOND_CARD + side] - 1;
      if (second >= 0 && isDealt(state, self, second)) pool[size++] = second;
    }
    size = unseen(state, Layout.LAID_ASIDE, self, size);
    for (int i = 0; i < Layout.INSTANCES; i++)
      if (i / Layout.POWERS != self) size = unseen(state, Layout.pile(i), self, size);
    for (int slot = 0; slot < Layout.TECH_SLOTS; slot++)
      if (storesUnseen(state, slot, self)) pool[size++] = state.b[Layout.TECH_STORED + slot] - 1;
    return size;
  }

  private int unseen(State state, int zone, int self, int from) {
    int size = from;
    for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1))
      if (isDealt(state, self, card)) pool[size++] = card;
    return size;
  }

  // Face-down encounter cards, selected or stored, are encounter cards whatever they are.
  private int constrained(Game game, State state, int self, int from) {
    int size = from;
    for (int i = 0; i < game.seats(); i++) {
      int selected = state.n[Layout.SELECTED + i] - 1;
      if (i == self || selected < 0 || !isDealt(state, self, selected)) continue;
      int card = takeEncounterCard(game, size--);
      state.pull(Layout.ASIDE, selected);
      state.n[Layout.SELECTED + i] = card + 1;
    }
    for (int side = 0; side < 2; side++) {
      int second = state.n[Layout.SECOND_CARD + side] - 1;
      if (second < 0 || !isDealt(state, self, second)) continue;
      state.pull(Layout.ASIDE, second);
      state.n[Layout.SECOND_CARD + side] = takeEncounterCard(game, size--) + 1;
    }
    for (int slot = 0; slot < Layout.TECH_SLOTS; slot++) {
      if (!storesUnseen(state, slot, self)) continue;
      state.pull(Layout.ASIDE, state.b[Layout.TECH_STORED + slot] - 1);
      state.b[Layout.TECH_STORED + slot] = (byte) (takeEncounterCard(game, size--) + 1);
    }
    for (int i = 0; i < game.seats(); i++)
      if (state.n[Layout.SELECTED + i] > 0)
        state.put(Layout.ASIDE, state.n[Layout.SELECTED + i] - 1);
    for (int side = 0; side < 2; side++)
      if (state.n[Layout.SECOND_CARD + side] > 0)
        state.put(Layout.ASIDE, state.n[Layout.SECOND_CARD + side] - 1);
    for (int slot = 0; slot < Layout.TECH_SLOTS; slot++)
      if (state.b[Layout.TECH_STORED + slot] > 0)
        state.put(Layout.ASIDE, state.b[Layout.TECH_STORED + slot] - 1);
    return size;
  }

  private int takeEncounterCard(Game game, int size) {
    int at = size - 1;
    while (!game.cards().isEncounter(pool[at])) at--;
    swap(pool, at, size - 1);
    return pool[size - 1];
  }

  private int refill(State state, int zone, int self, int from, boolean held) {
    int size = from;
    int count = 0;
    for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1)) {
      if (!isDealt(state, self, card)) continue;
      state.pull(zone, card);
      if (held) state.pull(Layout.HELD, card);
      count++;
    }
    // Two passes: cards put in must not be met again by the loop above.
    for (int i = 0; i < count; i++) {
      state.put(zone, pool[--size]);
      if (held) state.put(Layout.HELD, pool[size]);
    }
    return size;
  }

  // What is laid aside beside the encounter lies with the cards on their way.
  private static int clearAside(State state, int self) {
    int count = 0;
    for (int card = state.next(Layout.LAID_ASIDE, 0);
        card >= 0;
        card = state.next(Layout.LAID_ASIDE, card + 1)) {
      if (knows(state, self, card)) continue;
      state.pull(Layout.LAID_ASIDE, card);
      state.pull(Layout.ASIDE, card);
      count++;
    }
    return count;
  }

  private static boolean held(State state, int pile) {
    int card = state.next(pile, 0);
    return card >= 0 && state.has(Layout.HELD, card);
  }

  private boolean storesUnseen(State state, int slot, int self) {
    return state.b[Layout.TECH_ID + slot] != 0
        && state.b[Layout.TECH_STORED + slot] != 0
        && state.b[Layout.TECH_OWNER + slot] != self
        && isDealt(state, self, state.b[Layout.TECH_STORED + slot] - 1);
  }

  // Whether a card has the back that is being dealt, and the seat cannot see it.
  private boolean isDealt(State state, int self, int card) {
    return ((card < 64 ? low : high) >>> card & 1) != 0 && !knows(state, self, card);
  }

  private static boolean knows(State state, int self, int card) {
    return state.has(Layout.known(self), card) || state.has(Layout.hand(self), card);
  }

  // Which of the cards that lie nowhere in sight are in a cache.
  private void essences(Game game, Seat viewer) {
    Essences essences = game.essences();
    for (int alien = 0; alien < game.content().aliens().size(); alien++) {
      int first = game.content().firstEssence(alien);
      int size = 0;
      for (int card = first; card < game.content().firstEssence(alien + 1); card++)
        if (essences.isHidden(card) && essences.holder(card) != viewer) techs[size++] = card;
      for (int i = size - 1; i > 0; i--) essences.swapHidden(techs[i], techs[dice.random(i + 1)]);
    }
  }

  private void techs(Game game, State state, int self) {
    int size = 0;
    for (int i = 0; i < state.n[Layout.TECH_DECK_SIZE]; i++)
      techs[size++] = state.b[Layout.TECH_DECK + i];
    for (int slot = 0; slot < Layout.TECH_SLOTS; slot++)
      if (isHiddenTech(state, slot, self)) techs[size++] = state.b[Layout.TECH_ID + slot] - 1;
    for (int i = size - 1; i > 0; i--) swap(techs, i, dice.random(i + 1));
    for (int slot = 0; slot < Layout.TECH_SLOTS; slot++)
      if (isHiddenTech(state, slot, self))
        state.b[Layout.TECH_ID + slot] = (byte) (techs[--size] + 1);
    for (int i = 0; i < state.n[Layout.TECH_DECK_SIZE]; i++)
      state.b[Layout.TECH_DECK + i] = (byte) techs[--size];
    game.techs().index();
  }

  private static boolean isHiddenTech(State state, int slot, int self) {
    return state.b[Layout.TECH_ID + slot] != 0
        && state.b[Layout.TECH_COMPLETE + slot] == 0
        && state.b[Layout.TECH_OWNER + slot] != self;
  }

  private void shuffle(State state, int from, int size) {
    for (int i = size - 1; i > 0; i--) {
      int j = dice.random(i + 1);
      byte card = state.b[from + i];
      state.b[from + i] = state.b[from + j];
      state.b[from + j] = card;
    }
  }

  private static void swap(int[] cells, int i, int j) {
    int cell = cells[i];
    cells[i] = cells[j];
    cells[j] = cell;
  }
}
