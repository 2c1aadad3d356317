package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.verb.Bids;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Step;

/// Raid: for each winning ship that it sends home instead it captures a losing one. As any
/// encounter begins it sells captured ships for rewards, or lets their owners buy them back
/// (H-581). Only the capture is a use.
public final class Pirate {
  /// Mark: ships captured for each that goes home, less one (the super flare).
  public static final int MORE = 0;

  private static final int SALES = 4;
  private static final Prompt OWN = Prompt.of("pirate/number");
  private static final Prompt WHOSE = Prompt.of("pirate/seat");
  private static final Prompt SOLD = Prompt.of("pirate/number-2");
  private static final Prompt SOLD_WHOSE = Prompt.of("pirate/seat-2");
  private static final Prompt RANSOM_WHOSE = Prompt.of("pirate/seat-3");
  private static final Prompt RANSOM = Prompt.of("pirate/number-3");
  private static final Prompt BID = Prompt.of("pirate/choice");
  private static final Prompt ACCEPTED = Prompt.of("pirate/seat-4");

  public static final Alien PIRATE =
      alien("Pirate", "dominion")
          .level(1)
          .power("Raid", OFFENSE_OR_ALLY, Step.RESOLUTION)
          .text(
              "When your side wins and you are the offense or an ally you may send winning ships of"
                  + " yours to your other colonies and capture as many losing ships. As an"
                  + " encounter begins sell up to four for a reward each, or let owners buy theirs"
                  + " back.")
          .captives("captives")
          .may(OFFENSE_OR_ALLY, LOSING, (game, me) -> most(game, me) > 0, Pirate::raid)
          .naming((game, me) -> game.current().target(game.ask(me).number(OWN, 1, most(game, me))))
          .free(
              ANY,
              REGROUP_START,
              (game, me) -> game.powers().heldInAll(game.here()) > 0,
              Pirate::trade);

  private Pirate() {}

  // ---- the raid

  // How many of its ships it can send home for losing ones.
  private static int most(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean won =
        game.verbs().losing().cause() == Cause.ENCOUNTER
            && encounter.outcome().isWin()
            && me.in(encounter.winners().seats());
    if (!won || homes(game, me) == 0) return 0;
    int prey = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(prey(game))) prey += game.verbs().losing().capturable(Seat.of(i));
    return Math.min(prey, game.ships().at(game.encounter().place(me), me));
  }

  private static long homes(Game game, Seat me) {
    return game.ships().colonies(me) & ~game.encounter().target().bit();
  }

  // The losers of whom a ship can be captured, as a mask.
  private static int prey(Game game) {
    Loss loss = game.verbs().losing();
    int losers = game.encounter().winners().other().seats();
    for (int i = 0; i < game.seats(); i++)
      if (loss.capturable(Seat.of(i)) == 0) losers &= ~(1 << i);
    return game.reach().reached(losers);
  }

  private static void raid(Game game, Seat me) {
    int place = game.encounter().place(me);
    int sent = Math.min(game.current().target(), game.ships().at(place, me));
    int each = 1 + game.mark(MORE);
    game.verbs().ships().returnTo(me, place, sent, homes(game, me));
    game.encounter().shipsAtEnd(me, Math.max(0, game.encounter().shipsAtEnd(me) - sent));
    for (int i = 0; i < sent * each && prey(game) != 0; i++)
      game.verbs().losing().capture(game.ask(me).seat(WHOSE, prey(game)), 1, game.here());
  }

  /// The super takes two ships for each.
  public static void takeMore(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, PIRATE), MORE, 1);
  }

  // ---- sale and ransom

  private static void trade(Game game, Seat me) {
    Powers powers = game.powers();
    int sold = game.ask(me).number(SOLD, 0, Math.min(SALES, powers.heldInAll(game.here())));
    for (int i = 0; i < sold; i++)
      game.verbs()
          .sheetShips()
          .spend(game.here(), game.ask(me).seat(SOLD_WHOSE, powers.holding(game.here())), 1);
    if (sold > 0) game.verbs().rewards().collect(me, sold);
    int rounds = game.options().get(Option.DEAL_ROUNDS);
    for (int i = 0; i < rounds && powers.holding(game.here()) != 0; i++) {
      Seat owner = game.ask(me).seatOrNone(RANSOM_WHOSE, powers.holding(game.here()));
      if (!owner.exists()) return;
      ransom(game, me, owner);
    }
  }

  private static void ransom(Game game, Seat me, Seat owner) {
    int ships = game.ask(me).number(RANSOM, 1, game.powers().held(game.here(), owner));
    if (game.isHeard()) game.tell(new Event.Counted(owner, "ships to be released", ships));
    Bids bids = game.verbs().bids();
    int bidders = bids.invite(me, owner.bit(), BID);
    if (bids.accept(me, bidders, ACCEPTED).exists() && bids.pay(owner))
      game.verbs().sheetShips().release(game.here(), owner, ships);
  }
}
