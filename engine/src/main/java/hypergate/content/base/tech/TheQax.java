package hypergate.content.base.tech;

import static hypergate.game.word.Query.JOIN_LEAST;
import static hypergate.game.word.Query.MAY_JOIN;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// The Qax: a main player gives it, completed, to a player it has invited: that one must ally with
/// it and send four ships, or as many as it can without giving up a colony.
public final class TheQax {
  private static final Prompt WHOM = Prompt.of("the-qax/seat");

  public static final Tech THE_QAX =
      tech("The Qax", "base", MAIN, Step.ALLIANCE)
          .research(4)
          .text(
              "When you invite a player to ally, you may give it this completed tech: it must join"
                  + " you with four ships, but need not give up a colony.")
          .bends(MAY_JOIN, TheQax::bind)
          .bends(JOIN_LEAST, TheQax::least)
          .may(MAIN, INVITED, (game, me) -> invited(game, me) != 0, TheQax::give);

  private TheQax() {}

  private static int invited(Game game, Seat me) {
    return game.encounter().invited(game.encounter().sideOf(me));
  }

  private static void give(Game game, Seat me) {
    int slot = game.current().location();
    Seat bound = game.ask(me).seat(WHOM, invited(game, me));
    Techs.of(game)
        .mark(slot, me == game.encounter().offense() ? Alliance.OFFENSE : Alliance.DEFENSE);
    Techs.of(game).research().give(slot, bound);
  }

  private static int bind(Game game, Seat me, Seat subject, int sides) {
    int bound = Techs.of(game).mark(game.here());
    if (me != subject || bound == 0) return sides;
    return due(game, me) > 0 ? bound | Alliance.MUST : bound;
  }

  private static int least(Game game, Seat me, Seat subject, int least) {
    boolean bound = me == subject && Techs.of(game).mark(game.here()) != 0;
    return bound ? Math.max(least, due(game, me)) : least;
  }

  private static int due(Game game, Seat me) {
    int spare = 0;
    for (long rest = game.ships().standing(me); rest != 0; rest &= rest - 1)
      spare += game.ships().on(Planet.of(Long.numberOfTrailingZeros(rest)), me) - 1;
    return Math.min(spare, Math.min(4, game.query(Query.JOIN_LIMIT, me, 4)));
  }
}
