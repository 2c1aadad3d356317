package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.JOINED;
import static hypergate.game.word.Window.LAUNCHED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Tribute: whoever comes into its system with ships, or settles there, lays a card on its sheet
/// and a ship beside it. At the end of an encounter it keeps the tributes that it likes. Only a
/// demand is a use (H-600).
public final class Emperor {
  /// Mark: who has paid in this encounter, and above them who has taken a tribute back.
  private static final int PAID = 0;

  private static final int TAKEN_BACK_AT = 8;

  /// Mark: the super flare lets it say what it wants.
  public static final int WANTS = 1;

  private static final int ALL_KINDS = (1 << Kind.values().length) - 1;
  private static final int ENOUGH = 3;
  private static final int FINE = 3;

  private static final Prompt PAYS = Prompt.of("emperor/choice");
  private static final Prompt CARD = Prompt.of("emperor/card");
  private static final Prompt SHIP = Prompt.of("emperor/ships");
  private static final Prompt WORTHY = Prompt.of("emperor/cards");
  private static final Prompt RETURNED = Prompt.of("emperor/card-2");
  private static final Prompt WHOSE = Prompt.of("emperor/seat");
  private static final Prompt TAKES_BACK = Prompt.of("emperor/card-3");
  private static final Prompt SORT = Prompt.of("flare-emperor/super/choice");
  private static final Prompt TYPE = Prompt.of("flare-emperor/super/choice-2");
  private static final Prompt FACE = Prompt.of("flare-emperor/super/card");
  private static final Prompt FLARE = Prompt.of("flare-emperor/super/alien");

  public static final Alien EMPEROR =
      alien("Emperor", "eons")
          .level(1)
          .power("Tribute", ANY, Step.PHASES)
          .text(
              "When others send ships into your system or gain a colony there, each lays a card and"
                  + " a ship here, once an encounter. At the end of an encounter, with three"
                  + " tributes of two players, keep those you like and discard the others; you may"
                  + " give one back, which costs its giver three ships.")
          .seenCards("tributes")
          .ships("marks")
          .may(
              ANY,
              LAUNCHED,
              Emperor::isInvaded,
              (game, me) -> demand(game, me, game.encounter().offense()))
          .may(
              ANY,
              JOINED,
              Emperor::isJoined,
              (game, me) -> demand(game, me, game.encounter().joiner()))
          .may(
              ANY,
              COLONY_CHANGED,
              Emperor::isSettled,
              (game, me) -> demand(game, me, game.verbs().ships().changed()))
          .always(ANY, ENCOUNTER_END, (game, me) -> leaving(game) != 0, Emperor::giveBack)
          .free(ANY, ENCOUNTER_END, Emperor::mayJudge, Emperor::judge);

  private Emperor() {}

  // ---- demands

  private static boolean isHere(Game game, Seat me) {
    Planet target = game.encounter().target();
    return target.exists() && game.ships().systemOf(target) == me;
  }

  private static boolean isInvaded(Game game, Seat me) {
    return isHere(game, me) && pays(game, me, game.encounter().offense());
  }

  private static boolean isJoined(Game game, Seat me) {
    return isHere(game, me) && pays(game, me, game.encounter().joiner());
  }

  private static boolean isSettled(Game game, Seat me) {
    long gained = game.verbs().ships().gained() & game.ships().placesOf(me);
    return gained != 0 && pays(game, me, game.verbs().ships().changed());
  }

  private static boolean pays(Game game, Seat me, Seat payer) {
    return payer.exists()
        && payer != me
        && game.reach().reaches(payer)
        && game.cards().handSize(payer) > 0
        && game.ships().colonies(payer) != 0;
  }

  private static void demand(Game game, Seat me, Seat payer) {
    boolean asked = game.mark(WANTS) != 0;
    game.mark(WANTS, 0);
    boolean free = payer.in(game.mark(PAID)) || game.ofPower(Query.POWER_BOUND, payer, 0) != 0;
    if (!pays(game, me, payer) || free && !game.ask(payer).yes(PAYS)) return;
    game.mark(PAID, game.mark(PAID) | payer.bit());
    int card = game.ask(payer).card(CARD, asked ? wanted(game, me, payer) : hand(game, payer));
    game.verbs().sheetCards().lay(EMPEROR, payer, card);
    game.verbs().sheetCards().look(EMPEROR, payer, me, card);
    game.verbs().sheetShips().put(sheet(game), payer, SHIP);
  }

  private static CardSet hand(Game game, Seat payer) {
    return game.cards().hand(payer);
  }

  // What the payer can give of what it is asked for; anything if it has nothing of the kind.
  private static CardSet wanted(Game game, Seat me, Seat payer) {
    CardSet fitting = fitting(game, me, payer);
    return fitting.isEmpty() ? hand(game, payer) : fitting;
  }

