package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Dominate: as a bystander it throws an attack card down before cards are revealed. Below both
/// attacks it costs ships; above one, its ships may take the place of that side's allies, who come
/// onto its sheet until it draws a new hand (H-693). Only the card is a use.
public final class DemonAlternate {
  /// Mark: what the discarded card shows, above [#LIFTED]; 0 for none.
  private static final int BID = 0;

  /// Mark: the sides whose allies it may replace, as a mask of [#side].
  private static final int DOMINATED = 1;

  private static final int LIFTED = 256;
  private static final Prompt WHICH = Prompt.of("demon-alternate/card");
  private static final Prompt LOST = Prompt.of("demon-alternate/ships");
  private static final Prompt WHERE = Prompt.of("demon-alternate/planet");
  private static final Prompt WHOSE = Prompt.of("demon-alternate/seat");

  public static final Alien DEMON_ALTERNATE =
      alien("Demon (alternate)", "odyssey")
          .level(1)
          .power("Dominate", BYSTANDER, Step.PLANNING)
          .neverWith("demon")
          .text(
              "As a bystander you may discard an attack card before cards are revealed. If both"
                  + " revealed attacks are higher you lose two ships. Allies of a side with a lower"
                  + " attack may be replaced, up to four, by your ships; theirs lie here until you"
                  + " draw a new hand.")
          .may(BYSTANDER, SELECTED, DemonAlternate::mayBid, DemonAlternate::bid)
          .naming(DemonAlternate::discard)
          .always(ANY, REVEALED, (game, me) -> game.mark(BID) != 0, DemonAlternate::compare)
          .first(Group.LAST)
          .evenLost()
          .always(ANY, OUTCOME, DemonAlternate::mayDominate, DemonAlternate::dominate)
          .first(Group.LAST)
          .evenLost()
          .always(ANY, DRAWN, DemonAlternate::isRenewed, DemonAlternate::release);

  private DemonAlternate() {}

  // ---- the card

  /// Whether it could throw an attack card down.
  public static boolean mayBid(Game game, Seat me) {
    int sheet = game.powers().find(me, DEMON_ALTERNATE);
    return game.cards().holds(me, Kind.ATTACK)
        && game.powers().mark(sheet, BID) == 0
        && game.powers().mark(sheet, DOMINATED) == 0;
  }

  /// It discards an attack card, which stays discarded whatever happens.
  public static void discard(Game game, Seat me) {
    int card = game.ask(me).card(WHICH, game.cards().hand(me, Kind.ATTACK));
    game.current().target(game.cards().face(card).value() + LIFTED);
    game.verbs().discard(me, card);
  }

  /// What it has discarded will be compared.
  public static void bid(Game game, Seat me) {
    int sheet = game.powers().find(me, DEMON_ALTERNATE);
    game.powers().mark(sheet, BID, game.current().target());
  }

  private static int side(Side side) {
    return 1 << side.index();
  }

  private static void compare(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int bid = game.mark(BID) - LIFTED;
    game.mark(BID, 0);
    boolean below =
        encounter.bothAttack()
            && encounter.value(encounter.offense()) > bid
            && encounter.value(encounter.defense()) > bid;
    if (below) {
      if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) pay(game, me);
      return;
    }
    int sides = 0;
    if (isLower(encounter, encounter.offense(), bid)) sides |= side(encounter.offensive());
    if (isLower(encounter, encounter.defense(), bid)) sides |= side(encounter.defensive());
    game.mark(DOMINATED, sides);
  }

  private static boolean isLower(Encounter encounter, Seat main, int bid) {
    return encounter.attacks(main) && encounter.value(main) < bid;
  }

  private static void pay(Game game, Seat me) {
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < 2; p++)
      game.verbs().chooseLossOf(me, game.inOrder(p), LOST, 1, game.ships().colonies(me));
    game.verbs().carryOutLoss();
  }

  // ---- the ships

  // The allies whose ships it could replace, as a mask.
  private static int allies(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int sides = game.mark(DOMINATED);
    int mask = 0;
    if ((sides & side(encounter.offensive())) != 0) mask |= encounter.offensive().allies();
    if ((sides & side(encounter.defensive())) != 0) mask |= encounter.defensive().allies();
    mask &= ~me.bit();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      boolean none =
          game.ships().at(encounter.place(ally), ally) == 0
              || game.verbs().ships().mayLeave(ally) == 0
              || game.ofPower(Query.POWER_BOUND, ally, 0) != 0;
      if (none) mask &= ~ally.bit();
    }
    return game.reach().reached(mask);
  }

  // As an ally it keeps to the limit of ships that it may have in the encounter.
  private static int most(Game game, Seat me) {
    if (!game.encounter().isAlly(me)) return RuleNumbers.MOST_SHIPS;
    int limit = game.query(Query.JOIN_LIMIT, me, RuleNumbers.MOST_SHIPS);
    return Math.min(RuleNumbers.MOST_SHIPS, limit - game.encounter().shipsOf(me));
  }

  private static boolean mayDominate(Game game, Seat me) {
    return game.encounter().outcome().isWin()
        && game.mark(DOMINATED) != 0
        && most(game, me) > 0
        && game.ships().colonies(me) != 0
        && allies(game, me) != 0;
  }

  private static void dominate(Game game, Seat me) {
    int most = most(game, me);
    Planet from = game.ask(me).planetOrNone(WHERE, game.ships().colonies(me));
    for (int sent = 0; from.exists() && sent < most; sent++) {
      int allies = allies(game, me);
      if (allies == 0 || game.ships().on(from, me) == 0) break;
      Seat ally = game.ask(me).seatOrNone(WHOSE, allies);
      if (!ally.exists()) break;
      replace(game, me, from, ally);
    }
    game.mark(DOMINATED, 0);
    game.verbs().ships().settle();
  }

  private static void replace(Game game, Seat me, Planet from, Seat ally) {
    Encounter encounter = game.encounter();
    Side side = encounter.sideOf(ally);
    int place = encounter.place(ally);
    int before = game.ships().at(place, ally);
    int captured = game.verbs().sheetShips().capture(ally, place, 1, game.here());
    int gone = before - game.ships().at(place, ally);
    encounter.shipsAtEnd(ally, Math.max(0, encounter.shipsAtEnd(ally) - gone));
    if (gone == before) side.dismiss(ally);
    if (captured == 0) return;
    side.allies(side.allies() | me.bit());
    game.verbs().ships().move(me, from.index(), place, 1, true);
    encounter.shipsAtEnd(me, encounter.shipsAtEnd(me) + 1);
  }

  // ---- the end

  private static boolean isRenewed(Game game, Seat me) {
    return game.verbs().hands().drawer() == me
        && game.verbs().hands().isNewHand()
        && game.powers().heldInAll(game.here()) > 0;
  }

  private static void release(Game game, Seat me) {
    int owners = game.powers().holding(game.here());
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      game.verbs().sheetShips().spend(game.here(), owner, game.powers().held(game.here(), owner));
    }
    game.verbs().rewards().collect(me, Integer.bitCount(owners));
  }
}
