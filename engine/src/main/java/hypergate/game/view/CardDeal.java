package hypergate.game.view;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Encounter;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.Pile;
import hypergate.game.table.Redealer;
import hypergate.game.verb.Acting;
import hypergate.game.verb.SheetCards;
import hypergate.game.word.Kind;

/// Deals the cosmic cards and those of a further deck anew that a seat cannot see: hands and piles
/// keep their sizes and the cards it has seen there, face-down encounter cards stay encounter
/// cards. What other seats know of such cards is their own hands.
public final class CardDeal implements Redealer {
  private final Acting game;
  private final State state;
  private final int[] pool = new int[Sizes.CARDS];
  private final int[] inHand = new int[Seat.MOST];
  private final int[] away = new int[Seat.MOST];
  private final int[] visiting = new int[Seat.MOST];
  private final int[] inPile = new int[Sizes.INSTANCES];
  private final int[] onSheet = new int[Sizes.CARD_SHEETS * Seat.MOST];
  private final boolean[] playable = new boolean[Sizes.INSTANCES];
  private Sight sight;

  // The cards that are dealt.
  private long low;
  private long high;

  // Those among them that have been found on the table.
  private long foundLow;
  private long foundHigh;

  // What has been seen at a later moment.
  private long laterLow;
  private long laterHigh;

  /// The cosmic cards of a game.
  public CardDeal(Acting game) {
    this.game = game;
    this.state = game.state();
    this.sight = game.cells().sight(Seat.NONE, state);
  }

  @Override
  public void look(Seat viewer, Menu menu) {
    sight = game.cells().sight(viewer, state);
    laterLow = sight.low();
    laterHigh = sight.high();
    for (int i = 0; i < menu.count(); i++)
      if (Choice.kind(menu.at(i)) == Choice.CARD) seeLater(Choice.value(menu.at(i)));
  }

  private void seeLater(int card) {
    if (card < 64) laterLow |= 1L << card;
    else laterHigh |= 1L << card;
  }

  @Override
  public void deal(Seat viewer, Luck luck) {
    sight = game.cells().sight(viewer, state);
    sealAnew(luck);
    deal(false, game.cards().deck(), luck);
    FurtherDeck further = game.cards().further();
    if (further != null && further.isAnyKnown()) deal(true, further.deck(), luck);
  }

  // Backs are visible: each place gets a card with the same back as before.
  private void deal(boolean further, Pile deck, Luck luck) {
    low = game.content().backLow(further) & ~(sight.low() | laterLow);
    high = game.content().backHigh(further) & ~(sight.high() | laterHigh);
    int size = collect(deck);
    int aside = further ? 0 : clearAside(Zone.LAID_ASIDE);
    for (int i = 0; i < game.seats(); i++)
      if (i == sight.self()) {
        away[i] = 0;
        visiting[i] = 0;
      } else {
        away[i] = clearAside(Zone.away(i));
        visiting[i] = clearAside(Zone.visiting(i));
      }
    SheetCards sheets = game.verbs().sheetCards();
    for (int i = 0; i < sheets.zones(); i++) onSheet[i] = clearAside(sheets.zone(i));
    luck.shuffle(pool, size);
    size = constrained(size);
    int flares = size;
    size = flarePiles(size);
    // All places are emptied first: a card that has come to one may still lie in another.
    for (int i = 0; i < Sizes.INSTANCES; i++) playable[i] = held(Zone.pile(i));
    for (int i = 0; i < game.seats(); i++) inHand[i] = i == sight.self() ? 0 : clear(Zone.hand(i));
    for (int i = 0; i < Sizes.INSTANCES; i++)
      inPile[i] = i / Sizes.POWERS == sight.self() ? 0 : clear(Zone.pile(i));
    for (int i = 0; i < game.seats(); i++) size = fill(Zone.hand(i), inHand[i], size, true);
    for (int i = 0; i < Sizes.INSTANCES; i++)
      if (isOfFlares(i)) flares = fill(Zone.pile(i), inPile[i], flares, playable[i]);
      else size = fill(Zone.pile(i), inPile[i], size, playable[i]);
    for (int i = 0; i < aside; i++) {
      state.put(Zone.LAID_ASIDE, pool[--size]);
      state.put(Zone.ASIDE, pool[size]);
    }
    for (int i = 0; i < game.seats(); i++) {
      size = fillAside(Zone.away(i), away[i], size);
      size = fillAside(Zone.visiting(i), visiting[i], size);
    }
    for (int i = 0; i < sheets.zones(); i++)
      for (int n = 0; n < onSheet[i]; n++) {
        state.put(sheets.zone(i), pool[--size]);
        state.put(Zone.ASIDE, pool[size]);
      }
    for (int i = 0; i < deck.size(); i++) if (isDealt(deck.at(i))) deck.replace(i, pool[--size]);
    for (int i = 0; i < game.seats(); i++) if (i != sight.self()) knowOwn(Seat.of(i));
  }

