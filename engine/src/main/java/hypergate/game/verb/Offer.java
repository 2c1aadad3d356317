package hypergate.game.verb;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.OfferTerms;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A standing offer: terms of both sides. Reused; it lives within one negotiation only. It is long
/// because each kind of term is offered, checked, told and carried out here.
public final class Offer {
  /// Terms of an offer.
  public static final int MOST_TERMS = 24;

  private final int[] term = new int[MOST_TERMS + 2];
  private final Seat[] giver = new Seat[MOST_TERMS + 2];
  private final long[] heldLow = new long[2];
  private final long[] heldHigh = new long[2];
  private int terms;
  private Seat by = Seat.NONE;

  // To whom it is made, where these are not the main players.
  private Seat partner = Seat.NONE;

  // The colony that who makes it would abandon.
  private Planet abandoned = Planet.NONE;
  private @Nullable Wanted wanted;

  /// An empty offer.
  public Offer() {}

  /// Nobody offers anything.
  public void clear() {
    terms = 0;
    by = Seat.NONE;
    partner = Seat.NONE;
    abandoned = Planet.NONE;
  }

  /// A seat begins an offer.
  public void begin(Seat speaker) {
    clear();
    by = speaker;
  }

  /// A seat begins an offer to another one, whoever the main players are.
  public void begin(Seat speaker, Seat other) {
    begin(speaker);
    partner = other;
  }

  // Who gets what a seat gives.
  private Seat receiver(Acting game, Seat from) {
    if (!partner.exists()) return game.encounter().partner(from);
    return from == by ? partner : by;
  }

  private Seat first(Acting game) {
    return partner.exists() ? by : game.encounter().dealer(game.encounter().offensive());
  }

  /// How many terms it has; 0 when nobody has offered anything.
  public int terms() {
    return terms;
  }

  /// A term, packed as [Notation] says.
  public int term(int position) {
    return term[position];
  }

  /// Who would give what a term names.
  public Seat giver(int position) {
    return giver[position];
  }

  /// Who makes it would abandon a colony.
  public void abandon(Planet planet) {
    abandoned = planet;
  }

  /// The colony that who makes it would abandon, [Planet#NONE] for none.
  public Planet abandoned() {
    return abandoned;
  }

  /// Whether it has no terms.
  public boolean isEmpty() {
    return terms == 0;
  }

  /// Adds a term.
  public void add(Seat from, int packed) {
    giver[terms] = from;
    term[terms++] = packed;
  }

  /// A seat makes a simple offer: what it gives and what it wants, packed, 0 for nothing.
  public void set(Seat speaker, int given, int wanted) {
    begin(speaker);
    if (given != 0) add(speaker, given);
    if (wanted != 0) add(speaker == Seat.NONE ? speaker : opponent, wanted);
  }

  /// Who makes it.
  public Seat speaker() {
    return by;
  }

  private Seat opponent = Seat.NONE;

  /// Adds the offers that machines choose among: one simple term each way.
  public void addSimpleOffers(Acting game, Menu menu, Seat speaker, Seat other) {
    opponent = other;
    int mine = colonyTerm(game, speaker, other);
    int theirs = colonyTerm(game, other, speaker);
    int myCards = game.cards().handSize(speaker);
    int theirCards = game.cards().handSize(other);
    if (mine != 0 && theirs != 0) add(menu, mine, theirs);
    for (int n = 1; n <= 2; n++) {
      int cards = Notation.term(Notation.CARDS, n);
      if (mine != 0 && theirCards >= n) add(menu, mine, cards);
      if (theirs != 0 && myCards >= n) add(menu, cards, theirs);
    }
    int one = Notation.term(Notation.CARDS, 1);
    if (myCards > 0 && theirCards > 0) add(menu, one, one);
    for (int i = 0; i < game.parts().terms(); i++)
      game.parts().term(i).addOffers(menu, speaker, other);
    if (theirs != 0) add(menu, 0, theirs);
    if (mine != 0) add(menu, mine, 0);
    if (theirCards > 0) add(menu, 0, one);
    if (myCards > 0) add(menu, one, 0);
  }