  private static CardSet fitting(Game game, Seat me, Seat payer) {
    Word sort = game.ask(me).word(SORT, Word.ENCOUNTER, Word.OUT, Word.CARD);
    if (sort == Word.CARD) {
      int named = game.verbs().hands().showing().nameCard(me, TYPE, FACE, FLARE);
      CardSet cards = hand(game, payer);
      game.verbs().hands().showing().keepNamed(cards, named);
      return cards;
    }
    int kinds = Kind.ENCOUNTER;
    if (sort == Word.OUT) kinds = kind(game, me);
    return game.cards().ofKinds(hand(game, payer), kinds);
  }

  // A type of card, or any but encounter cards.
  private static int kind(Game game, Seat me) {
    Menu menu = game.ask(me).menu().add(Word.ALL);
    for (Kind kind : Kind.values())
      if (kind != Kind.OF_ALIEN || game.alienCards().areIn())
        menu.add(Choice.of(Choice.KIND, kind.ordinal()));
    int choice = game.ask(me).choose(TYPE);
    return Choice.is(choice, Word.ALL)
        ? ALL_KINDS & ~Kind.ENCOUNTER
        : Kind.values()[Choice.value(choice)].bit();
  }

  // ---- judging

  private static int owners(Game game) {
    int sheet = sheet(game);
    return sheet < 0 ? 0 : game.powers().holding(sheet);
  }

  private static int sheet(Game game) {
    return game.powers().find(game.content().alienNumber(EMPEROR.id()));
  }

  private static boolean mayJudge(Game game, Seat me) {
    boolean unbound = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int tributes = 0;
    for (int i = 0; i < game.seats(); i++) tributes += game.powers().held(sheet(game), Seat.of(i));
    return unbound ? tributes >= 2 : tributes >= ENOUGH && Integer.bitCount(owners(game)) >= 2;
  }

  private static CardSet tributes(Game game) {
    long low = 0;
    long high = 0;
    for (int i = 0; i < game.seats(); i++) {
      CardSet cards = game.verbs().sheetCards().of(EMPEROR, Seat.of(i));
      low |= cards.low();
      high |= cards.high();
    }
    return game.scratch().set(low, high);
  }

  private static void judge(Game game, Seat me) {
    CardSet worthy = tributes(game);
    game.ask(me).cards(WORTHY, worthy, 0, worthy.size());
    long low = worthy.low();
    long high = worthy.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      game.verbs().sheetCards().take(EMPEROR, giver(game, card), card, me);
    Seat unworthy = sendBack(game, me);
    CardSet rest = tributes(game);
    low = rest.low();
    high = rest.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      game.verbs().sheetCards().discard(EMPEROR, giver(game, card), card, me);
    for (int p = 0; p < game.seats(); p++)
      game.verbs().sheetShips().release(sheet(game), game.inOrder(p));
    if (unworthy.exists()) game.verbs().loseChosen(unworthy, FINE, Cause.EFFECT);
  }

  private static Seat giver(Game game, int card) {
    for (int i = 0; i < game.seats(); i++)
      if (game.verbs().sheetCards().of(EMPEROR, Seat.of(i)).has(card)) return Seat.of(i);
    return Seat.NONE;
  }

  // One of the others goes back to its giver, who pays for it.
  private static Seat sendBack(Game game, Seat me) {
    CardSet others = tributes(game);
    if (others.isEmpty()) return Seat.NONE;
    int card = game.ask(me).cardOrNone(RETURNED, others);
    if (card < 0) return Seat.NONE;
    int givers = 0;
    for (int i = 0; i < game.seats(); i++) if (like(game, Seat.of(i), card) >= 0) givers |= 1 << i;
    Seat giver =
        Integer.bitCount(givers) == 1 ? giver(game, card) : game.ask(me).seat(WHOSE, givers);
    game.verbs().sheetCards().take(EMPEROR, giver, like(game, giver, card), giver);
    return giver;
  }

  // A tribute of a seat that shows the same as this card.
  private static int like(Game game, Seat giver, int card) {
    CardSet cards = game.verbs().sheetCards().of(EMPEROR, giver);
    for (int one = cards.next(0); one >= 0; one = cards.next(one + 1))
      if (game.cards().face(one) == game.cards().face(card)) return one;
    return -1;
  }

  // ---- taking back

  // Givers that may take a tribute back at the end of this encounter, as a mask.
  private static int leaving(Game game) {
    int taken = game.mark(PAID) >> TAKEN_BACK_AT;
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat.in(owners(game) & ~taken) && game.ofPower(Query.POWER_BOUND, seat, 0) != 0)
        mask |= 1 << i;
    }
    return mask;
  }

  private static void giveBack(Game game, Seat me) {
    int leaving = leaving(game);
    for (int p = 0; p < game.seats(); p++) {
      Seat giver = game.inOrder(p);
      if (!giver.in(leaving)) continue;
      game.mark(PAID, game.mark(PAID) | giver.bit() << TAKEN_BACK_AT);
      CardSet cards = game.verbs().sheetCards().of(EMPEROR, giver);
      int card = game.ask(giver).cardOrNone(TAKES_BACK, cards);
      if (card < 0) continue;
      game.verbs().sheetCards().take(EMPEROR, giver, card, giver);
      game.verbs().sheetShips().release(sheet(game), giver, 1);
    }
  }
}
