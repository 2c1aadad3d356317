package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REINFORCING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.alliance.aliens.General;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.verb.Reinforcing;
import hypergate.game.verb.Totals;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: whose side is behind draws a card for each allied ship, plays the reinforcements among
/// them and discards the rest. Super: allied ships bring two more each.
public final class GeneralFlare {
  private static final int EACH = 2;
  private static final Prompt SIDE = Prompt.of("flare-general/wild/side");

  public static final Flare FLARE =
      flare(General.GENERAL)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "When both main players have attacked and your side is losing, draw a card for each"
                  + " ship of your allies. Play the reinforcements among them and discard the"
                  + " others.")
          .may(MAIN, REINFORCING, GeneralFlare::isBehind, GeneralFlare::rally)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "If you have used your power, each ship of your allies adds 2 more.")
          .may(MAIN, TOTALS, GeneralFlare::canInspire, GeneralFlare::inspire);

  private GeneralFlare() {}

  private static boolean isBehind(Game game, Seat me) {
    Side side = game.encounter().sideOf(me);
    return game.encounter().bothAttack()
        && General.ships(game, side) > 0
        && Totals.leading(game) != side;
  }

  private static void rally(Game game, Seat me) {
    int count = General.ships(game, game.encounter().sideOf(me));
    CardSet drawn = game.verbs().receipts().draw(me, count);
    long low = drawn.low();
    long high = drawn.high();
    // Each of them may be answered, so that the hand is looked at anew.
    for (int card = first(game, me, low, high); card >= 0; card = first(game, me, low, high)) {
      Reinforcing.reinforceWith(game, me, card, SIDE);
      CardSet left = game.cards().hand(me).keep(low, high);
      left.remove(card);
      low = left.low();
      high = left.high();
    }
    game.verbs().hands().discard(me, game.cards().hand(me).keep(low, high));
  }

  private static int first(Game game, Seat me, long low, long high) {
    return game.cards().hand(me, Kind.REINFORCEMENT).keep(low, high).next(0);
  }

  private static boolean canInspire(Game game, Seat me) {
    int sheet = game.powers().find(me, General.GENERAL);
    return game.encounter().bothAttack()
        && game.powers().mark(sheet, General.USED) != 0
        && General.ships(game, game.encounter().sideOf(me)) > 0;
  }

  private static void inspire(Game game, Seat me) {
    Side side = game.encounter().sideOf(me);
    side.add(EACH * General.ships(game, side));
  }
}
