package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.dominion.aliens.Daredevil;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Peril: it may throw any attack away to lower its side's total; whenever its side wins by five or
/// less, everybody on it is rewarded. Only the throwing is a use; the card is gone if it is zapped.
public final class DaredevilAlternate {
  /// Mark: an attack has been thrown away in this encounter.
  private static final int THROWN = 0;

  /// Mark: a narrow win has been rewarded.
  private static final int REWARDED = 1;

  // What is named: the value of the card, above this.
  private static final int LIFTED = 256;

  private static final int LOW = 8;
  private static final int MARGIN = 5;
  private static final Prompt CARD = Prompt.of("daredevil-alternate/card");

  public static final Alien DAREDEVIL_ALTERNATE =
      alien("Daredevil (alternate)", "odyssey")
          .level(1)
          .power("Peril", MAIN_OR_ALLY, Step.REVEAL)
          .neverWith("daredevil")
          .text(
              "As a main player or ally, after cards are revealed, you may discard an attack to"
                  + " subtract it from your side's total. When your side wins by 5 or less, each"
                  + " player on it also collects a reward for each of its ships.")
          .may(MAIN_OR_ALLY, TOTALS, DaredevilAlternate::canLower, DaredevilAlternate::lower)
          .naming(DaredevilAlternate::discard)
          .always(
              MAIN_OR_ALLY,
              REWARDS,
              (game, me) ->
                  Daredevil.winsBy(game, me, game.ofPower(Query.POWER_NUMBER, me, MARGIN)),
              DaredevilAlternate::reward);

  private DaredevilAlternate() {}

  private static boolean canLower(Game game, Seat me) {
    return game.mark(THROWN) == 0 && game.encounter().bothAttack() && !attacks(game, me).isEmpty();
  }

  private static CardSet attacks(Game game, Seat me) {
    Seat foe = game.encounter().sideOf(me).other().main();
    CardSet attacks = game.cards().hand(me, Kind.ATTACK);
    if (game.ofPower(Query.POWER_BOUND, foe, 0) == 0) return attacks;
    for (int card = attacks.next(0); card >= 0; card = attacks.next(card + 1))
      if (game.cards().face(card).value() > LOW) attacks.remove(card);
    return attacks;
  }

  // It stays discarded whatever happens.
  private static void discard(Game game, Seat me) {
    int card = game.ask(me).card(CARD, attacks(game, me));
    game.current().target(game.cards().face(card).value() + LIFTED);
    game.verbs().discard(me, card);
  }

  private static void lower(Game game, Seat me) {
    game.mark(THROWN, 1);
    game.encounter().sideOf(me).add(LIFTED - game.current().target());
  }

  /// Whether its power works and has rewarded nobody in this encounter.
  public static boolean mayReward(Game game, Seat me) {
    int instance = game.powers().find(me, DAREDEVIL_ALTERNATE);
    return instance >= 0
        && game.powers().inForce(instance)
        && game.powers().mark(instance, REWARDED) == 0;
  }

  /// Rewards everybody on its side.
  public static void reward(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, DAREDEVIL_ALTERNATE), REWARDED, 1);
    Daredevil.rewardWinners(game);
  }
}
