package hypergate.content.odyssey.flares;

import static hypergate.game.Flare.flare;
import static hypergate.game.Role.MAIN;
import static hypergate.game.Window.ALLIED;
import static hypergate.game.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Wrack;
import hypergate.game.Flare;
import hypergate.game.Game;
import hypergate.game.Powers;
import hypergate.game.Step;
import hypergate.game.decide.Prompt;
import hypergate.game.phase.Deals;
import hypergate.game.piece.Seat;
import java.util.List;

/// Wild: each use of the opponent's power costs it a ship, until the encounter is over. Super:
/// deals are offered before cards are selected, each rejection costs a ship; with the last one the
/// encounter is lost.
public final class WrackFlare {
  private static final Prompt AGAIN = Prompt.of("flare-wrack/super/choice");

  public static final Flare FLARE =
      flare(Wrack.WRACK)
          .wild(
              MAIN,
              List.of(),
              "For the rest of the encounter your opponent sends one ship from a colony to the warp"
                  + " whenever it uses its power.")
          .anyTime(MAIN, WrackFlare::hasPower, (game, me) -> {})
          .may(MAIN, POWER_USED, WrackFlare::isUsed, (game, me) -> {})
          .must(
              MAIN,
              POWER_USED,
              WrackFlare::isUsed,
              (game, me) -> Wrack.injure(game, me, game.encounter().opponent(me)))
          .strong(
              MAIN,
              List.of(Step.ALLIANCE),
              "After alliances are formed, offer your opponent a deal. Rejected, it costs your"
                  + " opponent a ship on a colony and you may offer again, as often as you have"
                  + " ships in the encounter; if all are rejected, your side loses.")
          .may(MAIN, ALLIED, (game, me) -> game.encounter().shipsOf(me) > 0, WrackFlare::offer);

  private WrackFlare() {}

  private static boolean hasPower(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return opponent.exists()
        && Flare.reaches(game, opponent)
        && game.ships().colonies(opponent) != 0
        && game.powers().inForce(Powers.instance(opponent, Powers.OWN));
  }

  private static boolean isUsed(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return opponent.exists()
        && game.answering().seat() == opponent
        && Flare.reaches(game, opponent)
        && game.ships().colonies(opponent) != 0;
  }

  private static void offer(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    int offers = game.encounter().shipsOf(me);
    for (int i = 0; i < offers; i++) {
      if (i > 0 && !game.ask(me).yes(AGAIN)) break;
      if (Deals.propose(game, me)) return;
      if (game.ships().colonies(opponent) != 0) Wrack.injure(game, me, opponent);
    }
    game.verbs().winUnrevealed(game.encounter().sideOf(me).other());
  }
}