  // That a seat has written something down everybody knows, and not what.
  private void sealAnew(Luck luck) {
    for (int i = 0; i < game.seats(); i++)
      if (i != sight.self() && game.encounter().sealed(Seat.of(i)) != 0)
        game.encounter().seal(Seat.of(i), 1 + luck.number(Encounter.MOST_SEALED));
  }

  // What another seat knows of cards that are dealt anew is what it has itself.
  private void knowOwn(Seat seat) {
    int known = Zone.known(seat.index());
    int hand = Zone.hand(seat.index());
    state.w[known] = state.w[known] & ~foundLow | state.low(hand) & foundLow;
    state.w[known + 1] = state.w[known + 1] & ~foundHigh | state.high(hand) & foundHigh;
    knowZone(known, Zone.away(seat.index()));
    knowZone(known, Zone.visiting(seat.index()));
    SheetCards sheets = game.verbs().sheetCards();
    for (int i = 0; i < sheets.zones(); i++) {
      if (sheets.isSeen(i, seat)) knowZone(known, sheets.zone(i));
    }
    int selected = game.encounter().card(seat);
    if (selected >= 0) state.put(known, selected);
    int second = game.encounter().second(seat);
    if (second >= 0) state.put(known, second);
  }

  private void knowZone(int known, int zone) {
    state.w[known] |= state.low(zone) & foundLow;
    state.w[known + 1] |= state.high(zone) & foundHigh;
  }

  /// Gathers every unseen card into the pool, sorted.
  private int collect(Pile deck) {
    foundLow = 0;
    foundHigh = 0;
    for (int i = 0; i < deck.size(); i++) find(deck.at(i));
    for (int i = 0; i < game.seats(); i++) {
      if (i == sight.self()) continue;
      findAll(Zone.hand(i));
      findAll(Zone.away(i));
      findAll(Zone.visiting(i));
      find(game.encounter().card(Seat.of(i)));
      find(game.encounter().second(Seat.of(i)));
    }
    for (int i = 0; i < game.battles().cards(); i++) find(game.battles().card(i));
    SheetCards sheets = game.verbs().sheetCards();
    for (int i = 0; i < sheets.zones(); i++) findAll(sheets.zone(i));
    findAll(Zone.LAID_ASIDE);
    for (int i = 0; i < Sizes.INSTANCES; i++)
      if (i / Sizes.POWERS != sight.self()) findAll(Zone.pile(i));
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (storesUnseen(slot)) find(game.cardSlots().stored(slot));
    int size = 0;
    for (int card = CardSet.next(foundLow, foundHigh, 0);
        card >= 0;
        card = CardSet.next(foundLow, foundHigh, card + 1)) pool[size++] = card;
    return size;
  }

  private void find(int card) {
    if (card < 0 || !isDealt(card)) return;
    if (card < 64) foundLow |= 1L << card;
    else foundHigh |= 1L << card;
  }

  private void findAll(int zone) {
    foundLow |= state.low(zone) & low;
    foundHigh |= state.high(zone) & high;
  }

