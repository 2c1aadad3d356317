package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.POWER_LOST;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Marry: an opponent whose ship lies on its sheet. The two join each other uninvited, show and
/// swap cards, until a divorce brings half of the other's hand. Only marriage and swap are uses
/// (H-694).
public final class Bride {
  /// Tally: of whom it has been divorced.
  private static final int DIVORCED = 0;

  /// Tally: of whom it takes nothing at a divorce any more (the super flare).
  private static final int SPARED = 1;

  /// Mark: it has offered a swap in this encounter.
  private static final int SWAPPED = 0;

  private static final Prompt SHIP = Prompt.of("bride/ships");
  private static final Prompt WHOM = Prompt.of("bride/seat");
  private static final Prompt WHAT = Prompt.of("bride/choice");
  private static final Prompt GIVES = Prompt.secret("bride/card");
  private static final Prompt SHOWS = Prompt.secret("bride/cards");

  public static final Alien BRIDE =
      alien("Bride", "dominion")
          .level(1)
          .power("Marry", ANY, Step.PHASES)
          .text(
              "Before allies are invited you may marry your opponent, one at a time: a ship of its"
                  + " choice comes here. You two may join each other uninvited, show cards, and"
                  + " once an encounter swap one. Divorce your spouse, for good, to take half of"
                  + " its hand.")
          .ships("spouses")
          .tallies("divorced", "spared")
          .may(MAIN, INVITING, Bride::mayMarry, Bride::marry)
          .free(ANY, INVITED, (game, me) -> spouses(game, me) != 0, Bride::show)
          .free(ANY, TURN_START, (game, me) -> spouses(game, me) != 0, Bride::divorce)
          .free(ANY, REGROUP_START, (game, me) -> spouses(game, me) != 0, Bride::swapOrDivorce)
          .free(ANY, AIMED, (game, me) -> spouses(game, me) != 0, Bride::swapOrDivorce)
          .free(ANY, ALLIED, (game, me) -> spouses(game, me) != 0, Bride::swapOrDivorce)
          .free(ANY, BEFORE_SELECTION, (game, me) -> spouses(game, me) != 0, Bride::swapOrDivorce)
          .free(ANY, REVEALED, (game, me) -> spouses(game, me) != 0, Bride::swapOrDivorce)
          .free(ANY, OUTCOME, (game, me) -> spouses(game, me) != 0, Bride::swapOrDivorce)
          .always(ANY, POWER_LOST, Bride::isForsaken, Bride::forsake)
          .evenLost()
          .bends(Query.MAY_JOIN, Bride::sides)
          .changingHands(Bride::forsake);

  private Bride() {}

