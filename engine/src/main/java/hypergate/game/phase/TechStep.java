package hypergate.game.phase;

import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.Tech;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// The tech step at the start of every encounter (technology.md section 4): each seat may research,
/// complete or abandon one of its techs, the offense first, then clockwise.
public final class TechStep {
  private TechStep() {}

  static void run(Game game) {
    int actions = game.options().get(Option.ACTIONS_PER_WINDOW);
    Seat offense = game.encounter().offense();
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of((offense.index() + i) % game.seats());
      for (int action = 0; action < actions; action++) if (!act(game, seat)) break;
    }
  }

  private static boolean act(Game game, Seat seat) {
    Menu menu = game.ask(seat).menu().add(Word.PASS);
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (game.techs().isOf(slot, seat)) addActions(game, menu, seat, slot);
    if (menu.count() == 1) return false;
    int choice = game.ask(seat).choose(Prompt.TECH_ACTION);
    int value = Choice.value(choice);
    switch (Choice.kind(choice)) {
      case Choice.RESEARCH ->
          game.verbs().research().research(seat, value >> 8, Planet.of(value & 0xff));
      case Choice.COMPLETE -> complete(game, seat, value);
      case Choice.ABANDON -> game.verbs().discardTech(value, "");
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void addActions(Game game, Menu menu, Seat seat, int slot) {
    Tech tech = game.techs().tech(slot);
    boolean faceUp = game.techs().isComplete(slot);
    if (!faceUp) {
      for (long rest = game.ships().colonies(seat); rest != 0; rest &= rest - 1) {
        Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
        if (game.verbs().research().mayResearchFrom(seat, planet))
          menu.add(Choice.of(Choice.RESEARCH, slot << 8 | planet.index()));
      }
      boolean may =
          !tech.secret() && game.techs().isFunded(slot)
              || game.options().is(Option.UNDERFUNDED, "abandons");
      if (may) menu.add(Choice.of(Choice.COMPLETE, slot));
    }
    if (game.options().is(Option.ABANDON_ACTION)
        && (!faceUp || game.options().is(Option.ABANDON_FACE_UP)))
      menu.add(Choice.of(Choice.ABANDON, slot));
  }

  // As of 2008 a tech turned up with too few ships (or a secret one) is abandoned.
  private static void complete(Game game, Seat seat, int slot) {
    if (game.techs().tech(slot).secret() || !game.techs().isFunded(slot))
      game.verbs().discardTech(slot, "");
    else game.verbs().research().complete(seat, slot);
  }
}