  /// Adds a simple offer to a menu.
  ///
  /// @param given a packed term, 0 for nothing
  /// @param wanted the same
  public static void add(Menu menu, int given, int wanted) {
    menu.add(Choice.of(Choice.OFFER, given << 12 | wanted));
  }

  /// The first planet on which the giver could grant a colony, packed; 0 when there is none. Home
  /// planets that already hold strangers come first: they cost least.
  private static int colonyTerm(Acting game, Seat from, Seat to) {
    long planets = grantable(game, from, to);
    if (planets == 0) return 0;
    long foreignToReceiver = planets & game.ships().foreignTo(to);
    long best = foreignToReceiver != 0 ? foreignToReceiver : planets;
    return Notation.term(Notation.COLONY, Long.numberOfTrailingZeros(best));
  }

  /// Planets on which the giver has a colony and the receiver has none (E-58, R-14.5), as far as
  /// there is room on them.
  private static long grantable(Acting game, Seat from, Seat to) {
    boolean hasShips = game.ships().colonies(to) != 0 || game.ships().onGate(to) > 0;
    if (!hasShips) return 0;
    return game.verbs().room().open(game.ships().colonies(from) & ~game.ships().colonies(to));
  }

  /// Adds every legal term of a giver that is not in the offer yet.
  public void addTerms(Acting game, Menu menu, Seat from, Seat to, boolean own) {
    if (!has(from, Notation.COLONY) && !has(from, Notation.COLONY_OUTPOST))
      addColonies(game, menu, grantable(game, from, to));
    int left = game.cards().handSize(from) - cards(from);
    if (left > 0) {
      if (!has(from, Notation.CARDS))
        for (int n = 1; n <= left; n++) add(menu, Notation.term(Notation.CARDS, n));
      if (own) addOwnCards(game, menu, from);
      else wanted(game).add(menu, this, from);
      for (Kind kind : KINDS)
        if (kind != Kind.OF_ALIEN || game.alienCards().areIn())
          add(menu, Notation.term(Notation.KIND, kind.ordinal()));
    }
    for (int i = 0; i < game.parts().terms(); i++) game.parts().term(i).add(this, menu, from, to);
    addPile(game, menu, from);
    addTokens(game, menu, from);
    int free = game.query(Query.MAY_FREE, from, 0);
    if (free != 0 && !has(from, Notation.FREE))
      for (int n = 1; n <= game.powers().freeable(from, to, free); n++)
        add(menu, Notation.term(Notation.FREE, n));
    if ((free & Query.TO_WARP) != 0) addSent(game, menu, from);
  }

  /// Adds the cards that a seat would give by another offer.
  void addCardsOf(Offer other, Seat from) {
    for (int i = 0; i < other.terms && terms < MOST_TERMS; i++)
      if (other.giver[i] == from && isCard(other.term[i])) add(from, other.term[i]);
  }

  private static boolean isCard(int term) {
    return switch (term >> 8) {
      case Notation.CARD, Notation.KIND, Notation.FLARE -> true;
      case Notation.ALIEN_CARD, Notation.CARDS -> true;
      default -> false;
    };
  }

  /// Adds every legal term of the seat that makes the offer and can see what it gives: what it does
  /// not have it cannot promise.
  public void addOwnTerms(Acting game, Menu menu, Seat from, Seat to) {
    if (!has(from, Notation.COLONY) && !has(from, Notation.COLONY_OUTPOST))
      addColonies(game, menu, grantable(game, from, to));
    int left = game.cards().handSize(from) - cards(from);
    if (left > 0 && !has(from, Notation.CARDS))
      for (int n = 1; n <= left; n++) add(menu, Notation.term(Notation.CARDS, n));
    if (left > 0) addOwnCards(game, menu, from);
    addPile(game, menu, from);
    addTokens(game, menu, from);
    for (int i = 0; i < game.parts().terms(); i++) game.parts().term(i).add(this, menu, from, to);
  }

