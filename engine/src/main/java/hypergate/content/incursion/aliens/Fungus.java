package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.ShipKind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Adhere: the losers' ships come under its own in the encounter; such a stack is one ship, but
/// counts all its ships for totals.
public final class Fungus {
  /// Mark: its stacks count in this encounter.
  private static final int COUNTED = 0;

  private static final Prompt GO = Prompt.of("fungus/number");
  private static final Prompt WHICH = Prompt.of("fungus/number-2");
  private static final Prompt SHARE = Prompt.of("fungus/number-3");

  public static final Alien FUNGUS =
      alien("Fungus", "incursion")
          .level(1)
          .power("Adhere", MAIN_OR_ALLY, Step.REVEAL, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When your side wins an encounter the losing ships come under yours in it, as you"
                  + " like, until these go to the warp. Such a stack is one ship for everything,"
                  + " but adds as many as it has ships to your side's total.")
          .stacks("stack", GO, WHICH, SHARE)
          .must(MAIN_OR_ALLY, LOSING, (game, me) -> prey(game, me) != 0, Fungus::capture)
          .first(Group.CAPTURE)
          .must(MAIN_OR_ALLY, TOTALS, Fungus::mayCount, (game, me) -> game.mark(COUNTED, 1))
          .bends(Query.IN_ENCOUNTER, Fungus::counted);

  private Fungus() {}

  // ---- capturing

  // The losers of whom ships can be captured.
  private static int prey(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().losing();
    boolean won =
        loss.cause() == Cause.ENCOUNTER
            && encounter.outcome().isWin()
            && me.in(encounter.winners().seats())
            && encounter.target().exists()
            && game.ships().at(encounter.place(me), me) > 0;
    if (!won) return 0;
    int mask = 0;
    for (int rest = encounter.winners().other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (seat != me && loss.capturable(seat) > 0 && game.verbs().ships().mayLeave(seat) > 0)
        mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  private static void capture(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    for (int rest = prey(game, me); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      loss.captureUnder(seat, loss.capturable(seat), me);
    }
  }

  // ---- counting

  // How many ships lie under those of a seat in the encounter.
  private static int under(Game game, Seat me) {
    if (!game.encounter().isInvolved(me) || !game.encounter().target().exists()) return 0;
    return game.verbs().shipKinds().stacks(FUNGUS).under(me, game.encounter().place(me));
  }

  private static boolean mayCount(Game game, Seat me) {
    return game.mark(COUNTED) == 0 && under(game, me) > 0;
  }

  private static int counted(Game game, Seat me, Seat who, int ships) {
    if (who != me || game.mark(COUNTED) == 0) return ships;
    int each = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    return ships + each * under(game, me);
  }

  // ---- the super flare

  /// Whether stacks of a seat are among the ships that it is about to lose.
  public static boolean losesStacks(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    if (loss.remaining(me) == 0) return false;
    ShipKind stacks = game.verbs().shipKinds().of(FUNGUS, me);
    int place = game.encounter().isInvolved(me) ? game.encounter().place(me) : -1;
    if (place >= 0 && loss.count(me, place) > game.ships().at(place, me) - stacks.at(me, place))
      return stacks.at(me, place) > 0;
    for (long rest = loss.planets(me); rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int there = stacks.at(me, planet);
      if (there > 0 && loss.count(me, planet) > game.ships().at(planet, me) - there) return true;
    }
    return false;
  }
}
