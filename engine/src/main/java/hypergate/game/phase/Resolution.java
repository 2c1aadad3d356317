package hypergate.game.phase;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Totals;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The resolution phase, steps S1 to S6 of.
public final class Resolution {
  private Resolution() {}

  static void run(Acting game) {
    Encounter encounter = game.encounter();
    if (encounter.outcome() == Outcome.NONE) decide(game);
    if (encounter.is(Encounter.AGREED)) {
      // Settled when it was made.
    } else if (encounter.outcome() == Outcome.DEAL || encounter.outcome() == Outcome.NO_DEAL) {
      if (game.battles().isWonBefore()) game.parts().offenseWins();
      game.battles().landBefore();
      Deals.run(game);
    } else {
      settle(game);
    }
    cards(game);
    game.next(game.battles().goesOn() ? Step.REVEAL : Step.ENCOUNTER_END);
  }

  // S1: the final pair of cards fixes the case; automatic wins, then inversions, come
  // after.
  private static void decide(Acting game) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    Seat defense = encounter.defense();
    boolean attacks = encounter.attacks(offense) && encounter.attacks(defense);
    if (attacks) {
      int offensive = Totals.of(game, encounter.offensive());
      int defensive = Totals.of(game, encounter.defensive());
      encounter.offensive().total(offensive);
      encounter.defensive().total(defensive);
      encounter.flag(Encounter.COMPARED);
    }
    game.open(Window.DECIDING);
    if (encounter.outcome() != Outcome.NONE) {
      // A draw: what has been counted decides nothing.
      encounter.unflag(Encounter.COMPARED);
      return;
    }
    Side automatic = encounter.automaticWinner();
    Side doomed = encounter.doomed();
    if (encounter.is(Encounter.BOTH_SIDES_LOSE)) {
      encounter.unflag(Encounter.COMPARED);
      encounter.outcome(Outcome.BOTH_LOSE);
      if (game.isHeard()) game.tell(Event.Decided.by("", Outcome.BOTH_LOSE, offense, defense));
    } else if (doomed != null) {
      encounter.unflag(Encounter.COMPARED | Encounter.UPSET);
      win(game, doomed.other(), Event.Grounds.EFFECT);
    } else if (automatic != null) {
      encounter.unflag(Encounter.COMPARED);
      win(game, automatic, Event.Grounds.EFFECT);
    } else if (attacks) {
      win(game, higher(game), Event.Grounds.TOTALS);
    } else if (encounter.attacks(offense)) {
      win(game, encounter.offensive(), Event.Grounds.ATTACK);
    } else if (encounter.attacks(defense)) {
      win(game, encounter.defensive(), Event.Grounds.ATTACK);
    } else if (encounter.negotiates(offense) && encounter.negotiates(defense)) {
      encounter.outcome(Outcome.NO_DEAL);
    } else {
      // two morphs.
      encounter.outcome(Outcome.BOTH_LOSE);
    }
  }

  private static Side higher(Acting game) {
    Encounter encounter = game.encounter();
    return Totals.higher(game, encounter.offensive().total(), encounter.defensive().total());
  }

  private static void win(Acting game, Side side, Event.Grounds grounds) {
    Encounter encounter = game.encounter();
    Side winner = encounter.isUpset() ? side.other() : side;
    encounter.outcome(
        winner == encounter.offensive() ? Outcome.OFFENSE_WINS : Outcome.DEFENSE_WINS);
    if (!game.isHeard()) return;
    boolean compared = grounds == Event.Grounds.TOTALS;
    game.tell(
        new Event.Decided(
            encounter.outcome(),
            encounter.offense(),
            encounter.defense(),
            grounds,
            compared ? encounter.offensive().total() : 0,
            compared ? encounter.defensive().total() : 0,
            encounter.isUpset(),
            ""));
  }

  private static void settle(Acting game) {
    Encounter encounter = game.encounter();
    if (encounter.outcome().isWin()) game.open(Window.DECIDED);
    for (int i = 0; i < game.seats(); i++) atEnd(game, Seat.of(i));
    game.open(Window.OUTCOME);
    if (!game.battles().continues()
        && (encounter.outcome() == Outcome.OFFENSE_WINS || game.battles().isWonBefore()))
      game.parts().offenseWins();
    loseShips(game);
    land(game);
    if (encounter.outcome() == Outcome.BOTH_LOSE) return;
    compensate(game);
    rewards(game);
  }

  // An ally of both sides has won with those on one of them.
  private static void atEnd(Acting game, Seat seat) {
    Encounter encounter = game.encounter();
    boolean both = encounter.isOnBothSides(seat);
    if (both && encounter.isMain(seat))
      encounter.alliedAtEnd(seat, encounter.allied(encounter.sideOf(seat).other(), seat));
    boolean won = both && !encounter.isMain(seat) && encounter.outcome().isWin();
    game.verbs().shipKinds().leasedAtEnd(seat, encounter.leased(seat));
    encounter.shipsAtEnd(
        seat, won ? encounter.allied(encounter.winners(), seat) : encounter.shipsOf(seat));
  }

  // S2: all ships of the losing side at the same moment.
  private static void loseShips(Acting game) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().beginLoss(Cause.ENCOUNTER);
    boolean both = encounter.outcome() == Outcome.BOTH_LOSE;
    boolean offense = both || encounter.outcome() == Outcome.DEFENSE_WINS;
    boolean defense = both || encounter.outcome() == Outcome.OFFENSE_WINS;
    for (int i = 0; offense && i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat.in(encounter.spared())) continue;
      loss.add(seat, Place.GATE, game.battles().falling(seat, game.ships().onGate(seat)));
    }
    if (defense && encounter.target().exists()) addDefense(game, loss);
    for (int i = 0; defense && i < game.seats(); i++) add(game, loss, Seat.of(i), Place.BESIDE);
    game.verbs().carryOutLoss();
  }

  private static void addDefense(Acting game, Loss loss) {
    Seat defender = game.encounter().defender();
    if (!defender.exists()) return;
    add(game, loss, defender, game.encounter().target().index());
    int outpost = game.encounter().defendingOutpost();
    if (outpost >= 0) add(game, loss, defender, outpost);
  }

  private static void add(Acting game, Loss loss, Seat seat, int place) {
    if (!seat.in(game.encounter().spared())) loss.add(seat, place, game.ships().at(place, seat));
  }

  // S3: winning ships land, or defensive allies return home.
  private static void land(Acting game) {
    Encounter encounter = game.encounter();
    if (encounter.outcome() != Outcome.OFFENSE_WINS) game.battles().landBefore();
    if (encounter.outcome() == Outcome.OFFENSE_WINS && !game.battles().continues()) {
      game.open(Window.LANDING);
      game.battles().divide();
      for (int p = 0; p < game.seats(); p++) {
        Seat seat = game.inOrder(p);
        int ships = game.ships().at(Place.GATE, seat);
        boolean lands =
            ships > 0 && lands(game, seat) && game.verbs().room().on(encounter.target()) > 0;
        if (lands)
          game.verbs().ships().move(seat, Place.GATE, encounter.target().index(), ships, true);
        else game.verbs().ships().returnHome(seat, Place.GATE, ships);
        if (lands && seat == encounter.offense()) game.parts().settled(seat, encounter.target());
      }
    } else if (encounter.outcome() == Outcome.DEFENSE_WINS) {
      for (int p = 0; p < game.seats(); p++) {
        Seat seat = game.inOrder(p);
        int ships = game.ships().at(Place.BESIDE, seat);
        if (mayLand(game, seat) && gives(game, seat) == Query.SWAPPED)
          game.verbs().ships().move(seat, Place.BESIDE, encounter.target().index(), ships, true);
        else game.verbs().ships().returnHome(seat, Place.BESIDE, ships);
      }
      if (encounter.defender().exists())
        game.parts().settled(encounter.defender(), encounter.target());
    }
    game.verbs().ships().settle();
  }

  /// Whether the ships of a seat that have won on the offense's side land.
  public static boolean lands(Acting game, Seat seat) {
    return mayLand(game, seat) && gives(game, seat) == Query.AS_USUAL;
  }

  private static boolean mayLand(Acting game, Seat seat) {
    return !game.encounter().is(Encounter.NO_LANDING) && game.query(Query.MAY_LAND, seat, 1) != 0;
  }

  // S4: one card at random for each own ship that went to the warp. Who has lost with an
  // attack collects where an effect says so.
  private static void compensate(Acting game) {
    Encounter encounter = game.encounter();
    game.open(Window.BEFORE_COMPENSATION);
    Seat loser = encounter.winners().other().main();
    Seat winner = encounter.winners().main();
    boolean due = encounter.negotiates(loser) || encounter.is(Encounter.ATTACK_COMPENSATED);
    if (due && encounter.attacks(winner) && !encounter.is(Encounter.NO_SPOILS))
      compensate(game, loser, winner);
  }

  /// A main player collects compensation from another seat, for its ships that were lost in this
  /// encounter.
  public static void compensate(Acting game, Seat loser, Seat giver) {
    Encounter encounter = game.encounter();
    int lost = encounter.counting(loser, encounter.shipsLost(loser));
    int due = game.query(Query.COMPENSATION_DUE, loser, lost);
    if (due == 0) return;
    encounter.compensation(due);
    encounter.compensationFrom(giver, Seat.NONE);
    game.verbs().receipts().recipient(loser);
    game.open(Window.COMPENSATION);
    Seat recipient = game.verbs().receipts().recipient();
    int most = game.query(Query.SPOILS_LIMIT, recipient, Integer.MAX_VALUE);
    encounter.compensation(Math.min(encounter.compensation(), most));
    game.verbs().receipts().begin(recipient, false);
    encounter.compensation(collect(game, recipient));
    game.verbs().receipts().end(recipient);
    game.verbs().piles().takeUp(giver);
    game.open(Window.COMPENSATED);
  }

  // At random, unless an effect lets somebody choose.
  private static int collect(Acting game, Seat recipient) {
    Encounter encounter = game.encounter();
    Seat giver = encounter.compensationFrom();
    Seat chooser = encounter.compensationBy();
    int drawn = encounter.compensationDrawn();
    int due = encounter.compensation() - drawn;
    int got = game.verbs().draw(recipient, drawn);
    due = game.verbs().owing().settled(giver, due);
    return got + taken(game, recipient, giver, chooser, due);
  }

  private static int taken(Acting game, Seat recipient, Seat giver, Seat chooser, int due) {
    if (!chooser.exists()) return game.verbs().hands().takeRandom(recipient, giver, due);
    CardSet cards = game.cards().hand(giver);
    int most = Math.min(due, cards.size());
    game.ask(chooser).cards(Prompt.TAKE, cards, most, most);
    return game.verbs().hands().takeChosen(recipient, giver, cards);
  }

  // S5: effects first, whoever has won; then each defensive ally, clockwise from
  // the offense's left, splits before it draws; where colonies and rewards have changed places,
  // each offensive one.
  private static void rewards(Acting game) {
    Encounter encounter = game.encounter();
    boolean usual = encounter.outcome() == Outcome.DEFENSE_WINS;
    if (encounter.is(Encounter.NO_SPOILS)) return;
    game.open(Window.REWARDS);
    if (!usual && !isSwapped(game)) return;
    game.verbs().rewards().gather();
    for (int i = 1; i <= game.seats(); i++) {
      Seat ally = game.leftOf(encounter.offense(), i);
      if (!ally.in(encounter.winners().allies())) continue;
      if (gives(game, ally) != (usual ? Query.AS_USUAL : Query.SWAPPED)) continue;
      boolean against = ally == encounter.winners().other().main();
      int sent = against ? encounter.alliedAtEnd(ally) : encounter.shipsAtEnd(ally);
      int due = game.verbs().rewards().shares(ally, sent);
      if (due > 0) game.verbs().rewards().collect(ally, due);
    }
    game.verbs().rewards().deliver();
  }

  private static boolean isSwapped(Acting game) {
    for (int rest = game.encounter().winners().allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (gives(game, ally) == Query.SWAPPED) return true;
    }
    return false;
  }

  private static int gives(Acting game, Seat seat) {
    int settled = game.query(Query.WINNING_SETTLED, seat, Query.NOT_SETTLED);
    if (settled != Query.NOT_SETTLED) return settled;
    boolean swapped =
        game.encounter().is(Encounter.REWARDS_SWAPPED)
            && seat.in(game.encounter().winners().allies());
    return game.query(Query.WINNING_GIVES, seat, swapped ? Query.SWAPPED : Query.AS_USUAL);
  }

  // S6: encounter cards, the offense's first.
  private static void cards(Acting game) {
    Encounter encounter = game.encounter();
    game.open(Window.KEEPING);
    game.verbs()
        .hands()
        .together(
            () -> {
              discard(game, encounter.offense());
              discard(game, encounter.defense());
              game.verbs().seconds().discardAll();
            });
    game.open(Window.DISCARDED);
  }

  /// Discards the encounter card that lies in front of a seat, if there is one.
  static void discard(Acting game, Seat seat) {
    int card = game.encounter().card(seat);
    if (card < 0) return;
    game.encounter().card(seat, -1);
    game.verbs().usedCards().note(seat, card);
    game.cards().fromAside(card);
    game.verbs().usedCards().settlePlayed(seat, card);
  }
}
