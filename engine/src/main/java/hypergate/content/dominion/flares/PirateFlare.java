package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.dominion.aliens.Pirate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: rewards out of the hand of the main player who has won. Super: two ships for each that
/// goes home.
public final class PirateFlare {
  private static final Prompt CARDS = Prompt.of("flare-pirate/wild/number");

  public static final Flare FLARE =
      flare(Pirate.PIRATE)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "As a winning ally take any of your rewards as random cards out of your main player's"
                  + " hand.")
          .may(ALLY, COLLECTING, (game, me) -> most(game, me) > 0, PirateFlare::plunder)
          .strong(
              OFFENSE_OR_ALLY,
              List.of(Step.RESOLUTION),
              "With your power capture two losing ships for each ship that you send home.")
          .may(OFFENSE_OR_ALLY, POWER_USED, PirateFlare::isRaiding, Pirate::takeMore)
          .withPower();

  private PirateFlare() {}

  private static int most(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean due =
        game.verbs().rewards().collector() == me
            && encounter.outcome().isWin()
            && me.in(encounter.winners().allies());
    if (!due || !Flare.reaches(game, encounter.winners().main())) return 0;
    int hand = game.cards().handSize(encounter.winners().main());
    return Math.min(game.verbs().rewards().due(), hand);
  }

  private static void plunder(Game game, Seat me) {
    int cards = game.ask(me).number(CARDS, 1, most(game, me));
    game.verbs().rewards().due(game.verbs().rewards().due() - cards);
    game.verbs().hands().takeRandom(me, game.encounter().winners().main(), cards);
  }

  private static boolean isRaiding(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Pirate.PIRATE);
  }
}