  // Face-down encounter cards, selected or stored, are encounter cards whatever they are.
  private int constrained(int from) {
    int size = from;
    for (int i = 0; i < game.seats(); i++) {
      int selected = game.encounter().card(Seat.of(i));
      if (i == sight.self() || selected < 0 || !isDealt(selected)) continue;
      int card = takeEncounterCard(size--);
      state.pull(Zone.ASIDE, selected);
      game.encounter().card(Seat.of(i), card);
    }
    for (int i = 0; i < game.seats(); i++) {
      int second = game.encounter().second(Seat.of(i));
      if (i == sight.self() || second < 0 || !isDealt(second)) continue;
      state.pull(Zone.ASIDE, second);
      game.encounter().second(Seat.of(i), takeEncounterCard(size--));
    }
    for (int i = 0; i < game.battles().cards(); i++) {
      int waiting = game.battles().card(i);
      if (waiting < 0 || !isDealt(waiting)) continue;
      state.pull(Zone.ASIDE, waiting);
      game.battles().card(i, takeEncounterCard(size--));
    }
    for (int slot = 0; slot < game.cardSlots().top(); slot++) {
      if (!storesUnseen(slot)) continue;
      state.pull(Zone.ASIDE, game.cardSlots().stored(slot));
      game.cardSlots().stored(slot, takeEncounterCard(size--));
    }
    for (int i = 0; i < game.seats(); i++)
      if (game.encounter().card(Seat.of(i)) >= 0)
        state.put(Zone.ASIDE, game.encounter().card(Seat.of(i)));
    for (int i = 0; i < game.seats(); i++)
      if (game.encounter().second(Seat.of(i)) >= 0)
        state.put(Zone.ASIDE, game.encounter().second(Seat.of(i)));
    for (int i = 0; i < game.battles().cards(); i++)
      if (game.battles().card(i) >= 0) state.put(Zone.ASIDE, game.battles().card(i));
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (game.cardSlots().stored(slot) >= 0) state.put(Zone.ASIDE, game.cardSlots().stored(slot));
    return size;
  }

  // What lies unseen on a pile of flares is one: as many are kept for it.
  private int flarePiles(int from) {
    int size = from;
    for (int i = 0; i < Sizes.INSTANCES; i++) {
      if (!isOfFlares(i) || i / Sizes.POWERS == sight.self()) continue;
      int pile = Zone.pile(i);
      for (int card = state.next(pile, 0); card >= 0; card = state.next(pile, card + 1))
        if (isDealt(card)) takeFlare(size--);
    }
    return size;
  }

  private boolean isOfFlares(int instance) {
    return game.powers().exists(instance) && game.powers().alien(instance).hasFlarePile();
  }

  private void takeFlare(int size) {
    int at = size - 1;
    while (at > 0 && game.cards().face(pool[at]).kind() != Kind.FLARE) at--;
    if (game.cards().face(pool[at]).kind() == Kind.FLARE) swap(at, size - 1);
  }

  private int takeEncounterCard(int size) {
    int at = size - 1;
    // Without any it can only be a card that an effect has let be selected instead.
    while (at > 0 && !game.cards().isEncounter(pool[at])) at--;
    if (!game.cards().isEncounter(pool[at])) at = size - 1;
    swap(at, size - 1);
    return pool[size - 1];
  }

  /// Takes what is dealt anew out of a hand or pile.
  ///
  /// @return how many cards those were
  private int clear(int zone) {
    int count = 0;
    for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1)) {
      if (!isDealt(card)) continue;
      state.pull(zone, card);
      state.pull(Zone.HELD, card);
      count++;
    }
    return count;
  }

  private int fill(int zone, int count, int from, boolean held) {
    int size = from;
    for (int i = 0; i < count; i++) {
      state.put(zone, pool[--size]);
      if (held) state.put(Zone.HELD, pool[size]);
    }
    return size;
  }

  // What is laid aside beside the encounter, or out of a hand, lies with the cards on their way.
  private int clearAside(int zone) {
    int count = 0;
    for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1)) {
      if (!isDealt(card)) continue;
      state.pull(zone, card);
      state.pull(Zone.ASIDE, card);
      count++;
    }
    return count;
  }

  private int fillAside(int zone, int count, int from) {
    int size = from;
    for (int i = 0; i < count; i++) {
      state.put(zone, pool[--size]);
      state.put(Zone.ASIDE, pool[size]);
    }
    return size;
  }

  private boolean held(int pile) {
    int card = state.next(pile, 0);
    return card >= 0 && state.has(Zone.HELD, card);
  }

  private boolean storesUnseen(int slot) {
    CardSlots slots = game.cardSlots();
    return slots.owner(slot).exists()
        && slots.stored(slot) >= 0
        && slots.owner(slot).index() != sight.self()
        && isDealt(slots.stored(slot));
  }

  // Whether a card has the back that is being dealt, and the seat cannot see it.
  private boolean isDealt(int card) {
    return ((card < 64 ? low : high) >>> card & 1) != 0;
  }

  private void swap(int one, int other) {
    int card = pool[one];
    pool[one] = pool[other];
    pool[other] = card;
  }
}
