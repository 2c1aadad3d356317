package hypergate.content.base.tech;

import static hypergate.game.Role.ANY;
import static hypergate.game.Tech.tech;
import static hypergate.game.Window.AIMED;
import static hypergate.game.Window.BEFORE_SELECTION;
import static hypergate.game.Window.PLAYED;
import static hypergate.game.Window.REGROUP_START;
import static hypergate.game.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.Tech;
import hypergate.game.Use;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;

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
    return use.isTech()
        && !use.isCancelled()
        && game.techs().isWithin(use.slot(), game.techs().ships(game.here()));
  }

  private static boolean isTarget(Game game, int slot, int ships) {
    return game.techs().exists(slot)
        && game.techs().isComplete(slot)
        && game.techs().isWithin(slot, ships);
  }

  private static boolean hasTarget(Game game, Seat me) {
    int ships = game.techs().ships(game.here());
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (isTarget(game, slot, ships)) return true;
    return false;
  }

  private static void scramble(Game game, Seat me) {
    int own = game.current().slot();
    Menu menu = game.ask(me).menu();
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (slot != own && isTarget(game, slot, game.techs().x(own)))
        menu.add(Choice.of(Choice.TECH_SLOT, slot));
    game.verbs().discardTech(Choice.value(game.ask(me).choose(WHICH)), "");
  }
}
