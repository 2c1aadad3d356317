package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Brainwave Tracer: before encounter cards are selected its owner takes a card at random from
/// another hand; whoever has lost it gets the tech, face down.
public final class BrainwaveTracer {
  private static final Prompt WHOSE = Prompt.of("brainwave-tracer/seat");

  public static final Tech BRAINWAVE_TRACER =
      tech("Brainwave Tracer", "odyssey", ANY, Step.PLANNING)
          .research(2)
          .text(
              "Before encounter cards are selected, take a random card from another player's hand,"
                  + " then reset this and give it to that player.")
          .may(
              ANY,
              BEFORE_SELECTION,
              (game, me) -> withCards(game, me) != 0,
              BrainwaveTracer::steal);

  private BrainwaveTracer() {}

  private static int withCards(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) seats |= 1 << i;
    return seats;
  }

  private static void steal(Game game, Seat me) {
    Seat victim = game.ask(me).seat(WHOSE, withCards(game, me));
    game.verbs().hands().takeRandom(me, victim, 1);
    Techs.of(game).research().resetUsedTo(victim);
  }
}
