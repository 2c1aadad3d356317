package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Use;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Tech Scrambler: secret; at any time it cancels another face-up tech, in play or just being used,
/// whose research number is not above the ships on the Scrambler; that tech is discarded.
public final class TechScrambler {
  private static final Prompt WHICH = Prompt.of("tech-scrambler/tech");

  public static final Tech TECH_SCRAMBLER =
      tech("Tech Scrambler", "base", ANY)
          .research(Tech.X)
          .staysSecret()
          .text(
              "Keep it face down. At any time reveal and discard it to cancel and discard another"
                  + " tech in play, or being used, that needs no more ships than are on this.")
          .may(ANY, PLAYED, TechScrambler::canAnswer, (game, me) -> game.answering().cancel())
          .may(ANY, REGROUP_START, TechScrambler::hasTarget, TechScrambler::scramble)
          .may(ANY, AIMED, TechScrambler::hasTarget, TechScrambler::scramble)
          .may(ANY, BEFORE_SELECTION, TechScrambler::hasTarget, TechScrambler::scramble)
          .may(ANY, REVEALED, TechScrambler::hasTarget, TechScrambler::scramble);

  private TechScrambler() {}

  private static boolean canAnswer(Game game, Seat me) {
    Use use = game.answering();
    return use.ability().source() == Tech.SOURCE
        && !use.isCancelled()
        && Techs.of(game).isWithin(use.location(), Techs.of(game).ships(game.here()));
  }

  private static boolean isTarget(Game game, int slot, int ships) {
    return Techs.of(game).exists(slot)
        && Techs.of(game).isComplete(slot)
        && Techs.of(game).isWithin(slot, ships);
  }

  private static boolean hasTarget(Game game, Seat me) {
    int ships = Techs.of(game).ships(game.here());
    for (int slot = 0; slot < Techs.of(game).top(); slot++)
      if (isTarget(game, slot, ships)) return true;
    return false;
  }

  private static void scramble(Game game, Seat me) {
    int own = game.current().location();
    Menu menu = game.ask(me).menu();
    for (int slot = 0; slot < Techs.of(game).top(); slot++)
      if (slot != own && isTarget(game, slot, Techs.of(game).x(own)))
        menu.add(Choice.of(Choice.SLOT, slot));
    Techs.of(game).research().discard(Choice.value(game.ask(me).choose(WHICH)));
  }
}
