package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.ANSWERED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.CANCELLED;
import static hypergate.game.word.Window.CARDS_DISCARDED;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TURN_END;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.variant.essences.Essences;
import java.util.ArrayList;
import java.util.List;

/// Ticket: once a turn it gives a ticket to who has just committed its infraction (see [Tickets]),
/// or discards one. Fines that it seizes make the payer immune. Parting with a ticket is a use, and
/// seizing another one (H-839).
public final class Sheriff {
  /// Counter: how many tickets it has parted with in this turn.
  private static final int PARTED = 0;

  /// Mark: how many in this encounter.
  private static final int IN_ENCOUNTER = 0;

  // In what is named: the ticket, and above it who gets it plus one.
  private static final int TICKETS = 16;

  /// The windows in which it is asked without any infraction.
  static final List<Window> ANY_TIME =
      List.of(TURN_START, REGROUP_START, AIMED, ALLIED, BEFORE_SELECTION, REVEALED, OUTCOME);

  /// All windows in which it can part with a ticket.
  public static final List<Window> ALL = all();

  private static final Prompt WHICH = Prompt.of("sheriff/card");
  private static final Prompt WHOM = Prompt.of("sheriff/seat");
  private static final Prompt SEIZES = Prompt.of("sheriff/choice");
  private static final Prompt TAKES = Prompt.of("sheriff/cards");
  private static final Prompt RETRIEVES = Prompt.of("sheriff/number");

  public static final Alien SHERIFF = declared();

  private Sheriff() {}

  private static List<Window> all() {
    List<Window> all = new ArrayList<>(ANY_TIME);
    all.addAll(List.of(ANSWERED, CARDS_DISCARDED, CANCELLED));
    return List.copyOf(all);
  }

  private static Alien declared() {
    Alien sheriff =
        alien("Sheriff", "eons")
            .level(1)
            .power("Ticket", ANY, Step.PHASES)
            .text(
                "You hold a secret cache of three tickets. Once during each turn discard one, or"
                    + " give one to a player who commits its infraction and can pay the fine at"
                    + " once. You may seize a fine: take its cards, or retrieve as many ships. Then"
                    + " the ticket is turned down, and its player is immune to others.")
            .counter("tickets")
            .brings(Tickets.ALL);
    for (Window window : ALL)
      sheriff =
          sheriff
              .may(ANY, window, (game, me) -> mayPart(game, me, window), Sheriff::partNamed)
              .naming((game, me) -> game.current().target(name(game, me, window)));
    return sheriff
        .always(ANY, TURN_END, (game, me) -> parted(game, me) != 0, Sheriff::turnEnds)
        .evenZapped();
  }

  private static int number(Game game) {
    return game.content().alienNumber(SHERIFF.id());
  }