  // So many ships of each owner go from the giver's sheets to the warp.
  private void addSent(Acting game, Menu menu, Seat from) {
    for (int i = 0; i < game.seats(); i++) {
      Seat owner = Seat.of(i);
      int most =
          Math.min(Notation.MOST_SENT, game.powers().freeable(from, owner, Query.FROM_SHEETS));
      if (has(from, owner)) continue;
      for (int n = 1; n <= most; n++)
        add(menu, Notation.term(Notation.SEND, Notation.sent(owner, n)));
    }
  }

  private boolean has(Seat from, Seat owner) {
    for (int i = 0; i < terms; i++)
      if (giver[i] == from
          && term[i] >> 8 == Notation.SEND
          && Notation.sentOf(term[i] & 0xff) == owner) return true;
    return false;
  }

  // Cards of a pile on the giver's sheet, by their number.
  private void addPile(Acting game, Menu menu, Seat from) {
    if (has(from, Notation.PILE)) return;
    int size = pileSize(game, from);
    for (int n = 1; n <= size; n++) add(menu, Notation.term(Notation.PILE, n));
  }

  private static int pileSize(Acting game, Seat from) {
    int sheet = game.query(Query.PILE_IN_DEALS, from, 0);
    return sheet == 0 ? 0 : Math.min(Notation.MOST, game.cards().pile(sheet - 1).size());
  }

  // Tokens that an alien counts of the giver.
  private void addTokens(Acting game, Menu menu, Seat from) {
    if (has(from, Notation.TOKENS)) return;
    int tokens = tokens(game, from);
    for (int n = 1; n <= tokens; n++) add(menu, Notation.term(Notation.TOKENS, n));
  }

  private static int tokens(Acting game, Seat from) {
    int alien = game.query(Query.TOKENS_IN_DEALS, from, 0);
    return alien == 0 ? 0 : game.verbs().tallies().of(game.content().alien(alien - 1), 0, from);
  }

  private static void giveTokens(Acting game, Seat from, Seat to, int count) {
    int alien = game.query(Query.TOKENS_IN_DEALS, from, 0);
    int tokens = Math.min(count, tokens(game, from));
    if (tokens == 0) return;
    game.verbs().tallies().add(game.content().alien(alien - 1), 0, from, -tokens);
    game.verbs().tallies().add(game.content().alien(alien - 1), 0, to, tokens);
  }

