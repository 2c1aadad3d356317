package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.verb.ShipKind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Crush: all ships of a player at one place become one, under a crusher ship; the others lie on
/// the sheet until their owner buys them free, or the sheet leaves the game.
public final class Crusher {
  /// Mark: it has crushed the other side in this encounter.
  private static final int CRUSHED = 0;

  private static final int PLACES = Place.ON_CARD + Sizes.CARD_SLOTS;

  private static final Prompt GO = Prompt.of("crusher/number");
  private static final Prompt SPARED = Prompt.of("crusher/seats");
  private static final Prompt IN_WARP = Prompt.of("crusher/seat");
  private static final Prompt WHOSE = Prompt.of("crusher/seat-2");
  private static final Prompt GIFT = Prompt.of("crusher/cards");
  private static final Prompt TERMS = Prompt.of("crusher/choice");
  private static final Prompt TAKES = Prompt.of("crusher/choice-2");
  private static final Prompt FREES = Prompt.of("crusher/choice-3");
  private static final Prompt SHARE = Prompt.of("crusher/number-2");

  public static final Alien CRUSHER =
      alien("Crusher", "eons")
          .level(1)
          .power("Crush", ANY, Step.PHASES)
          .text(
              "As a main player, before cards are selected, crush the ships of each opposing player"
                  + " in the encounter into a stack that is one ship. When you lose ships to the"
                  + " warp crush all ships of another player there. During alliance you may release"
                  + " a player's stacks for what it could give in a deal.")
          .marksShips("stack", GO)
          .ships("crushed ship")
          .bends(Query.COUNT_AS_LOST, (game, me, who, lost) -> lost + lostInside(game, who))
          .leaving((game, me) -> releaseAll(game, game.everybody()))
          .may(MAIN, BEFORE_SELECTION, (game, me) -> opposing(game, me) != 0, Crusher::crush)
          .naming(Crusher::nameOpposing)
          .may(
              ANY,
              SHIPS_LOST,
              (game, me) -> hasLost(game, me) && inWarp(game, me) != 0,
              (game, me) -> crush(game, Seat.of(game.current().target()), Place.WARP))
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(IN_WARP, inWarp(game, me)).index()))
          .may(ANY, INVITING, (game, me) -> owners(game, me) != 0, Crusher::sell)
          .may(ANY, ALLIED, (game, me) -> owners(game, me) != 0, Crusher::sell)
          .always(
              ANY,
              PHASE_END,
              (game, me) -> immune(game) != 0,
              (game, me) -> releaseAll(game, immune(game)));

  private Crusher() {}

  private static int sheet(Game game) {
    return game.powers().find(game.content().alienNumber(CRUSHER.id()));
  }

  private static ShipKind stacks(Game game, Seat seat) {
    return game.verbs().shipKinds().of(CRUSHER, seat);
  }

  private static int stacksOf(Game game, Seat seat) {
    return stacks(game, seat).all(seat);
  }

  // ---- crushing

  // How many ships of a seat at a place are not crushed yet.
  private static int loose(Game game, Seat seat, int place) {
    return stacks(game, seat).unchanged(seat, place);
  }

  private static boolean mayCrush(Game game, Seat seat, int place) {
    return loose(game, seat, place) > 1 && stacks(game, seat).left(seat) > 0;
  }

  /// The loose ships of a seat at a place become one stack.
  public static void crush(Game game, Seat seat, int place) {
    if (!mayCrush(game, seat, place)) return;
    int inside = loose(game, seat, place) - 1;
    game.verbs().sheetShips().gather(sheet(game), seat, place, inside);
    stacks(game, seat).change(seat, place, 1);
    game.verbs().ships().settle();
  }

  private static int opposing(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (game.mark(CRUSHED) != 0 || !encounter.isInvolved(me) || !encounter.target().exists())
      return 0;
    int seats = 0;
    for (int rest = encounter.sideOf(me).other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (seat != me && mayCrush(game, seat, encounter.place(seat))) seats |= seat.bit();
    }
    return game.reach().reached(seats);
  }

  private static void nameOpposing(Game game, Seat me) {
    int seats = opposing(game, me);
    boolean free = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int spared = free ? game.ask(me).seats(SPARED, seats, Seat.MOST) : 0;
    game.current().target(seats & ~spared);
  }

  private static void crush(Game game, Seat me) {
    game.mark(CRUSHED, 1);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(game.current().target() & opposingNow(game, me)))
        crush(game, seat, game.encounter().place(seat));
    }
  }

  private static int opposingNow(Game game, Seat me) {
    return game.encounter().sideOf(me).other().seats();
  }

  // ---- in the warp

  private static boolean hasLost(Game game, Seat me) {
    return game.verbs().losing().wentToWarp(me) > 0;
  }

  private static int inWarp(Game game, Seat me) {
    return game.reach().reached(victims(game, me));
  }

  /// The other players whose ships in the warp can be crushed, as a mask.
  public static int victims(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && mayCrush(game, Seat.of(i), Place.WARP)) seats |= 1 << i;
    return seats;
  }

  // ---- releasing

  private static int owners(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && stacksOf(game, Seat.of(i)) > 0) seats |= 1 << i;
    return game.reach().reached(seats);
  }

  // Stacks of players whom it does not reach.
  private static int immune(Game game) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) if (stacksOf(game, Seat.of(i)) > 0) seats |= 1 << i;
    return seats & ~game.reach().reached(seats);
  }

  // What the owner gives, cards that it takes, or both.
  private static void sell(Game game, Seat me) {
    Seat owner = game.ask(me).seat(WHOSE, owners(game, me));
    CardSet gift = game.cards().hand(me);
    game.ask(me).cards(GIFT, gift, 0, gift.size());
    long low = gift.low();
    long high = gift.high();
    boolean gives = (low | high) != 0;
    int bidders = game.verbs().bids().invite(me, owner.bit(), TERMS);
    if (bidders == 0 && (!gives || !game.ask(owner).yes(TAKES))) return;
    if (!game.ask(me).yes(FREES)) return;
    if (bidders != 0 && !game.verbs().bids().pay(owner)) return;
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (game.cards().inHand(me, card)) game.verbs().hands().give(me, owner, card);
    release(game, owner);
  }

  private static void releaseAll(Game game, int seats) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(seats)) release(game, game.inOrder(p));
  }

  // Ships of a seat that lie in stacks, when all its stacks are lost.
  private static int lostInside(Game game, Seat owner) {
    ShipKind stacks = stacks(game, owner);
    int away = stacks.at(owner, Place.WARP) + stacks.at(owner, Place.REMOVED);
    return away < stacks.all(owner) ? 0 : game.powers().held(sheet(game), owner);
  }

  // All stacks of a seat come apart where they are; it says how many ships each of them had where
  // they are at several places.
  private static void release(Game game, Seat owner) {
    ShipKind stacks = stacks(game, owner);
    int sheet = sheet(game);
    int left = stacks.all(owner);
    for (int place = 0; place < PLACES && left > 0; place++) {
      int there = stacks.at(owner, place);
      if (there == 0) continue;
      left -= there;
      int inside = game.powers().held(sheet, owner);
      int most = inside - left;
      int coming =
          left == 0 ? inside : most <= there ? most : game.ask(owner).number(SHARE, there, most);
      stacks.lay(owner, place, 0);
      // A stack that lies on a sheet itself stays there.
      if (place == Place.ON_SHEETS) game.verbs().sheetShips().release(sheet, owner, coming);
      else game.verbs().sheetShips().send(sheet, owner, place, coming);
    }
  }
}