  private static int first(Game game) {
    return Essences.of(game).first(number(game));
  }

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, SHERIFF);
  }

  // ---- how often

  private static int parted(Game game, Seat me) {
    return game.powers().counter(sheet(game, me), PARTED);
  }

  private static int used(Game game, Seat me) {
    boolean each = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return each ? game.powers().mark(sheet(game, me), IN_ENCOUNTER) : parted(game, me);
  }

  private static void turnEnds(Game game, Seat me) {
    game.powers().counter(sheet(game, me), PARTED, 0);
  }

  // ---- tickets and who gets them

  private static boolean isImmune(Game game, Seat seat) {
    Essences tickets = Essences.of(game);
    int first = first(game);
    for (int card = first; card < tickets.end(first); card++)
      if (tickets.isTurnedBefore(card, seat)) return true;
    return false;
  }

  // Who can be given a ticket in a window, as a mask.
  private static int offenders(Game game, Seat me, int ticket, Window window) {
    int seats = 0;
    int offenders = Tickets.offenders(game, ticket, window) & ~me.bit();
    for (int rest = offenders; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (!isImmune(game, seat)
          && Tickets.canPay(game, ticket, seat)
          && game.ofPower(Query.POWER_BOUND, seat, 0) == 0) seats |= seat.bit();
    }
    return game.reach().reached(seats);
  }

  private static boolean mayPart(Game game, Seat me, Window window) {
    return used(game, me) == 0 && hasAny(game, me, window);
  }

  /// Whether it may part with a second ticket in this turn.
  public static boolean mayPartAgain(Game game, Seat me, Window window) {
    return sheet(game, me) >= 0 && used(game, me) == 1 && hasAny(game, me, window);
  }

  private static boolean hasAny(Game game, Seat me, Window window) {
    Essences tickets = Essences.of(game);
    if (ANY_TIME.contains(window)) return tickets.cacheSize(number(game)) > 0;
    int first = first(game);
    for (int card = first; card < tickets.end(first); card++)
      if (tickets.isCached(card) && offenders(game, me, card - first, window) != 0) return true;
    return false;
  }

  // Which ticket, and to whom it goes.
  private static int name(Game game, Seat me, Window window) {
    Essences tickets = Essences.of(game);
    boolean discards = ANY_TIME.contains(window);
    Menu menu = game.ask(me).menu();
    int first = first(game);
    for (int card = first; card < tickets.end(first); card++)
      if (tickets.isCached(card) && (discards || offenders(game, me, card - first, window) != 0))
        menu.add(tickets.choice(card));
    int ticket = Essences.cardOf(game.ask(me).choose(WHICH)) - first;
    int offenders = offenders(game, me, ticket, window);
    if (offenders == 0) return ticket;
    Seat seat =
        discards ? game.ask(me).seatOrNone(WHOM, offenders) : game.ask(me).seat(WHOM, offenders);
    return ticket + (seat.exists() ? TICKETS * (seat.index() + 1) : 0);
  }

  private static void partNamed(Game game, Seat me) {
    part(game, me, game.current().target());
  }

  /// It parts with a second ticket.
  public static void partAgain(Game game, Seat me, Window window) {
    if (mayPartAgain(game, me, window)) part(game, me, name(game, me, window));
  }

  private static void part(Game game, Seat me, int named) {
    int sheet = sheet(game, me);
    int ticket = named % TICKETS;
    Seat seat = Seat.of(named / TICKETS - 1);
    int card = first(game) + ticket;
    Essences tickets = Essences.of(game);
    if (!tickets.isCached(card)) return;
    game.powers().counter(sheet, PARTED, parted(game, me) + 1);
    game.powers().mark(sheet, IN_ENCOUNTER, game.powers().mark(sheet, IN_ENCOUNTER) + 1);
    if (seat.exists()) {
      Seat payer = Seat.of(game.query(Query.PENALTY_FOR, seat, seat.index()));
      tickets.openBefore(card, payer);
      tickets.refill(number(game));
      fine(game, me, payer, ticket);
    } else {
      tickets.spend(card);
    }
    if (isDone(game, me)) tickets.recall(number(game));
  }

  // All others are immune, or nothing is left to give.
  private static boolean isDone(Game game, Seat me) {
    boolean all = true;
    for (int i = 0; i < game.seats(); i++) all &= i == me.index() || isImmune(game, Seat.of(i));
    return all || Essences.of(game).cacheSize(number(game)) == 0;
  }

  // ---- fines

  private static void fine(Game game, Seat me, Seat payer, int ticket) {
    int fine = Tickets.fine(ticket);
    if (fine > 0) fineCards(game, me, payer, ticket, fine);
    else fineShips(game, me, payer, ticket, -fine);
  }

  // It asks for nothing that is not there any more.
  private static boolean seizes(Game game, Seat me, Seat payer, int ticket) {
    if (!game.ask(me).yes(SEIZES) || !game.usesPower(me, SHERIFF)) return false;
    int card = first(game) + ticket;
    if (Essences.of(game).isOpenBefore(card, payer)) Essences.of(game).turnDown(card, payer);
    return true;
  }

  private static void fineCards(Game game, Seat me, Seat payer, int ticket, int count) {
    Hands hands = game.verbs().hands();
    CardSet seen = hands.showing().lookRandom(me, payer, count);
    long low = seen.low();
    long high = seen.high();
    boolean seizes = seizes(game, me, payer, ticket);
    CardSet fined = stillThere(game, payer, low, high);
    if (seizes && !fined.isEmpty()) {
      game.ask(me).cards(TAKES, fined, 1, fined.size());
      hands.takeChosen(me, payer, fined);
      fined = stillThere(game, payer, low, high);
    }
    hands.discard(payer, fined);
  }

  private static CardSet stillThere(Game game, Seat payer, long low, long high) {
    CardSet cards = game.cards().hand(payer);
    cards.keep(low, high);
    return cards;
  }

  private static void fineShips(Game game, Seat me, Seat payer, int ticket, int count) {
    boolean seizes = seizes(game, me, payer, ticket);
    game.verbs().loseChosen(payer, count, Cause.EFFECT);
    int most = Math.min(count, game.verbs().freeInWarp(me));
    if (seizes && most > 0 && game.ships().colonies(me) != 0)
      game.verbs().ships().retrieve(me, game.ask(me).number(RETRIEVES, 0, most));
  }
}