  // ---- who is whose spouse

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, BRIDE);
  }

  private static boolean is(Game game, int tally, Seat seat) {
    return game.verbs().tallies().of(BRIDE, tally, seat) > 0;
  }

  // As a mask: whose ship lies upright on the sheet.
  private static int spouses(Game game, Seat me) {
    int sheet = sheet(game, me);
    int mask = sheet < 0 ? 0 : game.powers().holding(sheet) & ~me.bit();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (is(game, DIVORCED, seat)) mask &= ~seat.bit();
    }
    return mask;
  }

  // Whether it may have one more.
  private static boolean isFree(Game game, Seat me) {
    int most = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    return Integer.bitCount(spouses(game, me)) < most;
  }

  private static boolean hasShip(Game game, Seat seat) {
    return game.ships().colonies(seat) != 0 || game.ships().onGate(seat) > 1;
  }

  private static boolean mayMarry(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return isFree(game, me)
        && game.powers().held(game.here(), opponent) == 0
        && hasShip(game, opponent)
        && game.reach().reaches(opponent)
        && game.ofPower(Query.POWER_BOUND, opponent, 0) == 0;
  }

  private static void marry(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    if (game.ships().colonies(opponent) != 0)
      game.verbs().sheetShips().put(game.here(), opponent, SHIP);
    else if (game.ships().onGate(opponent) > 1)
      game.verbs().sheetShips().gather(game.here(), opponent, Place.GATE, 1);
  }

  // ---- together

  // A spouse may join whichever main player is its partner.
  private static int sides(Game game, Seat me, Seat who, int sides) {
    Encounter encounter = game.encounter();
    int spouses = spouses(game, me);
    int partners = who == me ? spouses : who.in(spouses) ? me.bit() : 0;
    int further = 0;
    if (encounter.offense().in(partners)) further |= Alliance.OFFENSE;
    if (encounter.defense().exists() && encounter.defense().in(partners))
      further |= Alliance.DEFENSE;
    return sides | further;
  }

  // Each shows the other what it likes.
  private static void show(Game game, Seat me) {
    Seat spouse = game.ask(me).seat(WHOM, spouses(game, me));
    show(game, me, spouse);
    show(game, spouse, me);
  }

  private static void show(Game game, Seat owner, Seat viewer) {
    CardSet cards = game.cards().hand(owner);
    if (cards.isEmpty()) return;
    game.ask(owner).cards(SHOWS, cards, 0, cards.size());
    if (!cards.isEmpty()) game.verbs().hands().showing().see(viewer, owner, cards);
  }

  private static boolean maySwap(Game game, Seat me) {
    return game.mark(SWAPPED) == 0 && game.cards().handSize(me) > 0 && partners(game, me) != 0;
  }

  // The spouses who have a card.
  private static int partners(Game game, Seat me) {
    int mask = spouses(game, me);
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.cards().handSize(seat) == 0) mask &= ~seat.bit();
    }
    return game.reach().reached(mask);
  }

  // The swap is a use, the divorce is none.
  private static void swapOrDivorce(Game game, Seat me) {
    boolean swaps =
        maySwap(game, me) && game.ask(me).word(WHAT, Word.EXCHANGE, Word.WITHDRAW) == Word.EXCHANGE;
    if (swaps) swap(game, me);
    else divorce(game, me);
  }

  // Either of them may refuse.
  private static void swap(Game game, Seat me) {
    game.mark(SWAPPED, 1);
    Seat spouse = game.ask(me).seat(WHOM, partners(game, me));
    if (!game.usesPower(me, BRIDE)) return;
    if (game.cards().handSize(me) == 0 || game.cards().handSize(spouse) == 0) return;
    int given = game.ask(me).cardOrNone(GIVES, game.cards().hand(me));
    if (given < 0) return;
    int got = game.ask(spouse).cardOrNone(GIVES, game.cards().hand(spouse));
    if (got < 0) return;
    game.verbs().hands().give(me, spouse, given);
    game.verbs().hands().give(spouse, me, got);
  }

  // ---- divorce

  private static void divorce(Game game, Seat me) {
    Seat spouse = game.ask(me).seat(WHOM, spouses(game, me));
    game.verbs().tallies().add(BRIDE, DIVORCED, spouse, 1);
    boolean spared = is(game, SPARED, spouse) || game.ofPower(Query.POWER_BOUND, spouse, 0) != 0;
    if (!spared) game.verbs().hands().takeRandom(me, spouse, game.cards().handSize(spouse) / 2);
  }

  private static boolean isForsaken(Game game, Seat me) {
    return game.verbs().ships().changed() == me
        && game.verbs().ships().powerIsLost()
        && spouses(game, me) != 0;
  }

  // With its power, or its sheet, it loses its spouse and gets nothing.
  private static void forsake(Game game, Seat me) {
    int spouses = spouses(game, me);
    for (int rest = spouses; rest != 0; rest &= rest - 1) {
      Seat spouse = Seat.of(Integer.numberOfTrailingZeros(rest));
      game.verbs().tallies().add(BRIDE, DIVORCED, spouse, 1);
    }
  }

  // ---- the super

  /// Whether the Bride could marry its opponent again (the super flare).
  public static boolean mayRemarry(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    int sheet = sheet(game, me);
    return sheet >= 0
        && opponent.exists()
        && game.powers().held(sheet, opponent) > 0
        && is(game, DIVORCED, opponent)
        && spouses(game, me) == 0;
  }

  /// Its opponent is its spouse again, and keeps its cards at a divorce.
  public static void remarry(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    game.verbs().tallies().add(BRIDE, DIVORCED, opponent, -1);
    if (!is(game, SPARED, opponent)) game.verbs().tallies().add(BRIDE, SPARED, opponent, 1);
  }
}
