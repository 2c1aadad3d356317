package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.variant.hazards.Hazard;

/// Economic Aid: the offense gives a card of its choice to each player in whose system it has a
/// colony; with too few cards it loses a ship from each foreign colony instead.
public final class EconomicAid {
  public static final Hazard ECONOMIC_AID =
      hazard("Economic Aid", "odyssey", 1)
          .text(
              "The offense gives a card of its choice to each player in whose home system it has a"
                  + " colony. With too few cards it loses a ship from each foreign colony instead.")
          .whenDrawn(EconomicAid::aid);

  private EconomicAid() {}

  private static final Prompt CARD = Prompt.of("economic-aid/card");

  private static void aid(Game game, Seat me) {
    int hosts = hosts(game, me);
    if (hosts == 0) return;
    if (Integer.bitCount(hosts) > game.cards().handSize(me)) {
      loseShips(game, me);
      return;
    }
    int owed = game.verbs().owing().settled(me, Integer.bitCount(hosts));
    for (int p = 1; p < game.seats() && owed > 0; p++) {
      Seat host = game.leftOf(me, p);
      if (!host.in(hosts)) continue;
      game.verbs().hands().give(me, host, game.ask(me).card(CARD, game.cards().hand(me)));
      owed--;
    }
  }

  private static int hosts(Game game, Seat me) {
    int hosts = 0;
    for (int i = 0; i < game.seats(); i++)
      if ((game.ships().foreignColonies(me) & game.ships().placesOf(Seat.of(i))) != 0)
        hosts |= 1 << i;
    return hosts;
  }

  private static void loseShips(Game game, Seat me) {
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (long rest = game.ships().foreignColonies(me); rest != 0; rest &= rest - 1)
      loss.add(me, Long.numberOfTrailingZeros(rest), 1);
    game.verbs().carryOutLoss();
  }
}
