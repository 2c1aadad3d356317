package hypergate.content.reda.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Emulator: on completion it becomes for good a copy of a face-up tech that needs no more ships
/// than lie on it; those are the X of the copy. Without such a tech it cannot be completed.
public final class Emulator {
  private static final Prompt WHICH = Prompt.of("emulator/tech");

  public static final Tech EMULATOR =
      tech("Emulator", "reda", ANY)
          .research(Tech.X)
          .copies()
          .text(
              "On completion it becomes a copy of a face-up tech in play that needs no more ships"
                  + " than are on this; from then on it is that tech.")
          .mayCompleteWhen((game, me) -> hasTarget(game))
          .whenCompleted(Emulator::emulate);

  private Emulator() {}

  // A Mili-Tech has no research number.
  private static boolean isTarget(Game game, int slot, int target) {
    return Techs.of(game).research().mayCopy(slot, target)
        && Techs.of(game).tech(target).hasNumber()
        && Techs.of(game).researchNumber(target) <= Techs.of(game).ships(slot);
  }

  private static boolean hasTarget(Game game) {
    for (int slot = 0; slot < Techs.of(game).top(); slot++)
      if (isTarget(game, game.here(), slot)) return true;
    return false;
  }

  private static void emulate(Game game, Seat me) {
    int slot = game.here();
    Menu menu = game.ask(me).menu();
    for (int target = 0; target < Techs.of(game).top(); target++)
      if (isTarget(game, slot, target)) menu.add(Choice.of(Choice.SLOT, target));
    int target = Choice.value(game.ask(me).choose(WHICH));
    Techs.of(game).research().copy(slot, Techs.of(game).number(target));
  }
}
