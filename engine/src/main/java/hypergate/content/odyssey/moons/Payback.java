package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Payback (secret): as an ally on the losing side you may collect compensation.
public final class Payback {
  private static final Prompt FROM = Prompt.of("moon-payback/seat");

  public static final Moon PAYBACK =
      moon(87, "Payback", Group.SECRET)
          .text("As an ally on the losing side you may collect compensation from a main player.")
          .may(ALLY, BEFORE_COMPENSATION, Payback::isDue, Payback::collect);

  private static boolean isDue(Game game, Seat me) {
    return game.encounter().isBeaten(me)
        && lost(game, me) > 0
        && !game.encounter().is(Encounter.NO_SPOILS);
  }

  private static int lost(Game game, Seat me) {
    return game.encounter().counting(me, game.encounter().shipsLost(me));
  }

  private static void collect(Game game, Seat me) {
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    Seat giver = game.ask(me).seat(FROM, mains);
    int due = game.query(Query.COMPENSATION_DUE, me, lost(game, me));
    game.verbs().receipts().begin(me, false);
    game.verbs().hands().takeRandom(me, giver, game.verbs().owing().settled(giver, due));
    game.verbs().receipts().end(me);
  }

  private Payback() {}
}
