package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.LAUNCHED;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Allegiance: members have a ship on its sheet. They do not fight each other nor ally against each
/// other, lend each other strength where one of them is a main player, and win together. Only the
/// offer of membership is a use (H-528).
public final class TheCult {
  /// Mark: the offer has been made in this encounter.
  private static final int OFFERED = 0;

  /// Mark: who has been asked whether it renounces, and above them who does.
  private static final int LEAVING = 1;

  private static final int LEAVING_AT = 8;
  private static final int PRICE = 4;

  private static final Prompt WHOM = Prompt.of("the-cult/seat");
  private static final Prompt JOINS = Prompt.of("the-cult/choice");
  private static final Prompt SHIP = Prompt.of("the-cult/ships");
  private static final Prompt LEAVES = Prompt.of("the-cult/choice-2");
  private static final Prompt FREE = Prompt.of("the-cult/choice-3");

  public static final Alien THE_CULT =
      alien("The Cult", "eons")
          .level(2)
          .hasVictory()
          .power("Allegiance", MAIN, Step.ALLIANCE)
          .text(
              "Before allies are invited you may offer your opponent membership: it puts a ship"
                  + " here. Members do not fight each other, their foreign colonies in the targeted"
                  + " system help a member there, and they win together. As a main player a member"
                  + " may leave for four ships and four cards.")
          .ships("members")
          .may(MAIN, INVITING, TheCult::mayOffer, TheCult::offer)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, strangers(game, me)).index()))
          .always(ANY, REGROUP_START, (game, me) -> free(game, me) != 0, TheCult::letGo)
          .always(ANY, LAUNCHED, (game, me) -> unasked(game) != 0, TheCult::askLeaving)
          .always(ANY, INVITING, (game, me) -> leaving(game, me) != 0, TheCult::expel)
          .always(ANY, INVITING, TheCult::isPeace, TheCult::barAll)
          .always(ANY, REVEALING, TheCult::isCalm, TheCult::calm)
          .always(ANY, TOTALS, (game, me) -> helped(game, me).exists(), TheCult::help)
          .always(ANY, BEFORE_COMPENSATION, TheCult::isBeaten, TheCult::fall)
          .always(ANY, WIN_CHECK, TheCult::isShared, TheCult::share)
          .bends(Query.BARRED_SIDES, TheCult::barred);

  private TheCult() {}

  // ---- members

  /// Members other than the owner, as a mask.
  public static int members(Game game) {
    int sheet = sheet(game);
    return sheet < 0 ? 0 : game.powers().holding(sheet);
  }

  private static int sheet(Game game) {
    return game.powers().find(game.content().alienNumber(THE_CULT.id()));
  }

  /// A member goes, with its ship.
  public static void release(Game game, Seat member) {
    game.verbs().sheetShips().release(sheet(game), member);
  }

  // The members that its rules hold for, itself among them.
  private static int bound(Game game, Seat me) {
    int bound = members(game) | me.bit();
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i) != me && game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) != 0)
        bound &= ~(1 << i);
    return bound;
  }

  private static int mains(Game game) {
    return game.encounter().offense().bit() | game.encounter().defense().bit();
  }

  private static int strangers(Game game, Seat me) {
    boolean any = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int mask = any ? game.everybody() : game.encounter().opponent(me).bit();
    mask &= ~(members(game) | me.bit());
    for (int i = 0; i < game.seats(); i++)
      if (game.ships().colonies(Seat.of(i)) == 0) mask &= ~(1 << i);
    return mask;
  }

  private static boolean mayOffer(Game game, Seat me) {
    return game.mark(OFFERED) == 0 && strangers(game, me) != 0;
  }

  private static void offer(Game game, Seat me) {
    Seat seat = Seat.of(game.current().target());
    game.mark(OFFERED, 1);
    if (!game.ask(seat).yes(JOINS)) return;
    // It has just come, so that nobody asks it whether it goes.
    game.mark(LEAVING, game.mark(LEAVING) | seat.bit());
    game.verbs().sheetShips().put(sheet(game), seat, SHIP);
  }

  // ---- leaving

  // Members that may go for nothing.
  private static int free(Game game, Seat me) {
    return members(game) & ~bound(game, me);
  }

  private static void letGo(Game game, Seat me) {
    int free = free(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(free) && game.ask(seat).yes(FREE)) release(game, seat);
    }
  }

  private static int mark(Game game) {
    return game.mark(LEAVING);
  }

  private static int unasked(Game game) {
    int mask = members(game) & mains(game) & ~mark(game);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean pays =
          game.ships().outsideWarp(seat) >= PRICE && game.cards().handSize(seat) >= PRICE;
      if (!pays) mask &= ~seat.bit();
    }
    return mask;
  }

  private static void askLeaving(Game game, Seat me) {
    int asked = unasked(game);
    for (int p = 0; p < 2; p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(asked)) continue;
      game.mark(LEAVING, mark(game) | seat.bit());
      if (game.ask(seat).yes(LEAVES)) game.mark(LEAVING, mark(game) | seat.bit() << LEAVING_AT);
    }
  }

  /// The members that are about to pay and go, as a mask.
  public static int leaving(Game game, Seat me) {
    int cult = game.powers().find(me, THE_CULT);
    return cult < 0 ? 0 : game.powers().mark(cult, LEAVING) >> LEAVING_AT;
  }

  /// A member stays after all.
  public static void keep(Game game, Seat me, Seat member) {
    int cult = game.powers().find(me, THE_CULT);
    int mark = game.powers().mark(cult, LEAVING);
    game.powers().mark(cult, LEAVING, mark & ~(member.bit() << LEAVING_AT));
  }

  private static void expel(Game game, Seat me) {
    int leaving = leaving(game, me);
    for (int p = 0; p < 2; p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(leaving)) continue;
      keep(game, me, seat);
      game.verbs().loseAnywhere(seat, PRICE, Cause.COST);
      CardSet cards = game.cards().hand(seat);
      int due = Math.min(PRICE, cards.size());
      game.ask(seat).cards(Prompt.DISCARD, cards, due, due);
      game.verbs().hands().discard(seat, cards);
      release(game, seat);
    }
  }

  // ---- the rules for members

  private static boolean isPeace(Game game, Seat me) {
    int mains = mains(game);
    return (bound(game, me) & mains) == mains;
  }

  private static void barAll(Game game, Seat me) {
    game.encounter().barInvitations(game.encounter().offensive());
    game.encounter().barInvitations(game.encounter().defensive());
  }

  private static boolean isCalm(Game game, Seat me) {
    return game.encounter().revealed() && isPeace(game, me);
  }

  private static void calm(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (game.encounter().isUp(main) && !game.encounter().negotiates(main))
        game.encounter().becomes(main, Kind.NEGOTIATE, 0);
    }
  }

  // The only main player that is a member.
  private static Seat helped(Game game, Seat me) {
    int helped = bound(game, me) & mains(game);
    return Integer.bitCount(helped) == 1
        ? Seat.of(Integer.numberOfTrailingZeros(helped))
        : Seat.NONE;
  }

  // Ships of a member on a planet of the targeted system that stand there as a foreign colony.
  private static int standing(Game game, Seat me, Seat member, Planet planet) {
    if (!member.in(bound(game, me)) || member == game.ships().systemOf(planet)) return 0;
    boolean fights = member == game.encounter().defender() && planet == game.encounter().target();
    return fights ? 0 : game.ships().on(planet, member);
  }

  private static void help(Game game, Seat me) {
    int ships = 0;
    long system = game.ships().planetsOf(game.ships().systemOf(game.encounter().target()));
    for (long rest = system; rest != 0; rest &= rest - 1)
      for (int i = 0; i < game.seats(); i++)
        ships += standing(game, me, Seat.of(i), Planet.of(Long.numberOfTrailingZeros(rest)));
    if (ships > 0) game.encounter().sideOf(helped(game, me)).add(ships);
  }

  private static boolean isBeaten(Game game, Seat me) {
    Seat helped = helped(game, me);
    return helped.exists() && game.encounter().winners().main() != helped;
  }

  private static void fall(Game game, Seat me) {
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    long system = game.ships().planetsOf(game.ships().systemOf(game.encounter().target()));
    for (long rest = system; rest != 0; rest &= rest - 1)
      for (int i = 0; i < game.seats(); i++) {
        Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
        loss.add(Seat.of(i), planet.index(), standing(game, me, Seat.of(i), planet));
      }
    game.verbs().carryOutLoss();
  }

  private static boolean isShared(Game game, Seat me) {
    int all = members(game) | me.bit();
    return (game.verbs().ships().winning() & all) != 0;
  }

  private static void share(Game game, Seat me) {
    game.verbs().ships().winning(game.verbs().ships().winning() | members(game) | me.bit());
  }

  // Nobody allies where two members meet, and no member of its own will against another.
  private static int barred(Game game, Seat me, Seat who, int sides) {
    if ((sides & Alliance.MUST) != 0) return sides;
    int members = bound(game, me);
    int mains = mains(game);
    if ((members & mains) == mains) return sides | Alliance.OFFENSE | Alliance.DEFENSE;
    if (!who.in(members)) return sides;
    if (game.encounter().offense().in(members)) return sides | Alliance.DEFENSE;
    return game.encounter().defense().in(members) ? sides | Alliance.OFFENSE : sides;
  }
}
