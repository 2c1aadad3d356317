package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DECIDED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.conflict.aliens.Industrialist;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card of the opponent's hand is added to the own attack if it is one, too. Super: the
/// stack may get the card of either main player.
public final class IndustrialistFlare {
  public static final Flare FLARE =
      flare(Industrialist.INDUSTRIALIST)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "After you reveal an attack, take a card at random from your opponent. If it is an"
                  + " attack, add its value to your side's total and discard it; otherwise give it"
                  + " back.")
          .may(MAIN, REVEALED, IndustrialistFlare::canTake, IndustrialistFlare::take)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you lay a card on your stack, it may be the attack card of either main player.")
          .may(MAIN, DECIDED, IndustrialistFlare::isBeaten, IndustrialistFlare::choose);

  private IndustrialistFlare() {}

  private static boolean canTake(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return game.encounter().attacks(me)
        && game.cards().handSize(opponent) > 0
        && Flare.reaches(game, opponent);
  }

  private static void take(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    int card = game.verbs().hands().takeOne(me, opponent, -1L, -1L);
    if (card < 0) return;
    if (game.cards().face(card).kind() == Kind.ATTACK) {
      game.encounter().sideOf(me).add(game.cards().face(card).value());
      game.verbs().discard(me, card);
    } else {
      game.verbs().hands().give(me, opponent, card);
    }
  }

  private static boolean isBeaten(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int sheet = game.powers().find(me, Industrialist.INDUSTRIALIST);
    return encounter.winners().other().main() == me
        && encounter.attacks(me)
        && game.powers().mark(sheet, Industrialist.EITHER) == 0
        && Industrialist.attacks(game, me, true) != Industrialist.attacks(game, me, false);
  }

  private static void choose(Game game, Seat me) {
    int sheet = game.powers().find(me, Industrialist.INDUSTRIALIST);
    game.powers().mark(sheet, Industrialist.EITHER, 1);
  }
}
