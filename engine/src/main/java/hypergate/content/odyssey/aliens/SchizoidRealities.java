package hypergate.content.odyssey.aliens;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Ships;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.variant.essences.Essences;

/// What both Schizoids do with the conditions on their sheet (H-892).
public final class SchizoidRealities {
  private SchizoidRealities() {}

  private static int number(Game game, Alien alien) {
    return game.content().alienNumber(alien.id());
  }

  // ---- setting up

  /// Lays the condition of its choice face down onto the sheet.
  public static void choose(Game game, Seat me, Alien alien, Prompt prompt) {
    Essences cards = Essences.of(game);
    int first = cards.first(number(game, alien));
    Menu menu = game.ask(me).menu();
    for (int at = 0; at < SchizoidConditions.count(game, number(game, alien)); at++)
      if (SchizoidConditions.mayBegin(game, at)) menu.add(cards.choice(first + at));
    cards.lay(Essences.cardOf(game.ask(me).choose(prompt)));
  }

  // ---- winning

  /// The seats that fulfil a condition of the sheet by what stands on the table, as a mask.
  public static int fulfilling(Game game, Alien alien) {
    int seats = 0;
    for (int at = SchizoidConditions.INTRUDER;
        at < SchizoidConditions.count(game, number(game, alien));
        at++) {
      int now = SchizoidConditions.fulfilling(game, at);
      if ((now & ~seats) != 0 && SchizoidConditions.lies(game, number(game, alien), at))
        seats |= now;
    }
    return seats;
  }

  /// In WIN_CHECK: those who win by a condition of the sheet, as a mask.
  public static int declared(Game game, Alien alien) {
    Ships ships = game.verbs().ships();
    return ships.winning() & (fulfilling(game, alien) | ships.sudden());
  }

  /// Says that those win who fulfil a condition.
  public static void declare(Game game, Alien alien) {
    game.verbs().ships().winningBy(alien.id());
  }

  /// Nobody wins by a condition now.
  public static void undeclare(Game game, Alien alien) {
    Ships ships = game.verbs().ships();
    ships.winning(ships.winning() & ~(declared(game, alien) & ~ships.settled()));
  }

  /// In WIN_CHECK: those who are kept from the usual victory, as a mask.
  public static int prevented(Game game, Alien alien) {
    Ships ships = game.verbs().ships();
    int seats = ships.winning() & ships.settled() & ~declared(game, alien);
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(seats) && isFree(game, Seat.of(i))) seats &= ~(1 << i);
    return seats;
  }

  // One colony more than usual (the Con).
  private static boolean isFree(Game game, Seat seat) {
    int needed = game.query(Query.COLONIES_NEEDED, seat, game.rules().coloniesToWin());
    return game.ofPower(Query.POWER_BOUND, seat, 0) != 0
        && game.powers().colonyMarker(seat) > needed;
  }

  /// They do not win.
  public static void prevent(Game game, Alien alien) {
    Ships ships = game.verbs().ships();
    ships.winning(ships.winning() & ~prevented(game, alien));
  }

  // ---- what happens once

  /// Those who win right after the encounter was dealt or failed to be, as a mask.
  public static int afterTalks(Game game, Alien alien) {
    Outcome outcome = game.encounter().outcome();
    if (outcome != Outcome.DEAL && outcome != Outcome.NO_DEAL) return 0;
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    return after(
        game,
        alien,
        outcome == Outcome.DEAL ? SchizoidConditions.CONCILIATOR : SchizoidConditions.BLUFFER,
        mains);
  }

  /// Those of some seats who win right after what a condition speaks of, as a mask.
  public static int after(Game game, Alien alien, int condition, int seats) {
    int right = SchizoidConditions.right(game, condition, seats);
    return right != 0 && SchizoidConditions.lies(game, number(game, alien), condition) ? right : 0;
  }

  /// They win as soon as what is under way is over.
  public static void win(Game game, Alien alien, int seats) {
    game.verbs().ships().winSoon(seats, number(game, alien));
  }

  /// In DRAWN: who has drawn a new hand, as a mask.
  public static int renewed(Game game) {
    return game.verbs().hands().isNewHand() ? game.verbs().hands().drawer().bit() : 0;
  }

  // ---- exchanging what lies face down

  /// Whether it could exchange the condition that lies face down: nobody fulfils the other now.
  public static boolean mayExchange(Game game, Alien alien) {
    Essences cards = Essences.of(game);
    int first = cards.first(number(game, alien));
    int others = 0;
    for (int card = first; card < cards.end(first); card++)
      if (cards.isHidden(card) && SchizoidConditions.fulfilling(game, card - first) == 0) others++;
    return others > 1;
  }

  /// Exchanges the condition that lies face down for another one that nobody fulfils now.
  public static void exchange(Game game, Seat me, Alien alien, Prompt prompt) {
    Essences cards = Essences.of(game);
    int first = cards.first(number(game, alien));
    Menu menu = game.ask(me).menu();
    int old = hidden(cards, first);
    for (int card = first; card < cards.end(first); card++)
      if (card != old
          && cards.isHidden(card)
          && SchizoidConditions.fulfilling(game, card - first) == 0) menu.add(cards.choice(card));
    if (menu.count() == 0 || old < 0) return;
    cards.exchange(old, Essences.cardOf(game.ask(me).choose(prompt)));
  }

  /// Exchanges it for a random one of the others.
  public static void exchange(Game game, Alien alien) {
    Essences cards = Essences.of(game);
    int old = hidden(cards, cards.first(number(game, alien)));
    int other = cards.pick(number(game, alien));
    if (old < 0 || other < 0) return;
    cards.exchange(old, other);
    win(game, alien, 0);
  }

  private static int hidden(Essences cards, int first) {
    for (int card = first; card < cards.end(first); card++) if (cards.isCached(card)) return card;
    return -1;
  }
}
