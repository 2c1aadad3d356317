package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.odyssey.aliens.Hurtz;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.verb.Lending;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: another player borrows your power in place of its own until the encounter is over, and
/// pays with cards. Super: three tokens for each lessee.
public final class HurtzFlare {
  private static final int OF_A_WINNER = 2;

  // In the target of the use, above the borrower: the power, plus one, where there are several.
  private static final int POWER_AT = 8;

  private static final Prompt WHICH = Prompt.of("flare-hurtz/wild/alien");
  private static final Prompt WHOM = Prompt.of("flare-hurtz/wild/seat");
  private static final Prompt AGREES = Prompt.of("flare-hurtz/wild/choice");

  public static final Flare FLARE =
      flare(Hurtz.HURTZ)
          .wild(
              ANY,
              List.of(),
              "Offer to lend your alien power, one of several, to another player, in place of its"
                  + " own, until the encounter is over. Then take two cards at random from that"
                  + " player if its side has won, otherwise one.")
          .whenever(ANY, HurtzFlare::canLend, HurtzFlare::name, HurtzFlare::lend)
          .always(ANY, ENCOUNTER_END, (game, me) -> game.cards().mark() != 0, HurtzFlare::bePaid)
          .strong(
              ANY,
              List.of(Step.PLANNING, Step.REVEAL),
              "When you use your power gain three tokens for each lessee.")
          .may(ANY, BEFORE_SELECTION, Hurtz::mayOffer, Hurtz::raise)
          .may(ANY, SELECTED, Hurtz::mayOffer, Hurtz::raise)
          .may(ANY, REVEALED, Hurtz::mayOffer, Hurtz::raise);

  private HurtzFlare() {}

  private static boolean canLend(Game game, Seat me) {
    boolean fixed = game.query(Query.POWER_FIXED, me, 0) != 0;
    return !fixed
        && !game.verbs().lending().isLent()
        && isActive(game, me)
        && borrowers(game, me) != 0;
  }

  private static boolean isActive(Game game, Seat me) {
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (game.powers().inForce(Powers.instance(me, slot))) return true;
    return false;
  }

  private static int borrowers(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean fixed = game.query(Query.POWER_FIXED, seat, 0) != 0;
      if (seat != me && !fixed && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void name(Game game, Seat me) {
    Seat borrower = game.ask(me).seat(WHOM, borrowers(game, me));
    boolean one = game.verbs().lending().mayLendOne(me, borrower);
    int power = one ? game.verbs().sheets().choose(me, me, WHICH) + 1 : 0;
    game.current().target(borrower.index() | power << POWER_AT);
  }

  private static void lend(Game game, Seat me) {
    Seat borrower = Seat.of(game.current().target() & (1 << POWER_AT) - 1);
    int power = (game.current().target() >> POWER_AT) - 1;
    if (!game.ask(borrower).yes(AGREES) || !canLend(game, me)) return;
    Lending lending = game.verbs().lending();
    if (power >= 0 && lending.mayLendOne(me, borrower)) lending.lendOne(power, borrower);
    else lending.lend(me, borrower);
    game.cards().mark(borrower.index() + 1);
  }

  private static void bePaid(Game game, Seat me) {
    Seat borrower = Seat.of(game.cards().mark() - 1);
    game.cards().mark(0);
    Encounter encounter = game.encounter();
    boolean won = encounter.outcome().isWin() && borrower.in(encounter.winners().seats());
    game.verbs().hands().takeRandom(me, borrower, won ? OF_A_WINNER : 1);
  }
}