  // On each planet of a mask, where there is a free outpost also with it.
  private static void addColonies(Acting game, Menu menu, long planets) {
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      // The longer words first, so that a line that says them is read so.
      if (game.parts().hasFreeOutpost(Planet.of(planet)))
        add(menu, Notation.term(Notation.COLONY_OUTPOST, planet));
      add(menu, Notation.term(Notation.COLONY, planet));
    }
  }

  /// Adds a term of a variant's own type to a menu, unless its giver offers it already.
  public void addTerm(Menu menu, int type, Seat from, int value) {
    if (!has(from, type, value)) add(menu, Notation.term(Notation.OF_PART + type, value));
  }

  /// Whether the offer has a term of a variant's own type, given by a seat.
  public boolean has(Seat from, int type, int value) {
    return has(from, Notation.term(Notation.OF_PART + type, value), true);
  }

  private static boolean isColony(int term) {
    return term >> 8 == Notation.COLONY || term >> 8 == Notation.COLONY_OUTPOST;
  }

  private static final Kind[] KINDS = Kind.values();

  private static void add(Menu menu, int packed) {
    menu.add(Choice.of(Choice.TERM, packed));
  }

  // What the own hand shows. A card that has been offered already makes room for another like it.
  private void addOwnCards(Acting game, Menu menu, Seat from) {
    CardSet cards = game.cards().hand(from);
    for (int i = 0; i < terms; i++)
      if (giver[i] == from && term[i] >> 8 == Notation.CARD) cards.remove(term[i] & 0xff);
    Face last = null;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      Face face = game.cards().face(card);
      boolean copy = face == last || game.cards().isFurtherCopy(card, cards.low(), cards.high());
      if (!copy) add(menu, Notation.term(Notation.CARD, card));
      last = face;
    }
  }

  private Wanted wanted(Acting game) {
    Wanted made = wanted;
    if (made == null) wanted = made = new Wanted(game);
    return made;
  }

  /// Whether a seat would give something of a type already.
  public boolean has(Seat from, int type) {
    for (int i = 0; i < terms; i++) if (giver[i] == from && term[i] >> 8 == type) return true;
    return false;
  }

  /// Whether a seat would give exactly this already.
  public boolean has(Seat from, int packed, boolean exactly) {
    for (int i = 0; i < terms; i++) if (giver[i] == from && term[i] == packed) return exactly;
    return false;
  }

  private int cards(Seat from) {
    int count = 0;
    for (int i = 0; i < terms; i++) {
      if (giver[i] != from) continue;
      switch (term[i] >> 8) {
        case Notation.CARD, Notation.KIND, Notation.FLARE, Notation.ALIEN_CARD -> count++;
        case Notation.CARDS -> count += term[i] & 0xff;
        default -> {}
      }
    }
    return count;
  }

  /// The planets on which colonies would be founded.
  public long colonies() {
    long planets = 0;
    for (int i = 0; i < terms; i++)
      if (isColony(term[i])) planets |= Planet.of(term[i] & 0xff).bit();
    return planets;
  }

  /// Strikes the colony on a planet out.
  public void cancelColony(Planet planet) {
    int left = 0;
    for (int i = 0; i < terms; i++) {
      if (isColony(term[i]) && (term[i] & 0xff) == planet.index()) continue;
      term[left] = term[i];
      giver[left++] = giver[i];
    }
    terms = left;
  }

  /// How many cards a giver has beside those that it would give.
  public int cardsLeft(Acting game, Seat from) {
    return game.cards().handSize(from) - cards(from);
  }

  /// A giver gives one more card at random.
  public void addRandomCard(Seat from) {
    for (int i = 0; i < terms; i++) {
      if (giver[i] != from || term[i] >> 8 != Notation.CARDS) continue;
      term[i]++;
      return;
    }
    add(from, Notation.term(Notation.CARDS, 1));
  }

  /// The offer as everybody may read it.
  public OfferTerms told(Acting game) {
    return new OfferTerms(half(game, by), half(game, receiver(game, by)));
  }

  private List<String> half(Acting game, Seat from) {
    List<String> half = new ArrayList<>();
    for (int i = 0; i < terms; i++)
      if (giver[i] == from) half.add(Notation.term(game, term[i], Seat.NONE));
    if (from == by && abandoned.exists()) half.add("abandon " + abandoned);
    return half;
  }

  /// Whether both can deliver what they promised, and anything changes hands.
  public boolean isDeliverable(Acting game) {
    boolean counts = false;
    for (int i = 0; i < terms; i++) {
      Seat to = receiver(game, giver[i]);
      int value = term[i] & 0xff;
      boolean can =
          switch (term[i] >> 8) {
            case Notation.COLONY, Notation.COLONY_OUTPOST ->
                (grantable(game, giver[i], to) >>> value & 1) != 0;
            case Notation.CARD -> owned(game, giver[i], value) >= 0;
            case Notation.FLARE, Notation.ALIEN_CARD -> find(game, giver[i], term[i]) >= 0;
            case Notation.KIND -> game.cards().holds(giver[i], KINDS[value]);
            case Notation.PILE -> value <= pileSize(game, giver[i]);
            case Notation.TOKENS -> value <= tokens(game, giver[i]);
            case Notation.CARDS, Notation.FREE, Notation.SEND -> true;
            default ->
                game.parts().term((term[i] >> 8) - Notation.OF_PART).mayGive(giver[i], to, value);
          };
      if (!can) return false;
      counts |= term[i] >> 8 != Notation.FREE && term[i] >> 8 != Notation.SEND;
    }
    for (int i = 0; i < terms; i++)
      if (cards(giver[i]) > game.cards().handSize(giver[i])) return false;
    return counts && named(game);
  }

  // Several named cards of one face, or of one kind, must all be there.
  private boolean named(Acting game) {
    for (int i = 0; i < terms; i++) {
      int type = term[i] >> 8;
      if (type != Notation.KIND && type != Notation.CARD) continue;
      int wanted = 0;
      for (int j = 0; j < terms; j++)
        if (giver[j] == giver[i] && sameKind(game, term[i], term[j])) wanted++;
      Kind kind = kindOf(game, term[i]);
      if (game.cards().hand(giver[i], kind).size() < wanted) return false;
      if (type == Notation.CARD && held(game, giver[i], term[i]) < promised(game, i)) return false;
    }
    return true;
  }

  private int promised(Acting game, int named) {
    int count = 0;
    for (int i = 0; i < terms; i++)
      if (giver[i] == giver[named]
          && term[i] >> 8 == Notation.CARD
          && sameFace(game, term[i], term[named])) count++;
    return count;
  }

  private static int held(Acting game, Seat seat, int named) {
    int count = 0;
    CardSet hand = game.cards().hand(seat);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (sameFace(game, card, named)) count++;
    return count;
  }

  private static boolean sameFace(Acting game, int one, int other) {
    return game.cards().face(one & 0xff) == game.cards().face(other & 0xff);
  }

  private static boolean sameKind(Acting game, int one, int other) {
    int type = other >> 8;
    boolean card = type == Notation.KIND || type == Notation.CARD;
    return (card || type == Notation.FLARE || type == Notation.ALIEN_CARD)
        && kindOf(game, one) == kindOf(game, other);
  }

  private static Kind kindOf(Acting game, int packed) {
    if (packed >> 8 == Notation.FLARE) return Kind.FLARE;
    if (packed >> 8 == Notation.ALIEN_CARD) return Kind.OF_ALIEN;
    return packed >> 8 == Notation.KIND
        ? KINDS[packed & 0xff]
        : game.cards().face(packed & 0xff).kind();
  }

  /// A card in the hand with the same face as the named one, -1 when there is none.
  private static int owned(Acting game, Seat seat, int named) {
    return owned(game, seat, game.cards().face(named));
  }

  private static int owned(Acting game, Seat seat, Face face) {
    CardSet hand = game.cards().hand(seat);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (game.cards().face(card) == face) return card;
    return -1;
  }

  // The card of an alien in the hand that a term names, -1 when it is not there.
  private static int find(Acting game, Seat seat, int packed) {
    int alien = packed & 0xff;
    return owned(
        game,
        seat,
        packed >> 8 == Notation.FLARE
            ? game.content().flareFace(alien)
            : game.content().alienCardFace(alien));
  }

  /// Carries out both halves; both win checks are made together.
  public void carryOut(Acting game) {
    hold(game);
    carryOutHeld(game);
  }

  /// Notes what both have in their hands now: only that is given, whatever comes to a hand until
  /// [#carryOutHeld].
  public void hold(Acting game) {
    for (int side = 0; side < 2; side++) {
      Seat seat = side == 0 ? first(game) : receiver(game, first(game));
      CardSet held = game.cards().hand(seat);
      heldLow[side] = held.low();
      heldHigh[side] = held.high();
    }
  }

  /// Carries out both halves, from what was held at [#hold].
  public void carryOutHeld(Acting game) {
    game.cards().newCards().begin();
    for (int type : THINGS) deliver(game, type);
    game.cards().newCards().areGiven();
    game.cards().newCards().end();
    deliver(game, Notation.TOKENS);
    deliver(game, DealTerm.Moment.WITH_CARDS);
    deliver(game, Notation.FREE);
    deliver(game, Notation.SEND);
    deliver(game, DealTerm.Moment.AFTER_SHIPS);
    deliver(game, DealTerm.Moment.LAST);
    deliver(game, Notation.COLONY);
    deliver(game, Notation.COLONY_OUTPOST);
    game.verbs().ships().settle();
  }

  // Named cards leave before random ones, so that a named card is still there; colonies come
  // last, so that both are founded at one moment.
  private static final int[] THINGS = {
    Notation.CARD, Notation.FLARE, Notation.ALIEN_CARD, Notation.KIND, Notation.CARDS, Notation.PILE
  };

  private void deliver(Acting game, DealTerm.Moment moment) {
    for (int i = 0; i < game.parts().terms(); i++)
      if (game.parts().term(i).moment() == moment) deliver(game, Notation.OF_PART + i);
  }

  private void deliver(Acting game, int type) {
    for (int i = 0; i < terms; i++) if (term[i] >> 8 == type) deliver(game, giver[i], term[i]);
  }

  // both halves are carried out at the same time, so nobody gives what it has just
  // received.
  private void deliver(Acting game, Seat from, int packed) {
    Seat to = receiver(game, from);
    int side = from == first(game) ? 0 : 1;
    int value = packed & 0xff;
    switch (packed >> 8) {
      case Notation.CARD -> {
        int card = owned(game, from, value);
        if (card >= 0) game.verbs().hands().give(from, to, card);
      }
      case Notation.FLARE, Notation.ALIEN_CARD -> {
        int card = find(game, from, packed);
        if (card >= 0) game.verbs().hands().give(from, to, card);
      }
      case Notation.KIND -> {
        CardSet cards = game.cards().hand(from, KINDS[value]).keep(heldLow[side], heldHigh[side]);
        if (!cards.isEmpty())
          game.verbs().hands().give(from, to, game.ask(from).card(Prompt.DISCARD, cards));
      }
      case Notation.CARDS ->
          game.verbs().hands().takeRandom(to, from, value, heldLow[side], heldHigh[side]);
      case Notation.PILE -> givePile(game, from, to, value);
      case Notation.TOKENS -> giveTokens(game, from, to, value);
      case Notation.FREE -> game.verbs().sheetShips().free(from, to, value);
      case Notation.SEND ->
          game.verbs().sheetShips().send(from, Notation.sentOf(value), Notation.sentCount(value));
      case Notation.COLONY -> colony(game, to, Planet.of(value));
      case Notation.COLONY_OUTPOST -> {
        colony(game, to, Planet.of(value));
        game.parts().settled(to, Planet.of(value));
      }
      default -> game.parts().term((packed >> 8) - Notation.OF_PART).deliver(from, to, value);
    }
  }

  private static void givePile(Acting game, Seat from, Seat to, int count) {
    int sheet = game.query(Query.PILE_IN_DEALS, from, 0);
    if (sheet == 0) return;
    CardSet cards = game.cards().pile(sheet - 1);
    int most = Math.min(count, cards.size());
    game.ask(from).cards(Prompt.DISCARD, cards, most, most);
    game.verbs().piles().give(sheet - 1, cards, to);
  }

  // from any of the recipient's ships that are not in the warp, those on the gate
  // included.
  private static void colony(Acting game, Seat to, Planet planet) {
    Picks picks = game.verbs().ships().pickFrom(to, game.ships().colonies(to));
    picks.offer(Place.GATE, game.ships().onGate(to));
    int most = Math.min(picks.available(), game.verbs().room().on(planet));
    if (most == 0) return;
    picks.ask(game, to, Prompt.PLACE, 0, 1, most);
    game.verbs().ships().move(to, picks, planet.index(), true);
  }
}
