package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.PLAYED;

import hypergate.content.alliance.aliens.Gorgon;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the ships on a planet do nothing in this encounter, and nothing happens to them. Super: a
/// Cosmic Zap on it comes to nothing.
public final class GorgonFlare {
  private static final Prompt WHERE = Prompt.of("flare-gorgon/wild/planet");

  public static final Flare FLARE =
      flare(Gorgon.GORGON)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "Before anybody is invited choose a planet. In this encounter the ships on it neither"
                  + " defend nor move, and go to the warp only if the planet leaves the game.")
          .may(MAIN, INVITING, (game, me) -> planets(game, me) != 0, GorgonFlare::freeze)
          .naming(GorgonFlare::name)
          .strong(
              ANY,
              List.of(),
              "Show this flare to cancel a Cosmic Zap played on you, which is discarded without"
                  + " effect.")
          .may(
              ANY,
              PLAYED,
              (game, me) -> game.answering().isZapOf(me) && !game.answering().isCancelled(),
              (game, me) -> game.answering().cancel());

  private GorgonFlare() {}

  // Not where somebody has ships whom wild flares do not reach.
  private static long planets(Game game, Seat me) {
    if (game.encounter().frozenPlanet().exists()) return 0;
    long spared = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && !Flare.reaches(game, Seat.of(i)))
        spared |= game.ships().standing(Seat.of(i));
    return game.ships().standing() & ~spared;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).planet(WHERE, planets(game, me)).index());
  }

  private static void freeze(Game game, Seat me) {
    game.encounter().freeze(Planet.of(game.current().target()));
  }
}
